/** A studio and a platform, each with a database that can be put back to a copy of it, and one player at two games. */
import { randomBytes } from 'node:crypto'
import { vendor } from '@jackfruit/contracts'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { formatMinor } from '@jackfruit/kernel'
import pg from 'pg'
import { listGames } from '../../apps/server/src/modules/catalog/index.ts'
import { standingOf } from '../../apps/server/src/modules/ledger/index.ts'
import type { VendorOrder, Verdict } from '../../apps/server/src/modules/vendors/wallets/door.ts'
import type { TransferRow } from '../../apps/server/src/modules/vendors/wallets/rows.ts'
import { openVendorWallets } from '../../apps/server/src/modules/vendors/wallets/vendor-wallets.ts'
import type { Purse } from '../../apps/server/src/modules/wallet/index.ts'
import {
  openVendorWorld,
  type VendorWorld,
  type WorldPlayer,
} from '../../apps/server/src/testing/vendor-world.ts'
import type { DrawGame } from '../../packages/studio-kit/src/draws/draw-game.ts'
import type { Game } from '../../packages/studio-kit/src/game.ts'
import { makeTables, openPool } from '../../packages/studio-kit/src/journal/tables.ts'
import type { PlayCall } from '../../packages/studio-kit/src/play.ts'
import type { OpenReply, RoundReply } from '../../packages/studio-kit/src/play-contract.ts'
import type { SharedTable } from '../../packages/studio-kit/src/rounds/table-game.ts'
import { openStudio, type Studio } from '../../packages/studio-kit/src/studio.ts'
import { studioGames } from '../../studios/host/games.ts'
import { stepsGame } from '../../studios/host/testing/steps-game.ts'
import { type StudioDatabase, studioDatabase } from '../../studios/host/testing/studio-database.ts'

const slot = 'slot-golden-chinthe'
export const code = 'hexworks'
export const studioKey = 'k'.repeat(64)

type Call = 'seeds' | 'recover' | 'playerBalance' | 'transferIn' | 'transferOut'

export interface Told {
  readonly status: number
  readonly body: { readonly code?: string; readonly retryAfterMs?: number } & Partial<RoundReply>
}

export interface RestoreWorld {
  readonly journal: StudioDatabase
  /** That platform and studio share. */
  readonly secret: string
  readonly playerId: string
  /** The platform's database, as its role. */
  readonly databaseUrl: string
  readonly db: VendorWorld['database']['db']
  studio(): Studio
  readonly platformUrl: string
  /** The code that a launch of a game gives its page. */
  launch(game: string): Promise<string>
  /** Opens a game and answers its token with what the player is told. */
  open(game?: string): Promise<OpenReply>
  bet(token: string, choice?: unknown, id?: string): Promise<Told>
  act(token: string, roundId: string, step: number, action: object): Promise<Told>
  changeSeeds(token: string, clientSeed: string): Promise<Told>
  /** A signed call of the platform. */
  platformAsks(call: Call, fields: object): Promise<{ status: number; body: Record<string, unknown> }>
  /** A signed call of the studio; answers the platform's word. */
  studioAsks(name: string, fields: object): Promise<Record<string, unknown>>
  purse(): Promise<bigint>
  /** Between the purse and the wallet that the studio keeps. */
  transfer(direction: 'in' | 'out', amount: bigint): Promise<TransferRow['state']>
  /** The studio's process ends, and another begins. */
  restart(): Promise<void>
  stop(): Promise<void>
  copyJournal(): Promise<void>
  /** While nobody is connected, or under the hands of who is. */
  restoreJournal(): Promise<void>
  /** A new journal without anything in it. */
  emptyJournal(): Promise<void>
  copyPlatform(): Promise<void>
  restorePlatform(): Promise<void>
  /** As above, and from now on it is another database than before. */
  promotePlatform(): Promise<void>
  /** What the studio's log said that a person has to see. */
  readonly errors: { readonly text: string; readonly fields: object }[]
  close(): Promise<void>
}

interface Given {
  readonly compareEveryMs?: number
  /** What members share: the studio knows them, and tests take their steps. */
  readonly tables?: readonly SharedTable[]
  readonly draws?: readonly DrawGame[]
}

