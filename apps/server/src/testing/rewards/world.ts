/** Members whose bets and deposits settle as a test says, a plan of levels, and a clock that is set. */

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect } from 'vitest'
import { audit } from '../../modules/ledger/index.ts'
import { demoLevels } from '../../modules/vip/levels.data.ts'
import { writePlan } from '../../modules/vip/plan.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { answered } from '../call-world.ts'
import { openModuleWorld } from '../module-world.ts'

export const second = 'second.localhost'
/** Ten o'clock of a day in Yangon. */
export const morning = Date.UTC(2026, 10, 10, 3, 30)
export const hourMs = 3_600_000
export type RewardsWorld = Awaited<ReturnType<typeof openRewardsWorld>>

interface Did {
  readonly deposit?: bigint
  /** The valid bet, in the smallest unit; below zero where it is taken back. */
  readonly bet?: bigint
  readonly kind?: 'RNG' | 'LIVE'
  readonly merchant?: string
}

export async function openRewardsWorld(name: 'vip' | 'rebates') {
  let clock = new Date(morning)
  const world = await openModuleWorld([name], { now: () => clock })
  const admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
  const { db } = world.database
  const idOf = async (code: string) => {
    const brand = await world.directory.brandOfCode(code)
    if (!brand) throw new Error(`the brand ${code} is missing`)
    return brand.id
  }
  const merchantId = await idOf('demommk')
  const games = { RNG: await game(admin, 'RNG'), LIVE: await game(admin, 'LIVE') }
  for (const code of ['demommk', 'demoinr']) {
    const id = await idOf(code)
    await inMerchant(db, id, (tx) =>
      writePlan(tx, id, demoLevels, { by: 'Daw Mya', why: 'for the test', at: clock }),
    )
  }
  // Readers begin with what comes from here on.
  const run = async (job: string) => world.own.jobs?.find((each) => each.name === job)?.work()

  async function aMember(merchant = 'demommk'): Promise<string> {
    const called = `m${randomUUID().slice(0, 12)}`
    const { rows } = await admin.query(
      `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
       referral_code, created_at) values ($2, $1, $1, 'none', $3, 0, $1, $1, $3) returning id`,
      [called, await idOf(merchant), clock],
    )
    return String(rows[0].id)
  }

  /** As the reader of the betting records writes it down. */
  async function did(
    member: string,
    { deposit, bet, kind = 'RNG', merchant = 'demommk' }: Did,
  ): Promise<void> {
    const id = await idOf(merchant)
    const base = [id, member, clock]
    if (deposit !== undefined)
      await admin.query(
        `insert into wallet.settlements (merchant_id, member_id, at, account_id, what, amount)
         values ($1, $2, $3, 0, 'deposit', $4)`,
        [...base, deposit],
      )
    if (bet !== undefined)
      await admin.query(
        `insert into wallet.settlements (merchant_id, member_id, at, account_id, what, game_id, round, rounds, stake, settled, at_risk)
         values ($1, $2, $3, 0, 'bet', $4, $5, $6, $7, $7, $7)`,
        [...base, games[kind], randomUUID(), bet < 0n ? -1 : 1, bet],
      )
  }

  const see = (member: string, path: string, host?: string) =>
    world.ask('GET', `/wps/v2/${path}`, { headers: { 'x-member': member }, ...(host && { host }) })
  const say = (member: string, path: string, body: object, host?: string) =>
    answered(() =>
      world.ask('POST', `/wps/v2/${path}`, {
        body: { data: body },
        headers: { 'x-member': member },
        ...(host && { host }),
      }),
    )
  const told = async (member: string): Promise<{ kind: string; facts: Record<string, string> }[]> =>
    (
      await admin.query('select kind, facts from messages.messages where member_id = $1 order by id', [
        member,
      ])
    ).rows
  const rowsOf = async <T extends object>(text: string, given: readonly unknown[] = []): Promise<T[]> =>
    (await admin.query(text, [...given])).rows

  return {
    ...{ world, admin, db, merchantId, idOf, aMember, did, see, say, told, rowsOf, run },
    now: () => clock,
    set: (at: number) => {
      clock = new Date(at)
    },
    async demandSound() {
      expect((await audit(world.database.adminUrl)).broken).toEqual([])
    },
    async close() {
      await admin.end()
      await world.close()
    },
  }
}

async function game(admin: pg.Client, gameType: string): Promise<number> {
  const { rows } = await admin.query(
    `insert into catalog.games (vendor, code, node_id, names, game_type, version, build_hash, rtp, volatility, hit_rate,
       max_win, min_bet, max_bet)
     select code, $1, $1, '{"EN": "A game"}', $2, '1', 'none', '96.00', 'low', '30', '{}', '{}', '{}'
       from catalog.vendors order by code limit 1 returning id`,
    [`test-${gameType.toLowerCase()}`, gameType],
  )
  return rows[0].id
}

/** Reads nothing yet: a member who asks makes the readers begin. */
export const begin = async ({ aMember, see }: Pick<RewardsWorld, 'aMember' | 'see'>, path: string) =>
  void (await see(await aMember(), path))
