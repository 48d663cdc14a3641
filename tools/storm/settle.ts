/** What a killed server left open comes to its end: every order at a vendor is asked about, payouts are carried on. */
import { setTimeout as pause } from 'node:timers/promises'
import { walletTransfers } from '@jackfruit/contracts'
import type pg from 'pg'
import { ask } from './member.ts'
import type { World } from './world.ts'

const withinMs = 90_000
/** One that was interrupted while it was sent is asked about a minute later: it is judged as it stands. */
const paidWithinMs = 20_000

export async function settle(world: World, admin: pg.Client): Promise<void> {
  await untilNone(withinMs, 'transfers to vendors without a verdict', async () => {
    const { rows } = await admin.query<{ member: string }>(
      `select distinct member_id::text as member from vendors.vendor_transfers where state = 'sent'`,
    )
    const open = new Set(rows.map(({ member }) => BigInt(member)))
    for (const { memberId, pass } of world.people)
      if (open.has(memberId)) await ask(world.lines[0], pass, walletTransfers.wallets)
    return open.size
  })
  await untilNone(paidWithinMs, null, async () => {
    const { rows } = await admin.query(
      `select 1 from cashier.payouts where state in ('REQUESTED', 'APPROVED', 'QUEUED', 'SENT') and amount < 50000000`,
    )
    return rows.length
  })
}

async function untilNone(ms: number, what: string | null, count: () => Promise<number>): Promise<void> {
  const until = Date.now() + ms
  for (let left = await count(); left > 0; left = await count()) {
    if (Date.now() > until) {
      if (what === null) return
      throw new Error(`${left} ${what} after ${ms / 1_000} s`)
    }
    await pause(300)
  }
}
