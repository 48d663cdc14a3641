import { codes as calls, identity, recovery } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetKept } from '../../../platform/briefly.ts'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { startProcess } from '../../../testing/identity-process.ts'
import { openVisitor, password, type Visitor } from '../../../testing/visitor.ts'
import { openDirectory } from '../../merchants/index.ts'
import { type Messages, openMessages } from '../../messaging/index.ts'

const minute = 60_000
const secrets = deriveSecrets('a secret of this test alone, long enough')
let database: TestDatabase
let app: FastifyInstance
let messages: Messages
let brandId: number
let clock = Date.now()
let used = 0

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  const { db } = database
  const now = () => new Date(clock)
  const directory = openDirectory(db, () => null)
  messages = openMessages({ db, key: secrets.fields, now })
  brandId = (await directory.brandOfHost('localhost'))?.id ?? 0
  const wide = { tries: 10_000, windowMs: minute }
  const limits = {
    ...{ codesFrom: wide, codesFromNetwork: wide },
    ...{ codesBeforeCaptcha: 10_000, codesBeforeCaptchaInNetwork: 10_000 },
  }
  ;({ app } = startProcess({ db, directory, secrets, messages, now, limits }))
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const newPassword = 'Papaya2027'
const aVisitor = () => openVisitor(app, { host: 'localhost' })

interface Person {
  readonly visitor: Visitor
  readonly username: string
  readonly email: string
  readonly mobileNum: string
}

async function aMember({ isProved = true } = {}): Promise<Person> {
  const visitor = aVisitor()
  const username = `Reco${++used}`
  const person = { visitor, username, email: `${username}@tea.example`, mobileNum: `09${41_200_000 + used}` }
  const { email, mobileNum } = person
  const answer = await visitor.register(username, { email, mobileNum, countryDialingCode: '95' })
  expect(answer).toMatchObject({ success: true })
  if (isProved)
    await asAdmin(
      `update identity.contacts set verified_at = now() where kind = 'mobile' and member_id =
         (select id from identity.members where merchant_id = $1 and username = $2)`,
      [brandId, username],
    )
  return person
}
const e164 = ({ mobileNum }: Pick<Person, 'mobileNum'>) => `+95${mobileNum.slice(1)}`
const sentTo = async (to: string) => (await messages.latest(brandId)).filter((each) => each.to === to)

/** Messages are carried away after the answer. */
async function latestTo(to: string, isOne: (text: string) => boolean): Promise<string> {
  const found = (await sentTo(to)).find(({ text }) => isOne(text))
  if (!found) throw new Error(`nothing was sent to ${to}`)
  return found.text
}
async function tokenFor({ email }: Person): Promise<string> {
  const text = await latestTo(email.toLowerCase(), (each) => each.includes('/reset?token='))
  return /token=([\w-]{43})/.exec(text)?.[1] ?? ''
}
const codeFor = async (person: Person) =>
  /\d{6}/.exec(await latestTo(e164(person), (text) => /\d{6}/.test(text)))?.[0] ?? ''

const forgotByEmail = (username: string, email: string) =>
  aVisitor().call(recovery.forgotByEmail, { body: { username, email } })
const reset = (resetToken: string, chosen = newPassword, confirmNewPassword = chosen) =>
  aVisitor().callSealed(recovery.resetPassword, { resetToken, newPassword: chosen, confirmNewPassword })
/** One browser for each number: a code works where it was asked for. */
const browsers = new Map<string, Visitor>()
function browserOf({ mobileNum }: Pick<Person, 'mobileNum'>): Visitor {
  const known = browsers.get(mobileNum) ?? aVisitor()
  browsers.set(mobileNum, known)
  return known
}
const askByPhone = ({ mobileNum }: Pick<Person, 'mobileNum'>) =>
  browserOf({ mobileNum }).call(calls.forgotCode, { body: { mobileNum, countryDialingCode: '95' } })
const setByPhone = (
  { mobileNum }: Pick<Person, 'mobileNum'>,
  verificationCode: string,
  chosen = newPassword,
  browser = browserOf({ mobileNum }),
) =>
  browser.callSealed(recovery.setPasswordByPhone, {
    ...{ mobileNum, countryDialingCode: '95', verificationCode },
    newPassword: chosen,
  })
const me = async (visitor: Visitor) => (await visitor.call(identity.memberInfo)).status

async function asAdmin(statement: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  const { rowCount } = await client.query(statement, values)
  await client.end()
  expect(rowCount).toBeGreaterThan(0)
}

