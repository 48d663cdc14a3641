import type { Db } from '../../platform/database/db.ts'
import type { Mount, Principal } from '../../platform/http/http.ts'
import type { Module, Platform } from '../../platform/module.ts'
import { openPort, type Port } from '../../platform/port.ts'
import { type Game, type Games, nameOfVendor } from '../catalog/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { type Merchants, merchantIds } from '../merchants/index.ts'
import type { Protection } from '../protection/index.ts'
import type { PurseOwner, Purses } from '../wallet/index.ts'
import type { BonusesAtPlay } from './bonuses.ts'
import { vendorSettings } from './brand-settings.ts'
import { type CreditsDesk, openCreditsDesk } from './credits/desk.ts'
import { mountCredits } from './credits/routes.ts'
import { type AskEvidence, evidenceFrom } from './evidence.ts'
import { mountFairness } from './fairness.ts'
import { type FreeRounds, openGrants } from './free-rounds/grants.ts'
import { tellStudios } from './free-rounds/tell.ts'
import { launcherOf, mountLaunch } from './launch.ts'
import { startListing } from './listing.ts'
import { mountLotteries } from './lotteries/routes.ts'
import { vendorOpenApi } from './openapi.ts'
import { startOrigins } from './origins/follow.ts'
import { type Origins, openOrigins } from './origins/origins.ts'
import { setAsideFigure } from './origins/set-aside.ts'
import { openPlayers } from './players.ts'
import { mountVendorPort } from './port.ts'
import { vendorKeys } from './secrets.ts'
import { cleanUpVendors, openPlaySessions } from './sessions.ts'
import { openStudioClient } from './studio-client.ts'
import { openTables } from './tables/tables.ts'
import { mountVendorWallets } from './wallets/routes.ts'
import { openStudioDoor } from './wallets/studio-door.ts'
import { openVendorWallets } from './wallets/vendor-wallets.ts'

export interface Vendors {
  readonly askEvidence: AskEvidence
  readonly credits: CreditsDesk
  /** Asked before money leaves. */
  readonly origins: Origins
  /** Whoever gives bonuses says what they are to stakes and to games that are opened. */
  readonly bonuses: Port<BonusesAtPlay>
  /** Rounds that a studio plays for nothing, out of money that was set aside. */
  readonly freeRounds: FreeRounds
}

interface Uses {
  readonly ledger: Ledger
  readonly merchants: Merchants
  readonly identity: Identity
  readonly wallet: Purses
  readonly catalog: Games
  readonly protection: Protection
}

export function open(platform: Platform, uses: Uses): Module<Vendors> {
  const { config, db, keptDb, workDb, now, space, warn } = platform
  const { ledger, merchants, identity, wallet: purses, catalog: games, protection } = uses
  const { directory, countryOf } = merchants
  const { vendorSecrets, vendorAddresses, gamesOrigin } = config
  const keys = new Map(
    [...vendorSecrets].map(([code, secret]) => [code, vendorKeys(secret, vendorAddresses.get(code))]),
  )
  const codes = [...keys.keys()]
  const studios = openStudioClient(config.studioUrl, (code) => keys.get(code)?.secrets[0], now)
  const players = openPlayers({ db, directory, purses, findMember: identity.memberOf })
  const sessions = openPlaySessions(db, { onError: warn('play sessions') })
  const parts = {
    ...{ purseOf: purses.of, door: openStudioDoor(studios, players.idOf, codes) },
    ...{ onPosted: ledger.postings.tell, onError: warn('vendor wallet') },
  }
  const wallets = openVendorWallets({ ...parts, db })
  const feed = { db: workDb, directory, games, onSetAside: warn('a credit is set aside') }
  const telling = { studios, now, onError: warn('free rounds') }
  const due = openVendorWallets({ ...parts, db: workDb })
  const tables = openTables({ db: keptDb, games, directory, now, onError: warn('live tables') })
  const bonuses = openPort<BonusesAtPlay>('vendors.bonuses')
  const forgetLogins = identity.onAnySessionEnded(
    (id) => void sessions.endOfLogin(id).catch(warn('play sessions')),
  )
  return {
    face: {
      askEvidence: evidenceFrom(studios, players),
      credits: openCreditsDesk({ db, directory, tellBalance: ledger.postings.tell }),
      origins: openOrigins(feed),
      bonuses,
      freeRounds: {
        ...openGrants(now),
        async tell(merchantId) {
          await tellStudios({ ...telling, db }, merchantId).catch(telling.onError)
        },
      },
    },
    settings: vendorSettings,
    metrics: [setAsideFigure],
    async serve(mount) {
      mountVendorWallets(mount, {
        ...{ db, directory, purses, vendorWallets: wallets, mayMove: mayMoveWith(uses) },
        nameVendor: (code) => nameOfVendor(db, code),
      })
      const launching = {
        ...{ games, directory, players, sessions, studios, gamesOrigin, countryOf },
        mayLaunch: protection.mayLaunch,
        demandMayOpen: async (owner: Principal, game: Game) =>
          bonuses.pluggedOrNull()?.demandMayOpen(owner, game),
        collect: (member: Principal) => wallets.collect(member).catch(warn('collecting')),
      }
      mountLaunch(mount, launching)
      mountLotteries(mount, {
        ...{ games, directory, now, studios, onError: warn('lotteries') },
        open: launcherOf(launching),
      })
      tables.mount(mount)
      mountFairness(mount, { db, studios })
      mountCredits(mount, { db, directory, purses, games })
      describeVendorPort(mount)
      const { mayStake } = protection
      const lanes = await ledger.lanes()
      mountVendorPort(
        mount.app,
        {
          ...{ db, lanes, games, players, sessions, mayStake, now, space },
          ...{ onPosted: ledger.postings.tell, bonuses: bonuses.pluggedOrNull },
        },
        keys,
      )
    },
    watch: ({ merchantId }, send) => tables.watch(merchantId, send),
    jobs: [
      { name: 'vendors-clean', cron: '*/10 * * * *', work: () => cleanUpVendors(workDb) },
      eachMinute(workDb, 'free-rounds', (id) => tellStudios({ ...telling, db: workDb }, id)),
      // Transfers whose outcome nobody has told yet. The page's own calls ask sooner.
      eachMinute(workDb, 'vendor-wallets', due.resolve),
    ],
    work: () => [
      startListing(workDb, studios, codes, warn('list of games')),
      startOrigins(feed, warn('origins')),
    ],
    async close() {
      forgetLogins()
      await tables.stop()
    },
  }
}

/** For one brand after the other. */
const eachMinute = (db: Db, name: string, work: (merchantId: number) => Promise<unknown>) => ({
  ...{ name, cron: '* * * * *' },
  async work() {
    for (const merchantId of await merchantIds(db)) await work(merchantId)
  },
})

function describeVendorPort({ app }: Mount): void {
  const described = vendorOpenApi()
  app.get('/vendor/openapi.json', { config: { policy: 'open', rate: 'page' } }, async () => described)
}

/** Who closed the account brings money home all at once, and sends none out to play. */
const mayMoveWith =
  ({ protection, wallet, identity }: Uses) =>
  async (owner: PurseOwner): Promise<boolean> => {
    if (protection.mayStake((await wallet.of(owner)).accountId).isClosed) return false
    return (await identity.memberOf(owner.merchantId, owner.memberId))?.status === 'active'
  }
