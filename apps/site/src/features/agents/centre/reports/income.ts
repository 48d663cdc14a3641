import type { agents, ReplyOf } from '@jackfruit/contracts'
import type { Minor } from '@jackfruit/kernel'
import { sumOf } from '../../../../shared/money/sums.ts'

export type DayIncome = ReplyOf<typeof agents.income>['days'][number]

export const payKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const

/** All kinds of pay together. */
export const incomeOf = (days: readonly Readonly<Record<agents.PayKind, string>>[], scale: number): Minor =>
  sumOf(
    days.flatMap((day) => payKinds.map((kind) => day[kind])),
    scale,
  )
