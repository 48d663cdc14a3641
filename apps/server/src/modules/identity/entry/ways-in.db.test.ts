import { identity as calls, codes as codeCalls, entry, presence } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import * as OTPAuth from 'otpauth'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { startProcess } from '../../../testing/identity-process.ts'
import { openVisitor, password, type Visitor } from '../../../testing/visitor.ts'
import { type BrandData, type Directory, openDirectory } from '../../merchants/index.ts'
import { openMessages } from '../../messaging/index.ts'
import { openAttempts } from '../guards/attempts.ts'
import { credentialsByName, nameKey } from '../members.ts'
import { givePayeeName } from '../personal.ts'
import { openAuthenticators } from '../proofs/authenticators.ts'
import { bindContact, type Contact } from '../proofs/contacts.ts'

const secrets = deriveSecrets('a secret of this test alone, long enough')
const minute = 60_000

let database: TestDatabase
let app: FastifyInstance
let brand: BrandData
let clock = Date.now()
let off: readonly string[] = []
let people = 0
let admin: pg.Client

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  const { db } = database
  const seeded = openDirectory(db, () => null)
  const directory: Directory = {
    ...seeded,
    brandOfId: async (id) => {
      const known = await seeded.brandOfId(id)
      const switches = new Map([...(known?.switches ?? []), ...off.map((id) => [id, false] as const)])
      return known && { ...known, switches }
    },
  }
  const found = await seeded.brandOfCode('demommk')
  if (!found) throw new Error('no brand')
  brand = found
  const messages = openMessages({ db, key: secrets.fields, now: () => new Date(clock) })
  app = startProcess({ db, directory, secrets, messages, now: () => new Date(clock) }).app
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
beforeEach(() => {
  off = []
})
afterAll(async () => {
  await app.close()
  await admin.end()
  await database.drop()
})

const aVisitor = (ip = `10.1.${people >> 8}.${people++ & 255}`) => openVisitor(app, { host: 'localhost', ip })
const messages = () => openMessages({ db: database.db, key: secrets.fields, now: () => new Date(clock) })

async function memberOf(name: string) {
  const member = await inMerchant(database.db, brand.id, (tx) =>
    credentialsByName(tx, brand.id, nameKey(name)),
  )
  if (!member) throw new Error(`no member ${name}`)
  return member
}
async function bind(name: string, contact: Contact, verifiedAt: Date | null = new Date(clock)) {
  const member = await memberOf(name)
  const isBound = await inMerchant(database.db, brand.id, (tx) =>
    bindContact(tx, { secrets }, member, contact, verifiedAt),
  )
  expect(isBound).toBe(true)
}
const mobile = (number: string) => ({ kind: 'mobile', dialingCode: '95', number }) as const
async function latestCode(to: string): Promise<string> {
  const sent = (await messages().latest(brand.id)).find((each) => each.to === to)
  return /\d{6}/.exec(sent?.text ?? '')?.[0] ?? ''
}

