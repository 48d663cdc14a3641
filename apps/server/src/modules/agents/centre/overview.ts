/** What an agent sees first: the team on some days beside as many before, and who stands out. */
import { agents, type ReplyOf } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { dayIn } from '../../../platform/work/brand-day.ts'
import { balancesOf } from '../../ledger/index.ts'
import { addDays, periodOfDays } from '../figures/calendar.ts'
import { readClock } from '../figures/clock.ts'
import { cameOn, type Days, standingOut, teamBalanceOf, teamByDay, type Whose } from '../figures/of-days.ts'
import { activeIn, mostActive } from '../figures/read.ts'
import { total } from '../figures/sums.ts'
import { accountsOf, hiddenOf, sizesOf } from './people.ts'
import { daysBefore, stretchOf } from './stretch.ts'
import { figuresOf } from './views.ts'
import type { CentreWorld } from './world.ts'

type Overview = ReplyOf<typeof agents.overview>

/** Lines that are shown, and of how many of each day they are the best. */
const standing = { most: 10, ofDay: 20 }

export function mountOverview(mount: Mount, world: CentreWorld): void {
  serve(mount, agents.overview, async ({ principal, query }) => {
    const days = stretchOf(query)
    const { timeZone, currency } = await world.brandOf(principal.merchantId)
    const { accountId } = await world.purseOf(principal)
    const today = dayIn(timeZone, world.now())
    const whose = { merchantId: principal.merchantId, agentId: principal.memberId }
    return inMerchant(world.db, principal.merchantId, async (tx) => {
      const [own, team, clock] = [
        await balancesOf(tx, [accountId]),
        await teamBalanceOf(tx, whose),
        await readClock(tx, whose.merchantId),
      ]
      const before = daysBefore(days)
      // Both stretches with one look: many look at once, and each look waits for the database.
      const all = await teamByDay(tx, whose, { from: before.from, to: days.to })
      const byDay = all.filter(({ day }) => day >= days.from)
      const past = all.filter(({ day }) => day <= before.to)
      const [counts, countsBefore] = await countsOf(tx, whose, { days, before, today })
      return {
        ...{
          currency,
          today,
          balance: formatMinor(own.get(accountId) ?? 0n),
          teamBalance: formatMinor(team),
        },
        ...{ counts, countsBefore },
        figures: figuresOf(total(byDay)),
        figuresBefore: figuresOf(total(past)),
        days: byDay.map(({ day, ...sums }) => ({ day, figures: figuresOf(sums) })),
        branches: await branchesOf(tx, whose, days),
        readTo: clock?.readAt?.toISOString() ?? null,
      }
    })
  })
}

/** A period has members who were active in it; other days have the one on which most were. */
async function activeOn(tx: Tx, { merchantId, agentId }: Whose, { from, to }: Days, today: string) {
  const period = periodOfDays(from, to, today)
  if (!period) return { active: await mostActive(tx, merchantId, agentId, { from, to }), isBestDay: true }
  return { active: (await activeIn(tx, merchantId, [agentId], period)).get(agentId) ?? 0, isBestDay: false }
}

interface Looked {
  readonly days: Days
  readonly before: Days
  readonly today: string
}

/** Of the end of these days, and of those before: who came later is not in them yet. */
async function countsOf(
  tx: Tx,
  whose: Whose,
  { days, before, today }: Looked,
): Promise<[Overview['counts'], Overview['counts']]> {
  const size = (await sizesOf(tx, [whose.agentId])).get(whose.agentId)
  const later = ({ to }: Days): Days => ({ from: addDays(to, 1), to: today })
  const [came, since, cameBefore, sinceBefore] = await cameOn(tx, whose, [
    ...[days, later(days), before, later(before)],
  ])
  const of = async (stretch: Days, here: typeof came, after: typeof came): Promise<Overview['counts']> => ({
    members: Math.max((size?.members ?? 0) - (after?.newMembers ?? 0), 0),
    agents: size?.agents ?? 0,
    ...{ newMembers: here?.newMembers ?? 0, firstDeposits: here?.firstDeposits ?? 0 },
    ...(await activeOn(tx, whose, stretch, today)),
  })
  return [await of(days, came, since), await of(before, cameBefore, sinceBefore)]
}

async function branchesOf(tx: Tx, whose: Whose, days: Days): Promise<Overview['branches']> {
  const agent = { merchantId: whose.merchantId, memberId: whose.agentId }
  const lines = await standingOut(tx, whose, days, standing)
  const hidden = await hiddenOf(tx, agent, lines)
  const shown = lines.filter(({ subject }) => !hidden.has(subject))
  const ids = shown.map(({ subject }) => subject)
  const [accounts, sizes] = [await accountsOf(tx, agent, ids), await sizesOf(tx, ids)]
  return shown.map(({ subject, isTeam, ...sums }) => ({
    ...{ account: accounts.get(subject) ?? '', isAgent: isTeam, figures: figuresOf(sums) },
    members: isTeam ? (sizes.get(subject)?.members ?? 0) : 0,
  }))
}
