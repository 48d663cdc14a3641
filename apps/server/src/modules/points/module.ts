import type { Module, Platform } from '../../platform/module.ts'
import { loop } from '../../platform/work/loop.ts'
import type { Activity } from '../activity/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Merchants } from '../merchants/index.ts'
import type { Purses } from '../wallet/index.ts'
import { feedPoints } from './earn.ts'
import { mountPoints } from './routes.ts'
import { seedPoints } from './seed/seed.ts'
import type { World } from './world.ts'

/** What operators decide with. */
export interface Points {
  readonly world: World
  readonly brandOfCode: Merchants['directory']['brandOfCode']
}

interface Uses {
  readonly ledger: Ledger
  readonly merchants: Merchants
  readonly identity: Identity
  readonly wallet: Purses
  readonly activity: Activity
}

export function open(platform: Platform, uses: Uses): Module<Points> {
  const { db, workDb, now, secrets, warn, isProduction } = platform
  const { ledger, merchants, identity, wallet, activity } = uses
  const world: World = {
    ...{ db, now, activity, directory: merchants.directory, fields: secrets.fields },
    ...{ purseOf: wallet.of, memberOf: identity.memberOf, paymentPasswords: identity.paymentPasswords },
    tellBalance: ledger.postings.tell,
  }
  return {
    face: { world, brandOfCode: merchants.directory.brandOfCode },
    serve: (mount) => mountPoints(mount, world),
    async seed() {
      if (isProduction) return
      await seedPoints({ ...world, directory: merchants.directory, memberByName: identity.memberByName })
    },
    work: () => [
      loop({
        ...{ name: 'points', everyMs: 1_000, onError: warn('points') },
        work: (stopping) => feedPoints(world, workDb, stopping),
      }),
    ],
  }
}
