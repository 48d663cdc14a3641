import type { Module, Platform } from '../../platform/module.ts'
import type { Activity } from '../activity/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { type Merchants, merchantIds } from '../merchants/index.ts'
import type { Protection } from '../protection/index.ts'
import type { Purses } from '../wallet/index.ts'
import { tick } from './clock.ts'
import { mountDraws } from './draw-routes.ts'
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
  readonly activity: Activity
}

export function open(platform: Platform, uses: Uses): Module<Promotions> {
  const { db, workDb, now, secrets, isProduction } = platform
  const { ledger, merchants, identity, wallet, protection, activity } = uses
  const world: World = {
    ...{ db, now, directory: merchants.directory, purseOf: wallet.of, memberOf: identity.memberOf },
    keys: { fields: secrets.fields, blindIndex: secrets.blindIndex },
    daysOf: activity.daysOf,
    closedAmong: protection.closedAmong,
    tellBalance: ledger.postings.tell,
  }
  return {
    face: { world, brandOfCode: merchants.directory.brandOfCode },
    serve(mount) {
      mountPromotions(mount, world)
      mountRewards(mount, world)
      mountDraws(mount, world)
    },
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
      await seedDemoOffers({ ...world, directory: merchants.directory, memberByName: identity.memberByName })
    },
  }
}