describe('a login by mobile', () => {
  const number = { mobileNum: '09450000001', countryDialingCode: '95' }

  test('[D-53] [RO-37] with the password is open while codes are not, and counts tries for the account', async () => {
    await aVisitor().register('Hla1')
    await bind('Hla1', mobile(number.mobileNum))
    const byMobile = async (visitor: Visitor, typed: string) =>
      visitor.callSealed(calls.login, {
        ...{ type: 'mobile', ...number, password: typed },
        humanCheck: await visitor.solve(),
      })
    expect(await byMobile(aVisitor(), password)).toMatchObject({ message: 'login_way_closed' })
    off = ['LOGIN_VER_CODE', 'LOGIN_NEW_IP_VERIFY']
    expect(await byMobile(aVisitor(), password)).toMatchObject({ success: true })
    for (let tries = 0; tries < 3; tries++) await byMobile(aVisitor(), 'Wrong2026')
    expect(await aVisitor().logIn('Hla1', password)).toMatchObject({ message: 'captcha_required' })
    off = ['LOGIN_VER_CODE', 'LOGIN_MOBILE']
    expect(await byMobile(aVisitor(), password)).toMatchObject({ message: 'login_way_closed' })
  })

  test('[OV-25] [LG-03] [LG-11] [RO-28] by a code needs no human check, and no new password', async () => {
    const visitor = aVisitor()
    await visitor.register('Hla2')
    await bind('Hla2', mobile('09450000002'))
    await admin.query(`update identity.members set default_password = true where username = 'Hla2'`)
    const typed = { mobileNum: '09450000002', countryDialingCode: '95' }
    const browser = aVisitor()
    const asked = await browser.call(codeCalls.loginCode, { body: typed })
    expect(asked).toMatchObject({ success: true, value: { expiredMinutes: expect.any(Number) } })
    const logIn = (verificationCode: string) =>
      browser.callSealed(calls.login, { type: 'sms', ...typed, verificationCode })
    const code = await waitFor(() => latestCode('+959450000002'))
    expect(await logIn(code === '000000' ? '111111' : '000000')).toMatchObject({ message: 'code_invalid' })
    const entered = await logIn(code)
    expect(entered).toMatchObject({ success: true, value: { token: expect.any(String) } })
    expect(entered.value['passwordChange']).toBeUndefined()
    expect(await logIn(code)).toMatchObject({ success: false })
    off = ['LOGIN_VER_CODE']
    expect(await logIn(code)).toMatchObject({ message: 'login_way_closed' })
  })

  test('[VA-08] takes a code of 255 characters as a wrong one, and of 256 not at all', async () => {
    const typed = { type: 'sms', mobileNum: '09450000003', countryDialingCode: '95' }
    const logIn = (length: number) =>
      aVisitor().callSealed(calls.login, { ...typed, verificationCode: '1'.repeat(length) })
    expect(await logIn(255)).toMatchObject({ status: 200, success: false })
    expect(await logIn(256)).toMatchObject({ status: 400, message: 'request_invalid' })
  })

  test('by a code does not open the account of somebody who only wrote the number down', async () => {
    await aVisitor().register('Hla4')
    await bind('Hla4', mobile('09450000004'), null)
    const typed = { mobileNum: '09450000004', countryDialingCode: '95' }
    // Nor is a code sent that would open nothing; the answer does not tell.
    const asked = await aVisitor().call(codeCalls.loginCode, { body: typed })
    expect(asked).toMatchObject({ success: true })
    await new Promise((done) => setTimeout(done, 150))
    expect(await latestCode('+959450000004')).toBe('')
    const verificationCode = '123456'
    expect(
      await aVisitor().callSealed(calls.login, { type: 'sms', ...typed, verificationCode }),
    ).toMatchObject({
      message: 'code_invalid',
    })
  })
})

async function waitFor(read: () => Promise<string>): Promise<string> {
  const until = Date.now() + 30_000
  for (;;) {
    const found = await read()
    if (found || Date.now() > until) return found
    await new Promise((wake) => setTimeout(wake, 30))
  }
}

interface Step {
  id: string
  ways: { way: string; hint: string }[]
  ip: string
}
const stepOf = ({ value }: { value: Readonly<Record<string, unknown>> }) => value['secondVerify'] as Step

