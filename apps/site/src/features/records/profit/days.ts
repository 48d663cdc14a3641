import type { ReplyOf, reports } from '@jackfruit/contracts'
import type { Minor } from '@jackfruit/kernel'
import { sumOf } from '../../../shared/money/sums.ts'
import { addDays } from '../../../shared/period/period.ts'

export type ProfitRow = ReplyOf<typeof reports.profit>['lists'][number]

export interface Day {
  /** As 2026-11-21. */
  readonly day: string
  readonly rows: readonly ProfitRow[]
  readonly rounds: number
  readonly stake: Minor
  readonly validBet: Minor
  readonly net: Minor
}

/** Every day of a stretch, newest first; one without rounds has no rows. */
export function daysOf(lists: readonly ProfitRow[], from: string, to: string, scale: number): Day[] {
  const days: Day[] = []
  for (let day = to; day >= from; day = addDays(day, -1))
    days.push({
      day,
      ...totalOf(
        lists.filter((row) => row.day === day),
        scale,
      ),
    })
  return days
}

export function totalOf(rows: readonly ProfitRow[], scale: number): Omit<Day, 'day'> {
  const sum = (pick: (row: ProfitRow) => string) => sumOf(rows.map(pick), scale)
  return {
    rows,
    rounds: rows.reduce((count, { rounds }) => count + rounds, 0),
    stake: sum(({ stake }) => stake),
    validBet: sum(({ validBet }) => validBet),
    net: sum(({ net }) => net),
  }
}

/** How far a bar reaches, in hundredths of the longest. */
export function reachOf(net: Minor, longest: Minor): number {
  if (longest === 0n || net === 0n) return 0
  const length = net < 0n ? -net : net
  const reach = Number((length * 100n) / longest)
  return Math.max(reach, 2)
}
