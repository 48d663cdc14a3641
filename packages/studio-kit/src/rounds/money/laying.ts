/** What a member lays, against the rules of the table and what the member has laid before. Pure. */
import type { Minor } from '@jackfruit/kernel'
import { type Places, sumOf, together } from '../places.ts'
import { stands, type TableBet } from '../store/bet-row.ts'
import type { SharedTable, TableLimits } from '../table-game.ts'

export interface Laid {
  readonly no: number
  readonly stake: Minor
  /** What of this stake can be lost, after those before it. */
  readonly atRisk: Minor
  /** In a flight: where it is taken out by itself at the latest, in hundredths. */
  readonly outAt: number | null
}

interface Wanted extends Pick<TableBet, 'places' | 'currency'> {
  /** In a flight: where the member wants it taken out; null where he waits. */
  readonly target?: number | null
}

/**
 * Where a bet in a flight is taken out by itself. What a round may return to a member is shared by the bets that he can
 * have in it, so that both may reach their most. Null at a table, and where the rules do not take the bet.
 */
export function outAtOf(
  { game, limits }: Pick<SharedTable, 'game' | 'limits'>,
  { places, currency, target = null }: Wanted,
): number | null {
  const [limit, stake] = [limits[currency], sumOf(places)]
  if (!game.flight || !limit || stake <= 0n) return null
  return game.flight.outAt(stake, target, limit.maxWin / BigInt(game.places.length))
}

/** Null where a place is none of the game's, or a stake is beyond the table's limits. `max`: of the session, for one stake. */
export function laying(
  table: Pick<SharedTable, 'game' | 'limits'>,
  before: readonly TableBet[],
  { max, ...wanted }: Wanted & { readonly max: Minor },
): Laid | null {
  const { game, limits } = table
  const { places, currency } = wanted
  const limit = limits[currency]
  const kindOf = new Map(game.places.map(({ id, limit: kind }) => [id, kind]))
  const stake = sumOf(places)
  if (!limit || places.size === 0 || stake > max) return null
  const standing = before.filter(stands)
  const board = together([...standing.map((bet) => bet.places), places])
  for (const [place, amount] of places) {
    const kind = kindOf.get(place)
    if (!kind || amount < limit.min || (board.get(place) ?? 0n) > limit[kind]) return null
  }
  const outAt = outAtOf(table, wanted)
  if (sumOf(board) > limit.roundMax) return null
  if (game.flight ? outAt === null || !liesAlone(places, standing) : isTooMuch(game, board, limit))
    return null
  if (places.size > 1 && game.pool?.places.some((place) => places.has(place))) return null
  const counted = standing.reduce((sum, bet) => sum + bet.atRisk, 0n)
  return { no: before.length, stake, outAt, atRisk: within(game.atRisk(board) - counted, stake) }
}

/** Of the whole board: what lies on opposite places does not win together. */
const isTooMuch = (game: SharedTable['game'], board: Places, { maxWin }: TableLimits): boolean =>
  game.mostBack(board) > maxWin

/** Each bet in a flight is one of its own, on a place of its own. */
const liesAlone = (places: Places, standing: readonly TableBet[]): boolean =>
  places.size === 1 && !standing.some((bet) => [...bet.places.keys()].some((place) => places.has(place)))

const within = (risk: Minor, stake: Minor): Minor => (risk < 0n ? 0n : risk > stake ? stake : risk)

/** The same stake asked for again is answered as before; another under its name is refused. */
export const isSame = (known: TableBet, asked: Pick<TableBet, 'places' | 'currency' | 'outAt'>): boolean =>
  known.currency === asked.currency &&
  known.outAt === asked.outAt &&
  known.places.size === asked.places.size &&
  [...asked.places].every(([place, stake]) => known.places.get(place) === stake)
