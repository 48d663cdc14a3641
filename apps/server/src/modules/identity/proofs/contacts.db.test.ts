import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { insertMember } from '../members.ts'
import { personalOf, setPersonal } from '../personal.ts'
import { bindContact, type Contact, contactsOf, findByContact, normalContact } from './contacts.ts'

const parts = { secrets: deriveSecrets('a secret of this test alone, long enough') }
const at = new Date('2026-05-01T10:00:00Z')
const mobile: Contact = { kind: 'mobile', dialingCode: '95', number: '0945 012 3456' }
const email: Contact = { kind: 'email', address: 'Mya@Tea.example' }
const merchantId = 1

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ brands: true })
})
afterAll(() => database.drop())

const inside = <T>(work: (tx: Tx) => Promise<T>, brand = merchantId) => inMerchant(database.db, brand, work)
async function aMember(tx: Tx, username: string, brand = merchantId) {
  const made = await insertMember(tx, { merchantId: brand, username, passwordHash: '-', type: 0, at })
  if (!made) throw new Error(`${username} is taken`)
  return made
}

test('one number is one contact, however it is written', () => {
  const written = (dialingCode: string, number: string) =>
    normalContact({ kind: 'mobile', dialingCode, number })
  expect(written('95', '09450123456')).toBe('+959450123456')
  expect(written('+95', '9450123456')).toBe('+959450123456')
  expect(written('', '+95 9450-123-456')).toBeNull()
  expect(written('95', '12')).toBeNull()
  expect(normalContact(email)).toBe('mya@tea.example')
  expect(normalContact({ kind: 'email', address: 'mya' })).toBeNull()
})

test('[EN-40] [EN-42] contacts lie sealed, are found by any way of writing, and are told again', async () => {
  await inside(async (tx) => {
    const member = await aMember(tx, 'Mya1')
    expect(await bindContact(tx, parts, member, mobile, at)).toBe(true)
    expect(await bindContact(tx, parts, member, email, null)).toBe(true)
    const found = await findByContact(tx, parts, merchantId, { ...mobile, number: '9450123456' })
    expect([found?.member.id, found?.verifiedAt]).toEqual([member.id, at])
    expect((await findByContact(tx, parts, merchantId, email))?.verifiedAt).toBeNull()
    expect(await contactsOf(tx, parts, member)).toEqual([
      { kind: 'email', address: 'mya@tea.example', verifiedAt: null },
      { kind: 'mobile', dialingCode: '95', number: '9450123456', verifiedAt: at },
    ])
    const { rows } = await sql<{ sealed: Buffer }>`
      select value_sealed as sealed from identity.contacts where member_id = ${member.id}`.execute(tx)
    expect(rows).toHaveLength(2)
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toMatch(/9450123456|mya@tea/)
  })
})

test("a contact that one member proved is nobody else's in the brand, and proof beats a claim", async () => {
  const number: Contact = { kind: 'mobile', dialingCode: '95', number: '09770000001' }
  const [claims, proves, late] = await inside(async (tx) => [
    await aMember(tx, 'Claims'),
    await aMember(tx, 'Proves'),
    await aMember(tx, 'Late'),
  ])
  const bind = (member: { id: bigint; merchantId: number }, when: Date | null) =>
    inside((tx) => bindContact(tx, parts, member, number, when))
  expect(await bind(claims, null)).toBe(true)
  expect((await Promise.all([bind(proves, at), bind(late, at)])).toSorted()).toEqual([false, true])
  const winner = await inside((tx) => findByContact(tx, parts, merchantId, number))
  expect(['Proves', 'Late']).toContain(winner?.member.username)
  expect(await bind(claims, at)).toBe(false)
  const elsewhere = await inside(async (tx) => {
    const member = await aMember(tx, 'Other', 2)
    return bindContact(tx, parts, member, number, at)
  }, 2)
  expect(elsewhere).toBe(true)
})

test('[EN-52] personal fields lie sealed, and an identity number belongs to one member', async () => {
  await inside(async (tx) => {
    const [one, two] = [await aMember(tx, 'Hla1'), await aMember(tx, 'Hla2')]
    expect(await setPersonal(tx, parts, one, 'idNumber', '12/KaMaNa(N)123456')).toBe(true)
    expect(await setPersonal(tx, parts, two, 'idNumber', '12/kamana (n) 123456')).toBe(false)
    expect(await setPersonal(tx, parts, one, 'line', 'hla')).toBe(true)
    expect(await setPersonal(tx, parts, two, 'line', 'hla')).toBe(true)
    expect(await personalOf(tx, parts, one)).toEqual({ idNumber: '12/KaMaNa(N)123456', line: 'hla' })
  })
})