async function switched(modId: string, enabled: '0' | '1') {
  await asAdmin('update merchants.setting_nodes set enabled = $2 where mod_id = $1', [modId, enabled])
  // The brand is kept for a second.
  forgetKept()
}

describe('a password forgotten, by mail', () => {
  test('[OV-30] [API-21] [SC-12] the link sets a new one, ends all sessions and tells the member', async () => {
    const person = await aMember()
    expect(await forgotByEmail(person.username, person.email)).toMatchObject({ success: true, value: null })
    expect(await reset(await tokenFor(person))).toMatchObject({ success: true })
    expect(await me(person.visitor)).toBe(401)
    expect(await aVisitor().logIn(person.username, password)).toMatchObject({ message: 'wrong_credentials' })
    expect(await aVisitor().logIn(person.username, newPassword)).toMatchObject({ success: true })
    const word = await sentTo(person.email.toLowerCase())
    expect(word[0]?.text).toContain('စကားဝှက်')
    expect(word).toHaveLength(2)
  })

  test('[API-21] it is asked for by a plain form too, and no other call takes one', async () => {
    const { username, email } = await aMember()
    const post = (url: string) =>
      app.inject({
        ...{ method: 'POST', url, payload: new URLSearchParams({ username, email }).toString() },
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await post(recovery.forgotByEmail.path)).json()).toMatchObject({ success: true })
    expect(await sentTo(email.toLowerCase())).toHaveLength(1)
    expect((await post(calls.forgotCode.path)).statusCode).toBe(415)
  })

  test('[IM-56] a link works once, also for two who come at once', async () => {
    const person = await aMember()
    await forgotByEmail(person.username, person.email)
    const token = await tokenFor(person)
    const answers = await Promise.all([reset(token, 'Guava20271'), reset(token, 'Guava20272')])
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
    expect(await reset(token)).toMatchObject({ message: 'reset_link_invalid' })
  })

  test('a link is too old after half an hour, and a newer one ends the older at once', async () => {
    const person = await aMember()
    await forgotByEmail(person.username, person.email)
    const first = await tokenFor(person)
    clock += 61_000
    await forgotByEmail(person.username, person.email)
    const newer = await tokenFor(person)
    expect(newer).not.toBe(first)
    expect(await reset(first)).toMatchObject({ message: 'reset_link_invalid' })
    expect(await reset(newer)).toMatchObject({ success: true })
    await forgotByEmail(person.username, person.email)
    const late = await tokenFor(person)
    clock += 30 * minute
    expect(await reset(late)).toMatchObject({ message: 'reset_link_invalid' })
  })

  test('[A21] [EN-62] the answer is the same for an unknown name, a wrong address and the right pair', async () => {
    const person = await aMember()
    const other = await aMember()
    const answers = await Promise.all([
      forgotByEmail(person.username, person.email),
      forgotByEmail('NobodyAtAll', 'nobody@tea.example'),
      forgotByEmail(person.username, other.email),
    ])
    const bodies = answers.map(({ status, success, message, value }) => ({ status, success, message, value }))
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(await sentTo('nobody@tea.example')).toHaveLength(0)
    expect(await sentTo(other.email.toLowerCase())).toHaveLength(0)
    expect(await sentTo(person.email.toLowerCase())).toHaveLength(1)
  })

  test('[A20] the link leads to a host of the brand, whatever the port and dots of the header', async () => {
    const person = await aMember()
    await app.inject({
      ...{ method: 'POST', url: recovery.forgotByEmail.path },
      payload: { username: person.username, email: person.email },
      headers: { host: 'LOCALHOST.', 'x-forwarded-host': 'evil.example' },
    })
    const text = await latestTo(person.email.toLowerCase(), (each) => each.includes('token='))
    expect(text).toContain('http://localhost/reset?token=')
  })

  test('[VA-14] [VA-15] without a name, or without an address, nothing is looked for', async () => {
    const person = await aMember()
    expect(await forgotByEmail(' ', person.email)).toMatchObject({ status: 400, message: 'request_invalid' })
    expect(await forgotByEmail(person.username, ' ')).toMatchObject({ message: 'email_missing' })
    expect(await sentTo(person.email.toLowerCase())).toHaveLength(0)
  })

  test('[VA-16] [VA-19] [VA-67] an address that is none, a weak password and one that differs are told', async () => {
    expect(await forgotByEmail('Somebody', 'a@')).toMatchObject({ message: 'email_invalid' })
    const person = await aMember()
    await forgotByEmail(person.username, person.email)
    const token = await tokenFor(person)
    expect(await reset(token, 'x')).toMatchObject({ message: 'field_invalid' })
    expect(await reset(token, newPassword, 'Papaya2028')).toMatchObject({ message: 'passwords_differ' })
    expect(await reset('no token at all')).toMatchObject({ message: 'reset_link_invalid' })
    expect(await reset(token)).toMatchObject({ success: true })
  })

  test('[RO-32] is refused where the brand does not offer it', async () => {
    const person = await aMember()
    await forgotByEmail(person.username, person.email)
    const token = await tokenFor(person)
    await switched('PWD_FORGOT_EMAIL', '0')
    expect(await forgotByEmail(person.username, person.email)).toMatchObject({ message: 'not_enabled' })
    expect(await reset(token)).toMatchObject({ message: 'not_enabled' })
    await switched('PWD_FORGOT_EMAIL', '1')
  })
})

