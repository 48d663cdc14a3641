/** The verifier: reads the whole chain again from the transfers themselves and doubts everything. */
import type { KeyObject } from 'node:crypto'
import pg from 'pg'
import '../../../platform/database/int8.ts'
import { readAnchors } from './anchors.ts'
import { genesis, type Link, linkColumns, nextHead, nextRoot } from './chain.ts'

export interface ChainReport {
  readonly seals: number
  /** Well signed ones. */
  readonly anchors: number
  readonly rows: number
  readonly problems: string[]
}

const problemsMax = 50

/**
 * Recomputes every sealed window and compares it with the seal in the database and with the signed
 * anchor outside. A changed, inserted or removed transfer, a cut tail and a rewritten chain each
 * make some root differ.
 */
export async function verifyChain(url: string, anchorsFile: string, key: KeyObject): Promise<ChainReport> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const problems: string[] = []
  const found = (problem: string) => problems.length < problemsMax && problems.push(problem)
  try {
    await client.query('begin isolation level repeatable read read only')
    const { anchors, broken } = readAnchors(anchorsFile, key)
    const anchored = anchors.size
    if (broken > 0) found(`${broken} anchors carry no good signature`)
    const { rows: seals } = await client.query<{
      no: bigint
      from_xid: bigint
      to_xid: bigint
      rows: bigint
      root: Buffer
      old: boolean
    }>(
      `select no, from_xid, to_xid, rows, root, at not between now() - interval '1 minute' and now() as old from ledger.seals order by no`,
    )
    const heads = new Map<bigint, { seq: bigint; head: Buffer }>()
    let root: Buffer = genesis
    let total = 0
    let expected = { no: 1n, from: 0n }
    let unanchored: { no: bigint; old: boolean }[] = []
    for (const seal of seals) {
      if (seal.no !== expected.no || seal.from_xid !== expected.from)
        found(`seal ${seal.no} does not follow the one before it`)
      expected = { no: seal.no + 1n, from: seal.to_xid }
      const { rows: links } = await client.query<Link>(
        `select ${linkColumns} from ledger.transfers where xid >= $1 and xid < $2 order by account_id, seq`,
        [seal.from_xid, seal.to_xid],
      )
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
    }
    for (const no of anchors.keys()) found(`anchor ${no} outside the database names a seal that is gone`)
    // A crash may leave a single seal without its anchor; the next one covers it, for roots go on from each other.
    const [bare] = unanchored
    if (bare?.old && unanchored.length > 1)
      found(`no anchor outside the database covers seal ${bare.no} and later`)
    await compareHeads(client, heads, found)
    return { seals: seals.length, anchors: anchored, rows: total, problems }
  } finally {
    await client.end()
  }
}

type Heads = Map<bigint, { seq: bigint; head: Buffer }>

function roll(links: readonly Link[], heads: Heads, found: (problem: string) => void) {
  const changed = new Map<bigint, { accountId: bigint; seq: bigint; head: Buffer }>()
  for (const { account_id: accountId, seq, line } of links) {
    const before = heads.get(accountId) ?? { seq: 0n, head: genesis }
    if (seq !== before.seq + 1n) found(`account ${accountId} goes from transfer ${before.seq} to ${seq}`)
    const head = nextHead(before.head, line)
    heads.set(accountId, { seq, head })
    changed.set(accountId, { accountId, seq, head })
  }
  return [...changed.values()]
}

async function compareHeads(client: pg.Client, heads: Heads, found: (problem: string) => void) {
  const { rows } = await client.query<{ account_id: bigint; seq: bigint; head: Buffer }>(
    'select account_id, seq, head from ledger.chain_heads',
  )
  for (const { account_id, seq, head } of rows) {
    const mine = heads.get(account_id)
    if (!mine || mine.seq !== seq || !mine.head.equals(head))
      found(`the chain of account ${account_id} does not end where its head says`)
  }
  if (rows.length !== heads.size) found(`${heads.size} accounts have chains, ${rows.length} have heads`)
}
