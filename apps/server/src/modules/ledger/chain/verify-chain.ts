/**
 * The verifier: reads the chain again from the transfers themselves and doubts everything, from the last anchor that it
 * checked before, or whole. Transfers of what was checked are not read again.
 */
import type { KeyObject } from 'node:crypto'
import { bounds, connectClient } from '@jackfruit/postgres'
import type pg from 'pg'
import '../../../platform/database/int8.ts'
import { openPace, type Pace } from '../../../platform/work/pace.ts'
import { readAnchors } from './anchors.ts'
import { genesis, rootAfter } from './chain.ts'
import { type Checked, keepChecked, placeOf } from './checked.ts'
import { allHeads, type Head, type Heads, headsOf } from './heads.ts'
import { accountsIn, packedLines, type Rolled, roll } from './packed.ts'
import { openReaders, type Readers } from './readers.ts'

export interface ChainReport {
  /** The last seal that was verified before, from which it went on; null where it began with the first transfer. */
  readonly since: bigint | null
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
  /** Nobody waits for it: by one connection, in small parts, with rests for calls of players between them. */
  readonly gently?: boolean
  /** Fails it between two parts; nothing is kept of it. */
  readonly stopping?: AbortSignal | undefined
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
/** Transfers that are read at once: a part is hashed while each reader makes another. */
const partRows = 10_000
const smallPartRows = 1_000

/**
 * Recomputes every sealed window and compares it with the seal in the database and with the signed
 * anchor outside. A changed, inserted or removed transfer, a cut tail and a rewritten chain each
 * make some root differ.
 */
export async function verifyChain(
  url: string,
  anchorsFile: string,
  key: KeyObject,
  { checkedFile, whole = false, gently = false, stopping }: Extent = {},
): Promise<ChainReport> {
  // Lost on the way, it fails at what it is asked next. It holds the snapshot while its readers read, however long.
  const settings = ['idle_in_transaction_session_timeout=0']
  const client = await connectClient(url, { bounds: bounds.long, settings })
  const readers = openReaders(url, client, gently ? 1 : undefined)
  const pace = gently ? openPace() : null
  const problems: string[] = []
  const found: Found = (problem) => problems.length < problemsMax && problems.push(problem)
  try {
    const start = checkedFile && !whole ? await placeOf(client, checkedFile, key) : null
    // Before the snapshot: what an anchor names was committed by then.
    const { anchors, broken, end } = readAnchors(anchorsFile, key, start?.anchorsRead)
    await client.query('begin isolation level repeatable read read only')
    const anchored = anchors.size
    if (broken > 0) found(`${broken} anchors carry no good signature`)
    if (end < (start?.anchorsRead ?? 0)) found('the file of anchors outside the database was cut')
    const seals = await sealsAfter(client, start, found)
    const walked = await walk({ client, readers, pace, stopping }, { seals, start, anchors, found })
    await compareHeads(client, walked.heads, start === null, found)
    await client.query('commit')
    if (checkedFile && problems.length === 0 && walked.anchored)
      await keepChecked(
        client,
        { file: checkedFile, key, isWhole: start === null },
        { ...walked.anchored, anchorsRead: end },
        walked.anchored.heads,
      )
    return { since: start?.no ?? null, seals: seals.length, anchors: anchored, rows: walked.total, problems }
  } finally {
    await readers.close()
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

interface Doors {
  /** Asks for heads, one question at a time. */
  readonly client: pg.Client
  readonly readers: Readers
  /** Null where somebody waits for the end. */
  readonly pace: Pace | null
  readonly stopping: AbortSignal | undefined
}

async function walk(doors: Doors, { seals, start, anchors, found }: Walk): Promise<Walked> {
  const heads: Heads = new Map()
  let root: Buffer = start?.root ?? genesis
  let total = 0
  let expected = { no: (start?.no ?? 0n) + 1n, from: start ? (seals[0]?.from_xid ?? 0n) : 0n }
  let unanchored: Seal[] = []
  let kept: Walked['anchored'] = null
  const lastAnchored = seals.findLast(({ no }) => anchors.has(String(no)))?.no
  const isLast = seals.at(-1)?.no === lastAnchored
  const parts = partsOf(seals, lastAnchored, doors.pace ? smallPartRows : partRows)
  for await (const [part, windows] of read(doors, { parts, heads, goesOn: start !== null, found })) {
    for (const [index, seal] of part.entries()) {
      const { rows = 0, changed = '' } = windows[index] ?? {}
      if (seal.no !== expected.no || seal.from_xid !== expected.from)
        found(`seal ${seal.no} does not follow the one before it`)
      expected = { no: seal.no + 1n, from: seal.to_xid }
      root = rootAfter(root, changed)
      total += rows
      if (BigInt(rows) !== seal.rows)
        found(`seal ${seal.no} covers ${seal.rows} transfers, ${rows} are there`)
      if (!root.equals(seal.root)) found(`seal ${seal.no} does not match its transfers`)
      const anchor = anchors.get(String(seal.no))
      if (anchor && anchor.root !== root.toString('hex'))
        found(`anchor ${seal.no} outside the database does not match`)
      unanchored = anchor ? [] : [...unanchored, seal]
      anchors.delete(String(seal.no))
      if (seal.no === lastAnchored) kept = { no: seal.no, root, heads: isLast ? heads : new Map(heads) }
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

type Part = readonly Seal[]

/** Many small windows are read at a time. One part ends with the last anchored seal: the heads are kept as they are there. */
function partsOf(seals: readonly Seal[], lastAnchored: bigint | undefined, most: number): Part[] {
  const parts: Seal[][] = []
  let rows = 0n
  let isEnded = true
  for (const seal of seals) {
    if (isEnded || rows + seal.rows > most) {
      parts.push([])
      rows = 0n
    }
    parts.at(-1)?.push(seal)
    rows += seal.rows
    isEnded = seal.no === lastAnchored
  }
  return parts
}

interface Reading {
  readonly parts: readonly Part[]
  readonly heads: Heads
  /** From heads that were verified before. */
  readonly goesOn: boolean
  readonly found: Found
}

/** The windows with what they changed. The next parts are made by the database while one is gone through. */
async function* read(
  { client, readers, pace, stopping }: Doors,
  { parts, heads, goesOn, found }: Reading,
): AsyncGenerator<readonly [Part, Rolled[]]> {
  const packedOf = async (part: Part, reader: pg.Client) => {
    stopping?.throwIfAborted()
    const read = () => packedLines(reader, part[0]?.from_xid ?? 0n, part.at(-1)?.to_xid ?? 0n)
    return pace ? pace.piece(read) : read()
  }
  for await (const [part, packed] of readers.inOrder(parts, packedOf)) {
    if (goesOn) await begin(client, heads, accountsIn(packed))
    const ends = part.map(({ to_xid }) => Number(to_xid))
    yield [part, await roll(packed, ends, heads, found)]
  }
}

/** Where the chains of accounts that come up for the first time were when they were checked. */
async function begin(client: pg.Client, heads: Heads, accounts: readonly number[]): Promise<void> {
  const unknown = accounts.filter((account) => !heads.has(account))
  for (const [account, head] of await headsOf(client, 'checked_heads', unknown)) heads.set(account, head)
}

async function compareHeads(client: pg.Client, heads: Heads, areAll: boolean, found: Found) {
  let theirs = 0
  const compare = ([account, { seq, head }]: [number, Head]) => {
    theirs++
    const mine = heads.get(account)
    if (!mine || mine.seq !== seq || mine.head !== head)
      found(`the chain of account ${account} does not end where its head says`)
  }
  if (areAll) for await (const part of allHeads(client, 'chain_heads')) part.forEach(compare)
  else (await headsOf(client, 'chain_heads', [...heads.keys()])).forEach(compare)
  if (theirs !== heads.size) found(`${heads.size} accounts have chains, ${theirs} have heads`)
}
