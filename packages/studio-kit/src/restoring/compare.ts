/** Holds a journal against what the platform remembers of it. */
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import type { Comparing } from './comparing.ts'
import { type EpochRow, readEpoch } from './epoch-row.ts'
import { areKnown, newestAreKnown, newestOf } from './known-there.ts'
import type { OrderThere, Page, PlatformWord, RoundThere, Said, Word } from './platform-word.ts'
import { type Here, sharedHere } from './shared-here.ts'

/**
 * same: nothing is missing on either side · older: the journal has lost what the platform knows · newer: the platform
 * has lost what the journal knows · strange: the platform knows another journal, and only a person can say which counts ·
 * unguarded: the platform keeps no epochs · away: nobody can say now.
 */
export type Verdict = 'same' | 'older' | 'newer' | 'strange' | 'unguarded' | 'away'

export interface Compared {
  readonly verdict: Verdict
  readonly own: EpochRow
  readonly word: Word | null
  /** The newest transaction of the journal before the platform was asked: all up to it were booked there before. */
  readonly newest: bigint
}

interface Heard extends Omit<Compared, 'verdict' | 'word'> {
  readonly before: EpochRow
  readonly word: Said<Word>
}

export async function hear({ studio, pool, word: platform }: Comparing): Promise<Heard> {
  const before = await readEpoch(pool, studio)
  const newest = await newestOf(pool, studio)
  const word = await platform.epoch(before)
  // Read again: what others have revealed meanwhile was written here before the platform was told. And what they were
  // told meanwhile is newer than this answer: by what stood here before it was asked it is known to have lost anything.
  const own = await readEpoch(pool, studio)
  return { before, own, newest, word }
}

/** `whole`: with the rounds, and not only with the marks; always where the platform has another database than before. */
export async function compare(parts: Comparing, whole: boolean): Promise<Compared> {
  const { before, own, newest, word } = await hear(parts)
  if (word === 'not-offered') return { verdict: 'unguarded', own, newest, word: null }
  if (typeof word === 'string') return { verdict: 'away', own, newest, word: null }
  const isWhole = whole || (word.database !== null && word.database.lineage !== own.lineage)
  const verdict = marksSay(before, own, word) ?? (isWhole ? await roundsSay(parts, own, word) : 'same')
  return { verdict, own, newest, word }
}

export function marksSay(before: EpochRow, own: EpochRow, word: Word): Verdict | null {
  if (word.journal !== own.journal) return 'strange'
  if (word.epoch > own.epoch || word.revealed > own.revealed) return 'older'
  const isBack = before.cursor !== null && BigInt(word.cursor) < BigInt(before.cursor)
  const hasForgotten = before.known !== null && word.database !== null && word.database.known < before.known
  return word.epoch < before.epoch || isBack || hasForgotten ? 'newer' : null
}

/** Up to the place of the word: what comes later is looked at from there the next time, however fast it comes. */
async function roundsSay(parts: Comparing, own: EpochRow, { cursor, database }: Word): Promise<Verdict> {
  for await (const page of pagesSince(parts.word, own.cursor, BigInt(cursor))) {
    if (typeof page === 'string') return page === 'not-offered' ? 'unguarded' : 'away'
    const here = await standingsHere(parts, page.rounds)
    if (page.rounds.some((there) => hasLost(here.get(there.roundId), there))) return 'older'
    if (await hasLostOrders(parts, page.orders)) return 'older'
  }
  return database && own.known !== null ? areKnown(parts, database.known) : newestAreKnown(parts)
}

/** Nothing for a journal that was never compared: it was kept before there were epochs, and is believed. */
export async function* pagesSince(
  word: PlatformWord,
  since: string | null,
  until?: bigint,
): AsyncGenerator<Said<Pick<Page, 'rounds' | 'orders'>>> {
  for (let cursor = since; cursor !== null; ) {
    const page = await word.rounds(cursor)
    if (typeof page === 'string') return yield page
    yield page
    const isFarEnough = until !== undefined && BigInt(page.cursor) >= until
    cursor = page.isLast || isFarEnough ? null : page.cursor
  }
}

/** What moves a round is written here before the platform is asked for it, and this is read after the platform was. */
function hasLost(here: Here | undefined, there: RoundThere): boolean {
  const staked = parseMinor(there.staked, currencyOf(there.currency).scale) ?? 0n
  // One that was refused here was dealt anew: its stake was the earlier one's. What went back is nobody's any more.
  if (!here || here.state === 'refused') return staked > 0n
  if (here.state !== 'open' || here.isMoving) return false
  return there.state === 'ended' || staked > BigInt(here.staked)
}

/** What the platform was told is done was written here before it was told. */
async function hasLostOrders({ studio, pool }: Comparing, orders: readonly OrderThere[]): Promise<boolean> {
  const names = orders.flatMap(({ orderNo, state }) => (state === 'done' ? [orderNo] : []))
  if (names.length === 0) return false
  const { rows } = await pool.query(
    `select from unnest($2::text[]) as name
     where not exists (select from wallet_orders where studio = $1 and order_no = name) limit 1`,
    [studio, names],
  )
  return rows.length > 0
}

async function standingsHere(
  { studio, pool }: Comparing,
  rounds: readonly RoundThere[],
): Promise<ReadonlyMap<string, Here>> {
  const { rows } = await pool.query<Here>(
    `select id, state, staked,
       exists (select from movements where round_id = id and due_at is not null) as "isMoving"
     from rounds where id = any($1) and studio = $2`,
    [rounds.map(({ roundId }) => roundId), studio],
  )
  const own = new Set(rows.map(({ id }) => id))
  const others = rounds.filter(({ roundId }) => !own.has(roundId)).map(({ roundId }) => roundId)
  const shared = await sharedHere(pool, studio, others)
  return new Map([...rows, ...shared].map((row) => [row.id, row]))
}
