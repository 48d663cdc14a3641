import { identity as calls, codes, registration } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetKept } from '../../../platform/briefly.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { startProcess } from '../../../testing/identity-process.ts'
import { openVisitor, password, type Visitor } from '../../../testing/visitor.ts'
import { openDirectory } from '../../merchants/index.ts'
import { type Messages, openMessages } from '../../messaging/index.ts'
import { openPasswords } from '../guards/hashing/passwords.ts'
import { seedDemoMembers } from '../index.ts'
import { type Credentials, credentialsByName } from '../members.ts'
import { personalOf } from '../personal.ts'
import { contactsOf } from '../proofs/contacts.ts'

const secrets = deriveSecrets('a secret of this test alone, long enough')
let database: TestDatabase
let admin: pg.Client
let app: FastifyInstance
let messages: Messages
let brandId: number
let clock = Date.now()
let places = 0

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  await seedDemoMembers(database.adminUrl, secrets)
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  const { db } = database
  const directory = openDirectory(db, () => null)
  const now = () => new Date(clock)
  messages = openMessages({ db, key: secrets.fields, now })
  app = startProcess({ db, directory, secrets, now, messages }).app
  brandId = (await directory.brandOfCode('demommk'))?.id ?? 0
})
afterAll(async () => {
  await app.close()
  await admin.end()
  await database.drop()
})

/** Everybody comes from a place of their own, so that no budget of a place is spent by another test. */
const aVisitor = (): Visitor =>
  openVisitor(app, { host: 'localhost', ip: `10.1.${++places >> 8}.${places & 255}` })

/** What a brand is set to lasts for one piece of work; brands are kept for a second. */
async function withSwitches(changes: Record<string, '0' | '1'>, work: () => Promise<void>) {
  const set = async (each: Record<string, '0' | '1'>) => {
    for (const [modId, enabled] of Object.entries(each))
      await admin.query(
        'update merchants.setting_nodes set enabled = $1 where merchant_id = $2 and mod_id = $3',
        [enabled, brandId, modId],
      )
    forgetKept()
  }
  const { rows } = await admin.query<{ modId: string; enabled: '0' | '1' }>(
    'select mod_id as "modId", enabled from merchants.setting_nodes where merchant_id = $1 and mod_id = any($2)',
    [brandId, Object.keys(changes)],
  )
  await set(changes)
  try {
    await work()
  } finally {
    await set(Object.fromEntries(rows.map(({ modId, enabled }) => [modId, enabled])))
  }
}
async function withRules(fields: readonly string[], isRequired: boolean, work: () => Promise<void>) {
  const before = await admin.query(
    'select field, enabled, required from merchants.register_rules where merchant_id = $1 and field = any($2)',
    [brandId, fields],
  )
  const set = (field: string, enabled: boolean, required: boolean) =>
    admin.query(
      'update merchants.register_rules set enabled = $3, required = $4 where merchant_id = $1 and field = $2',
      [brandId, field, enabled, required],
    )
  for (const field of fields) await set(field, true, isRequired)
  forgetKept()
  try {
    await work()
  } finally {
    for (const row of before.rows) await set(row.field, row.enabled, row.required)
    forgetKept()
  }
}

async function codeFor(visitor: Visitor, mobileNo: string, kind: 'username' | 'mobile' = 'mobile') {
  const contract = kind === 'mobile' ? codes.registerCodeByMobile : codes.registerCodeByName
  const body = { countryDialingCode: '95', mobileNo, language: 'EN' }
  const answer = await visitor.call(contract, { body })
  const sent = (await messages.latest(brandId)).find(({ to }) => to === `+95${mobileNo.replace(/^0/, '')}`)
  return { answer, code: /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '' }
}
const memberNamed = (name: string): Promise<Credentials | null> =>
  inMerchant(database.db, brandId, (tx) => credentialsByName(tx, brandId, name.toLowerCase()))
async function accountOf(visitor: Visitor): Promise<Credentials> {
  const { account } = (await visitor.call(calls.memberInfo)).value
  const member = await memberNamed(String(account))
  if (!member) throw new Error('nobody is logged in')
  return member
}

