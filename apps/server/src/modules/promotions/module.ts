import type { Tx } from '../../platform/database/db.ts'
import type { Module, Platform } from '../../platform/module.ts'
import { loop } from '../../platform/work/loop.ts'
import type { Activity, Deed } from '../activity/index.ts'
import type { Cashier } from '../cashier/index.ts'
import type { Games } from '../catalog/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { type Merchants, merchantIds } from '../merchants/index.ts'
import type { Protection } from '../protection/index.ts'
import type { Vendors } from '../vendors/index.ts'
import type { Purses } from '../wallet/index.ts'
import { topUp } from './bonus/activate.ts'
import { keptOf } from './bonus/cost.ts'
import { chooseBonus, holdChosen, holdReversed } from './bonus/deposits.ts'
import { type BonusDoor, openBonusDoor } from './bonus/door.ts'
import { demandMayOpen } from './bonus/excluded.ts'
import { followRequirements } from './bonus/follow.ts'
import { payoutBonuses } from './bonus/payouts.ts'
import { mountBonuses } from './bonus/routes.ts'
import { tick } from './clock.ts'
import { follow } from './counting/follow.ts'
import { mountDraws } from './kinds/draws/routes.ts'
import { followLevels } from './kinds/level-up/follow.ts'
import { mountMissions } from './pages/routes.ts'
import { mountRewards } from './rewards/routes.ts'
import { mountPromotions } from './routes.ts'
import { keepDemo } from './seed/kept.ts'
import { seedDemoOffers } from './seed/seed.ts'
import type { World } from './world.ts'

/** What operators decide with. */
export interface Promotions {
  readonly world: World
  readonly brandOfCode: Merchants['directory']['brandOfCode']
}

interface Uses {
  readonly ledger: Ledger
  readonly merchants: Merchants
  readonly identity: Identity
  readonly wallet: Purses
  readonly catalog: Games
  readonly protection: Protection
  readonly activity: Activity
  readonly vendors: Vendors
  readonly cashier: Cashier
}

/** Its place among those who count, for ever. */
const reader = 'promotions'

export async function open(platform: Platform, uses: Uses): Promise<Module<Promotions>> {
  const { db, workDb, bus, now, secrets, isProduction, warn } = platform
  const { ledger, merchants, identity, wallet, protection, catalog, activity, vendors } = uses
  const keys = { fields: secrets.fields, blindIndex: secrets.blindIndex }
  const sights = {
    ...{ now, keys },
    timeZoneOf: async (merchantId: number) =>
      (await merchants.directory.brandOfId(merchantId))?.timeZone ?? 'UTC',
    async edgeOf(gameId: number) {
      const game = await catalog.named(gameId)
      return game ? keptOf(game) : 0n
    },
  }
  const count = (tx: Tx, deeds: readonly Deed[]) => follow(tx, deeds, sights)
  const door = await openBonusDoor({ db, bus, onError: warn('bonuses') })
  const world: World = {
    ...{ db, now, directory: merchants.directory, purseOf: wallet.of, memberOf: identity.memberOf },
    keys,
    closedAmong: protection.closedAmong,
    tellBalance: ledger.postings.tell,
    ...{ sumsOfMembers: activity.sumsOfMembers, daysOf: activity.daysOf },
    async gameName(id, language) {
      const names = (await catalog.named(id))?.names
      return names?.[language] ?? names?.['EN'] ?? null
    },
    async caughtUp() {
      await activity.caughtUp(workDb)
      await activity.read(workDb, { name: reader, whenBusy: 'wait' }, count)
    },
    games: catalog,
    edgeOf: sights.edgeOf,
    bonusesChanged: door.tell,
    freeRounds: vendors.freeRounds,
  }
  plugBonuses(uses, world, door)
  const sower = {
    ...world,
    directory: merchants.directory,
    memberByName: identity.memberByName,
    slots: () => catalog.numbersOf('RNG'),
  }
  return {
    face: { world, brandOfCode: merchants.directory.brandOfCode },
    serve(mount) {
      mountPromotions(mount, world)
      mountRewards(mount, world)
      mountDraws(mount, world)
      mountMissions(mount, world)
      mountBonuses(mount, world)
    },
    work: () => [
      loop({
        ...{ name: 'promotions-count', everyMs: 1_000, onError: warn('promotions') },
        work: (stopping) =>
          activity.read(workDb, { name: reader, whenBusy: 'leave', gently: true, stopping }, count),
      }),
      loop({
        ...{ name: 'gifts', everyMs: 5_000, onError: warn('gifts') },
        work: () => followLevels({ ...world, db: workDb }),
      }),
      loop({
        ...{ name: 'bonuses', everyMs: 1_000, onError: warn('bonuses') },
        work: () => followRequirements({ ...world, db: workDb }),
      }),
    ],
    jobs: [
      {
        name: 'promotions',
        cron: '* * * * *',
        async work() {
          for (const id of await merchantIds(workDb)) await tick({ ...world, db: workDb }, id)
          if (!isProduction) await keepDemo({ ...sower, db: workDb })
        },
      },
    ],
    close: door.close,
    async seed() {
      if (isProduction) return
      await seedDemoOffers(sower)
    },
  }
}

/** What the doors of money and of stakes are told of bonuses. */
function plugBonuses({ cashier, vendors }: Uses, world: World, door: BonusDoor): void {
  cashier.bonuses.plug({
    deposits: {
      choose: (tx, order) => chooseBonus(world, tx, order),
      hold: (tx, money) => holdChosen(world, tx, money),
      holdReversed: (tx, order) => holdReversed(world, tx, order),
    },
    payouts: payoutBonuses(world),
  })
  vendors.bonuses.plug({
    marksOf: door.marksOf,
    async topUp(stake) {
      const done = await topUp(world, stake)
      // The stake that follows is judged by what has begun with it.
      if (done.what === 'begun') await door.refresh()
      return done
    },
    demandMayOpen: (owner, game) => demandMayOpen(world, owner, game),
  })
}
