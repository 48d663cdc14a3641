/** People who come by links: whose they are, what is counted, and what those find whose account somebody else opened. */
import { randomUUID } from 'node:crypto'
import { registration } from '@jackfruit/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../../platform/briefly.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { testDatabase } from '../../../testing/database.ts'
import { openSecurityWorld, type SecurityWorld } from '../../../testing/security-world.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { grantRole, openAttempts, openPasswords } from '../../identity/index.ts'
import { openDirectory } from '../../merchants/index.ts'
import { tellTree } from '../tree/index.ts'
import { openBelow } from './accounts.ts'
import { promisedWaiting } from './index.ts'
import { changeLink, makeLink } from './make.ts'
import { linksOf } from './rows.ts'
import type { LinksWorld } from './world.ts'

let world: SecurityWorld
let merchantId = 0
let ours: LinksWorld
beforeAll(async () => {
  world = await openSecurityWorld(await testDatabase())
  merchantId = await world.merchantOf('localhost')
  const { db, secrets, now } = world
  const directory = openDirectory(db, () => null)
  ours = {
    ...{ db, now, directory, key: secrets.fields },
    async brandOf(id) {
      const brand = await directory.brandOfId(id)
      if (!brand) throw new Error(`no brand ${id}`)
      return brand
    },
    attempts: openAttempts({ db, key: secrets.blindIndex, now }),
    hashPassword: openPasswords(secrets.pepper).hash,
    ratesOf: async () => [{ kind: 'daily', rate: '0.6000' }],
  }
})
afterAll(() => world.close())

async function agentCalled(name: string) {
  await world.member(name)
  const granting = {
    merchantId,
    username: name,
    role: 'agent',
    by: 'Daw Hla',
    why: 'asked',
    at: world.now(),
  } as const
  await grantRole(world.db, granting)
  return world.ownerOf(name)
}
type Agent = Awaited<ReturnType<typeof agentCalled>>
const inBrand = <T>(work: Parameters<typeof inMerchant<T>>[2]) => inMerchant(world.db, merchantId, work)
const linkOf = (agent: Agent, code: string, given: object = {}) =>
  inBrand((tx) =>
    makeLink(tx, ours, agent, {
      ...{
        key: randomUUID(),
        name: code,
        kind: 'member' as const,
        code,
        presets: [],
        expiresAt: null,
        limit: null,
      },
      ...given,
    }),
  )
const counted = async (agent: Agent) =>
  (await inBrand((tx) => linksOf(tx, agent, 10))).map(({ code, terms, firstDeposits }) => ({
    ...{ code, visits: terms.visits, signUps: terms.uses, firstDeposits },
  }))
const check = async (visitor: Visitor, code: string, way?: string) =>
  (await visitor.call(registration.affiliateCheck, { query: { code, ...(way ? { way } : {}) } })).value[
    'code'
  ]
const upline = async (name: string) =>
  (
    await world.admin.query(
      'select u.username from identity.members m join identity.members u on u.id = m.upline_id where m.username = $1',
      [name],
    )
  ).rows[0]?.username ?? null

test('[AC-09] [IM-80] [EN-46] a visit, a registration and a first deposit are counted at the link, each once', async () => {
  const agent = await agentCalled('Linker1')
  await linkOf(agent, 'COME1111')
  const visitor = world.visitor()
  for (let n = 0; n < 3; n += 1) expect(await check(visitor, 'come1111')).toBe('COME1111')
  await check(world.visitor(), 'COME1111')
  expect(await visitor.register('Comer1', { affiliateCode: 'COME1111' })).toMatchObject({ success: true })
  expect(await upline('Comer1')).toBe('Linker1')
  const { memberId } = await world.ownerOf('Comer1')
  const deposit = {
    memberId,
    day: '2026-11-20',
    what: 'deposit',
    valid: 0n,
    stake: 0n,
    win: 0n,
    amount: 500_000n,
    at: world.now(),
  } as const
  const tell = () => world.db.transaction().execute((tx) => tellTree(tx, [deposit, deposit]))
  expect([...(await tell())]).toEqual([memberId])
  expect([...(await tell())]).toEqual([])
  expect(await counted(agent)).toEqual([{ code: 'COME1111', visits: 2, signUps: 1, firstDeposits: 1 }])
})

test('[IM-79] [IM-80] a link of the lowest of a full line lets nobody in, says so at the code, and keeps nobody out who does not name it', async () => {
  const top = await agentCalled('Linetop1')
  let lowest = top.memberId
  for (let level = 1; level <= 100; level += 1) {
    const added = await world.admin.query(
      `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
         upline_id, created_at) values ($1, $2, $2, 'none', now(), 1, $2, $3, now()) returning id`,
      [merchantId, `line${level}`, lowest],
    )
    lowest = BigInt(added.rows[0].id)
  }
  await linkOf({ ...top, memberId: lowest }, 'LOWEST11')
  const visitor = world.visitor()
  expect(await check(visitor, 'LOWEST11')).toBe('LOWEST11')
  expect(await visitor.register('Toolow1', { affiliateCode: 'LOWEST11' })).toMatchObject({
    ...{ success: false, message: 'invitation_code_error' },
  })
  expect(await visitor.register('Toolow1')).toMatchObject({ success: true })
  expect(await upline('Toolow1')).toBeNull()
})

