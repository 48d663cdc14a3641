/**
 * The verifier: reads the chain again from the transfers themselves and doubts everything, from the last anchor that it
 * checked before, or whole. Transfers of what was checked are not read again.
 */
import type { KeyObject } from 'node:crypto'
import pg from 'pg'
import '../../../platform/database/int8.ts'
import { readAnchors } from './anchors.ts'
import { genesis, type Link, linkColumns, nextHead, nextRoot } from './chain.ts'
import { type Checked, checkedHeads, type Head, type Heads, keepChecked, placeOf } from './checked.ts'

export interface ChainReport {
  readonly seals: number
  /** Well signed ones. */
  readonly anchors: number
  readonly rows: number
  readonly problems: string[]
}

export interface Extent {
  /** Keeps how far it came, and goes on from there. Without it the whole chain is verified, and nothing kept. */
  readonly checkedFile?: string
  /** From the first transfer all the same. */
  readonly whole?: boolean
}

interface Seal {
  readonly no: bigint
  readonly from_xid: bigint
  readonly to_xid: bigint
  readonly rows: bigint
  readonly root: Buffer
  readonly old: boolean
}

const problemsMax = 50
/** Transfers that are in memory at once are about twice as many: one part is hashed while the next is read. */
const partRows = 20_000

/**
 * Recomputes every sealed window and compares it with the seal in the database and with the signed
 * anchor outside. A changed, inserted or removed transfer, a cut tail and a rewritten chain each
 * make some root differ.
 */
export async function verifyChain(
  url: string,
  anchorsFile: string,
  key: KeyObject,
  { checkedFile, whole = false }: Extent = {},
): Promise<ChainReport> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const problems: string[] = []
  const found: Found = (problem) => problems.length < problemsMax && problems.push(problem)
  try {
    const start = checkedFile && !whole ? await placeOf(client, checkedFile, key) : null
    // Before the snapshot: what an anchor names was committed by then.
    const { anchors, broken, end } = readAnchors(anchorsFile, key, start?.anchorsRead)
    await client.query('begin isolation level repeatable read read only')
    // Ranges of the stream have an index of their own, whatever statistics say.
    await client.query('set local enable_seqscan = off')
    const anchored = anchors.size
    if (broken > 0) found(`${broken} anchors carry no good signature`)
    if (end < (start?.anchorsRead ?? 0)) found('the file of anchors outside the database was cut')
    const seals = await sealsAfter(client, start, found)
    const walked = await walk(client, { seals, start, anchors, found })
    await compareHeads(client, walked.heads, start === null, found)
    await client.query('commit')
    if (checkedFile && problems.length === 0 && walked.anchored)
      await keepChecked(
        client,
        { file: checkedFile, key, isWhole: start === null },
        { ...walked.anchored, anchorsRead: end },
        walked.anchored.heads,
      )
    return { seals: seals.length, anchors: anchored, rows: walked.total, problems }
  } finally {
    await client.end()
  }
}

type Found = (problem: string) => unknown

async function sealsAfter(client: pg.Client, start: Checked | null, found: Found): Promise<Seal[]> {
  const { rows } = await client.query<Seal>(
    `select no, from_xid, to_xid, rows, root, at not between now() - interval '1 minute' and now() as old
       from ledger.seals where no >= $1 order by no`,
    [start?.no ?? 0n],
  )
  if (!start) return rows
  const [checked, ...later] = rows
  if (checked?.no !== start.no || !checked.root.equals(start.root))
    found(`seal ${start.no} is not what it was when it was verified`)
  const [next] = later
  if (next && checked && next.from_xid !== checked.to_xid)
    found(`seal ${next.no} does not follow the one before it`)
  return later
}

interface Walk {
  readonly seals: readonly Seal[]
  readonly start: Checked | null
  readonly anchors: Map<string, { readonly root: string }>
  readonly found: Found
}

interface Walked {
  readonly total: number
  /** Of the accounts that were met. */
  readonly heads: Heads
  /** The last seal that an anchor covers, and the heads as they were there. */
  readonly anchored: { readonly no: bigint; readonly root: Buffer; readonly heads: Heads } | null
}