describe('[OV-21] by username', () => {
  test('[EN-36] [EN-37] [EN-54] [EN-56] [EN-57] [D-106] [D-107] logs in at once and keeps where it came from', async () => {
    const visitor = aVisitor()
    const answer = await visitor.register('Name1', {
      domain: 'localhost',
      registerUrl: 'http://localhost/register',
    })
    expect(answer).toMatchObject({ success: true, value: { firstTimeLogin: false, passwordExpired: false } })
    const member = await accountOf(visitor)
    expect(member).toMatchObject({ username: 'Name1', type: 0, hasPassword: true })
    const { rows } = await admin.query(
      'select register_domain as domain, register_url as url from identity.members where id = $1',
      [member.id],
    )
    expect(rows).toEqual([{ domain: 'localhost', url: 'http://localhost/register' }])
  })

  test('[EN-39] [EN-40] [EN-41] [EN-42] [EN-47] [EN-48] [EN-49] [EN-50] [EN-51] [EN-52] [EN-55] what the brand asks for is kept sealed, what it does not ask for is not', async () => {
    const told = {
      ...{ payeeName: 'Mya Aye', birthday: '1990-02-28', idNumber: '12KAMAN123456', qqNum: '12345' },
      ...{ line: 'mya.line', whatsapp: 'mya.wa', facebook: 'mya.fb', wechat: 'mya.wx' },
    }
    const contacts = { mobileNum: '09450123450', countryDialingCode: '95', email: 'Mya@Tea.example' }
    const asked = [...Object.keys(told), 'paymentPassword']
    await withRules(asked, true, async () => {
      const missing = await aVisitor().register('Name2', contacts)
      expect((missing.value['fields'] as { field: string }[]).map(({ field }) => field).toSorted()).toEqual(
        asked.toSorted(),
      )
      const visitor = aVisitor()
      expect(
        await visitor.register('Name2', { ...told, ...contacts, paymentPassword: '123456' }),
      ).toMatchObject({
        success: true,
      })
    })
    const member = await memberNamed('name2')
    if (!member) throw new Error('not registered')
    await inMerchant(database.db, brandId, async (tx) => {
      expect(await personalOf(tx, { secrets }, member)).toEqual(told)
      expect(await contactsOf(tx, { secrets }, member)).toEqual([
        { kind: 'email', address: 'mya@tea.example', verifiedAt: null },
        { kind: 'mobile', dialingCode: '95', number: '9450123450', verifiedAt: null },
      ])
    })
    const { rows } = await admin.query(
      'select payment_password_hash as hash from identity.members where id = $1',
      [member.id],
    )
    expect(await openPasswords(secrets.pepper).isRight(rows[0].hash, '123456')).toBe(true)

    const plain = aVisitor()
    await plain.register('Name3', told)
    const other = await accountOf(plain)
    expect(await inMerchant(database.db, brandId, (tx) => personalOf(tx, { secrets }, other))).toEqual({})
  })

  test('[EN-40] [EN-42] [EN-52] a number, an address and an identity number are one member’s', async () => {
    const email = { email: 'one@tea.example' }
    await aVisitor().register('Name4', email)
    const again = await aVisitor().register('Name5', { email: 'ONE@tea.example' })
    expect(again).toMatchObject({
      message: 'field_invalid',
      value: { fields: [{ field: 'email', rule: 'taken' }] },
    })
    expect(await memberNamed('name5')).toBeNull()
    const number = { mobileNum: '09450999990', countryDialingCode: '95' }
    const racing = await Promise.all(['Name6', 'Name7'].map((name) => aVisitor().register(name, number)))
    expect(racing.map(({ success }) => success).toSorted()).toEqual([false, true])
  })

  test('[BC-60] [VA-79] [VA-80] needs the age, and a birthday of 21 years', async () => {
    await withRules(['birthday'], true, async () => {
      const young = new Date(clock - 20 * 365.25 * 86_400_000).toISOString().slice(0, 10)
      expect(await aVisitor().register('Name8', { birthday: young })).toMatchObject({
        value: { fields: [{ field: 'birthday', rule: 'age', min: 21 }] },
      })
      expect(await aVisitor().register('Name8', { birthday: '2000-02-30' })).toMatchObject({
        value: { fields: [{ field: 'birthday', rule: 'pattern' }] },
      })
    })
    expect(await aVisitor().register('Name8', { ageConfirmed: false })).toMatchObject({
      message: 'age_not_confirmed',
    })
  })

  test('[VA-25] [API-92] proves the number where the brand asks for a code', async () => {
    await withRules(['mobileNum', 'verificationCode'], true, async () => {
      const visitor = aVisitor()
      const number = { mobileNum: '0949111111', countryDialingCode: '95' }
      expect(await visitor.register('Name9', number)).toMatchObject({
        value: { fields: [{ field: 'verificationCode', rule: 'required' }] },
      })
      const { answer, code } = await codeFor(visitor, number.mobileNum, 'username')
      expect(answer).toMatchObject({ success: true, value: { expiredMinutes: expect.any(Number) } })
      // A name that is taken does not use the code up.
      expect(await visitor.register('player', { ...number, verificationCode: code })).toMatchObject({
        message: 'username_taken',
      })
      expect(await visitor.register('Name9', { ...number, verificationCode: code })).toMatchObject({
        success: true,
      })
      const member = await accountOf(visitor)
      const [kept] = await inMerchant(database.db, brandId, (tx) => contactsOf(tx, { secrets }, member))
      expect(kept?.verifiedAt).not.toBeNull()
    })
  })

  test('[VA-37] [EN-44] needs the picture where the brand asks for it', async () => {
    await withRules(['captcha'], true, async () => {
      const answer = await aVisitor().register('Name10')
      expect(answer).toMatchObject({ value: { fields: [{ field: 'captcha', rule: 'required' }] } })
      const { headers } = await aVisitor().call(calls.captcha)
      const wrong = { captcha: '00000x', captchaId: String(headers['captchaid']) }
      expect(await aVisitor().register('Name10', wrong)).toMatchObject({
        value: { fields: [{ field: 'captcha', rule: 'wrong' }] },
      })
    })
  })
})

