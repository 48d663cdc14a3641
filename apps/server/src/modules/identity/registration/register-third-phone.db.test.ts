import { identity as calls, codes, thirdPhone } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { startProcess } from '../../../testing/identity-process.ts'
import { openPhoneService, type PhoneService } from '../../../testing/phone-service.ts'
import { openVisitor, password } from '../../../testing/visitor.ts'
import { type Directory, openDirectory } from '../../merchants/index.ts'
import { contactsOf, findByContact } from '../proofs/contacts.ts'

const secrets = deriveSecrets('a secret of this test alone, long enough')
const chosen = { password, confirmPassword: password, firebaseChannel: 'sms' }
let database: TestDatabase
let phones: PhoneService
let app: FastifyInstance
let withoutService: FastifyInstance
let brandId = 0
let set: Readonly<Record<string, boolean>> = {}
let people = 0

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  phones = await openPhoneService()
  const { db } = database
  const seeded = openDirectory(db, () => null)
  brandId = (await seeded.brandOfCode('demommk'))?.id ?? 0
  const directory: Directory = {
    ...seeded,
    brandOfId: async (id) => {
      const known = await seeded.brandOfId(id)
      return known && { ...known, switches: new Map([...known.switches, ...Object.entries(set)]) }
    },
  }
  app = startProcess({
    db,
    directory,
    secrets,
    phoneVerify: phones.config,
    limits: { codesToBeforeCaptcha: 100 },
  }).app
  withoutService = startProcess({ db, directory, secrets }).app
})
beforeEach(() => {
  set = { REG_THIRD_PHONE_VERIFY: true }
})
afterAll(async () => {
  await app.close()
  await withoutService.close()
  phones.close()
  await database.drop()
})

const aVisitor = (at = app) => openVisitor(at, { host: 'localhost', ip: `10.9.0.${++people}` })
const aNumber = () => `0977700${String(++people).padStart(4, '0')}`
const tokenFor = (number: string, more: object = {}) =>
  phones.token({ phone: `+95${number.slice(1)}`, ...more })
const ownerOf = (number: string) =>
  inMerchant(database.db, brandId, (tx) =>
    findByContact(tx, { secrets }, brandId, { kind: 'mobile', dialingCode: '95', number }),
  )

describe('[EN-59] [TR-05] the code of the third party', () => {
  const ask = (visitor: ReturnType<typeof aVisitor>, number: string) =>
    visitor.call(thirdPhone.send, { body: { mobileNo: number, countryDialingCode: '95' } })
  const show = (visitor: ReturnType<typeof aVisitor>, session: string, code: string) =>
    visitor.call(thirdPhone.prove, { body: { session, code } })

  test('is sent and looked at there, and what it signs opens the account', async () => {
    const [number, visitor] = [aNumber(), aVisitor()]
    const asked = await ask(visitor, number)
    expect(asked).toMatchObject({ success: true, value: { seconds: 60 } })
    const { session } = asked.value as { session: string }
    const code = phones.codeOf(`+95${number.slice(1)}`) ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await show(visitor, session, wrong)).toMatchObject({ message: 'code_invalid' })
    expect(await show(visitor, session, '')).toMatchObject({ message: 'code_missing' })
    const shown = await show(visitor, session, code)
    expect(shown.success).toBe(true)
    const told = { password, confirmPassword: password, ...(shown.value as object) }
    expect(await visitor.registerMobile(number, told)).toMatchObject({ success: true })
    expect((await ownerOf(number))?.verifiedAt).toBeInstanceOf(Date)
    expect(await show(visitor, session, code)).toMatchObject({ message: 'code_expired' })
  })

  test('[ER-30] is sent to a number so often as a code of ours, and no more', async () => {
    const number = aNumber()
    for (let round = 0; round < 3; round++) expect((await ask(aVisitor(), number)).success).toBe(true)
    expect(await ask(aVisitor(), number)).toMatchObject({ message: 'phone_too_many' })
  })

  test('[ER-36] is not to be had where the switch is off, nor where nobody is to be asked', async () => {
    expect(await ask(aVisitor(withoutService), aNumber())).toMatchObject({ message: 'not_enabled' })
    set = { REG_THIRD_PHONE_VERIFY: false }
    expect(await ask(aVisitor(), aNumber())).toMatchObject({ message: 'not_enabled' })
    expect(await show(aVisitor(), 'any', '123456')).toMatchObject({ message: 'not_enabled' })
  })
})

