import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { openField } from '../../platform/sealed-field.ts'
import { type ModuleWorld, openModuleWorld } from '../../testing/module-world.ts'
import { sealedPlace } from './keep-application.ts'

const second = 'second.localhost'
let key: Buffer
let world: ModuleWorld
let admin: pg.Client
beforeAll(async () => {
  world = await openModuleWorld(['affiliates'])
  key = world.platform.secrets.fields
  admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

const good = {
  name: 'Daw Mya',
  contactKind: 'phone',
  contact: '+95 9 450 123 456',
  plan: 'I run a tea shop and know many players.',
  isAdult: true,
}
const apply = (body: object, ip: string, host?: string) =>
  world.ask('POST', '/wps/v2/join', { body: { data: body }, ip, ...(host ? { host } : {}) })
const stored = async () => (await admin.query('select * from affiliates.applications order by at')).rows

test('[RT-31] the programme is what the brand has set, and closes when the brand closes it', async () => {
  const { value } = await world.ask('GET', '/wps/v2/join')
  expect(value).toMatchObject({ isOpen: true })
  expect((value['steps'] as object[])[1]).toEqual({ activeMembers: 15, validBet: '10000000.00', rate: '25' })
  expect((await world.ask('GET', '/wps/v2/join', { host: second })).value['steps']).toHaveLength(4)

  await admin.query(
    `update merchants.settings set value = 'false' where key = 'affiliateOpen'
       and merchant_id = (select id from merchants.brands where code = 'demoinr')`,
  )
  forgetKept()
  expect((await world.ask('GET', '/wps/v2/join', { host: second })).value['isOpen']).toBe(false)
  const refused = await apply(good, '198.51.100.9', second)
  expect(refused).toMatchObject({ status: 200, success: false, message: 'applications_closed' })
  expect(await stored()).toHaveLength(0)
})

test('[RT-31] [B-40] an application lies in the queue of its brand, sealed, under the reference that was told', async () => {
  const { success, value } = await apply(good, '198.51.100.1')
  expect(success).toBe(true)
  const [row] = await stored()
  expect(row).toMatchObject({
    reference: value['reference'],
    contact_kind: 'phone',
    plan: good.plan,
    state: 'new',
  })
  expect(row.reference).toMatch(/^J-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const open = (field: 'name' | 'contact') =>
    openField(key, sealedPlace(field, row.id, row.merchant_id), row[`${field}_sealed`]).toString()
  expect([open('name'), open('contact')]).toEqual([good.name, good.contact])
  expect(JSON.stringify(row)).not.toContain('Mya')

  const again = await apply({ ...good, contact: '+95-9-450-123-456' }, '198.51.100.2')
  expect(again.value['reference']).not.toBe(row.reference)
  const [first, other] = await stored()
  expect(other.contact_index).toEqual(first.contact_index)
})

test('[RT-31] a refusal names every field that is wrong, and is not counted', async () => {
  for (let tries = 0; tries < 6; tries++) {
    const { message, value } = await apply(
      { ...good, name: ' ', contact: 'no', isAdult: false },
      '198.51.100.3',
    )
    expect(message).toBe('field_invalid')
    expect((value['fields'] as { field: string }[]).map(({ field }) => field)).toEqual([
      'name',
      'contact',
      'isAdult',
    ])
  }
  expect((await apply(good, '198.51.100.3')).success).toBe(true)
})

test('[RT-31] of twenty applications at once from one place three are taken', async () => {
  const before = (await stored()).length
  const answers = await Promise.all(Array.from({ length: 20 }, () => apply(good, '198.51.100.4')))
  expect(answers.filter(({ success }) => success)).toHaveLength(3)
  const refused = answers.filter(({ success }) => !success)
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['too_many_attempts']))
  expect(refused[0]?.value['retryAfter']).toBeGreaterThan(86_000)
  expect(await stored()).toHaveLength(before + 3)
})

test('what the platform took in it cannot read back', async () => {
  await expect(
    inMerchant(world.database.db, 1, (tx) => sql`select * from affiliates.applications`.execute(tx)),
  ).rejects.toThrow(/permission denied/)
})
