/**
 * The vendor API on a port of its own, over a real ledger, with players in every state: what the
 * certification kit and the tests of the vendor boundary are pointed at.
 */

import Fastify from 'fastify'
import pg from 'pg'
import { listGames, openGames } from '../modules/catalog/index.ts'
import { type Lanes, openLanes, type Posted } from '../modules/ledger/index.ts'
import { openDirectory } from '../modules/merchants/index.ts'
import { openProtection, type Protection } from '../modules/protection/index.ts'
import { registerBudget } from '../modules/vendors/credits/decide.ts'
import { type Origins, openOrigins } from '../modules/vendors/origins/origins.ts'
import { type MemberFacts, openPlayers } from '../modules/vendors/players.ts'
import { mountVendorPort } from '../modules/vendors/port.ts'
import { vendorKeys } from '../modules/vendors/secrets.ts'
import { openPlaySessions, type PlaySessions } from '../modules/vendors/sessions.ts'
import { openPurses } from '../modules/wallet/index.ts'
import { forgetKept } from '../platform/briefly.ts'
import type { Space } from '../platform/database/space.ts'
import { answerFailures } from '../platform/http/http.ts'
import { demandPolicies } from '../platform/http/policy.ts'
import { openEventBus } from '../platform/pushes/events.ts'
import { type TestDatabase, testDatabase } from './database.ts'

export type PlayerState = 'plain' | 'blocked' | 'selfExcluded' | 'sessionExpired' | 'gameDisabled' | 'trial'

export interface WorldPlayer {
  readonly kind: PlayerState
  readonly token: string
  readonly playerId: string
  readonly gameCode: string
  readonly currency: string
  readonly opening: string
  readonly accountId: bigint
  readonly memberId: bigint
  readonly arrange: (() => Promise<() => Promise<void>>) | undefined
}

export interface VendorWorld {
  readonly database: TestDatabase
  readonly baseUrl: string
  readonly lanes: Lanes
  readonly merchantId: number
  /** Purses that moved by another way than the lanes, as open pages were told. */
  readonly posted: readonly Posted[]
  readonly sessions: PlaySessions
  readonly origins: Origins
  /** What the follower of origins could not read. */
  readonly setAside: readonly Error[]
  readonly protection: Protection
  /** A member's own call of the protection routes; answers the envelope. */
  protect(memberId: bigint, path: string, body?: unknown): Promise<Record<string, unknown>>
  readonly vendors: readonly { readonly vendor: string; readonly secret: string }[]
  player(kind?: PlayerState, vendor?: string): Promise<WorldPlayer | null>
  close(): Promise<void>
}

const secretOf = (vendor: string) => `only-for-tests-${vendor}-0123456789abcdef`
const vendors = ['hexworks', 'kitelab', 'tamarind'] as const
const opening = '100000.00'
const openGame = 'slot-of-the-test'
const closingGame = 'slot-that-closes'

const listed = (gameCode: string) => ({
  gameCode,
  name: { EN: 'Slot of the test' },
  gameType: 'RNG',
  gameClassify: null,
  version: '1.0.0',
  buildHash: '0'.repeat(64),
  rtp: '96.0000',
  volatility: 'medium',
  hitRate: '30.00',
  maxWin: { MMK: '100000000' },
  minBet: { MMK: '1' },
  maxBet: { MMK: '50000' },
})

interface Given {
  readonly now?: () => Date
  readonly space?: Pick<Space, 'allows'>
}
const enough: Pick<Space, 'allows'> = { allows: () => true }

