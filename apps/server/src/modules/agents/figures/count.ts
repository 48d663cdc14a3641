/** Counts deeds for the agents above whoever did them: each once, in the transaction that read it. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { AnyDeed } from '../../activity/index.ts'
import { countActive } from './active.ts'
import { openCalendar, windowOf } from './calendar.ts'
import { holdClock, moveClock, openAt } from './clock.ts'
import { countPeople } from './people.ts'
import type { Placed } from './placed.ts'
import type { Ports } from './ports.ts'
import { sumsOf } from './sums.ts'
import { keepDeeds, writeDays, writeTimes } from './write.ts'

export async function countDeeds(tx: Tx, ports: Ports, deeds: readonly AnyDeed[]): Promise<void> {
  for (const [merchantId, own] of Map.groupBy(deeds, (deed) => deed.merchantId)) {
    await sql`select set_config('app.merchant', ${String(merchantId)}, true)`.execute(tx)
    await countOfBrand(tx, ports, merchantId, own)
  }
}

async function countOfBrand(tx: Tx, ports: Ports, merchantId: number, deeds: readonly AnyDeed[]) {
  const clock = await holdClock(tx, merchantId)
  const members = [...new Set(deeds.map(({ memberId }) => memberId))]
  const chains = await ports.chainsOf(tx, members)
  const withheld = await ports.withheldAmong(tx, merchantId, members)
  const { dayOf, hourOf } = openCalendar(await ports.timeZoneOf(merchantId))
  const placed = deeds.map(
    (deed): Placed => ({
      ...{ deed, chain: chains.get(deed.memberId) ?? [], sums: sumsOf(deed) },
      day: dayOf(openAt(deed.at, clock.dayFrom)),
      hour: hourOf(openAt(deed.at, clock.hourFrom)),
      window: windowOf(openAt(deed.at, clock.windowFrom)),
      earns: !withheld.has(deed.memberId),
    }),
  )
  const under = placed.filter(({ chain }) => chain.length > 0)
  await keepDeeds(tx, merchantId, placed)
  await writeDays(tx, merchantId, under)
  const earning = under.filter(({ earns }) => earns)
  await writeTimes(tx, merchantId, { size: 'hour', placed: earning, beginOf: ({ hour }) => hour })
  await writeTimes(tx, merchantId, { size: 'window', placed: earning, beginOf: ({ window }) => window })
  const firsts = await countPeople(tx, merchantId, placed)
  await countActive(tx, merchantId, {
    placed: earning,
    firsts,
    chains,
    clock,
    least: await ports.leastBetsOf(merchantId),
  })
  const last = deeds.at(-1)
  if (last) await moveClock(tx, merchantId, { upto: last.id, readAt: last.at })
}