export async function openRestoreWorld(
  adminUrl: string,
  { compareEveryMs, tables = [], draws = [] }: Given = {},
): Promise<RestoreWorld> {
  const world = await openVendorWorld()
  const [{ secret } = { secret: '' }] = world.vendors
  const hexworks = studioGames.find(({ studio }) => studio === code)?.games ?? []
  const games: readonly Game[] = [...hexworks.filter((game) => game.code === slot), stepsGame]
  const codes = [games, draws].flat().map((game) => game.code)
  await listGames(world.database.db, code, [...codes, ...tables.map(({ id }) => id)].map(listed))
  const seat = await world.player()
  if (!seat) throw new Error('no player')
  const journal = await studioDatabase(adminUrl)
  const errors: { text: string; fields: object }[] = []
  const log = { ...quiet, error: (fields: object, text: string) => void errors.push({ text, fields }) }
  const begin = async () => {
    const pool = openPool(journal.url, { max: 4 })
    await makeTables(pool)
    const studio = openStudio({
      ...{ studio: code, games, pool, platformUrl: world.baseUrl, secret, studioKey, tables, draws },
      ...{ gamesOrigin: 'http://127.0.0.1:8081', timeoutMs: 2_000, patienceMs: 3_000, log },
      ...(compareEveryMs !== undefined && { compareEveryMs }),
    })
    if (compareEveryMs !== undefined) studio.start()
    return { studio, pool }
  }
  let running = await begin()
  const stop = async () => {
    await running.studio.stop()
    if (!running.pool.ended) await running.pool.end()
  }
  const databases = openDatabases(adminUrl, journal, world.database.adminUrl)
  return {
    ...{ journal, secret, playerId: seat.playerId, ...databases, stop, errors, platformUrl: world.baseUrl },
    ...{ databaseUrl: world.database.appUrl, db: world.database.db },
    studio: () => running.studio,
    ...playerOf(world, seat, () => running.studio),
    ...callsOf(world.baseUrl, secret, () => running.studio),
    transfer: transferOf(world, seat, secret, () => running.studio),
    purse: async () => (await standingOf(world.database.db, seat.accountId))?.balance ?? 0n,
    async restart() {
      await stop()
      running = await begin()
    },
    async close() {
      await stop()
      await databases.forget()
      await journal.drop()
      await world.close()
    },
  }
}

const quiet = { info() {}, warn() {}, error() {} }

const listed = (gameCode: string) => ({
  ...{ gameCode, name: { EN: gameCode }, gameType: 'RNG', gameClassify: null },
  ...{ version: '1.0.0', buildHash: '0'.repeat(64), rtp: '96.0000', volatility: 'low' },
  ...{ hitRate: '30.00', maxWin: { MMK: '100000000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50000' } },
})

function playerOf(world: VendorWorld, seat: WorldPlayer, studio: () => Studio) {
  const play = async (call: PlayCall, token: string, body: object) =>
    (await studio().play(call, { token, body, ip: '127.0.0.1' })) as Told
  const launch = (gameCode: string) =>
    world.sessions.makeCode({
      ...{ merchantId: world.merchantId, vendor: code, playerId: seat.playerId, gameCode },
      ...{ loginSession: `login-${seat.memberId}`, language: 'EN', country: null },
    })
  return {
    launch,
    async open(game = slot) {
      const told = await play('open', '', { code: await launch(game) })
      if (told.status !== 200) throw new Error(`open: ${told.status} ${JSON.stringify(told.body)}`)
      return told.body as unknown as OpenReply
    },
    bet: (token: string, choice: unknown = null, clientBetId = freshId()) =>
      play('bet', token, { clientBetId, stake: '100.00', choice }),
    act: (token: string, roundId: string, step: number, action: object) =>
      play('act', token, { roundId, step, action, actionId: freshId() }),
    changeSeeds: (token: string, clientSeed: string) => play('seeds', token, { clientSeed }),
  }
}

const freshId = () => randomBytes(12).toString('hex')