test('[IM-80] who brought a browser first keeps it, also in another tab; what is typed by hand is meant', async () => {
  const [first, second] = [await agentCalled('Linker2'), await agentCalled('Linker3')]
  await linkOf(first, 'FIRST222')
  await linkOf(second, 'SECOND33')
  const visitor = world.visitor()
  expect(await check(visitor, 'FIRST222')).toBe('FIRST222')
  expect(await check(visitor, 'SECOND33')).toBe('FIRST222')
  expect(await check(visitor, 'SECOND33', 'typed')).toBe('SECOND33')
  expect(await counted(second)).toMatchObject([{ visits: 0 }])
  await visitor.register('Comer2')
  expect(await upline('Comer2')).toBe('Linker2')
  const typing = world.visitor()
  await check(typing, 'FIRST222')
  await typing.register('Comer3', { affiliateCode: 'SECOND33' })
  expect(await upline('Comer3')).toBe('Linker3')
})

test('[IM-80] a first touch that is good no more gives way to the next', async () => {
  const [first, second] = [await agentCalled('Linker4'), await agentCalled('Linker5')]
  const { id } = await linkOf(first, 'FIRST444')
  await linkOf(second, 'SECOND55')
  const visitor = world.visitor()
  await check(visitor, 'FIRST444')
  await inBrand((tx) => changeLink(tx, first, { id: String(id), state: 'paused' }))
  const stopped = await world.visitor().call(registration.affiliateCheck, { query: { code: 'FIRST444' } })
  expect(stopped).toMatchObject({ success: false, message: 'invitation_code_error' })
  expect(await check(visitor, 'SECOND55')).toBe('SECOND55')
  await visitor.register('Comer4')
  expect(await upline('Comer4')).toBe('Linker5')
  expect(await world.visitor().register('Comer5', { affiliateCode: 'FIRST444' })).toMatchObject({
    ...{ success: false, message: 'invitation_code_error' },
  })
})

test('[IM-80] of many at once so many register by a link as it has room for', async () => {
  const agent = await agentCalled('Linker6')
  await linkOf(agent, 'THREE666', { limit: 3 })
  const told = await Promise.all(
    Array.from({ length: 8 }, (_, n) => world.visitor().register(`Room6${n}`, { affiliateCode: 'THREE666' })),
  )
  expect(told.filter(({ success }) => success)).toHaveLength(3)
  expect(await counted(agent)).toMatchObject([{ signUps: 3 }])
})

test('[AC-09] who comes as an agent is promised what the link says, until it is offered', async () => {
  const agent = await agentCalled('Linker7')
  const presets = [{ kind: 'daily' as const, rate: '0.2000' }]
  await linkOf(agent, 'AGENT777', { kind: 'agent', presets })
  await world.visitor().register('Comer7', { affiliateCode: 'AGENT777' })
  const { memberId: downlineId } = await world.ownerOf('Comer7')
  expect(await inBrand((tx) => promisedWaiting(tx, 10))).toEqual([
    { downlineId, agentId: agent.memberId, presets },
  ])
})

test('[D-104] who comes by nobody stands below the agent of the brand, if it names one', async () => {
  await agentCalled('House9')
  const set = (name: string | null) =>
    world.admin.query(
      `insert into merchants.settings (merchant_id, key, value) values ($1, 'defaultAgent', $2)
       on conflict (merchant_id, key) do update set value = excluded.value`,
      [merchantId, JSON.stringify(name)],
    )
  await set('House9')
  forgetKept()
  await world.visitor().register('Comer9')
  expect(await upline('Comer9')).toBe('House9')
  const agent = await agentCalled('Linker9')
  await linkOf(agent, 'LINK9999')
  await world.visitor().register('Comer10', { affiliateCode: 'LINK9999' })
  expect(await upline('Comer10')).toBe('Linker9')
  await set(null)
  forgetKept()
  await world.visitor().register('Comer11')
  expect(await upline('Comer11')).toBeNull()
})

test('[IM-81] [LG-07] [LG-09] whose account an agent opened changes the password at the first login', async () => {
  const agent = await agentCalled('Linker8')
  const principal = { ...agent, sessionId: 's', type: 1 }
  const wish = { key: randomUUID(), account: 'Given88', kind: 'member' as const, presets: [] }
  const { password } = await openBelow(ours, principal, wish)
  const visitor = world.visitor()
  expect(await visitor.logIn('Given88', password)).toMatchObject({
    success: true,
    value: { firstTimeLogin: true, defaultPassword: true, passwordChange: 'now' },
  })
  expect(await upline('Given88')).toBe('Linker8')
})
