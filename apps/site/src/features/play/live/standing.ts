/** What the page knows of live tables, and how what is told of changes goes into it. */
import type { live, ReplyOf, realtime } from '@jackfruit/contracts'

export type LiveTable = ReplyOf<typeof live.liveTables>['tables'][number]

export interface Known {
  readonly tables: readonly LiveTable[]
  /** How far the platform's clock is ahead of this one, in milliseconds. */
  readonly aheadMs: number
}

type News = Extract<realtime.Push, { type: 'live-tables' }>

/** An answer took its time on the way: the clock is ahead by at least this much. */
export const aheadOf = (at: string, now: number): number => Date.parse(at) - now

/** The same object where nothing is new. A table that is not known is not made up: null asks for the list anew. */
export function follow(known: Known, { tables, gone }: News): Known | null {
  const told = new Map(tables.map((table) => [table.id, table]))
  const ids = new Set(known.tables.map(({ id }) => id))
  if (tables.some(({ id }) => !ids.has(id))) return null
  const left = known.tables.filter(({ id }) => !gone.includes(id))
  if (told.size === 0 && left.length === known.tables.length) return known
  return {
    ...known,
    tables: left.map((table) => (told.has(table.id) ? { ...table, ...told.get(table.id) } : table)),
  }
}

/** Whole seconds until betting ends, by the platform's clock; null where nothing can be bet on. */
export function secondsLeft({ closesAt, phase, isSilent }: LiveTable, now: number): number | null {
  if (closesAt === null || phase !== 'betting' || isSilent) return null
  return Math.max(0, Math.ceil((Date.parse(closesAt) - now) / 1_000))
}

type Shown = 'silent' | LiveTable['phase']

/** What a card says. Betting that has ended is over, even before the platform has said so. */
export function shownOf(table: LiveTable, now: number): Shown {
  if (table.isSilent) return 'silent'
  return secondsLeft(table, now) === 0 ? 'closed' : table.phase
}

/** Something goes on at it. */
export const isRunning = ({ isSilent, phase }: LiveTable): boolean => !isSilent && phase !== 'paused'

/** What a clock wavers by on the way of a call: a countdown does not jump for it. */
const waversMs = 300

export const steady = (aheadMs: number, before: number | undefined): number =>
  before !== undefined && Math.abs(aheadMs - before) < waversMs ? before : aheadMs
