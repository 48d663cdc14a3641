/** What a killed server left open comes to its end: every order at a vendor is asked about, payouts are carried on. */
import { setTimeout as pause } from 'node:timers/promises'
import { walletTransfers } from '@jackfruit/contracts'
import type pg from 'pg'
import { ask } from './member.ts'
import type { World } from './world.ts'

const withinMs = 90_000
const paidWithinMs = 20_000
/** One that was interrupted while it was sent is asked about a minute later: it is judged as it stands. */
const stillForMs = 6_000

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
  await untilStill(admin)
}

/** Until every payout is paid or none of them goes on any more. */
async function untilStill(admin: pg.Client): Promise<void> {
  const until = Date.now() + paidWithinMs
  for (let [before, since] = ['', Date.now()]; ; ) {
    const { rows } = await admin.query<{ under_way: string | null }>(
      `select string_agg(id || state, ',' order by id) as under_way from cashier.payouts
        where state in ('REQUESTED', 'APPROVED', 'QUEUED', 'SENT') and amount < 50000000`,
    )
    const now = rows[0]?.under_way ?? ''
    if (now !== before) [before, since] = [now, Date.now()]
    if (!now || Date.now() > since + stillForMs || Date.now() > until) return
    await pause(300)
  }
}

async function untilNone(ms: number, what: string, count: () => Promise<number>): Promise<void> {
  const until = Date.now() + ms
  for (let left = await count(); left > 0; left = await count()) {
    if (Date.now() > until) throw new Error(`${left} ${what} after ${ms / 1_000} s`)
    await pause(300)
  }
}