describe('a password forgotten, by phone', () => {
  test('[OV-30] [API-22] [EN-63] the code sets a new one, ends all sessions and tells the member', async () => {
    const person = await aMember()
    expect(await askByPhone(person)).toMatchObject({
      success: true,
      value: { expiredMinutes: 1, message: '' },
    })
    const code = await codeFor(person)
    // [A11] Elsewhere the code is nothing, and no try of it is used up.
    for (let tries = 0; tries < 6; tries++)
      expect(await setByPhone(person, code, newPassword, aVisitor())).toMatchObject({
        message: 'code_invalid',
      })
    expect(await setByPhone(person, code, 'x')).toMatchObject({ message: 'field_invalid' })
    expect(await setByPhone(person, code)).toMatchObject({ success: true })
    expect(await me(person.visitor)).toBe(401)
    expect(await aVisitor().logIn(person.username, newPassword)).toMatchObject({ success: true })
    expect(await setByPhone(person, code)).toMatchObject({ message: 'code_invalid' })
    expect((await sentTo(e164(person))).length).toBe(2)
  })

  test('[A21] the answer is the same for a number of nobody, and nothing is sent there', async () => {
    const person = await aMember()
    const nobody = { mobileNum: '09788999111' }
    const [known, unknown] = await Promise.all([askByPhone(person), askByPhone(nobody)])
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null })
    expect(await sentTo(e164(nobody))).toHaveLength(0)
    const [again, unknownAgain] = await Promise.all([askByPhone(person), askByPhone(nobody)])
    expect(again).toMatchObject({ success: false, message: 'code_too_soon' })
    expect({ ...again, headers: null }).toEqual({ ...unknownAgain, headers: null })
    const wrong = await Promise.all([setByPhone(person, '000000'), setByPhone(nobody, '000000')])
    expect(wrong.map(({ message }) => message)).toEqual(['code_invalid', 'code_invalid'])
  })

  test('[A21] [EN-63] [SC-12] a number that nobody proved gives no account back, and is answered like one of nobody', async () => {
    const person = await aMember({ isProved: false })
    const nobody = { mobileNum: '09788999222' }
    const [unproved, unknown] = await Promise.all([askByPhone(person), askByPhone(nobody)])
    expect(unproved).toMatchObject({ success: true })
    expect({ ...unproved, headers: null }).toEqual({ ...unknown, headers: null })
    expect(await sentTo(e164(person))).toHaveLength(0)
    // Even a code that is right, as one sent before the number was given to another, opens nothing.
    const proved = await aMember()
    await askByPhone(proved)
    const code = await codeFor(proved)
    await asAdmin('update identity.contacts set verified_at = null where kind = $1', ['mobile'])
    const answers = [await setByPhone(proved, code), await setByPhone(nobody, '000000')]
    const [first, second] = answers.map(({ status, message, value }) => ({ status, message, value }))
    expect(first).toMatchObject({ message: 'code_invalid' })
    expect(first).toEqual(second)
    expect(await aVisitor().logIn(proved.username, password)).toMatchObject({ success: true })
  })

  test('[RO-31] [ER-36] is refused where the brand does not offer it', async () => {
    const person = await aMember()
    await switched('PWD_FORGOT_PHONE', '0')
    expect(await askByPhone(person)).toMatchObject({ message: 'not_enabled' })
    expect(await setByPhone(person, '123456')).toMatchObject({ message: 'not_enabled' })
    await switched('PWD_FORGOT_PHONE', '1')
  })
})
