/** Who plays while programs are killed: members with money, and the platform's launch codes for them. */
import { standingOf } from '../../../apps/server/src/modules/ledger/index.ts'
import { openDirectory } from '../../../apps/server/src/modules/merchants/index.ts'
import { openPlaySessions, playerIdOf } from '../../../apps/server/src/modules/vendors/index.ts'
import { openPurses } from '../../../apps/server/src/modules/wallet/index.ts'
import { openDatabase } from '../../../apps/server/src/platform/database/db.ts'
import { openMaker } from '../../fixture/make.ts'
import { drawer } from '../../storm/keys.ts'
import type { Seat } from './player.ts'
import { type GameTable, tables } from './tables.ts'

export interface Hands {
  readonly databaseUrl: string
  readonly ownerUrl: string
  readonly secret: string
  readonly gamesUrl: string
  readonly seed: number
}

export interface PurseOfSeat {
  readonly accountId: bigint
  readonly before: bigint
  readonly now: bigint
}

const merchant = 'demommk'
const money = '20000000'
/** What a member sits down at. */
interface Game {
  readonly vendor: string
  readonly gameCode: string
}

export interface People<Table extends Game = GameTable> {
  readonly seats: readonly Seat<Table>[]
  /** By the studios' name for each player: what was in the purse at first, and is now; minor units. */
  readonly purses: () => Promise<ReadonlyMap<string, PurseOfSeat>>
  close(): Promise<void>
}

/** So many at each table of this test's. */
export const openPlayers = (each: number, hands: Hands): Promise<People> => openPlayersAt(tables, each, hands)

/** So many at each of these. */
export async function openPlayersAt<Table extends Game>(
  at: readonly Table[],
  each: number,
  { databaseUrl, ownerUrl, secret, gamesUrl, seed }: Hands,
): Promise<People<Table>> {
  const maker = openMaker({ ownerUrl, databaseUrl, secret })
  const { db, close } = openDatabase(databaseUrl, { max: 4 })
  const directory = openDirectory(db, () => null)
  const brand = await directory.brandOfCode(merchant)
  if (!brand) throw new Error(`there is no brand ${merchant}`)
  const purses = openPurses(db, directory)
  const sessions = openPlaySessions(db)
  const shared = { merchant, password: 'Kill#2026' }
  await maker.member({ ...shared, username: 'killchief', type: 2 })
  await maker.member({ ...shared, username: 'killagent', type: 1, upline: 'killchief' })
  const draw = drawer(seed)
  const seats: Seat<Table>[] = []
  const members: { playerId: string; accountId: bigint; before: bigint }[] = []
  const balanceOf = async (accountId: bigint) => (await standingOf(db, accountId))?.balance ?? 0n
  for (const [place, table] of at.entries())
    for (let n = 0; n < each; n++) {
      const username = `kill${place}x${n}`
      const { id } = await maker.member({ ...shared, username, type: 0, upline: 'killagent' })
      const memberId = BigInt(id)
      const { vendor, gameCode } = table
      const { accountId } = await purses.of({ memberId, merchantId: brand.id, type: 0 })
      await maker.deposit({ merchant, username, amount: money, key: 'kill' })
      const playerId = await playerIdOf(db, vendor, { merchantId: brand.id, memberId })
      members.push({ playerId, accountId, before: await balanceOf(accountId) })
      const launch = { vendor, playerId, gameCode, loginSession: `kill-${id}`, language: 'EN', country: null }
      seats.push({
        table,
        url: `${gamesUrl}/${vendor}/play/v1`,
        address: `192.0.2.${seats.length + 1}`,
        code: () => sessions.makeCode({ merchantId: brand.id, ...launch }),
        draw: draw.below,
      })
    }
  return {
    seats,
    async purses() {
      const now = members.map(
        async ({ playerId, accountId, before }) =>
          [playerId, { accountId, before, now: await balanceOf(accountId) }] as const,
      )
      return new Map(await Promise.all(now))
    },
    async close() {
      await maker.close()
      await close()
    },
  }
}