describe('a login from a new place', () => {
  test('[SC-13] [LG-17] [LG-18] [D-58] waits for the code sent to the mobile number, once, and knows the place afterwards', async () => {
    await aVisitor().register('Mya1')
    await bind('Mya1', mobile('09450100001'))
    const visitor = aVisitor()
    const step = stepOf(await visitor.logIn('Mya1', password))
    expect(visitor.token).toBeNull()
    expect(step.ways).toEqual([{ way: 'mobile', hint: '+95 ••• 001' }])
    const asked = await visitor.call(entry.secondCode, { body: { id: step.id, way: 'mobile' } })
    expect(asked).toMatchObject({ success: true })
    const answer = await latestCode('+959450100001')
    const finish = (more: object = {}) =>
      visitor.callSealed(entry.second, { id: step.id, way: 'mobile', answer, ...more })
    expect(await finish({ answer: answer === '000000' ? '111111' : '000000' })).toMatchObject({
      message: 'code_invalid',
    })
    expect(await finish({ way: 'authenticator' })).toMatchObject({ message: 'second_answer_wrong' })
    expect(await finish()).toMatchObject({ success: true, value: { token: expect.any(String) } })
    expect(await finish()).toMatchObject({ message: 'second_step_over' })
    const { value } = await visitor.call(presence.history)
    expect(value).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ kind: 'place_added' })]),
    })
    expect(stepOf(await visitor.logIn('Mya1', password))).toBeUndefined()
  })

  test('[LG-19] waits for the code sent to the bound e-mail address', async () => {
    await aVisitor().register('Mya2')
    await bind('Mya2', { kind: 'email', address: 'mya2@tea.example' })
    const visitor = aVisitor()
    const step = stepOf(await visitor.logIn('Mya2', password))
    expect(step.ways).toEqual([{ way: 'email', hint: 'm•••@tea.example' }])
    await visitor.call(entry.secondCode, { body: { id: step.id, way: 'email' } })
    const answer = await latestCode('mya2@tea.example')
    expect(await visitor.callSealed(entry.second, { id: step.id, way: 'email', answer })).toMatchObject({
      success: true,
    })
  })

  test('[LG-20] [IM-39] takes the name of the account holder as the last way, with three tries over all logins', async () => {
    await aVisitor().register('Mya3')
    await bind('Mya3', mobile('09450100003'))
    const member = await memberOf('Mya3')
    await inMerchant(database.db, brand.id, (tx) =>
      givePayeeName(tx, { secrets }, { merchantId: brand.id, memberId: member.id }, 'Mya Mya Aye'),
    )
    // Said once, it is not said otherwise by another account.
    await inMerchant(database.db, brand.id, (tx) =>
      givePayeeName(tx, { secrets }, { merchantId: brand.id, memberId: member.id }, 'Hla Hla'),
    )
    const visitor = aVisitor()
    const begin = async () => stepOf(await visitor.logIn('Mya3', password))
    expect((await begin()).ways.map(({ way }) => way)).toEqual(['mobile', 'bankName'])
    const finish = async (answer: string) => {
      const { id } = await begin()
      return visitor.callSealed(entry.second, { id, way: 'bankName', answer, trustPlace: false })
    }
    expect(await finish('  mya  MYA aye ')).toMatchObject({ success: true })
    const wrong = []
    for (const name of ['Aye Aye', 'Mya', 'Hla Hla', 'Mya Mya Aye']) wrong.push((await finish(name)).message)
    expect(wrong).toEqual([...Array<string>(3).fill('second_answer_wrong'), 'too_many_attempts'])
  })

  test('[LG-21] takes the code of the authenticator, once', async () => {
    await aVisitor().register('Mya4')
    const member = await memberOf('Mya4')
    const owner = { merchantId: brand.id, memberId: member.id }
    const now = () => new Date(clock)
    const attempts = openAttempts({ db: database.db, key: secrets.blindIndex, now })
    const authenticators = openAuthenticators({ db: database.db, secrets, attempts, now })
    const { uri } = await authenticators.begin(owner, { issuer: 'Jackfruit', account: 'Mya4' })
    const totp = OTPAuth.URI.parse(uri) as OTPAuth.TOTP
    await authenticators.confirm(owner, totp.generate({ timestamp: clock }))
    clock += 31_000
    const visitor = aVisitor()
    const step = stepOf(await visitor.logIn('Mya4', password))
    expect(step.ways).toEqual([{ way: 'authenticator', hint: '' }])
    const answer = totp.generate({ timestamp: clock })
    const finish = (id: string) =>
      visitor.callSealed(entry.second, { id, way: 'authenticator', answer, trustPlace: false })
    expect(await finish(step.id)).toMatchObject({ success: true })
    const again = stepOf(await visitor.logIn('Mya4', password))
    expect(await finish(again.id)).toMatchObject({ message: 'second_answer_wrong' })
  })

  test('[LG-17] is over after ten minutes, at another place, and after a change of password', async () => {
    const owner = aVisitor()
    await owner.register('Mya5')
    await bind('Mya5', { kind: 'email', address: 'mya5@tea.example' })
    const visitor = aVisitor()
    const over = { message: 'second_step_over' }
    const ask = (from: Visitor, id: string) => from.call(entry.secondCode, { body: { id, way: 'email' } })
    const first = stepOf(await visitor.logIn('Mya5', password))
    expect(await ask(aVisitor(), first.id)).toMatchObject(over)
    clock += 10 * minute + 1
    expect(await ask(visitor, first.id)).toMatchObject(over)
    const second = stepOf(await visitor.logIn('Mya5', password))
    await owner.callSealed(calls.changePassword, {
      ...{ oldPassword: password, newPassword: 'Durian2026', confirmNewPassword: 'Durian2026' },
    })
    expect(await ask(visitor, second.id)).toMatchObject(over)
  })

  test('[LG-17] [D-58] passes where nothing is bound or the brand does not ask, and keeps ten places', async () => {
    await aVisitor().register('Mya6')
    for (let place = 0; place < 12; place++)
      expect(await aVisitor().logIn('Mya6', password)).toMatchObject({ value: { token: expect.any(String) } })
    const { id } = await memberOf('Mya6')
    const { rowCount } = await admin.query('select 1 from identity.verified_places where member_id = $1', [
      id,
    ])
    expect(rowCount).toBe(10)
    await bind('Mya6', { kind: 'email', address: 'mya6@tea.example' })
    expect(stepOf(await aVisitor().logIn('Mya6', password))).toBeDefined()
    off = ['LOGIN_NEW_IP_VERIFY']
    expect(stepOf(await aVisitor().logIn('Mya6', password))).toBeUndefined()
  })
})

