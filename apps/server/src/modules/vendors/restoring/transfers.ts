/** Which orders between purses and a studio's wallets have ended, for a studio that may have lost some. */
import { currencyOf, formatMinor, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

interface Row {
  readonly orderNo: string
  readonly playerId: string
  readonly currency: string
  readonly direction: 'in' | 'out'
  readonly amount: Minor
  readonly state: 'done' | 'refused'
}

const ended = /^vendor-wallet:(vt_[0-9a-f]+):(?:done|refused)$/

/** `keys`: of what the ledger was told in a stretch of it; an order that ended there has named itself. */
export async function transfersEnded(db: Db, vendor: string, keys: readonly string[]): Promise<object[]> {
  const ids = new Set(keys.flatMap((key) => ended.exec(key)?.[1] ?? []))
  if (ids.size === 0) return []
  const rows = await db.transaction().execute(async (tx) => {
    await sql`select set_config('app.reader', 'vendors', true)`.execute(tx)
    const found = await sql<Row>`
      select t.id as "orderNo", p.player_id as "playerId", t.currency, t.direction, t.amount, t.state
      from vendors.vendor_transfers t
      join vendors.players p on p.vendor = t.vendor and p.member_id = t.member_id
      where t.id = any(${[...ids]}) and t.vendor = ${vendor} and t.state <> 'sent'`.execute(tx)
    return found.rows
  })
  return rows.map((row) => ({ ...row, amount: formatMinor(row.amount, currencyOf(row.currency).scale) }))
}
