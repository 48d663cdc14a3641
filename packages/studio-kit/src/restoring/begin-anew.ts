/**
 * A journal that lost something begins anew: nothing that anybody may know is dealt from again, and its open rounds are
 * held against the platform's. Every step may be repeated. The epoch is raised at the platform first and here last, so
 * that whoever dies in between is found behind again, and does all of it again. Who was left by the platform in between
 * goes on from where it stands, as long as nobody else has begun anything and the journal is the same database.
 */
import { type StillMine, withLock } from '@jackfruit/postgres'
import type { Seals } from '../keys.ts'
import { type Recovering, recoverAll } from '../settling/recovery.ts'
import { hear } from './compare.ts'
import type { Comparing } from './comparing.ts'
import { doubtsOf } from './doubts.ts'
import { type EpochRow, keepEpoch, lineageOf } from './epoch-row.ts'
import { giveUpChains, giveUpDraws } from './links.ts'
import { type Regained, regain } from './lost-here.ts'
import type { Wallet } from './lost-orders.ts'
import { makeGood, type Walk } from './lost-there.ts'
import type { Word } from './platform-word.ts'
import { giveUpStakes, type Retiring, retirePairs } from './retire.ts'

export interface Begun {
  readonly state: 'done' | 'running' | 'away'
  readonly epoch: number
  readonly retired: number
  readonly returned: number
  readonly resumed: number
  readonly voided: number
  /** Transactions that the platform refused when it was told again: a person has to look. */
  readonly doubtful: string[]
}

/** How far one beginning has come: of this process alone, because a journal that was restored cannot know it. */
interface Attempt {
  readonly epoch: number
  /** The databases that it is between. */
  readonly here: string
  readonly there: string | null
  readonly retiring: Retiring
  readonly walk: Walk
  areChainsGivenUp: boolean
  regained: Regained | null
}

/** What a process remembers of a beginning that was cut off. */
export interface Memory {
  attempt: Attempt | null
}

export type Beginning = Comparing &
  Recovering &
  Wallet & {
    readonly seals: Seals
    /** Tables and lotteries: each has chains of its own. */
    readonly chained: readonly string[]
  }

type Locked = Beginning & { readonly stillMine: StillMine }

/** Of no meaning but that nobody else in this database uses the number; the studio's name is the second half. */
const beginning = 7_420_119

/**
 * `running`: another process is at it. `away`: the platform did not answer, and what is left is still to be done. With the
 * epoch that was found behind, nothing is done where another process has made it a newer one meanwhile.
 */
export async function beginAnew(parts: Beginning, memory: Memory, behind?: number): Promise<Begun> {
  const lock = { kind: beginning, name: parts.studio }
  const begun = await withLock(parts.pool, lock, (stillMine) =>
    begin({ ...parts, stillMine }, memory, behind),
  )
  return begun ?? { state: 'running', ...nothing }
}

const nothing = { epoch: 1, retired: 0, returned: 0, resumed: 0, voided: 0, doubtful: [] as string[] }

async function begin(parts: Locked, memory: Memory, behind = Number.POSITIVE_INFINITY): Promise<Begun> {
  const { studio, pool, seals, stillMine } = parts
  const { own, newest, word: said } = await hear(parts)
  const away = { ...nothing, state: 'away' as const, epoch: own.epoch }
  if (own.epoch > behind) return { ...away, state: 'done' }
  if (said === 'away' || said === 'refused') return away
  const word = said === 'not-offered' ? null : said
  const attempt = await attemptOf(parts, memory, own, word, newest)
  if (!attempt) return away
  const { epoch, retiring, walk } = attempt
  await giveUpStakes(pool, studio)
  await retirePairs({ pool, seals, studio, stillMine }, retiring)
  if (!attempt.areChainsGivenUp) await giveUpChains(pool, parts.chained)
  attempt.areChainsGivenUp = true
  if (word) attempt.regained ??= await regain(parts, own.cursor)
  await giveUpDraws(pool, studio)
  await recoverAll(parts, studio)
  const isGood = (word === null || attempt.regained !== null) && (await makeGood(parts, walk))
  const doubtful = (await doubtsOf(pool, studio)).map(({ transactionId }) => transactionId)
  const { regained } = attempt
  const done = {
    ...{ epoch, retired: retiring.retired, voided: walk.voided + walk.shared.voided, doubtful },
    ...{ returned: regained?.returned ?? 0, resumed: regained?.resumed ?? 0 },
  }
  if (!isGood) return { ...done, state: 'away', epoch: own.epoch }
  const revealed = Math.max(own.revealed, word?.revealed ?? 0)
  const known = await tellHeld(parts, { journal: own.journal, epoch, revealed }, word, newest)
  if (known === 'away') return { ...done, state: 'away', epoch: own.epoch }
  await stillMine()
  await keepEpoch(pool, studio, { epoch, revealed, cursor: word?.cursor ?? null, known })
  memory.attempt = null
  return { ...done, state: 'done' }
}

/** All that was the newest before the platform was asked has been held against it. */
async function tellHeld(
  { word: platform }: Beginning,
  own: Pick<EpochRow, 'journal' | 'epoch' | 'revealed'>,
  word: Word | null,
  newest: bigint,
): Promise<bigint | null | 'away'> {
  if (!word?.database) return null
  const told = await platform.epoch(own, { known: { ...word.database, known: newest } })
  return typeof told === 'string' ? 'away' : (told.database?.known ?? null)
}

/** Of another journal's count nothing is known, and what a journal has lost it will count again. */
function markOf(own: EpochRow, word: Word | null, newest: bigint): bigint {
  if (!word?.database || word.journal !== own.journal) return 0n
  return word.database.known < newest ? word.database.known : newest
}

/** The one that was cut off, or the next. Null where the platform cannot be told of it. */
async function attemptOf(
  { pool, word: platform }: Beginning,
  memory: Memory,
  own: EpochRow,
  word: Word | null,
  newest: bigint,
): Promise<Attempt | null> {
  const here = await lineageOf(pool)
  const { attempt: before } = memory
  const there = word?.database?.lineage ?? null
  const isCutOff = before?.here === here && before.there === there && before.epoch > own.epoch
  const isItsOwn = word === null || (word.journal === own.journal && word.epoch === before?.epoch)
  if (before && isCutOff && isItsOwn) return before
  const epoch = Math.max(own.epoch, word?.epoch ?? 0) + 1
  const after = markOf(own, word, newest)
  if (word) {
    const revealed = Math.max(own.revealed, word.revealed)
    const known = word.database && { ...word.database, known: after }
    const begun = await platform.epoch({ journal: own.journal, epoch, revealed }, { begins: true, known })
    if (typeof begun === 'string') return null
  }
  memory.attempt = {
    ...{ epoch, here, there, areChainsGivenUp: false, regained: null },
    retiring: { after: '', retired: 0, isOver: false },
    walk: { after, voided: 0, shared: { bets: after, tickets: after, voided: 0 } },
  }
  return memory.attempt
}