describe('being remembered', () => {
  async function remembered(name: string) {
    const visitor = aVisitor()
    await visitor.register(name)
    const answer = await visitor.callSealed(entry.remember, { password })
    expect(answer.value).toMatchObject({ username: name, seconds: 86_400 })
    return { visitor, sealed: String(answer.value['sealed']) }
  }

  test('[BC-15] [LG-22] [LG-23] [D-59] logs in without the password for a day, and no longer', async () => {
    const { visitor, sealed } = await remembered('Khin1')
    expect(Buffer.from(sealed.slice(4), 'base64url').toString('latin1')).not.toContain(password)
    clock += 23 * 60 * minute
    expect(await visitor.logIn('khin1', sealed)).toMatchObject({ success: true })
    clock += 61 * minute
    expect(await visitor.logIn('Khin1', sealed)).toMatchObject({ message: 'wrong_credentials' })
  })

  test('[LG-23] [D-59] a stolen text is refused in another browser, for another name, changed, and after a change of password', async () => {
    const { visitor, sealed } = await remembered('Khin2')
    await aVisitor().register('Khin3')
    const refused = { message: 'wrong_credentials' }
    expect(await aVisitor().logIn('Khin2', sealed)).toMatchObject(refused)
    const other = await remembered('Khin4')
    expect(await other.visitor.logIn('Khin2', sealed)).toMatchObject(refused)
    expect(await visitor.logIn('Khin3', sealed)).toMatchObject(refused)
    expect(await visitor.logIn('Khin2', sealed)).toMatchObject({ success: true })
    const mended = `${sealed.slice(0, -3)}${sealed.endsWith('AAA') ? 'BBB' : 'AAA'}`
    expect(await visitor.logIn('Khin2', mended)).toMatchObject(refused)
    expect(await visitor.logIn('Khin2', sealed)).toMatchObject({ success: true })
    await visitor.callSealed(calls.changePassword, {
      ...{ oldPassword: password, newPassword: 'Durian2026', confirmNewPassword: 'Durian2026' },
    })
    expect(await visitor.logIn('Khin2', sealed)).toMatchObject(refused)
  })

  test('[LG-24] is over on the server too once it is unticked, whoever kept a copy of the cookies', async () => {
    const { visitor, sealed } = await remembered('Khin6')
    const { device } = visitor
    await visitor.call(entry.forgetRemembered)
    visitor.device = device
    expect(await visitor.logIn('Khin6', sealed)).toMatchObject({ message: 'wrong_credentials' })
  })

  test('[D-59] is over on all other devices once these are signed out, but not here', async () => {
    const here = await remembered('Khin7')
    const there = aVisitor()
    await there.logIn('Khin7', password)
    const sealed = String((await there.callSealed(entry.remember, { password })).value['sealed'])
    expect(await here.visitor.call(presence.endOtherSessions)).toMatchObject({ success: true })
    expect(await there.logIn('Khin7', sealed)).toMatchObject({ message: 'wrong_credentials' })
    expect(await here.visitor.logIn('Khin7', here.sealed)).toMatchObject({ success: true })
  })

  test('[D-59] stays as it was when the password shown for it was wrong', async () => {
    const { visitor, sealed } = await remembered('Khin8')
    await visitor.callSealed(entry.remember, { password: 'Wrong2026' })
    expect(await visitor.logIn('Khin8', sealed)).toMatchObject({ success: true })
  })

  test('[D-59] is for those who know the password, with a budget', async () => {
    const visitor = aVisitor()
    await visitor.register('Khin5')
    const answers = []
    for (let tries = 0; tries < 6; tries++)
      answers.push((await visitor.callSealed(entry.remember, { password: `Wrong202${tries}` })).message)
    expect(answers).toEqual([...Array<string>(5).fill('wrong_password'), 'too_many_attempts'])
  })
})