describe('[OV-22] by mobile number', () => {
  test('[API-93] [EN-45] with a code alone the account has no chosen password', async () => {
    await withSwitches({ REG_MOBILE_PASS: '0' }, async () => {
      const visitor = aVisitor()
      const { answer, code } = await codeFor(visitor, '0949120089')
      expect(answer.success).toBe(true)
      expect(await visitor.registerMobile('0949120089', { verificationCode: '000000' })).toMatchObject({
        message: 'code_invalid',
      })
      expect(await visitor.registerMobile('0949120089')).toMatchObject({
        value: { fields: [{ field: 'verificationCode', rule: 'required' }] },
      })
      expect(await visitor.registerMobile('0949120089', { verificationCode: code })).toMatchObject({
        success: true,
        value: { firstTimeLogin: false },
      })
      const member = await accountOf(visitor)
      expect(member.hasPassword).toBe(false)
      expect(member.username).toMatch(/^m\d{9}$/)
      const kept = await inMerchant(database.db, brandId, (tx) => contactsOf(tx, { secrets }, member))
      expect(kept).toMatchObject([{ kind: 'mobile', dialingCode: '95', number: '949120089' }])
      expect(kept[0]?.verifiedAt).not.toBeNull()

      const late = await codeFor(aVisitor(), '0949120089')
      expect(late.code).toBe(code)
    })
  })

  test('[OV-23] [VA-46] with a password, later logins work with it', async () => {
    const visitor = aVisitor()
    const { code } = await codeFor(visitor, '0949120090')
    const missing = await visitor.registerMobile('0949120090', { verificationCode: code })
    expect(missing.value['fields']).toMatchObject([{ field: 'password', rule: 'required' }])
    const chosen = { password, confirmPassword: password, verificationCode: code }
    expect(await visitor.registerMobile('0949120090', { ...chosen, confirmPassword: 'x' })).toMatchObject({
      message: 'passwords_differ',
    })
    expect(await visitor.registerMobile('0949120090', chosen)).toMatchObject({ success: true })
    const { username, hasPassword } = await accountOf(visitor)
    expect(hasPassword).toBe(true)
    expect(await aVisitor().logIn(username, password)).toMatchObject({ success: true })
  })

  test('whoever proves a number gets no second account for it, and nobody else learns of the first', async () => {
    const first = aVisitor()
    const chosen = { password, confirmPassword: password }
    const one = await codeFor(first, '0949120091')
    await first.registerMobile('0949120091', { ...chosen, verificationCode: one.code })
    expect(
      await aVisitor().registerMobile('0949120091', { ...chosen, verificationCode: '123456' }),
    ).toMatchObject({
      message: expect.stringMatching(/^code_/),
    })
    clock += 10 * 60_000
    const second = aVisitor()
    const two = await codeFor(second, '0949120091')
    expect(
      await second.registerMobile('0949120091', { ...chosen, verificationCode: two.code }),
    ).toMatchObject({
      value: { fields: [{ field: 'mobileNum', rule: 'taken' }] },
    })
  })
})

