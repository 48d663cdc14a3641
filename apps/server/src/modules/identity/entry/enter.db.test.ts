import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { openDirectory } from '../../merchants/index.ts'
import { credentialsByName, insertMember, setPassword } from '../members.ts'
import { openEndings } from '../sessions/endings.ts'
import { enter } from './enter.ts'

const caller = {
  ip: '10.0.0.1',
  place: '10.0.0.1',
  network: '10.0.0.0/24',
  userAgent: '',
  bind: null,
  visit: null,
}
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase({ brands: true })
})
afterAll(() => database.drop())

test('[IM-61] who showed the old password while it was being changed gets no session', async () => {
  const { db } = database
  const brand = await openDirectory(db, () => null).brandOfCode('demommk')
  if (!brand) throw new Error('no brand')
  const parts = { db, endings: openEndings(null), now: () => new Date() }
  const member = {
    merchantId: brand.id,
    username: 'Aye',
    passwordHash: 'old',
    type: 0,
    at: new Date(),
  } as const
  const before = await inMerchant(db, brand.id, (tx) => insertMember(tx, member))
  if (!before) throw new Error('no member')
  let meanwhile: Promise<unknown> = Promise.resolve()
  await inMerchant(db, brand.id, async (tx) => {
    await setPassword(tx, before.id, 'new', new Date())
    // It waits for the change, since both hold the member's row.
    meanwhile = enter(parts, brand, before, caller).catch((error: unknown) => error)
    await new Promise((wake) => setTimeout(wake, 50))
  })
  expect(await meanwhile).toMatchObject({ code: 'wrong_credentials' })
  const after = await inMerchant(db, brand.id, (tx) => credentialsByName(tx, brand.id, 'aye'))
  if (!after) throw new Error('no member')
  expect(await enter(parts, brand, after, caller)).toMatchObject({ session: { firstTimeLogin: true } })
})