describe('[EN-59] [EN-60] where a third party verifies numbers', () => {
  test('its token opens the account and proves the number, without a code of ours', async () => {
    const number = aNumber()
    const visitor = aVisitor()
    const answer = await visitor.registerMobile(number, {
      ...chosen,
      firebaseIdToken: await tokenFor(number),
    })
    expect(answer).toMatchObject({ success: true })
    expect((await visitor.call(calls.memberInfo)).success).toBe(true)
    const found = await ownerOf(number)
    expect(found?.verifiedAt).toBeInstanceOf(Date)
  })

  test('a registration by name that tells a number needs the token too', async () => {
    const number = aNumber()
    const told = { mobileNum: number, countryDialingCode: '95' }
    expect(await aVisitor().register('Vouched1', told)).toMatchObject({ message: 'code_missing' })
    const firebaseIdToken = await tokenFor(number)
    const visitor = aVisitor()
    expect(await visitor.register('Vouched1', { ...told, firebaseIdToken })).toMatchObject({ success: true })
    const found = await ownerOf(number)
    const kept =
      found && (await inMerchant(database.db, brandId, (tx) => contactsOf(tx, { secrets }, found.member)))
    expect(kept).toMatchObject([{ kind: 'mobile', verifiedAt: expect.any(Date) }])
    expect(await aVisitor().register('Vouched2')).toMatchObject({ success: true })
  })

  test.each([
    ['no token', async () => ({}), 'code_missing'],
    [
      'a token of another number',
      async () => ({ firebaseIdToken: await tokenFor('09777999999') }),
      'code_invalid',
    ],
    [
      'a token of six minutes ago',
      async (number: string) => ({ firebaseIdToken: await tokenFor(number, { agoSeconds: 360 }) }),
      'code_expired',
    ],
    ['no token at all but a text', async () => ({ firebaseIdToken: 'a.b.c' }), 'code_invalid'],
  ])('with %s nobody is registered', async (_, more, message) => {
    const number = aNumber()
    const answer = await aVisitor().registerMobile(number, { ...chosen, ...(await more(number)) })
    expect(answer).toMatchObject({ success: false, message })
    expect(await ownerOf(number)).toBeNull()
  })

  test('a token opens one account', async () => {
    const number = aNumber()
    const firebaseIdToken = await tokenFor(number)
    await aVisitor().registerMobile(number, { ...chosen, firebaseIdToken })
    expect(await aVisitor().registerMobile(number, { ...chosen, firebaseIdToken })).toMatchObject({
      message: 'code_invalid',
    })
  })

  test('[RG-02] a number alone is enough to register with, and no code is sent', async () => {
    set = { REG_THIRD_PHONE_VERIFY: true, REG_SMS: false, REG_MOBILE_PASS: false }
    const number = aNumber()
    const firebaseIdToken = await tokenFor(number)
    expect(await aVisitor().registerMobile(number, { firebaseIdToken })).toMatchObject({ success: true })
    set = { REG_THIRD_PHONE_VERIFY: true, REG_SMS: true }
    const asked = { countryDialingCode: '95', mobileNo: aNumber() }
    expect(await aVisitor().call(codes.registerCodeByMobile, { body: asked })).toMatchObject({
      message: 'not_enabled',
    })
  })

  test('[ER-36] without a service that we know, it is refused as not enabled', async () => {
    const number = aNumber()
    const firebaseIdToken = await tokenFor(number)
    const answer = await aVisitor(withoutService).registerMobile(number, { ...chosen, firebaseIdToken })
    expect(answer).toMatchObject({ message: 'not_enabled' })
  })
})

test('[EN-59] where the switch is off, the token proves nothing', async () => {
  set = { REG_THIRD_PHONE_VERIFY: false, REG_SMS: false }
  const number = aNumber()
  const firebaseIdToken = await tokenFor(number)
  expect(await aVisitor().registerMobile(number, { ...chosen, firebaseIdToken })).toMatchObject({
    success: true,
  })
  expect((await ownerOf(number))?.verifiedAt).toBeNull()
})