/** The platform's own orders, with the studio in place of the line. */
function transferOf(world: VendorWorld, seat: WorldPlayer, secret: string, studio: () => Studio) {
  const { platformAsks: asks } = callsOf(world.baseUrl, secret, studio)
  const purse = { accountId: seat.accountId, currency: 'MMK' }
  const move = async ({ direction, orderNo, amount }: VendorOrder) => {
    const call = direction === 'in' ? 'transferIn' : 'transferOut'
    const order = { orderNo, playerId: seat.playerId, currency: 'MMK', amount: formatMinor(amount) }
    const { status, body } = await asks(call, order)
    if (status !== 200) throw new Error(`the studio answers ${status}`)
    return body as unknown as Verdict
  }
  const wallets = openVendorWallets({
    db: world.database.db,
    purseOf: async () => purse as Purse,
    door: { vendors: [code], send: move, ask: move, balanceOf: async () => 0n },
  })
  return async (direction: 'in' | 'out', amount: bigint) => {
    const owner = { merchantId: world.merchantId, memberId: seat.memberId, type: 0 } as const
    const order = { requestId: freshId(), vendor: code, direction, amount }
    return (await wallets.transfer(owner, order)).state
  }
}

/** Signed calls, both ways. */
function callsOf(platformUrl: string, secret: string, studio: () => Studio) {
  const signed = (path: string, fields: object) => {
    const body = Buffer.from(JSON.stringify({ requestId: 'q', ...fields }))
    const stamp = { vendorId: code, secret, method: 'POST', path, body, timestamp: Date.now() }
    return { body, headers: signVendorMessage({ ...stamp, nonce: randomBytes(16).toString('hex') }) }
  }
  return {
    async platformAsks(call: Call, fields: object) {
      const { path } = vendor.studioCalls[call]
      const answer = await studio().platform({ path, ...signed(path, fields) })
      return { status: answer.status, body: JSON.parse(answer.body.toString('utf8')) }
    },
    async studioAsks(call: string, fields: object) {
      const path = `/vendor/v1/${call}`
      const { body, headers } = signed(path, fields)
      const given = { ...headers, 'content-type': 'application/json' }
      const response = await fetch(platformUrl + path, { method: 'POST', body, headers: given })
      return (await response.json()) as Record<string, unknown>
    },
  }
}

function openDatabases(adminUrl: string, journal: StudioDatabase, ledgerUrl: string) {
  const ledger = new pg.Pool({ connectionString: ledgerUrl, max: 1 })
  const name = new URL(journal.url).pathname.slice(1)
  const kept = `${name}_copy`
  const admin = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: adminUrl })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  const alone = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`
  const drop = `drop database ${name} with (force)`
  return {
    copyJournal: () => admin(alone, `create database ${kept} template ${name} strategy file_copy`),
    restoreJournal: () => admin(drop, `create database ${name} template ${kept} strategy file_copy`),
    emptyJournal: () => admin(drop, `create database ${name} strategy file_copy`),
    copyPlatform: () => keepTables(ledger),
    restorePlatform: () => putBackTables(ledger),
    promotePlatform: () => putBackTables(ledger, anotherTable),
    async forget() {
      await ledger.end()
      await admin(`drop database if exists ${kept} with (force)`)
    },
  }
}

/** All of the platform's that a round leaves. */
const tables = [
  ...['ledger.transfers', 'ledger.places', 'ledger.accounts', 'ledger.house_balances'],
  ...['ledger.global_ids', 'ledger.debts', 'vendors.epochs'],
]
const copyOf = (table: string) => `kept.${table.replace('.', '_')}`

/** The same rows, seen to be in another place. */
const anotherTable = `
  alter table vendors.epochs rename to epochs_before;
  create table vendors.epochs (like vendors.epochs_before including all);
  insert into vendors.epochs select * from vendors.epochs_before;
  grant select, insert, update on vendors.epochs to jackfruit_app;
  drop table vendors.epochs_before`

async function keepTables(pool: pg.Pool): Promise<void> {
  await pool.query('drop schema if exists kept cascade; create schema kept')
  for (const table of tables) await pool.query(`create table ${copyOf(table)} as select * from ${table}`)
}

async function putBackTables(pool: pg.Pool, then = ''): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local session_replication_role = replica`)
    for (const table of tables) {
      const isIdentity = table === 'ledger.accounts' ? 'overriding system value' : ''
      await client.query(
        `delete from ${table}; insert into ${table} ${isIdentity} select * from ${copyOf(table)}`,
      )
    }
    await client.query(`${then}; commit`)
  } finally {
    client.release()
  }
}