export async function openVendorWorld({ now, space = enough }: Given = {}): Promise<VendorWorld> {
  const database = await testDatabase({ brands: true })
  const { db } = database
  const admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 })
  for (const vendor of vendors) {
    const prefix = vendor === 'hexworks' ? '' : `${vendor}-`
    await listGames(db, vendor, [listed(`${prefix}${openGame}`), listed(`${prefix}${closingGame}`)])
  }
  const directory = openDirectory(db, () => null)
  const brand = await directory.brandOfCode('demommk')
  if (!brand) throw new Error('the demo brand is missing')

  // What the certification kit asks for: see docs/vendor-api.md.
  for (const vendor of vendors) {
    const of = { merchantId: brand.id, vendor, currency: brand.currency, total: 10n ** 17n }
    const signed = { by: 'the tests', why: 'the kit' }
    await registerBudget(db, { ...of, campaign: 'certification', perDay: 10n ** 17n }, signed)
    await registerBudget(db, { ...of, campaign: 'certification-day', perDay: 100n }, signed)
  }

  const members = new Map<bigint, MemberFacts>()
  const purses = openPurses(db, directory)
  const games = openGames(db)
  const findMember = async (_merchantId: number, memberId: bigint) => members.get(memberId) ?? null
  const players = openPlayers({ db, directory, purses, findMember, freshMs: 0, staleMs: 0 })
  const sessions = openPlaySessions(db, { freshMs: 0, staleMs: 0 })
  const lanes = await openLanes({ url: database.appUrl, ...(now && { now }) })
  const bus = await openEventBus(database.appUrl)
  const protection = await openProtection({
    ...{ db, directory, purses, bus, now: now ?? (() => new Date()) },
    onError: (error) => console.error(error),
  })
  const app = Fastify({ forceCloseConnections: true })
  demandPolicies(app)
  answerFailures(app)
  const keys = new Map(vendors.map((vendor) => [vendor as string, vendorKeys(secretOf(vendor), '127.0.0.1')]))
  const { mayStake } = protection
  const posted: Posted[] = []
  const setAside: Error[] = []
  mountVendorPort(
    app,
    {
      ...{ db, lanes, games, players, sessions, mayStake, space, now: () => new Date() },
      onPosted: (each) => void posted.push(each),
      bonuses: () => null,
    },
    keys,
  )
  protection.mount({
    app,
    gate: {
      brandOf: async () => brand,
      async principalOf({ headers }) {
        const memberId = BigInt(String(headers['x-member'] ?? 0))
        const member = members.get(memberId)
        return member ? { memberId, merchantId: brand.id, sessionId: 'test', type: member.type } : null
      },
      unseal: async () => null,
      closedFor: async () => null,
    },
  })
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  let lastMember = 1_000_000n

  const arrangements: Partial<
    Record<PlayerState, (memberId: bigint, playerId: string) => Promise<() => Promise<void>>>
  > = {
    async blocked(memberId) {
      const member = members.get(memberId)
      if (member) members.set(memberId, { ...member, status: 'frozen' })
      return async () => {
        if (member) members.set(memberId, member)
      }
    },
    async sessionExpired(_memberId, playerId) {
      await admin.query(
        "update vendors.sessions set seen_at = now() - interval '31 minutes' where player_id = $1",
        [playerId],
      )
      return async () => {}
    },
    async selfExcluded(memberId) {
      await protect(memberId, '/self-exclusion', { months: 6 })
      return async () => {} // and nothing ends it
    },
    async gameDisabled() {
      const set = async (closed: boolean) => {
        await admin.query('update catalog.games set maintenance = $1 where code = $2', [closed, closingGame])
        forgetKept()
      }
      await set(true)
      return () => set(false)
    },
  }

  async function protect(memberId: bigint, path: string, body?: unknown) {
    const response = await app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/wps/v2/protection${path}`,
      headers: { 'x-member': memberId.toString() },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return response.json<Record<string, unknown>>()
  }

  return {
    database,
    baseUrl,
    lanes,
    merchantId: brand.id,
    posted,
    sessions,
    origins: openOrigins({
      db,
      directory,
      games,
      onSetAside: (error) => setAside.push(error),
    }),
    setAside,
    protection,
    protect,
    vendors: vendors.map((vendor) => ({ vendor, secret: secretOf(vendor) })),
    async player(kind = 'plain', vendor = 'hexworks') {
      lastMember += 1n
      const memberId = lastMember
      const type = kind === 'trial' ? 4 : 0
      members.set(memberId, {
        id: memberId,
        merchantId: brand.id,
        nickname: `tester${memberId}`,
        type,
        status: 'active',
      })
      const { accountId, currency } = await purses.of({ memberId, merchantId: brand.id, type })
      const playerId = await players.idOf(vendor, { merchantId: brand.id, memberId })
      const prefix = vendor === 'hexworks' ? '' : `${vendor}-`
      const gameCode = `${prefix}${kind === 'gameDisabled' ? closingGame : openGame}`
      const token = await sessions.makeCode({
        merchantId: brand.id,
        vendor,
        playerId,
        gameCode,
        loginSession: `login-${memberId}`,
        language: 'EN',
        country: null,
      })
      const arrange = arrangements[kind]
      return {
        kind,
        token,
        playerId,
        gameCode,
        currency,
        opening,
        accountId,
        memberId,
        arrange: arrange && (() => arrange(memberId, playerId)),
      }
    },
    async close() {
      await app.close()
      await protection.close()
      await bus.close()
      await lanes.close()
      await admin.end()
      await database.drop()
    },
  }
}
