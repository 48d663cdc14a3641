/** What the sealer has yet to seal: whole transactions, in the order in which readers page. */
import type pg from 'pg'
import { copyOfStream } from './chain.ts'
import { copied } from './copied.ts'
import type { Standing } from './marks.ts'
import { afterColumn, numberAt, placeOfXid } from './packed.ts'

type Heads = Map<bigint, Standing>

interface Unsealed {
  /** The last transaction of the window. */
  to: bigint
  links: Link[]
  heads: Heads
}

/** A transfer with its line as the chain sees it. */
interface Link {
  readonly account_id: bigint
  readonly seq: bigint
  readonly line: Uint8Array
}

interface Placed extends Link {
  readonly xid: bigint
}

/**
 * The next transactions that have ended. Of two that met at one account the later number may have been the
 * first to write. A window that would cut between them is widened until it has both; where the first to write
 * lies beyond the oldest transaction still running, the other waits for it.
 */
export async function windowFrom(client: pg.Client, from: bigint, most: number): Promise<Unsealed | null> {
  const links = await linksSince(client, from, most)
  if (links.length === 0) return null
  const last = links.reduce((highest, { xid }) => (xid > highest ? xid : highest), from)
  const heads = await headsOf(client, [...new Set(links.map(({ account_id }) => account_id))])
  if (links.length >= most && gapsIn(links, heads).size > 0) return windowFrom(client, from, most * 2)
  return narrowed(client, { to: last, links, heads })
}

/** As bytes, which are hashed as they come: of a line no text is made, and of its columns only three numbers. */
async function linksSince(client: pg.Client, from: bigint, most: number): Promise<Placed[]> {
  const links: Placed[] = []
  await copied(client, copyOfStream(from, most), (bytes) => {
    const ofSeq = afterColumn(bytes, 0)
    const xid = numberAt(bytes, placeOfXid(bytes, afterColumn(bytes, ofSeq)))
    links.push({
      account_id: BigInt(numberAt(bytes, 0)),
      seq: BigInt(numberAt(bytes, ofSeq)),
      xid: BigInt(xid),
      line: Uint8Array.from(bytes),
    })
  })
  return links
}

/** Without what comes before its turn, and without all that is as late: until nothing is missing in between. */
async function narrowed(
  client: pg.Client,
  window: Omit<Unsealed, 'links'> & { links: Placed[] },
): Promise<Unsealed | null> {
  let { to, links } = window
  for (;;) {
    const gaps = await writtenLater(client, gapsIn(links, window.heads), to)
    if (gaps.size === 0) break
    const early = links.filter(({ account_id, seq }) => seq > (gaps.get(account_id) ?? seq))
    to = early.reduce((least, { xid }) => (xid < least ? xid : least), to + 1n) - 1n
    const end = to
    links = links.filter(({ xid }) => xid <= end)
  }
  return links.length > 0 ? { ...window, to, links } : null
}

/** The number that is missing first, of each account that misses one. */
function gapsIn(links: readonly Link[], heads: Heads): Map<bigint, bigint> {
  const due = new Map<bigint, bigint>()
  const gaps = new Map<bigint, bigint>()
  for (const { account_id, seq } of links) {
    const next = due.get(account_id) ?? (heads.get(account_id)?.seq ?? 0n) + 1n
    if (seq !== next && !gaps.has(account_id)) gaps.set(account_id, next)
    due.set(account_id, seq + 1n)
  }
  return gaps
}

/** Those that a later transaction filled. What nobody has written was taken away: the verifier must come upon it. */
async function writtenLater(
  client: pg.Client,
  gaps: ReadonlyMap<bigint, bigint>,
  to: bigint,
): Promise<Map<bigint, bigint>> {
  if (gaps.size === 0) return new Map()
  const { rows } = await client.query<{ account_id: bigint; seq: bigint }>(
    `select t.account_id, t.seq from unnest($1::bigint[], $2::bigint[]) as gap (account_id, seq)
       join ledger.transfers t on t.account_id = gap.account_id and t.seq = gap.seq where t.xid > $3`,
    [[...gaps.keys()], [...gaps.values()], to],
  )
  return new Map(rows.map(({ account_id, seq }) => [account_id, seq]))
}

async function headsOf(client: pg.Client, accounts: bigint[]): Promise<Heads> {
  const { rows } = await client.query<Standing & { account_id: bigint }>(
    'select account_id, seq, head, prints from ledger.chain_heads where account_id = any($1::bigint[])',
    [accounts],
  )
  return new Map(rows.map(({ account_id, ...standing }) => [account_id, standing]))
}
