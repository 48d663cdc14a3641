/** Counts settled bets from the ledger's stream: each bet once, first in first out. */
import type { Db, Tx } from '../../platform/database/db.ts'
import { follow, movementsOfRounds, roundsBeyond, type Transfer } from '../ledger/index.ts'
import { risksOf } from '../wallet/index.ts'
import { allocate } from './allocate.ts'
import { clearOut } from './clear-out.ts'
import { type Round, roundOf } from './rounds.ts'
import {
  type Count,
  countsOfRounds,
  type Filled,
  requirementsOf,
  writeCounts,
  writeStandings,
} from './rows.ts'
import { type CountedGame, kindOf, returnsTooMuch, weightOf } from './weights.ts'
import { writeSpent } from './without-rebate.ts'

export type GameOf = (gameId: number) => Promise<CountedGame | null>

export interface TurnoverFeed {
  readonly db: Db
  readonly gameOf: GameOf
}

/** Batches that are soon done: accounts whose requirement is done are locked until the end of one. */
const follower = { name: 'turnover', whenBusy: 'leave', most: 20_000, gently: true } as const

/** Reads on until the stream's end. Of two who read at once, one reads. */
export async function feedTurnover({ db, gameOf }: TurnoverFeed): Promise<void> {
  await follow(db, follower, async (tx, { transfers }) => {
    const posted = transfers.filter((each) => each.posted)
    const requirements = await requirementsOf(tx, [...new Set(posted.map(({ accountId }) => accountId))])
    if (requirements.length === 0) return
    const isOf = new Set(requirements.map(({ accountId }) => accountId))
    const touched = posted.filter(({ accountId, round }) => round !== '' && isOf.has(accountId))
    if (touched.length > 0) await count(tx, { transfers, touched, requirements, gameOf })
    await clearOut(tx, [...isOf])
  })
}

interface Counting {
  /** All of the batch, and what of it may count. */
  readonly transfers: readonly Transfer[]
  readonly touched: readonly Transfer[]
  readonly requirements: readonly Filled[]
  readonly gameOf: GameOf
}

async function count(tx: Tx, { transfers, touched, requirements, gameOf }: Counting): Promise<void> {
  const names = new Map(
    touched.map(({ accountId, round }) => [idOf({ accountId, round }), { accountId, round }]),
  )
  const { movements, counts } = await roundsOf(tx, names, transfers)
  const toldOf = await risksOf(tx, [...names.values()])
  const games = new Map<number, CountedGame | null>()
  for (const id of new Set(touched.map(({ gameId }) => gameId))) games.set(id, await gameOf(id))
  const rounds = [...movements.values()].flatMap(
    (each) => roundOf(each, games.get(each[0]?.gameId ?? 0) ?? null, toldOf) ?? [],
  )
  const standing: Standing = new Map(requirements.map((each) => [each.id, { ...each }]))
  const ofAccount = Map.groupBy(standing.values(), ({ accountId }) => accountId)
  const dropped: Count[] = []
  const written: Count[] = []
  for (const round of rounds.toSorted((a, b) => (a.lastSeq < b.lastSeq ? -1 : 1))) {
    const before = counts.get(idOf(round)) ?? []
    if (isAsBefore(round, before)) continue
    for (const each of before) takeBack(standing, each)
    dropped.push(...before)
    written.push(...fill(ofAccount.get(round.accountId) ?? [], round, games.get(round.gameId) ?? null))
  }
  await writeCounts(tx, dropped, written)
  await writeSpent(tx, standing, { dropped, written })
  const changed = requirements.flatMap(({ id, counted, state }) => {
    const now = standing.get(id)
    return now && (now.counted !== counted || now.state !== state) ? [now] : []
  })
  await writeStandings(tx, changed)
}

type Name = Pick<Transfer, 'accountId' | 'round'>

/**
 * The movements of these rounds, and what they counted before. Of most rounds the batch brings every movement there is:
 * those were never counted, and nothing is asked for. All others are looked up, each whole.
 */
async function roundsOf(
  tx: Tx,
  names: ReadonlyMap<string, Name>,
  transfers: readonly Transfer[],
): Promise<{ movements: Map<string, readonly Transfer[]>; counts: Map<string, Count[]> }> {
  const atHand = Map.groupBy(
    transfers.filter((each) => each.round !== '' && names.has(idOf(each))),
    idOf,
  )
  const asked = [...names].map(([id, name]) => ({ ...name, movements: atHand.get(id)?.length ?? 0 }))
  const more = await roundsBeyond(tx, asked)
  const movements = new Map<string, readonly Transfer[]>(
    [...atHand].map(([id, own]) => [id, own.toSorted((a, b) => (a.seq < b.seq ? -1 : 1))]),
  )
  if (more.length === 0) return { movements, counts: new Map() }
  for (const [id, whole] of Map.groupBy(await movementsOfRounds(tx, more), idOf)) movements.set(id, whole)
  return { movements, counts: Map.groupBy(await countsOfRounds(tx, more), idOf) }
}

const idOf = ({ accountId, round }: { accountId: bigint; round: string }) => `${accountId}|${round}`

/** A round that is still running or staked nothing and never counted, or one that counted what it counts. */
function isAsBefore({ isSettled, stake, valid }: Round, [first]: readonly Count[]): boolean {
  if (!first) return !isSettled || stake === 0n
  return first.stake === stake && first.valid === valid
}

type Held = { -readonly [K in keyof Filled]: Filled[K] }
type Standing = Map<bigint, Held>

function takeBack(standing: Standing, { requirementId, counted }: Count): void {
  const requirement = standing.get(requirementId)
  if (!requirement || counted === 0n) return
  requirement.counted -= counted
  if (requirement.state === 'completed') Object.assign(requirement, { state: 'open', endedAt: null })
}

/** `own` are the account's, oldest first. */
function fill(own: readonly Held[], round: Round, game: CountedGame | null): Count[] {
  const rooms = own
    .filter(({ state }) => state === 'open')
    .map(({ id, afterSeq, target, counted, weights }) => ({
      ...{ id, afterSeq, left: target - counted },
      weight: game ? weightOf(weights, game, round.gameId) : 0,
    }))
  return allocate(round, rooms).flatMap(({ id, weight, used, counted, reason }) => {
    const requirement = own.find((each) => each.id === id)
    if (!requirement) return []
    requirement.counted += counted
    if (requirement.counted === requirement.target)
      Object.assign(requirement, { state: 'completed', endedAt: round.at })
    const { accountId, seq: place, gameId, stake, valid, at } = round
    return [
      {
        ...{
          requirementId: id,
          merchantId: requirement.merchantId,
          accountId,
          round: round.round,
          place,
          gameId,
        },
        ...{ gameType: game ? kindOf(game) : '', stake, valid, weight, used, counted, at },
        reason: reason === 'weight' && game && returnsTooMuch(game) ? 'return' : reason,
      },
    ]
  })
}
