import type { Tx } from '../../platform/database/db.ts'
import type { Module, Platform } from '../../platform/module.ts'
import { loop } from '../../platform/work/loop.ts'
import type { Activity, Deed } from '../activity/module.ts'
import type { Games } from '../catalog/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { type Merchants, merchantIds } from '../merchants/index.ts'
import type { Protection } from '../protection/index.ts'
import type { Purses } from '../wallet/index.ts'
import { tick } from './clock.ts'
import { follow } from './counting/follow.ts'
import { mountDraws } from './draw-routes.ts'
import { mountMissions } from './pages/routes.ts'
import { mountRewards } from './reward-routes.ts'
import { mountPromotions } from './routes.ts'
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
  readonly protection: Protection
  readonly catalog: Games
  readonly activity: Activity
}

/** Its place among those who count, for ever. */
const reader = 'promotions'

export function open(platform: Platform, uses: Uses): Module<Promotions> {
  const { db, workDb, now, secrets, isProduction, warn } = platform
  const { ledger, merchants, identity, wallet, protection, catalog, activity } = uses
  const keys = { fields: secrets.fields, blindIndex: secrets.blindIndex }
  const sights = {
    ...{ now, keys },
    timeZoneOf: async (merchantId: number) =>
      (await merchants.directory.brandOfId(merchantId))?.timeZone ?? 'UTC',
  }
  const count = (tx: Tx, deeds: readonly Deed[]) => follow(tx, deeds, sights)
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
  }
  return {
    face: { world, brandOfCode: merchants.directory.brandOfCode },
    serve(mount) {
      mountPromotions(mount, world)
      mountRewards(mount, world)
      mountDraws(mount, world)
      mountMissions(mount, world)
    },
    work: () => [
      loop({
        ...{ name: 'promotions-count', everyMs: 1_000, onError: warn('promotions') },
        work: (stopping) =>
          activity.read(workDb, { name: reader, whenBusy: 'leave', gently: true, stopping }, count),
      }),
    ],
    jobs: [
      {
        name: 'promotions',
        cron: '* * * * *',
        async work() {
          for (const id of await merchantIds(workDb)) await tick({ ...world, db: workDb }, id)
        },
      },
    ],
    async seed() {
      if (isProduction) return
      await seedDemoOffers({
        ...world,
        directory: merchants.directory,
        memberByName: identity.memberByName,
        slots: () => catalog.numbersOf('RNG'),
      })
    },
  }
}