async function walk(client: pg.Client, { seals, start, anchors, found }: Walk): Promise<Walked> {
  const heads: Heads = new Map()
  let root: Buffer = start?.root ?? genesis
  let total = 0
  let expected = { no: (start?.no ?? 0n) + 1n, from: start ? (seals[0]?.from_xid ?? 0n) : 0n }
  let unanchored: Seal[] = []
  let kept: Walked['anchored'] = null
  const lastAnchored = seals.findLast(({ no }) => anchors.has(String(no)))?.no
  for await (const part of read(client, seals, start ? heads : null)) {
    for (const [seal, links] of part) {
      if (seal.no !== expected.no || seal.from_xid !== expected.from)
        found(`seal ${seal.no} does not follow the one before it`)
      expected = { no: seal.no + 1n, from: seal.to_xid }
      root = nextRoot(root, roll(links, heads, found))
      total += links.length
      if (BigInt(links.length) !== seal.rows)
        found(`seal ${seal.no} covers ${seal.rows} transfers, ${links.length} are there`)
      if (!root.equals(seal.root)) found(`seal ${seal.no} does not match its transfers`)
      const anchor = anchors.get(String(seal.no))
      if (anchor && anchor.root !== root.toString('hex'))
        found(`anchor ${seal.no} outside the database does not match`)
      unanchored = anchor ? [] : [...unanchored, seal]
      anchors.delete(String(seal.no))
      if (seal.no === lastAnchored) kept = { no: seal.no, root, heads: new Map(heads) }
    }
  }
  for (const no of anchors.keys())
    if (!start || BigInt(no) > start.no) found(`anchor ${no} outside the database names a seal that is gone`)
  // A crash may leave a single seal without its anchor; the next one covers it, for roots go on from each other.
  const [bare] = unanchored
  if (bare?.old && unanchored.length > 1)
    found(`no anchor outside the database covers seal ${bare.no} and later`)
  return { total, heads, anchored: kept }
}

type Part = readonly (readonly [Seal, Link[]])[]

/**
 * The windows with their transfers, many small ones at a time, the next ones asked for before these are gone through.
 * Where a verification goes on, the heads of their accounts are there with them.
 */
async function* read(client: pg.Client, seals: readonly Seal[], heads: Heads | null): AsyncGenerator<Part> {
  const parts: Seal[][] = []
  let rows = 0n
  for (const seal of seals) {
    if (parts.length === 0 || rows + seal.rows > partRows) {
      parts.push([])
      rows = 0n
    }
    parts.at(-1)?.push(seal)
    rows += seal.rows
  }
  let next = parts[0] ? readPart(client, parts[0]) : null
  for (let at = 0; next; at++) {
    const part: Part = await next
    // One question at a time on one connection.
    if (heads) await begin(client, heads, part)
    const following = parts[at + 1]
    next = following ? readPart(client, following) : null
    yield part
  }
}

async function readPart(client: pg.Client, seals: readonly Seal[]): Promise<Part> {
  const { rows } = await client.query<Link & { xid: bigint }>(
    `select ${linkColumns}, xid from ledger.transfers where xid >= $1 and xid < $2 order by account_id, seq`,
    [seals[0]?.from_xid, seals.at(-1)?.to_xid],
  )
  const part = seals.map((seal): [Seal, (Link & { xid: bigint })[]] => [seal, []])
  for (const link of rows) {
    let [low, high] = [0, seals.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (link.xid < (seals[middle]?.to_xid ?? 0n)) high = middle
      else low = middle + 1
    }
    part[low]?.[1].push(link)
  }
  return part
}

/** Where the chains of accounts that come up for the first time were when they were checked. */
async function begin(client: pg.Client, heads: Heads, part: Part): Promise<void> {
  const unknown = new Set<bigint>()
  for (const [, links] of part)
    for (const { account_id } of links) if (!heads.has(account_id)) unknown.add(account_id)
  for (const [account, head] of await checkedHeads(client, [...unknown])) heads.set(account, head)
}

function roll(links: readonly Link[], heads: Heads, found: Found) {
  const changed = new Map<bigint, Head & { accountId: bigint }>()
  for (const { account_id: accountId, seq, line } of links) {
    const before = heads.get(accountId) ?? { seq: 0n, head: genesis }
    if (seq !== before.seq + 1n) found(`account ${accountId} goes from transfer ${before.seq} to ${seq}`)
    const head = nextHead(before.head, line)
    heads.set(accountId, { seq, head })
    changed.set(accountId, { accountId, seq, head })
  }
  return [...changed.values()]
}

async function compareHeads(client: pg.Client, heads: Heads, areAll: boolean, found: Found) {
  const only = areAll ? '' : 'where account_id = any($1::bigint[])'
  const { rows } = await client.query<Head & { account_id: bigint }>(
    `select account_id, seq, head from ledger.chain_heads ${only}`,
    areAll ? [] : [[...heads.keys()]],
  )
  for (const { account_id, seq, head } of rows) {
    const mine = heads.get(account_id)
    if (!mine || mine.seq !== seq || !mine.head.equals(head))
      found(`the chain of account ${account_id} does not end where its head says`)
  }
  if (rows.length !== heads.size) found(`${heads.size} accounts have chains, ${rows.length} have heads`)
}
