/** The centre's calls over a real tree and a real ledger; contracts and breaks are told by the test. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { mountCentre } from '../../modules/agents/centre/centre.ts'
import type { Earned, PayFacts } from '../../modules/agents/centre/world.ts'
import { countArrivals } from '../../modules/agents/figures/arrivals.ts'
import { addDays } from '../../modules/agents/figures/calendar.ts'
import { openFigures } from '../../modules/agents/figures/figures.ts'
import { chainsOf } from '../../modules/agents/figures/of-tree.ts'
import type { Ports } from '../../modules/agents/figures/ports.ts'
import { countNew } from '../../modules/agents/tree/upkeep.ts'
import { openHouse, openLanes, post } from '../../modules/ledger/index.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { dayIn } from '../../platform/work/brand-day.ts'
import { openModuleWorld } from '../module-world.ts'

const timeZone = 'Asia/Yangon'
const minuteMs = 60_000
const least = 1_000n

export interface Person {
  readonly id: bigint
  readonly name: string
  readonly type: number
}

export type CentreTest = Awaited<ReturnType<typeof openCentreTest>>

/** The ledger's clock is nobody's to set: just before midnight this waits for the next day. */
async function today(): Promise<string> {
  while (dayIn(timeZone, new Date()) !== dayIn(timeZone, new Date(Date.now() + 2 * minuteMs)))
    await new Promise((wake) => setTimeout(wake, 1_000))
  return dayIn(timeZone, new Date())
}

async function aGame(admin: pg.Client, type: string): Promise<number> {
  const { rows } = await admin.query(
    `insert into catalog.games (vendor, code, node_id, names, game_type, version, build_hash, rtp, volatility, hit_rate,
       max_win, min_bet, max_bet)
     select code, $1, $1, '{"EN": "A game"}', $2, '1', 'none', '96.00', 'low', '30', '{}', '{}', '{}'
       from catalog.vendors order by code limit 1 returning id`,
    [`centre-${type.toLowerCase()}`, type],
  )
  return rows[0].id
}

export async function openCentreTest() {
  const day = await today()
  const w = await openModuleWorld(['rebates', 'content', 'reports'])
  const { db, adminUrl, appUrl } = w.database
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const lanes = await openLanes({ url: appUrl })
  const merchantId = (await w.directory.brandOfCode('demommk'))?.id ?? 0
  const games = { RNG: await aGame(admin, 'RNG'), LIVE: await aGame(admin, 'LIVE') }
  const pay = { facts: {} as PayFacts, earned: [] as Earned[] }
  const withheld = new Set<bigint>()
  const ports: Ports = {
    chainsOf,
    withheldAmong: async (_tx, _merchant, ids) => new Set(ids.filter((id) => withheld.has(id))),
    leastBetsOf: async () => ({
      ...{ daily: least, weekly: least, semimonthly: least, monthly: least, selfCounts: true },
    }),
    timeZoneOf: async () => timeZone,
  }
  const { activity, catalog, merchants, messages, vendors, wallet } = w.faces
  const figures = openFigures(activity, ports)
  mountCentre(w.mount, {
    ...{ db, now: () => new Date(), purseOf: wallet.of, games: catalog, deedsOf: activity.deedsOf },
    ...{ announcedTo: messages.announcedToAgents, askEvidence: vendors.askEvidence },
    async brandOf(id) {
      const brand = await merchants.directory.brandOfId(id)
      if (!brand) throw new Error('no such brand')
      return brand
    },
    payFactsOf: async () => pay.facts,
    earnedBy: async (_tx, _agent, { from, to }) =>
      pay.earned.filter((each) => from <= each.day && each.day <= to),
  })
  await figures.caughtUp(db)

  async function person(type: 0 | 1 | 2, above: Person | null, code = 'demommk'): Promise<Person> {
    const name = `p${randomUUID().replaceAll('-', '').slice(0, 10)}`
    const brand = await w.directory.brandOfCode(code)
    const { rows } = await admin.query(
      `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type,
         nickname, referral_code, upline_id, created_at)
       values ($2, $1, $1, 'none', now(), $3, $1, $1, $4, now()) returning id`,
      [name, brand?.id, type, above?.id ?? null],
    )
    return { id: BigInt(rows[0].id), name, type }
  }
  const purse = async ({ id, type }: Person) =>
    (await wallet.of({ memberId: id, merchantId, type: type as 0 })).accountId
  const asOf = (who: Person) => ({ 'x-member': `${who.id}:${who.type}` })

  return {
    ...{ w, admin, merchantId, pay, withheld, person },
    today: day,
    around: `from=${addDays(day, -1)}&to=${addDays(day, 1)}`,
    /** A round that has ended. Answers what takes its stake back. */
    async play(who: Person, stake: bigint, { win = 0n, kind = 'RNG' as 'RNG' | 'LIVE' } = {}) {
      const round = randomUUID().slice(0, 13)
      const houseId = await openHouse(db, merchantId, 'vendor:t', 'MMK')
      const common = { accountId: await purse(who), houseId, gameId: games[kind], round: `t:${round}` }
      await lanes.submit({ ...common, kind: 'stake', amount: stake, key: `t:${round}` })
      if (win > 0n)
        await lanes.submit({ ...common, kind: 'win', amount: win, key: `t:w${round}`, closes: true })
      else await lanes.submit({ ...common, kind: 'endRound', key: `t:e${round}` })
      return () => lanes.submit({ ...common, kind: 'rollback', key: `t:R${round}`, target: `t:${round}` })
    },
    async money(who: Person, kind: 'deposit' | 'rebate', amount: bigint) {
      const accountId = await purse(who)
      await inMerchant(db, merchantId, async (tx) => {
        const houseId = await openHouse(tx, merchantId, `house:${kind}`, 'MMK')
        await post(tx, { key: randomUUID(), kind, accountId, houseId, amount })
      })
    },
    async read() {
      await w.database.settled()
      await figures.caughtUp(db)
      await countNew(db, merchantId)
      await countArrivals(db, ports, merchantId)
    },
    see: (who: Person, path: string, host?: string) =>
      w.ask('GET', `/wps/v2/${path}`, { headers: asOf(who), ...(host && { host }) }),
    hide: (who: Person, isHidden: boolean) =>
      w.ask('POST', '/wps/v2/play/privacy', { headers: asOf(who), body: { data: { isHidden } } }),
    /** A general agent, an agent below with a member, and a member directly below the general agent. */
    async aTeam() {
      const top = await person(2, null)
      const agent = await person(1, top)
      return { top, agent, near: await person(0, top), far: await person(0, agent) }
    },
    async close() {
      await lanes.close()
      await admin.end()
      await w.close()
    },
  }
}
