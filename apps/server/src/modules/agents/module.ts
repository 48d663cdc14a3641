import { invariant } from '@jackfruit/kernel'
import type { Module, Platform } from '../../platform/module.ts'
import type { Job } from '../../platform/work/jobs.ts'
import type { Activity } from '../activity/index.ts'
import type { Cashier } from '../cashier/index.ts'
import type { Games } from '../catalog/index.ts'
import { type Identity, openAttempts } from '../identity/index.ts'
import { type Ledger, standingOf } from '../ledger/index.ts'
import { type Merchants, merchantIds } from '../merchants/index.ts'
import type { MessageCentre } from '../messages/index.ts'
import { requirements } from '../turnover/index.ts'
import type { Vendors } from '../vendors/index.ts'
import type { Purses } from '../wallet/index.ts'
import { type CentreWorld, mountCentre } from './centre/index.ts'
import {
  agentPaySettings,
  badgesOf,
  type ContractsWorld,
  leastBetsOf,
  mountContracts,
  offerPromised,
  payFactsOf,
  policyOf,
  ratesOf,
  withheldAmong,
} from './contracts/index.ts'
import { chainsOf, figureJobs, figureWork, hiddenAmong, openFigures, type Ports } from './figures/index.ts'
import { type LinksWorld, mountLinks, promisedWaiting, promiseKept } from './links/index.ts'
import { demandNothingOverdue, incomeOf, payJobs } from './runs/index.ts'
import {
  frozenAmong,
  frozenRows,
  mountTeam,
  type TreeWorld,
  tellTree,
  treeJobs,
  treeWork,
} from './tree/index.ts'

/** What operators decide with. */
export interface Agents {
  readonly world: ContractsWorld
  readonly brandOfCode: Merchants['directory']['brandOfCode']
}

interface Uses {
  readonly ledger: Ledger
  readonly merchants: Merchants
  readonly identity: Identity
  readonly wallet: Purses
  readonly catalog: Games
  readonly messages: MessageCentre
  readonly activity: Activity
  readonly vendors: Vendors
  readonly cashier: Cashier
}

export function open(platform: Platform, uses: Uses): Module<Agents> {
  const { db, workDb, now, secrets, warn } = platform
  const { ledger, merchants, identity, wallet, catalog, messages, activity, vendors, cashier } = uses
  const { directory } = merchants
  const brandOf = async (merchantId: number) => {
    const brand = await directory.brandOfId(merchantId)
    invariant(brand, `no brand ${merchantId}`)
    return brand
  }
  const ports: Ports = {
    chainsOf,
    withheldAmong: (tx, merchantId, memberIds) => withheldAmong(tx, { merchantId, memberIds, at: now() }),
    leastBetsOf: (merchantId) => leastBetsOf({ brandOf }, merchantId),
    timeZoneOf: async (merchantId) => (await brandOf(merchantId)).timeZone,
    alsoTell: async (tx, deeds) => void (await tellTree(tx, deeds)),
  }
  const figures = openFigures(activity, ports)
  const world: ContractsWorld = {
    ...{ db, now, brandOf, figures, frozenAmong, frozenRows },
    ...{ memberOf: identity.memberOf, memberByName: identity.memberByName, purseOf: wallet.of },
    tellBalance: ledger.postings.tell,
    balanceOf: async (accountId) => (await standingOf(db, accountId))?.balance ?? 0n,
    locked: async (tx, accountId, merchantId) =>
      (await requirements.locked(tx, accountId)) +
      ((await cashier.payouts.bonuses()?.lockedBeside(tx, merchantId, accountId)) ?? 0n),
  }
  const tree: TreeWorld & LinksWorld = {
    ...{ db, now, brandOf, directory, hiddenAmong, key: secrets.fields },
    attempts: openAttempts({ db, key: secrets.blindIndex, now }),
    hashPassword: identity.hashPassword,
    badgesOf: (tx, { merchantId, memberId }, downlines) => badgesOf(tx, merchantId, memberId, downlines),
    ratesOf: (tx, agent) => ratesOf(world, tx, agent),
  }
  const centre: CentreWorld = {
    ...{ db, now, brandOf, purseOf: wallet.of, games: catalog, deedsOf: activity.deedsOf },
    payFactsOf: (tx, agent) => payFactsOf(world, tx, agent),
    earnedBy: (tx, { merchantId, memberId }, days) => incomeOf(tx, merchantId, memberId, days),
    ...{ askEvidence: vendors.askEvidence, announcedTo: messages.announcedToAgents },
  }
  cashier.holds.plug({
    demandFree: (tx, { merchantId, memberId }) => demandNothingOverdue(tx, merchantId, memberId, now()),
  })
  const atWork: ContractsWorld = { ...world, db: workDb }
  const promises: Job = {
    ...{ name: 'agents-promises', cron: '* * * * *' },
    async work() {
      for (const id of await merchantIds(workDb))
        await offerPromised(atWork, id, { waiting: promisedWaiting, kept: promiseKept }).catch(
          warn('agents-promises'),
        )
    },
  }
  return {
    face: { world, brandOfCode: directory.brandOfCode },
    settings: agentPaySettings,
    demandBrand: async (id) => void policyOf(await brandOf(id)),
    serve(mount) {
      mountTeam(mount, tree)
      mountLinks(mount, tree)
      mountCentre(mount, centre)
      mountContracts(mount, world)
    },
    work: () => [...treeWork({ db: workDb, warn }), ...figureWork({ db: workDb, figures, ports, warn })],
    jobs: [
      ...treeJobs({ db: workDb, now, warn }),
      ...figureJobs({ db: workDb, now }),
      ...payJobs(atWork, warn),
      promises,
    ],
  }
}
