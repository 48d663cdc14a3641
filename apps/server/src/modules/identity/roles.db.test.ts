import { identity } from '@jackfruit/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openSecurityWorld, type SecurityWorld } from '../../testing/security-world.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { type Granted, grantRole, type Role, type RoleProblem, roleChanges } from './roles.ts'

let world: SecurityWorld
let merchantId: number
beforeAll(async () => {
  world = await openSecurityWorld(await testDatabase())
  merchantId = await world.merchantOf('localhost')
})
afterAll(() => world.close())

const signed = { by: 'Daw Hla', why: 'applied as J-7K2M-4QXN' }
const granted = (username: string, role: Role): Promise<Granted> =>
  grantRole(world.db, { ...signed, merchantId, username, role, at: world.now() })
const grant = async (username: string, role: Role): Promise<RoleProblem | null> =>
  (await granted(username, role)).problem
const typeOf = async (visitor: Visitor) => (await visitor.call(identity.memberInfo)).value['type']

test('[RO-79] [IM-86] an operator makes a player an agent: the open page is told at its next question, and others register below', async () => {
  const visitor = await world.member('Thiri1')
  expect(await typeOf(visitor)).toBe(0)
  expect(await grant('thiri1', 'agent')).toBeNull()
  expect(await typeOf(visitor)).toBe(1)
  const below = world.visitor()
  expect(await below.register('Below1', { affiliateCode: 'THIRI1' })).toMatchObject({ success: true })
  const { rows } = await world.admin.query(
    `select m.type, u.username from identity.members m join identity.members u on u.id = m.upline_id where m.username = 'Below1'`,
  )
  expect(rows).toEqual([{ type: 0, username: 'Thiri1' }])
  expect(await roleChanges(world.db, merchantId, 10)).toEqual([
    { at: world.now(), username: 'Thiri1', ...signed, before: 0, after: 1 },
  ])
})

test('[RO-79] an agent is a player again once nobody stands below, and nobody registers by its code then', async () => {
  await world.member('Thiri2')
  await grant('Thiri2', 'agent')
  await world.visitor().register('Below2', { affiliateCode: 'THIRI2' })
  expect(await grant('Thiri2', 'player')).toBe('has_members')
  await world.admin.query("update identity.members set upline_id = null where username = 'Below2'")
  expect(await grant('Thiri2', 'player')).toBeNull()
  const late = await world.visitor().register('Below3', { affiliateCode: 'THIRI2' })
  expect(late).toMatchObject({ success: false, message: 'invitation_code_error' })
})

test('[RO-79] what cannot be is refused, changes nothing, and stands in no journal', async () => {
  await world.member('Thiri3')
  await grant('Thiri3', 'agent')
  await world.visitor().register('Below4', { affiliateCode: 'THIRI3' })
  await world.admin.query("update identity.members set type = 4 where username = 'Below1'")
  const before = await roleChanges(world.db, merchantId, 100)
  expect(await grant('nobody', 'agent')).toBe('nobody')
  expect(await grant('Thiri3', 'agent')).toBe('same')
  expect(await grant('Below4', 'general-agent')).toBe('has_upline')
  expect(await grant('Below1', 'agent')).toBe('play_money')
  await world.admin.query("update identity.members set type = 41 where username = 'Below1'")
  expect(await grant('Below1', 'player')).toBe('play_money')
  expect(await roleChanges(world.db, merchantId, 100)).toEqual(before)
})

test('[RO-79] a code that somebody else gives away is not taken over, and a brand sees its own changes alone', async () => {
  await world.member('Thiri4')
  const { memberId } = await world.ownerOf('Thiri3')
  await world.admin.query(
    `insert into identity.affiliate_codes (merchant_id, code, agent_id, kind) values ($1, 'THIRI4', $2, 'member')`,
    [merchantId, memberId],
  )
  expect(await granted('Thiri4', 'general-agent')).toEqual({ problem: null, code: null })
  await world.visitor().register('Below5', { affiliateCode: 'THIRI4' })
  const { rows } = await world.admin.query(
    `select m.affiliate_code as code, b.upline_id as above from identity.members m, identity.members b
     where m.username = 'Thiri4' and b.username = 'Below5'`,
  )
  expect(rows).toEqual([{ code: null, above: memberId }])
  expect(await roleChanges(world.db, await world.merchantOf('second.localhost'), 10)).toEqual([])
})

test('[RO-79] the code is made of the name as it is kept, and finds its agent in whatever letters it is typed', async () => {
  await world.member('Thiri5')
  // Full-width letters are the same name, and no code that anybody types.
  expect(await granted('ｔｈｉｒｉ５', 'agent')).toEqual({ problem: null, code: 'THIRI5' })
  expect(await world.visitor().register('Below6', { affiliateCode: 'Thiri5' })).toMatchObject({
    success: true,
  })
})

test('[RO-79] nobody registers below who is just being made a player', async () => {
  await world.member('Thiri6')
  await grant('Thiri6', 'agent')
  await world.admin.query('begin')
  await world.admin.query("select 1 from identity.members where username = 'Thiri6' for update")
  await world.admin.query("update identity.members set type = 0 where username = 'Thiri6'")
  const registering = world.visitor().register('Below7', { affiliateCode: 'THIRI6' })
  const blocked = 'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))'
  await vi.waitFor(async () => expect((await world.admin.query(blocked)).rows).toHaveLength(1), 10_000)
  await world.admin.query('commit')
  expect(await registering).toMatchObject({ success: false, message: 'invitation_code_error' })
})

test('[RO-79] nobody becomes a player while somebody registers below', async () => {
  await world.member('Thiri7')
  await world.member('Below8')
  await grant('Thiri7', 'agent')
  await world.admin.query('begin')
  await world.admin.query("select 1 from identity.members where username = 'Thiri7' for share")
  await world.admin.query(`update identity.members set upline_id =
    (select id from identity.members where username = 'Thiri7') where username = 'Below8'`)
  const granting = grant('Thiri7', 'player')
  const blocked = 'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))'
  await vi.waitFor(async () => expect((await world.admin.query(blocked)).rows).toHaveLength(1), 10_000)
  await world.admin.query('commit')
  expect(await granting).toBe('has_members')
})
