/** Figures of teams: who counts them, who closes a bucket, and what they are. */
import { invariant } from '@jackfruit/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Activity, AnyDeed } from '../../activity/index.ts'
import { beginOf, openCalendar, type PeriodSize, windowOf } from './calendar.ts'
import { holdClock, moveOpen, readClock } from './clock.ts'
import { countDeeds } from './count.ts'
import type { Ports } from './ports.ts'
import { activeIn, activeRows, type Bucket, daysOfTeams, type TeamSums, timesOf, windowRows } from './read.ts'

export interface Figures {
  /** Counts all that is told by now: afterwards nothing that happened before the call is missing. */
  caughtUp(db: Db): Promise<void>
  /** The same without waiting for another process, in small pieces. */
  readOn(db: Db, stopping: AbortSignal): Promise<void>
  /** In the transaction that read them. */
  count(tx: Tx, deeds: readonly AnyDeed[]): Promise<void>
  /** Of agents, or of all whose team did anything; who did nothing is not told. */
  teamsIn(tx: Tx, merchantId: number, bucket: Bucket, agentIds: readonly bigint[] | null): Promise<TeamSums[]>
  /** How many of each team were active in the period that begins then; who is not told has none. */
  activeIn(
    tx: Tx,
    merchantId: number,
    agentIds: readonly bigint[],
    period: { readonly kind: PeriodSize; readonly from: Date },
  ): Promise<Map<bigint, number>>
  /** Windows as rows that a statement of the brand selects from: one for each agent and kind. */
  windowRows(merchantId: number, bucket: Pick<Bucket, 'from' | 'to'>): RawBuilder<unknown>
  /** Who was active, as such rows: `agent_id` and `active`. */
  activeRows(
    merchantId: number,
    period: { readonly kind: PeriodSize; readonly from: Date },
  ): Promise<RawBuilder<unknown>>
  /** From now on nothing is added to buckets of the size that end by then: what comes late goes to the next. */
  closeUpTo(tx: Tx, merchantId: number, size: Bucket['size'], until: Date): Promise<void>
  /** Up to when bets are in the sums. */
  readTo(tx: Tx, merchantId: number): Promise<Date | null>
}

const name = 'agents'

export function openFigures(activity: Activity, ports: Ports): Figures {
  const count = async (tx: Tx, deeds: readonly AnyDeed[]) => {
    await countDeeds(tx, ports, deeds)
    await ports.alsoTell?.(tx, deeds)
  }
  const calendarOf = async (merchantId: number) => openCalendar(await ports.timeZoneOf(merchantId))
  return {
    count,
    async caughtUp(db) {
      await activity.caughtUp(db)
      await activity.readAll(db, { name, whenBusy: 'wait' }, count)
    },
    readOn: (db, stopping) =>
      activity.readAll(db, { name, whenBusy: 'leave', gently: true, stopping }, count),
    async teamsIn(tx, merchantId, { size, from, to }, agentIds) {
      if (size !== 'day') return timesOf(tx, merchantId, { size, from, to }, agentIds)
      const { dayOf } = await calendarOf(merchantId)
      return daysOfTeams(tx, merchantId, { from: dayOf(from), to: dayOf(to) }, agentIds)
    },
    async activeIn(tx, merchantId, agentIds, { kind, from }) {
      const { dayOf } = await calendarOf(merchantId)
      return activeIn(tx, merchantId, agentIds, { size: kind, begins: beginOf(kind, dayOf(from)) })
    },
    windowRows,
    async activeRows(merchantId, { kind, from }) {
      const { dayOf } = await calendarOf(merchantId)
      return activeRows(merchantId, { size: kind, begins: beginOf(kind, dayOf(from)) })
    },
    async closeUpTo(tx, merchantId, size, until) {
      const { dayOf, hourOf } = await calendarOf(merchantId)
      const before = new Date(until.getTime() - 1)
      const begins = {
        window: () => windowOf(until).getTime() === until.getTime(),
        hour: () => hourOf(until).getTime() === until.getTime(),
        day: () => dayOf(before) !== dayOf(until),
      }[size]
      invariant(begins(), `no ${size} of brand ${merchantId} begins at ${until.toISOString()}`)
      await holdClock(tx, merchantId)
      await moveOpen(tx, merchantId, size, until)
    },
    readTo: async (tx, merchantId) => (await readClock(tx, merchantId))?.readAt ?? null,
  }
}

const piece = 500
const timesKeptDays = 40
/** As long as settlements are. */
const deedsKeptDays = 100
const dayMs = 86_400_000

export async function dropFigures(db: Db, now: Date, stopping?: AbortSignal): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  for (;;) {
    const { rows } = await sql<{ gone: number }>`
      select agents.drop_figures(${ago(timesKeptDays)}, ${ago(deedsKeptDays)}, ${piece}) as gone`.execute(db)
    if ((rows[0]?.gone ?? 0) === 0 || stopping?.aborted) return
  }
}