describe('an account that has to change its password', () => {
  test('[LG-07] [LG-09] [D-54] [D-55] may do nothing else until it has, whatever the page does', async () => {
    await aVisitor().register('Zin1')
    await admin.query(`update identity.members set default_password = true where username = 'Zin1'`)
    const visitor = aVisitor()
    const { value } = await visitor.logIn('Zin1', password)
    expect(value).toMatchObject({ defaultPassword: true, passwordChange: 'now' })
    const held = { status: 403, message: 'password_change_required' }
    expect(await visitor.call(calls.socketTicket)).toMatchObject(held)
    expect(await visitor.callSealed(entry.remember, { password })).toMatchObject(held)
    expect(await visitor.call(calls.memberInfo)).toMatchObject({ success: true })
    await visitor.call(calls.updateLanguage, { body: { language: 'TH' } })
    expect((await visitor.call(calls.memberInfo)).value['language']).not.toBe('TH')
    const change = { oldPassword: password, newPassword: 'Durian2026', confirmNewPassword: 'Durian2026' }
    expect(await visitor.callSealed(calls.changePassword, change)).toMatchObject({ success: true })
    expect(await visitor.call(calls.socketTicket)).toMatchObject({ success: true })
  })

  test.each(['frozen', 'closed', 'locked'])(
    '[ER-24] [D-15] that is %s is told so, after the right password alone',
    async (status) => {
      const name = `Zin${status}`
      await aVisitor().register(name)
      await admin.query(`update identity.members set status = '${status}' where username = '${name}'`)
      expect(await aVisitor().logIn(name, 'Wrong2026')).toMatchObject({ message: 'wrong_credentials' })
      expect(await aVisitor().logIn(name, password)).toMatchObject({ message: 'account_unusable' })
    },
  )
})
