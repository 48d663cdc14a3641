/** Where the open buckets of a brand begin. What is closed is never added to: a deed of it goes to the open bucket. */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Size } from './calendar.ts'

export interface Clock {
  readonly windowFrom: Date
  readonly hourFrom: Date
  readonly dayFrom: Date
  readonly upto: bigint
  readonly readAt: Date | null
}

const shown = sql.raw(
  `window_from as "windowFrom", hour_from as "hourFrom", day_from as "dayFrom", upto, read_at as "readAt"`,
)

/** Held until the transaction ends: whoever counts and whoever closes take turns. */
export async function holdClock(tx: Tx, merchantId: number): Promise<Clock> {
  await sql`insert into agents.clocks (merchant_id) values (${merchantId}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Clock>`
    select ${shown} from agents.clocks where merchant_id = ${merchantId} for update`.execute(tx)
  const [clock] = rows
  invariant(clock, `no clock of brand ${merchantId}`)
  return clock
}

export async function readClock(tx: Tx, merchantId: number): Promise<Clock | null> {
  const { rows } = await sql<Clock>`
    select ${shown} from agents.clocks where merchant_id = ${merchantId}`.execute(tx)
  return rows[0] ?? null
}

export async function moveClock(
  tx: Tx,
  merchantId: number,
  { upto, readAt }: { readonly upto: bigint; readonly readAt: Date },
): Promise<void> {
  await sql`
    update agents.clocks set upto = greatest(upto, ${upto}::bigint), read_at = greatest(read_at, ${readAt}::timestamptz)
     where merchant_id = ${merchantId}`.execute(tx)
}

const columnOf = { window: 'window_from', hour: 'hour_from', day: 'day_from' } as const

/** Never back. */
export async function moveOpen(tx: Tx, merchantId: number, size: Size, until: Date): Promise<void> {
  const column = sql.ref(columnOf[size])
  await sql`
    update agents.clocks set ${column} = greatest(${column}, ${until}::timestamptz)
     where merchant_id = ${merchantId}`.execute(tx)
}

export const openAt = (at: Date, from: Date): Date => (at < from ? from : at)
