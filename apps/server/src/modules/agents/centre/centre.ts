/** The calls of the centre that show figures. */
import type { Mount } from '../../../platform/http/http.ts'
import { mountBetDetail } from './bet-detail.ts'
import { mountMovements, mountTeamBets } from './bets.ts'
import { mountAnnouncements, mountConsolidated, mountIncome } from './consolidated.ts'
import { mountOverview } from './overview.ts'
import { mountPrivacy } from './privacy.ts'
import { mountProfit } from './profit.ts'
import type { CentreWorld } from './world.ts'

export function mountCentre(mount: Mount, world: CentreWorld): void {
  mountConsolidated(mount, world)
  mountAnnouncements(mount, world)
  mountIncome(mount, world)
  mountOverview(mount, world)
  mountTeamBets(mount, world)
  mountBetDetail(mount, world)
  mountMovements(mount, world)
  mountProfit(mount, world)
  mountPrivacy(mount, world)
}
