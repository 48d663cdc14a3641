import { identity as calls } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { startProcess } from '../../../testing/identity-process.ts'
import { encoded, openVisitor, password, seal, type Visitor, visitOf } from '../../../testing/visitor.ts'
import { type BrandData, type Directory, openDirectory } from '../../merchants/index.ts'
import { openAttempts } from '../guards/attempts.ts'
import { answerHash } from '../guards/captcha.ts'
import { seedDemoMembers } from '../index.ts'

const day = 24 * 3_600_000
const secrets = deriveSecrets('a secret of this test alone, long enough')

let database: TestDatabase
let app: FastifyInstance
let clock = Date.now()
/** What a test changes about the brand. */
let changed: Partial<BrandData> = {}
let people = 0

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  await seedDemoMembers(database.adminUrl, secrets)
  const { db } = database
  const seeded = openDirectory(db, () => null)
  const directory: Directory = {
    ...seeded,
    brandOfId: async (id) => {
      const brand = await seeded.brandOfId(id)
      return brand && { ...brand, ...changed }
    },
  }
  app = startProcess({ db, directory, secrets, now: () => new Date(clock) }).app
})
beforeEach(() => {
  changed = {}
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

/** Everybody comes from a neighbourhood of their own, so that budgets by place do not mix. */
const aVisitor = (ip = `10.${people >> 8}.${people++ & 255}.1`) => openVisitor(app, { host: 'localhost', ip })
const switchedTo = async (modId: string, isOn: boolean): Promise<Partial<BrandData>> => {
  const brand = await openDirectory(database.db, () => null).brandOfCode('demommk')
  return { switches: new Map([...(brand?.switches ?? []), [modId, isOn]]) }
}
/** A person reads the picture; the test writes another answer under it. */
async function readCaptcha(visitor: Visitor) {
  const answer = await visitor.call(calls.captcha)
  const use = { action: 'login', visit: visitOf(visitor) } as const
  const [captchaId, captcha] = [String(answer.headers['captchaid']), '31415']
  const hash = answerHash(secrets.blindIndex, use, captchaId, captcha).toString('hex')
  const { rowCount } = await asAdmin(
    `update identity.captchas set answer_hash = '\\x${hash}' where id = '${captchaId}'`,
  )
  expect(rowCount).toBe(1)
  return { picture: String(answer.value), captchaId, captcha }
}

describe('a login', () => {
  test('[ER-15] answers a wrong password and an unknown name with the same words', async () => {
    await aVisitor().register('Nilar1')
    const wrong = await aVisitor().logIn('Nilar1', 'Wrong2026')
    const unknown = await aVisitor().logIn('Nobody1', 'Wrong2026')
    expect(wrong).toMatchObject({ status: 200, success: false, message: 'wrong_credentials' })
    expect(unknown.value).toEqual(wrong.value)
  })

  test('[LG-14] [VA-04] [API-24] [IM-57] asks for a picture after three failures, known name or not, from wherever', async () => {
    await aVisitor().register('Nilar2')
    for (const name of ['Nilar2', 'Nobody2']) {
      const answers = []
      for (let i = 0; i < 4; i++) answers.push(await aVisitor().logIn(name, 'Wrong2026'))
      expect(answers.map(({ message }) => message)).toEqual([
        ...['wrong_credentials', 'wrong_credentials', 'wrong_credentials'],
        'captcha_required',
      ])
      expect(answers.map(({ value }) => value['captcha'] ?? false)).toEqual([false, false, true, true])
    }
    const owner = aVisitor()
    expect(await owner.logIn('Nilar2', password)).toMatchObject({ message: 'captcha_required' })
    const { picture, ...code } = await readCaptcha(owner)
    expect(Buffer.from(picture, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(await owner.logIn('Nilar2', password, code)).toMatchObject({ success: true })
    expect(await owner.logIn('Nilar2', password)).toMatchObject({ success: true })
  })

  test('[IM-57] takes a picture once, right or wrong, and not after two minutes', async () => {
    for (let i = 0; i < 3; i++) await aVisitor().logIn('Nobody3', 'Wrong2026')
    const visitor = aVisitor()
    const { captchaId, captcha } = await readCaptcha(visitor)
    const tries = [
      { captchaId, captcha: `${captcha}0` },
      { captchaId, captcha },
    ]
    for (const code of tries) {
      expect(await visitor.logIn('Nobody3', 'Wrong2026', code)).toMatchObject({ message: 'captcha_wrong' })
    }
    const stale = await readCaptcha(visitor)
    clock += 121_000
    const late = { captchaId: stale.captchaId, captcha: stale.captcha }
    expect(await visitor.logIn('Nobody3', 'Wrong2026', late)).toMatchObject({ message: 'captcha_wrong' })
  })

  test('[IM-91] from one place stops after ten failures, tells when to come again, and then opens', async () => {
    const place = '10.9.9.9'
    await aVisitor(place).register('Nilar4')
    const thief = aVisitor(place)
    const answers = []
    for (let i = 0; i < 11; i++) {
      const { picture: _, ...code } = i < 3 ? { picture: '' } : await readCaptcha(thief)
      answers.push(await thief.logIn('Nilar4', 'Wrong2026', code))
    }
    expect(answers.slice(5, 10).map(({ value }) => value['triesLeft'])).toEqual([4, 3, 2, 1, 0])
    expect(answers[10]).toMatchObject({
      message: 'too_many_attempts',
      value: { retryAfter: expect.any(Number) },
    })
    clock += 16 * 60_000
    const { picture: _, ...code } = await readCaptcha(thief)
    expect(await thief.logIn('Nilar4', password, code)).toMatchObject({ success: true })
  })

  test('[IM-91] of a name under attack stays open to its owner, where the owner was before', async () => {
    const owner = aVisitor()
    await owner.register('Nilar5')
    const attempts = openAttempts({ db: database.db, key: secrets.blindIndex, now: () => new Date(clock) })
    const { rows } = await database.pool.query(
      `select merchant_id as id from merchants.hosts where host = 'localhost'`,
    )
    for (let i = 0; i < 50; i++) await attempts.add(`name|${rows[0].id}|nilar5`, 3_600_000)
    const stranger = aVisitor()
    const { picture: _1, ...foreign } = await readCaptcha(stranger)
    expect(await stranger.logIn('Nilar5', password, foreign)).toMatchObject({ message: 'too_many_attempts' })
    const { picture: _2, ...own } = await readCaptcha(owner)
    expect(await owner.logIn('Nilar5', password, own)).toMatchObject({ success: true })
  })

  test('of twelve guesses at once lets three be looked at', async () => {
    const thieves = Array.from({ length: 12 }, () => aVisitor())
    const guess = {
      purpose: 'login',
      host: 'localhost',
      username: 'Nobody6',
      password: 'Wrong2026',
      type: 'username',
    }
    const ready = await Promise.all(
      thieves.map(async (thief) => {
        const humanCheck = await thief.solve()
        return { thief, sealed: await seal(await thief.challenge('login'), { ...guess, humanCheck }) }
      }),
    )
    const answers = await Promise.all(
      ready.map(({ thief, sealed }) => thief.call(calls.login, { body: { sealed } })),
    )
    expect(answers.filter(({ message }) => message === 'wrong_credentials')).toHaveLength(3)
    expect(answers.filter(({ message }) => message === 'captcha_required')).toHaveLength(9)
  })

  test('[ER-25] on the agent side is for agents, and says so only after the right password', async () => {
    await aVisitor().register('Nilar7')
    const side = { side: 'agent' }
    expect(await aVisitor().logIn('Nilar7', 'Wrong2026', side)).toMatchObject({
      message: 'wrong_credentials',
    })
    expect(await aVisitor().logIn('Nilar7', password, side)).toMatchObject({ message: 'not_an_agent' })
    expect(await aVisitor().logIn('general', 'General#2026', side)).toMatchObject({ success: true })
  })

  test('[EN-35] [EN-88] [LG-08] [LG-10] [RO-36] tells that a password has grown old: to be changed now where the brand forces it, soon where it has a policy', async () => {
    expect((await aVisitor().register('Nilar8')).value).toMatchObject({ passwordExpired: false })
    clock += 89 * day
    expect((await aVisitor().logIn('nilar8', password)).value).toMatchObject({ passwordExpired: false })
    clock += 2 * day
    const forced = await aVisitor().logIn('nilar8', password)
    expect(forced.value).toMatchObject({ passwordExpired: true, passwordChange: 'now' })
    changed = await switchedTo('PWD_FORCE_EXPIRY', false)
    const offered = await aVisitor().logIn('nilar8', password)
    expect(offered.value).toMatchObject({ passwordExpired: true, passwordChange: 'soon' })
    const { switches = new Map() } = await switchedTo('PWD_FORCE_EXPIRY', false)
    changed = { switches: new Map([...switches, ['PWD_POLICY', false]]) }
    const neither = (await aVisitor().logIn('Nilar8', password)).value
    expect([neither['passwordExpired'], neither['passwordChange']]).toEqual([false, undefined])
  })

  test('[EN-34] [LG-09] tells of the first one, and of a password that somebody else has set, until it is changed', async () => {
    expect((await aVisitor().register('Nilar9')).value).toMatchObject({
      firstTimeLogin: false,
      defaultPassword: false,
    })
    await asAdmin(`update identity.members set logins = 0, default_password = true where username = 'Nilar9'`)
    const visitor = aVisitor()
    const first = await visitor.logIn('Nilar9', password)
    expect(first.value).toMatchObject({ firstTimeLogin: true, defaultPassword: true })
    const second = await aVisitor().logIn('Nilar9', password)
    expect(second.value).toMatchObject({ firstTimeLogin: false, defaultPassword: true })
    const change = { oldPassword: password, newPassword: 'Durian2026', confirmNewPassword: 'Durian2026' }
    await visitor.callSealed(calls.changePassword, change)
    expect((await aVisitor().logIn('Nilar9', 'Durian2026')).value).toMatchObject({ defaultPassword: false })
  })
})

describe('the human check', () => {
  test('[EN-31] [LG-02] [IM-58] is needed for a login, once each, fresh, and cannot be made up', async () => {
    const visitor = aVisitor()
    await visitor.register('Thida1')
    const refused = { message: 'human_check_failed' }
    expect(await visitor.logIn('Thida1', password, { humanCheck: undefined })).toMatchObject(refused)
    expect(await visitor.logIn('Thida1', password, { humanCheck: 'bm90aGluZw==' })).toMatchObject(refused)
    const humanCheck = await visitor.solve()
    const forged = { ...JSON.parse(Buffer.from(humanCheck, 'base64').toString()), number: 501 }
    expect(await visitor.logIn('Thida1', password, { humanCheck: encoded(forged) })).toMatchObject(refused)
    expect(await visitor.logIn('Thida1', password, { humanCheck })).toMatchObject({ success: true })
    expect(await visitor.logIn('Thida1', password, { humanCheck })).toMatchObject(refused)
    const stale = await visitor.solve()
    clock += 11 * 60_000
    expect(await visitor.logIn('Thida1', password, { humanCheck: stale })).toMatchObject(refused)
  })

  test('[LG-02] is not asked for where the brand has switched it off', async () => {
    await aVisitor().register('Thida2')
    changed = await switchedTo('LOGIN_HUMAN_CHECK', false)
    expect(await aVisitor().logIn('Thida2', password, { humanCheck: undefined })).toMatchObject({
      success: true,
    })
  })
})

describe('a registration', () => {
  test('[VA-21] [VA-39] [IM-71] is checked by the rules of the brand, field by field, whatever the form did', async () => {
    const answer = await aVisitor().register('1ab', {
      password: 'onlyletters',
      confirmPassword: 'onlyletters',
      email: 'a@',
    })
    expect(answer).toMatchObject({ status: 200, success: false, message: 'field_invalid' })
    expect(answer.value['fields']).toEqual([
      { field: 'username', rule: 'length', min: 4, max: 14 },
      { field: 'password', rule: 'pattern', min: 6, max: 16 },
      { field: 'email', rule: 'length', min: 6, max: 100 },
    ])
  })

  test('[EN-38] [VA-40] [VA-79] [VA-47] needs equal passwords, the age, and an open door', async () => {
    expect(await aVisitor().register('Zaw1', { confirmPassword: 'Other2026' })).toMatchObject({
      message: 'passwords_differ',
    })
    expect(await aVisitor().register('Zaw1', { ageConfirmed: false })).toMatchObject({
      message: 'age_not_confirmed',
    })
    changed = await switchedTo('REG_USERNAME', false)
    expect(await aVisitor().register('Zaw1')).toMatchObject({ message: 'registration_closed' })
  })

  test('takes a name once, however it is written, and of two at once one', async () => {
    const racing = await Promise.all([aVisitor().register('Zaw2'), aVisitor().register('zAW2')])
    expect(racing.map(({ message }) => message).toSorted()).toEqual(['', 'username_taken'])
    expect(await aVisitor().register('ZAW2')).toMatchObject({ message: 'username_taken' })
  })

  test('[RG-04] [RG-06] [VA-68] places the member under the agent of the code, and knows a wrong code', async () => {
    expect(await aVisitor().register('Zaw3', { affiliateCode: 'NOSUCHCODE' })).toMatchObject({
      message: 'invitation_code_error',
    })
    const visitor = aVisitor()
    await visitor.register('Zaw3', { affiliateCode: 'AGENT2026' })
    expect((await visitor.call(calls.memberInfo)).value).toMatchObject({ toUpline: true })
  })

  test('[IM-91] is possible so many times an hour from one place', async () => {
    const { db } = database
    const limited = startProcess({
      db,
      directory: openDirectory(db, () => null),
      secrets,
      now: () => new Date(clock),
      limits: { registrations: { tries: 2, windowMs: 3_600_000 } },
    })
    const from = () => openVisitor(limited.app, { host: 'localhost', ip: '10.8.8.8' })
    expect([(await from().register('Zaw5')).message, (await from().register('Zaw6')).message]).toEqual([
      '',
      '',
    ])
    expect(await from().register('Zaw7')).toMatchObject({ message: 'too_many_attempts' })
    await limited.app.close()
  })

  test("[API-31] [TR-15] remembers the language that a member chooses, and nobody else's", async () => {
    const visitor = aVisitor()
    await visitor.register('Zaw8', { language: 'MY' })
    expect((await visitor.call(calls.memberInfo)).value).toMatchObject({ language: 'MY' })
    await visitor.call(calls.updateLanguage, { body: { language: 'EN' } })
    expect((await visitor.call(calls.memberInfo)).value).toMatchObject({ language: 'EN' })
    expect(await aVisitor().call(calls.updateLanguage, { body: { language: 'TH' } })).toMatchObject({
      success: true,
    })
  })

  test('[API-18] [VA-10] [VA-12] [EN-61] a change of password knows the old one, obeys the rules, and has a budget', async () => {
    const visitor = aVisitor()
    await visitor.register('Zaw9')
    const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
      visitor.callSealed(calls.changePassword, { oldPassword, newPassword, confirmNewPassword })
    expect(await change(password, 'Durian2026', 'Durian2027')).toMatchObject({ message: 'passwords_differ' })
    expect((await change(password, 'short')).value).toMatchObject({
      fields: [{ field: 'newPassword', rule: 'length' }],
    })
    expect((await change(password, password)).value).toMatchObject({
      fields: [{ field: 'newPassword', rule: 'same' }],
    })
    const empty = await change(password, '')
    expect(empty).toMatchObject({ status: 400, success: false, message: 'request_invalid' })
    expect(await change(password, 'Durian2026', '')).toMatchObject({ success: false })
    expect(await aVisitor().logIn('Zaw9', password)).toMatchObject({ success: true })
    const guesses = []
    for (let i = 0; i < 6; i++) guesses.push((await change(`Wrong202${i}`, 'Durian2026')).message)
    expect(guesses).toEqual([...Array<string>(5).fill('wrong_password'), 'too_many_attempts'])
  })
})

async function asAdmin(statement: string) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
