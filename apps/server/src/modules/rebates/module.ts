import { invariant } from '@jackfruit/kernel'
import type { Db } from '../../platform/database/db.ts'
import type { Module, Platform } from '../../platform/module.ts'
import { loop } from '../../platform/work/loop.ts'
import type { Activity } from '../activity/index.ts'
import type { Games } from '../catalog/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { type Merchants, merchantIds } from '../merchants/index.ts'
import { feedTurnover } from '../turnover/index.ts'
import type { Purses } from '../wallet/index.ts'
import { accrue } from './accrue.ts'
import { payAtNoon } from './noon.ts'
import { mountRebates } from './routes.ts'
import { seedRebates } from './seed.ts'
import { takeOut } from './without.ts'
import type { World } from './world.ts'

interface Uses {
  readonly ledger: Ledger
  readonly merchants: Merchants
  readonly identity: Identity
  readonly wallet: Purses
  readonly catalog: Pick<Games, 'named'>
  readonly activity: Activity
}

/** What operators look at and pay with. */
export interface Rebates {
  readonly world: World
  readonly brandOfCode: Merchants['directory']['brandOfCode']
  readonly memberByName: Identity['memberByName']
  /** What was just bet is counted. */
  caughtUp(): Promise<void>
}

export function open(platform: Platform, uses: Uses): Module<Rebates> {
  const { db, workDb, now, warn, isProduction } = platform
  const { ledger, merchants, identity, wallet, catalog, activity } = uses
  const world: World = {
    ...{ db, now, memberOf: identity.memberOf, purseOf: wallet.of, tellBalance: ledger.postings.tell },
    async brandOf(id) {
      const brand = await merchants.directory.brandOfId(id)
      invariant(brand, `no brand ${id}`)
      return brand
    },
  }
  const count = (on: Db, how: Pick<Parameters<Activity['read']>[1], 'whenBusy' | 'gently' | 'stopping'>) =>
    activity.readRows(on, { name: 'rebates', ...how }, (tx, deeds) => accrue(tx, deeds, now()))
  const catchUp = async (on: Db) => {
    await activity.caughtUp(on)
    await count(on, { whenBusy: 'wait' })
    await feedTurnover({ db: on, gameOf: catalog.named })
    await takeOut(on, now)
  }
  return {
    face: {
      ...{ world, brandOfCode: merchants.directory.brandOfCode, memberByName: identity.memberByName },
      caughtUp: () => catchUp(db),
    },
    serve: (mount) => mountRebates(mount, { ...world, catchUp: () => catchUp(db) }),
    async seed() {
      if (!isProduction) {
        const { directory } = merchants
        await seedRebates({ ...world, directory, memberByName: identity.memberByName })
      }
    },
    jobs: [
      {
        name: 'rebates',
        cron: '* * * * *',
        async work(stopping) {
          const hands = { catchUp: () => catchUp(workDb), onError: warn('rebates'), stopping }
          for (const id of await merchantIds(workDb)) await payAtNoon({ ...world, db: workDb }, id, hands)
        },
      },
    ],
    work: () => [
      loop({
        ...{ name: 'rebates', everyMs: 1_000, onError: warn('rebates') },
        async work(stopping) {
          await count(workDb, { whenBusy: 'leave', gently: true, stopping })
          await takeOut(workDb, now, stopping)
        },
      }),
    ],
  }
}
