/** Offers of a test: a world with the module, members of two brands, and a clock that is set. */
import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect } from 'vitest'
import { audit } from '../../modules/ledger/index.ts'
import { makePromotion } from '../../modules/promotions/index.ts'
import type { World } from '../../modules/promotions/world.ts'
import type { Name } from '../../modules.ts'
import { answered } from '../call-world.ts'
import { type ModuleWorld, openModuleWorld } from '../module-world.ts'

export const second = 'second.localhost'
export const dayMs = 86_400_000
/** Of a day in Yangon. */
export const noon = Date.UTC(2026, 10, 10, 5, 30)
export const signature = { by: 'Daw Mya', why: 'for the test of offers' }
type Answer = Awaited<ReturnType<ModuleWorld['ask']>>

export type OffersWorld = Awaited<ReturnType<typeof openOffersWorld>>

/** With modules beside it, where a test follows money on. */
export async function openOffersWorld(
  environment: Readonly<Record<string, string>> = {},
  beside: readonly Name[] = [],
) {
  let clock = new Date(noon)
  const world = await openModuleWorld([...beside, 'promotions'], { now: () => clock, environment })
  const admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
  const ours: World = world.faces.promotions.world
  const brand = await usualBrand(world)

  /** Somebody of the usual brand, or of the second. */
  async function aMember(merchant = 'demommk', rank = 0): Promise<string> {
    const name = `m${randomUUID().slice(0, 12)}`
    const { rows } = await admin.query(
      `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
       referral_code, created_at, vip_rank)
     select id, $1, $1, 'none', $2, 0, $1, $1, $2, $4 from merchants.brands where code = $3 returning id`,
      [name, clock, merchant, rank],
    )
    return String(rows[0].id)
  }

  let made = 0
  async function anOffer(
    kind: string,
    terms: object,
    { budget = '1000000.00', from = -1, to = 30 as number | null } = {},
  ) {
    const code = `offer-${++made}`
    const wanted = {
      ...{ code, kind, budget, terms: { title: { EN: 'An offer' }, art: 'gem', ...terms } },
      startsAt: new Date(clock.getTime() + from * dayMs),
      endsAt: to === null ? null : new Date(clock.getTime() + to * dayMs),
    }
    await makePromotion(ours.db, brand, wanted, signature, clock)
    return code
  }
  const aRow = (budget?: string) =>
    anOffer('signIn', { amounts: ['100.00', '200.00', '400.00'] }, budget ? { budget } : {})
  const asked = (terms: object = {}) =>
    anOffer('application', { amount: '5000.00', picturesMin: 0, mayAgain: true, ...terms })

  const key = () => randomUUID()
  const say = (member: string, path: string, body: object, host?: string): Promise<Answer> =>
    answered(() =>
      world.ask('POST', `/wps/v2/${path}`, {
        body: { data: body },
        headers: { 'x-member': member },
        ...(host && { host }),
      }),
    )
  const press = (member: string, what: string, id: string, more: object = {}) =>
    say(member, `promotions/${what}`, { id, version: 1, key: key(), ...more })
  const see = (member: string | null, path: string, host?: string): Promise<Answer> =>
    world.ask('GET', `/wps/v2/${path}`, {
      headers: member ? { 'x-member': member } : {},
      ...(host && { host }),
    })
  const detail = async (member: string | null, id: string) =>
    (await see(member, `promotions/detail?id=${id}`)).value
  const statusOf = async (member: string | null, id: string) => (await detail(member, id))['status']
  const rewardsOf = async (member: string) =>
    (await see(member, 'rewards')).value['lists'] as Record<string, unknown>[]

  async function purseOf(member: string): Promise<bigint> {
    const { accountId } = await ours.purseOf({ memberId: BigInt(member), merchantId: brand.id, type: 0 })
    const { rows } = await admin.query('select balance from ledger.accounts where id = $1', [accountId])
    return BigInt(rows[0].balance)
  }
  const offerRow = async (code: string) =>
    (
      await admin.query(
        `select p.budget, p.set_aside as aside, p.paid, a.balance from promotions.promotions p
         join ledger.accounts a on a.id = p.account_id where p.code = $1 and p.merchant_id = $2`,
        [code, brand.id],
      )
    ).rows[0] as { budget: bigint; aside: bigint; paid: bigint; balance: bigint }
  /** They were all in the same browser. */
  async function shareBrowser(...members: readonly string[]): Promise<void> {
    const bind = randomBytes(32)
    for (const member of members)
      await admin.query(
        `insert into identity.sessions (id, merchant_id, member_id, token_hash, bind_hash, ip, user_agent, place,
           created_at, last_seen_at, idle_seconds, expires_at)
         values ($1, $2, $3, $4, $5, '203.0.113.9', 'b', 'p', now(), now(), 60, now())`,
        [randomUUID(), brand.id, member, randomBytes(32), bind],
      )
  }
  /** What somebody was told, the oldest first. */
  const toldTo = async (member: string) =>
    (
      await admin.query(
        'select kind, category, facts, link, expires_at as until from messages.messages where member_id = $1 order by id',
        [member],
      )
    ).rows as { kind: string; category: string; facts: Record<string, string>; link: object; until: Date }[]
  const job = async () => world.jobs.find(({ name }) => name === 'promotions')?.work()

  /** Never more than the budget; what is not paid lies on the account; what lies there covers what is promised. */
  async function demandSound() {
    const { rows } = await admin.query(`
    select p.code from promotions.promotions p join ledger.accounts a on a.id = p.account_id
     where p.settled_at is null and (a.balance <> p.budget - p.paid or p.set_aside > a.balance
       or p.set_aside <> p.whole + coalesce((select sum(set_aside) from promotions.memberships m where m.promotion_id = p.id), 0)
         + coalesce((select sum(amount) from promotions.rewards r where r.promotion_id = p.id and r.state = 'ready'), 0))`)
    expect(rows).toEqual([])
    expect((await audit(world.database.adminUrl)).broken).toEqual([])
  }

  return {
    ...{
      world,
      admin,
      ours,
      brand,
      aMember,
      anOffer,
      aRow,
      asked,
      key,
      say,
      press,
      see,
      detail,
      statusOf,
      rewardsOf,
    },
    ...{ purseOf, offerRow, shareBrowser, toldTo, job, demandSound },
    now: () => clock,
    lastCode: () => `offer-${made}`,
    set: (at: number) => {
      clock = new Date(at)
    },
    async close() {
      await admin.end()
      await world.close()
    },
  }
}

async function usualBrand({ directory }: ModuleWorld) {
  const brand = await directory.brandOfCode('demommk')
  if (!brand) throw new Error('the usual brand is missing')
  return brand
}
