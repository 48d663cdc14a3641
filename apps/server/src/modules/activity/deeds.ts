/** A settlement as those who count see it: under which kind it counts, how much, and on which day of its brand. */
import { dayIn } from '../../platform/work/brand-day.ts'
import { kindOf, returnsTooMuch } from '../turnover/index.ts'
import {
  type CountedKind,
  isHedged,
  type Settled,
  type Settlement,
  type SettlementCell,
} from '../wallet/index.ts'

interface Judged {
  /** `RNG`, `AC`, `LIVE` …: the line of tables by kind; '' for money, and for a game that is not known any more. */
  readonly kind: string
  /** What counts of the stake (platform conventions §4.2); below zero where a bet was taken back. */
  readonly valid: bigint
  /** As 2026-11-26. */
  readonly day: string
}

export interface AnyDeed extends Omit<Settlement, 'settled' | 'atRisk'>, Judged {}

/** What members did themselves. */
export interface Deed extends AnyDeed {
  readonly what: Settled
}

const own: ReadonlySet<string> = new Set(['bet', 'deposit', 'payout'] satisfies Settled[])
export const isOwn = (deed: AnyDeed): deed is Deed => own.has(deed.what)

interface Counted extends CountedKind {
  readonly rtp: string
}

export interface Sights {
  readonly gameOf: (gameId: number) => Promise<Counted | null>
  readonly timeZoneOf: (merchantId: number) => Promise<string>
}

type Told = Pick<Settlement, 'merchantId' | 'gameId' | 'settled' | 'atRisk' | 'at'>

export async function deedsOf<T extends Told>(
  settlements: readonly T[],
  { gameOf, timeZoneOf }: Sights,
): Promise<(Omit<T, 'settled' | 'atRisk'> & Judged)[]> {
  const games = new Map<number, Counted | null>()
  for (const id of new Set(settlements.map(({ gameId }) => gameId)))
    games.set(id, id === 0 ? null : await gameOf(id))
  const zones = new Map<number, string>()
  for (const id of new Set(settlements.map(({ merchantId }) => merchantId)))
    zones.set(id, await timeZoneOf(id))
  return settlements.map(({ settled, atRisk, ...rest }) => {
    const game = games.get(rest.gameId) ?? null
    const counts = game !== null && !returnsTooMuch(game)
    return {
      ...rest,
      kind: game ? kindOf(game) : '',
      valid: counts ? (isHedged(game) ? atRisk : settled) : 0n,
      day: dayIn(zones.get(rest.merchantId) ?? 'UTC', rest.at),
    }
  })
}

/** How all settlements of a cell count: which of their two figures is valid, if any. */
export interface JudgedCell extends SettlementCell {
  readonly kind: string
  readonly day: string
  readonly counts: 'settled' | 'at_risk' | 'nothing'
}

/** By the same rule as deeds: told which of two figures it takes. */
export async function judgeCells(
  cells: readonly SettlementCell[],
  sights: Sights,
): Promise<readonly JudgedCell[]> {
  const judged = await deedsOf(
    cells.map((cell) => ({ ...cell, settled: 1n, atRisk: 2n })),
    sights,
  )
  return judged.map(({ valid, ...cell }) => ({
    ...cell,
    counts: valid === 1n ? 'settled' : valid === 2n ? 'at_risk' : 'nothing',
  }))
}
