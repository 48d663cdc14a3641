/**
 * Players with a purse and a launch token on a running platform: for the certification kit, the
 * benchmarks and fixtures. Written straight into the database, so only where JACKFRUIT_TEST is set.
 */

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDirectory } from '../modules/merchants/index.ts'
import { openPlayers, openPlaySessions } from '../modules/vendors/index.ts'
import { walletSettings } from '../modules/wallet/brand-settings.ts'
import { openPurses } from '../modules/wallet/index.ts'
import { openDatabase } from '../platform/database/db.ts'
import { settingOf } from '../platform/settings.ts'

export interface TestPlayer {
  readonly token: string
  readonly playerId: string
  readonly gameCode: string
  readonly currency: string
  /** The balance at the beginning, as a decimal string. */
  readonly opening: string
  readonly memberId: string
}

export interface TestPlayersOptions {
  /** The application's role. */
  readonly databaseUrl: string
  /** The owner of the schema: members are written as it, without a password that anybody knows. */
  readonly ownerUrl: string
  readonly count: number
  readonly merchantCode?: string
  readonly vendor?: string
  readonly gameCode?: string
}

export async function openTestPlayers(options: TestPlayersOptions): Promise<TestPlayer[]> {
  const {
    databaseUrl,
    ownerUrl,
    count,
    merchantCode = 'demommk',
    vendor = 'hexworks',
    gameCode = 'slot-golden-chinthe',
  } = options
  const { db, close } = openDatabase(databaseUrl, { max: 8 })
  try {
    const directory = openDirectory(db, () => null)
    const brand = await directory.brandOfCode(merchantCode)
    if (!brand) throw new Error(`there is no brand ${merchantCode}`)
    const members = await writeMembers(ownerUrl, brand.id, count)
    const purses = openPurses(db, directory)
    const players = openPlayers({
      db,
      directory,
      purses,
      findMember: async (merchantId, id) => ({
        id,
        merchantId,
        nickname: 'tester',
        type: 0,
        status: 'active',
      }),
    })
    const sessions = openPlaySessions(db)
    const open = async (memberId: bigint): Promise<TestPlayer> => {
      const { currency } = await purses.of({ memberId, merchantId: brand.id, type: 0 })
      const playerId = await players.idOf(vendor, { merchantId: brand.id, memberId })
      const token = await sessions.makeCode({
        merchantId: brand.id,
        vendor,
        playerId,
        gameCode,
        loginSession: `test-${memberId}`,
        language: 'EN',
        country: null,
      })
      return {
        token,
        playerId,
        gameCode,
        currency,
        opening: settingOf(walletSettings, brand, 'openingGrant'),
        memberId: memberId.toString(),
      }
    }
    const opened: TestPlayer[] = []
    for (let from = 0; from < members.length; from += 8) {
      opened.push(...(await Promise.all(members.slice(from, from + 8).map(open))))
    }
    return opened
  } finally {
    await close()
  }
}

async function writeMembers(ownerUrl: string, merchantId: number, count: number): Promise<bigint[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const run = randomBytes(4).toString('hex')
    const { rows } = await client.query<{ id: bigint }>(
      `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname, created_at)
       select $1, name, name, 'nobody knows', now(), 0, 'tester', now() from (select 't' || $2 || n as name from generate_series(1, $3) n) x
       returning id`,
      [merchantId, run, count],
    )
    return rows.map(({ id }) => BigInt(id))
  } finally {
    await client.end()
  }
}
