import { vip } from '@jackfruit/contracts'
import { invariant } from '@jackfruit/kernel'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { serve } from '../../platform/http/http.ts'
import type { Module, Platform } from '../../platform/module.ts'
import { dayIn } from '../../platform/work/brand-day.ts'
import { loop } from '../../platform/work/loop.ts'
import type { Activity } from '../activity/index.ts'
import type { Identity } from '../identity/index.ts'
import { type Merchants, merchantIds } from '../merchants/index.ts'
import { tellChanges } from './changes.ts'
import { countDeeds } from './count.ts'
import { evaluate, isDue, monthBefore } from './evaluate.ts'
import { seedVip } from './seed.ts'
import { viewOf } from './view.ts'

/** What operators set levels with. */
export interface Vip {
  readonly db: Db
  readonly now: () => Date
  readonly directory: Pick<Merchants['directory'], 'brandOfCode'>
  readonly memberByName: Identity['memberByName']
  /** What was just done is counted: for calls that show it, or decide by it. */
  caughtUp(): Promise<void>
}

interface Uses {
  readonly merchants: Merchants
  readonly identity: Identity
  readonly activity: Activity
}

/** Bets of before midnight are in the books by then. */
const afterMidnightMs = 10 * 60_000

export function open(platform: Platform, { merchants, identity, activity }: Uses): Module<Vip> {
  const { db, workDb, now, warn, isProduction } = platform
  const { directory } = merchants
  const reader = { name: 'vip' } as const
  const count = (on: Db, how: Pick<Parameters<Activity['read']>[1], 'whenBusy' | 'gently' | 'stopping'>) =>
    activity.readRows(on, { ...reader, ...how }, (tx, deeds) => countDeeds(tx, deeds, now()))
  const catchUp = async (on: Db) => {
    await activity.caughtUp(on)
    await count(on, { whenBusy: 'wait' })
  }
  const brandOf = async (merchantId: number) => {
    const brand = await directory.brandOfId(merchantId)
    invariant(brand, `no brand ${merchantId}`)
    return brand
  }

  async function lookAtMonths(stopping?: AbortSignal): Promise<void> {
    for (const merchantId of await merchantIds(workDb)) {
      const { timeZone } = await brandOf(merchantId)
      const month = monthBefore(dayIn(timeZone, new Date(now().getTime() - afterMidnightMs)))
      if (!(await isDue(workDb, { merchantId, month }))) continue
      await catchUp(workDb)
      await evaluate(workDb, { merchantId, month }, { now, stopping })
    }
  }

  return {
    face: {
      ...{ db, now, directory, memberByName: identity.memberByName },
      caughtUp: () => catchUp(db),
    },
    async seed() {
      if (!isProduction) await seedVip({ db, now, directory, memberByName: identity.memberByName })
    },
    serve(mount) {
      serve(mount, vip.standing, async ({ principal, query }) => {
        const { timeZone, defaultLanguage } = await brandOf(principal.merchantId)
        await catchUp(db)
        const asked = { day: dayIn(timeZone, now()), language: query.language ?? defaultLanguage }
        return inMerchant(db, principal.merchantId, (tx) => viewOf(tx, principal, asked))
      })
    },
    jobs: [{ name: 'vip-months', cron: '*/10 * * * *', work: lookAtMonths }],
    work: () => [
      loop({
        ...{ name: 'vip', everyMs: 1_000, onError: warn('vip') },
        async work(stopping) {
          await count(workDb, { whenBusy: 'leave', gently: true, stopping })
          await tellChanges(workDb, stopping)
        },
      }),
    ],
  }
}
