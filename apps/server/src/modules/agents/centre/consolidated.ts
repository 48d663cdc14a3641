/** The agent's funds and the flags of entries; announcements; what was earned by day and kind. */
import { agents } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { balancesOf, findAccount } from '../../ledger/index.ts'
import { stretchOf } from './stretch.ts'
import { type CentreWorld, type Earned, type PayKind, payKinds } from './world.ts'

const switchOf: Readonly<Record<PayKind, string>> = {
  ...{ dividend: 'AGENT_DIVIDEND_CT', daily: 'AGENT_DAILY_SALARY' },
  ...{ hourly: 'AGENT_HOUR_SALARY', realtime: 'AGENT_REALTIME_SALARY' },
}

export function mountConsolidated(mount: Mount, world: CentreWorld): void {
  serve(mount, agents.consolidated, async ({ principal }) => {
    const { merchantId, memberId: owner } = principal
    const { switches } = await world.brandOf(merchantId)
    const { accountId, currency } = await world.purseOf(principal)
    return inMerchant(world.db, merchantId, async (tx) => {
      const heldId = await findAccount(tx, { merchantId, owner, kind: 'held', currency })
      const balances = await balancesOf(tx, heldId === null ? [accountId] : [accountId, heldId])
      const { entries, waiting, overdue } = await world.payFactsOf(tx, principal)
      const isOn = (kind: PayKind) => switches.get(switchOf[kind]) === true && entries[kind]
      const [daily, hourly, realtime] = [isOn('daily'), isOn('hourly'), isOn('realtime')]
      return {
        funds: {
          ...{ currency, balance: formatMinor(balances.get(accountId) ?? 0n) },
          ...{ held: formatMinor(heldId === null ? 0n : (balances.get(heldId) ?? 0n)) },
          overdue: formatMinor(overdue),
        },
        ...{
          enableCt: isOn('dividend'),
          dailySalary: daily,
          hourSalary: hourly,
          agentRealtimeSalary: realtime,
        },
        salary: daily || hourly || realtime,
        waiting: { ...waiting },
      }
    })
  })
}

const announcedPage = 20

export function mountAnnouncements(mount: Mount, { announcedTo }: CentreWorld): void {
  serve(mount, agents.announcements, async ({ principal, query }) => {
    const all = await announcedTo(principal.merchantId, query.language)
    const at = query.cursor === undefined ? 0 : all.findIndex(({ id }) => String(id) === query.cursor) + 1
    const page = all.slice(at, at + announcedPage)
    return {
      lists: page.map(({ id, title, content, startsAt }) => ({
        ...{ id: String(id), title, content, at: startsAt.toISOString() },
      })),
      nextCursor: all.length > at + announcedPage ? String(page.at(-1)?.id) : null,
    }
  })
}

export function mountIncome(mount: Mount, world: CentreWorld): void {
  serve(mount, agents.income, async ({ principal, query }) => {
    const days = stretchOf(query)
    const { currency } = await world.brandOf(principal.merchantId)
    const earned = await inMerchant(world.db, principal.merchantId, (tx) =>
      world.earnedBy(tx, principal, days),
    )
    const byDay = [...Map.groupBy(earned, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? 1 : -1))
    return {
      currency,
      total: sumsByKind(earned),
      days: byDay.map(([day, some]) => ({ day, ...sumsByKind(some) })),
    }
  })
}

function sumsByKind(earned: readonly Earned[]): Record<PayKind, string> {
  const sum = (kind: PayKind) =>
    earned.reduce((all, each) => (each.kind === kind ? all + each.amount : all), 0n)
  const [dividend, daily, hourly, realtime] = payKinds.map((kind) => formatMinor(sum(kind)))
  return { dividend: dividend ?? '', daily: daily ?? '', hourly: hourly ?? '', realtime: realtime ?? '' }
}