describe('[RO-39] [RO-29] [RO-33] [RO-34] [VA-45] what a switch turns off, the platform refuses', () => {
  test.each([
    ['RO-34', 'REG_USERNAME', ['registration_closed', 'code']],
    ['RO-29', 'REG_MOBILE', ['name', 'registration_closed']],
    ['RO-33', 'REG_DIRECT', ['registration_closed', 'registration_closed']],
  ] as const)('[%s] %s', async (_, modId, [byName, byMobile]) => {
    await withSwitches({ [modId]: '0' }, async () => {
      const named = await aVisitor().register(`Off${modId.slice(4)}1`.replace('_', ''))
      expect(named.message || 'name').toBe(byName)
      const numbered = await aVisitor().registerMobile('0949120100', {
        ...{ password, confirmPassword: password, verificationCode: '123456' },
      })
      expect(numbered.message.replace(/_(invalid|expired|missing)$/, '')).toBe(byMobile)
      const { answer } = await codeFor(aVisitor(), '0949120100')
      expect(answer.success).toBe(byMobile === 'code')
    })
  })

  test('[RO-30] REG_SMS: no code is sent or asked for; without a password either, the way by mobile is closed', async () => {
    await withSwitches({ REG_SMS: '0' }, async () => {
      expect((await codeFor(aVisitor(), '0949120101')).answer.message).toBe('not_enabled')
      const chosen = { password, confirmPassword: password }
      expect(await aVisitor().registerMobile('0949120101', chosen)).toMatchObject({ success: true })
    })
    await withSwitches({ REG_SMS: '0', REG_MOBILE_PASS: '0' }, async () => {
      expect(await aVisitor().registerMobile('0949120102')).toMatchObject({ message: 'registration_closed' })
    })
  })
})

describe('an invitation', () => {
  const check = (code: string) =>
    aVisitor().call(registration.affiliateCheck, { query: { code, domain: 'localhost' } })

  test('[RG-03] [API-19] tells an agent’s code from any other, and the agent only in part', async () => {
    expect(await check('AGENT2026')).toMatchObject({
      success: true,
      value: { code: 'AGENT2026', kind: 'member', agent: 'ag***t' },
    })
    expect((await check('agent2026')).value).toMatchObject({ code: 'AGENT2026' })
    for (const code of ['NOSUCH1', 'player'])
      expect(await check(code)).toMatchObject({ success: false, message: 'invitation_code_error' })
  })

  test('[EN-46] [D-09] makes an agent only by a code that grants it, as often and as long as it says', async () => {
    const [general] = (await admin.query(`select id from identity.members where username = 'general'`)).rows
    await admin.query(
      `insert into identity.affiliate_codes (merchant_id, code, agent_id, kind, max_uses, expires_at)
       values ($1, 'AGENTLINK', $2, 'agent', 1, null), ($1, 'PASTLINK', $2, 'agent', null, $3)`,
      [brandId, general.id, new Date(clock - 1)],
    )
    expect((await check('AGENTLINK')).value).toMatchObject({ kind: 'agent' })
    expect(await check('PASTLINK')).toMatchObject({ message: 'invitation_code_error' })
    const both = await Promise.all(
      ['Agent8', 'Agent9'].map((name) => aVisitor().register(name, { affiliateCode: 'AGENTLINK' })),
    )
    expect(both.map(({ message }) => message).toSorted()).toEqual(['', 'invitation_code_error'])
    const made = (await memberNamed('agent8')) ?? (await memberNamed('agent9'))
    expect(made).toMatchObject({ type: 1, uplineId: BigInt(general.id) })

    const visitor = aVisitor()
    await visitor.register('Under1', { affiliateCode: 'AGENT2026' })
    expect(await accountOf(visitor)).toMatchObject({ type: 0 })
    expect(await aVisitor().register('Under2', { type: 1 })).toMatchObject({ success: false })
  })

  test('[EN-43] [EN-53] [D-104] by another member places below that member’s agent and remembers who it was', async () => {
    const inviter = aVisitor()
    await inviter.register('Inviter', { affiliateCode: 'AGENT2026' })
    const { id, uplineId } = await accountOf(inviter)
    const { rows } = await admin.query('select referral_code as code from identity.members where id = $1', [
      id,
    ])
    const invited = aVisitor()
    expect(await invited.register('Invited', { referralCode: rows[0].code })).toMatchObject({ success: true })
    const referrerOf = async (visitor: Visitor) => {
      const member = await accountOf(visitor)
      const found = await admin.query('select referrer_id as id from identity.members where id = $1', [
        member.id,
      ])
      return { uplineId: member.uplineId, referrer: BigInt(found.rows[0].id) }
    }
    expect(await referrerOf(invited)).toEqual({ uplineId, referrer: id })

    await withRules(['recommenderId'], false, async () => {
      expect(await aVisitor().register('Named1', { recommenderId: 'nobodyhere' })).toMatchObject({
        value: { fields: [{ field: 'recommenderId', rule: 'wrong' }] },
      })
      const named = aVisitor()
      expect(await named.register('Named1', { recommenderId: 'INVITER' })).toMatchObject({ success: true })
      expect(await referrerOf(named)).toEqual({ uplineId, referrer: id })
    })
  })
})
