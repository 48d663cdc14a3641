import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cashierDeposits } from '@jackfruit/contracts'
import { ask, signIn } from '../../storm/member.ts'
import { asSuperuser, untilTrue } from '../cluster.ts'
import type { Fault } from '../fault.ts'
import { visitor } from '../load.ts'
import { notReady } from '../ready.ts'

const preload = new URL('../shift-clock.ts', import.meta.url)
const dayMs = 24 * 60 * 60_000
const shiftedMs = 75_000
const orderOf = { idempotencyKey: 'order-that-waits', method: 'kbzpay', amount: '5000.00' }

export const clockAhead: Fault = {
  name: 'clock-ahead',
  title: 'the clock of every program is a day ahead for 75 s',
  // Programs compare their clock with the database’s every minute.
  backWithinMs: 70_000,
  world: { env: (data) => ({ NODE_OPTIONS: `--import=${preload}?file=${join(data, 'clock')}` }) },
  async happen({ world }) {
    const clock = join(world.dataDir, 'clock')
    // Of somebody whose orders are not counted.
    const pass = await signIn(world.lines[0], visitor.username, visitor.password)
    const made = await ask(world.lines[0], pass, cashierDeposits.create, { body: orderOf })
    if (!made?.success) return [`no deposit was opened: ${made?.code}`]
    const began = performance.now()
    writeFileSync(clock, String(dayMs))
    const wrong = await notReady(world, 70_000, 'its clock is a day ahead')
    await pause(Math.max(0, shiftedMs - (performance.now() - began)))
    rmSync(clock)
    const states = await asSuperuser<{ state: string }>(
      world.adminUrl,
      'select state from cashier.deposits where id = $1',
      [made.value['id']],
    )
    if (states[0]?.state !== 'AWAITING_PAYMENT') wrong.push(`an open deposit became ${states[0]?.state}`)
    return wrong
  },
  async afterwards({ world }) {
    const seen = await lastTimes(world.adminUrl)
    const ahead = seen.filter(({ ahead }) => ahead).map(({ name }) => name)
    const wrong = ahead.length > 0 ? [`the schedule remembers the future of ${ahead.length} jobs`] : []
    await untilTrue('work of the minute', 75_000, async () => {
      const now = await lastTimes(world.adminUrl)
      return now.some(
        ({ name, at, ahead: isAhead }) => !isAhead && seen.some((one) => one.name === name && one.at < at),
      )
    }).catch((error: unknown) => wrong.push(String(error)))
    return wrong
  },
}

interface LastTime {
  readonly name: string
  readonly at: Date
  readonly ahead: boolean
}

const lastTimes = (url: string) =>
  asSuperuser<LastTime & Record<string, unknown>>(
    url,
    `select identifier as name, last_execution as at, last_execution > now() + interval '5 minutes' as ahead
       from graphile_worker._private_known_crontabs where last_execution is not null`,
  )
