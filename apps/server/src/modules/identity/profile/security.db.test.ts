import { identity, presence, security } from '@jackfruit/contracts'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCaller } from '../../../testing/code-world.ts'
import { testDatabase } from '../../../testing/database.ts'
import { openSecurityWorld, type SecurityWorld } from '../../../testing/security-world.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { openDirectory } from '../../merchants/index.ts'
import { openMessages } from '../../messaging/index.ts'
import { openAttempts } from '../guards/attempts.ts'
import { openPasswords } from '../guards/hashing/passwords.ts'
import { openCodes } from '../proofs/codes.ts'
import { openPaymentPasswords } from '../proofs/payment-passwords.ts'
import { usualLimits } from '../settings.ts'

const minute = 60_000

let world: SecurityWorld
beforeAll(async () => {
  world = await openSecurityWorld(await testDatabase())
})
afterAll(() => world.close())

const overview = async (visitor: Visitor) => (await visitor.call(security.overview)).value
const setPayment = (visitor: Visitor, digits: string, again = digits) =>
  visitor.callSealed(security.paymentPassword, { paymentPassword: digits, confirmPaymentPassword: again })
const mobile = (number: string) => ({ kind: 'mobile', dialingCode: '95', number })
const email = (address: string) => ({ kind: 'email', address })
const codeIn = (texts: readonly string[]) => /\d{6}/.exec(texts.at(-1) ?? '')?.[0] ?? ''

async function bind(visitor: Visitor, contact: object, to: string, host?: string) {
  const asked = await visitor.call(security.bindCode, { body: { contact } })
  if (!asked.success) return asked
  const code = codeIn(await world.sentTo(to, host))
  return visitor.call(security.bind, { body: { contact, code } })
}

describe('what is kept safe', () => {
  test('[SC-10] changes only after the password was shown again, for five minutes, in that session alone', async () => {
    const visitor = await world.member('Safe1')
    expect(await setPayment(visitor, '830174')).toMatchObject({ message: 'confirmation_needed' })
    const wrong = await visitor.callSealed(security.confirm, { password: 'Wrong2026' })
    expect(wrong).toMatchObject({ success: false, message: 'wrong_password' })
    expect(await setPayment(visitor, '830174')).toMatchObject({ message: 'confirmation_needed' })
    await world.confirm(visitor)
    expect(await setPayment(visitor, '830174')).toMatchObject({ success: true })
    const other = world.visitor()
    await other.logIn('Safe1', 'Mango2026')
    expect(await setPayment(other, '830174')).toMatchObject({ message: 'confirmation_needed' })
    world.later(5 * minute)
    expect(await setPayment(visitor, '910284')).toMatchObject({ message: 'confirmation_needed' })
    for (const contract of [security.beginAuthenticator, security.turnOffAuthenticator])
      expect(await visitor.call(contract)).toMatchObject({ message: 'confirmation_needed' })
  })

  test('looks at five passwords in a quarter of an hour, of however many at once', async () => {
    const visitor = await world.member('Safe2')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => visitor.callSealed(security.confirm, { password: 'Wrong2026' })),
    )
    expect(answers.filter(({ message }) => message === 'wrong_password')).toHaveLength(5)
    expect(await world.confirm(visitor)).toMatchObject({ message: 'too_many_attempts' })
    world.later(16 * minute)
    expect(await world.confirm(visitor)).toMatchObject({ success: true })
  })

  test('is nobody’s business without a login', async () => {
    for (const contract of [security.overview, security.profile, presence.sessions, presence.history])
      expect((await world.visitor().call(contract)).status).toBe(401)
  })
})

describe('a payment password', () => {
  test('[SC-10] [B-13] is six digits that are not guessed first, and lies hashed', async () => {
    const visitor = await world.member('Pay1', { isConfirmed: true })
    expect((await overview(visitor))['paymentPasswordSet']).toBe(false)
    expect(await setPayment(visitor, '12345')).toMatchObject({ status: 400 })
    expect(await setPayment(visitor, '830174', '830175')).toMatchObject({ message: 'passwords_differ' })
    for (const weak of ['111111', '123456', '987654'])
      expect(await setPayment(visitor, weak)).toMatchObject({ message: 'payment_password_weak' })
    expect(await setPayment(visitor, '830174')).toMatchObject({ success: true })
    expect((await overview(visitor))['paymentPasswordSet']).toBe(true)
    const { rows } = await world.admin.query(
      "select payment_password_hash as hash from identity.members where username = 'Pay1'",
    )
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/)
  })

  test('six right ones at once are all right, however long each is looked at', async () => {
    const visitor = await world.member('Pay6', { isConfirmed: true })
    const { db, secrets, now } = world
    const attempts = openAttempts({ db, key: secrets.blindIndex, now })
    const passwords = openPasswords(secrets.pepper, { price: 'least' })
    /** So many questions to the database later that others asked at the same moment are counted long since. */
    const slowly = async () => {
      for (let asked = 0; asked < 60; asked++) await sql`select 1`.execute(db)
    }
    const payment = openPaymentPasswords({
      ...{ db, attempts, now },
      passwords: {
        ...passwords,
        isRight: async (...shown) => {
          await slowly()
          return passwords.isRight(...shown)
        },
      },
    })
    const owner = await world.ownerOf('Pay6')
    await setPayment(visitor, '830174')
    const answers = await Promise.all(Array.from({ length: 6 }, () => payment.check(owner, '830174')))
    expect(answers).toEqual([null, null, null, null, null, null])
  })

  test('of guesses through many processes at once five are looked at too', async () => {
    await world.member('Pay7', { isConfirmed: true }).then((visitor) => setPayment(visitor, '830174'))
    const { db, secrets, now } = world
    const owner = await world.ownerOf('Pay7')
    const passwords = openPasswords(secrets.pepper, { price: 'least' })
    let [looked, refused] = [0, 0]
    let open = () => {}
    const everybody = new Promise<void>((resolve) => {
      open = resolve
    })
    /** Nobody is told anything before each guess is either looked at or refused. */
    const arrive = () => {
      if (looked + refused === 12) open()
    }
    const isRight = async (...shown: Parameters<typeof passwords.isRight>) => {
      looked++
      arrive()
      await everybody
      return passwords.isRight(...shown)
    }
    const guess = async () => {
      const attempts = openAttempts({ db, key: secrets.blindIndex, now })
      const payment = openPaymentPasswords({ db, attempts, now, passwords: { ...passwords, isRight } })
      const problem = await payment.check(owner, '000001')
      if (looked + refused < 12) refused++
      arrive()
      return problem?.code
    }
    const codes = await Promise.all(Array.from({ length: 12 }, guess))
    expect(looked).toBe(5)
    expect(codes.filter((code) => code === 'payment_password_locked')).toHaveLength(8)
  })

  test('is checked five times and locked for an hour then, of however many at once; setting it anew unlocks', async () => {
    const visitor = await world.member('Pay2', { isConfirmed: true })
    const { db, secrets, now } = world
    const attempts = openAttempts({ db, key: secrets.blindIndex, now })
    const payment = openPaymentPasswords({ db, attempts, passwords: openPasswords(secrets.pepper), now })
    const owner = await world.ownerOf('Pay2')
    expect(await payment.check(owner, '830174')).toMatchObject({ code: 'payment_password_missing' })
    await setPayment(visitor, '830174')
    expect(await payment.check(owner, '830174')).toBeNull()
    const guesses = await Promise.all(Array.from({ length: 30 }, () => payment.check(owner, '000001')))
    const codes = guesses.map((problem) => problem?.code)
    expect(codes.filter((code) => code === 'payment_password_wrong')).toHaveLength(4)
    expect(codes.filter((code) => code === 'payment_password_locked')).toHaveLength(26)
    world.later(59 * minute)
    expect(await payment.check(owner, '830174')).toMatchObject({ code: 'payment_password_locked' })
    world.later(2 * minute)
    expect(await payment.check(owner, '830174')).toBeNull()
    for (let i = 0; i < 5; i++) await payment.check(owner, '000001')
    expect(await payment.check(owner, '830174')).toMatchObject({ code: 'payment_password_locked' })
    const later = world.visitor()
    await later.logIn('Pay2', 'Mango2026')
    await world.confirm(later)
    await setPayment(later, '649302')
    expect(await payment.check(owner, '649302')).toBeNull()
    const elsewhere = { ...owner, merchantId: await world.merchantOf('second.localhost') }
    expect(await payment.check(elsewhere, '649302')).toMatchObject({ code: 'payment_password_missing' })
  })

  test('is not locked by right ones whose answers were lost with the database', async () => {
    await world.member('Pay9', { isConfirmed: true }).then((visitor) => setPayment(visitor, '830174'))
    const { db, secrets, now } = world
    const attempts = openAttempts({ db, key: secrets.blindIndex, now })
    const passwords = openPasswords(secrets.pepper, { price: 'least' })
    const owner = await world.ownerOf('Pay9')
    let isAway = true
    const lost = async () => {
      if (isAway) throw new Error('the connection is lost')
    }
    const payment = openPaymentPasswords({
      ...{ db, now, passwords },
      attempts: { ...attempts, forget: (subject) => lost().then(() => attempts.forget(subject)) },
    })
    for (let turn = 0; turn < 6; turn++) await payment.check(owner, '830174').catch(() => {})
    // As many as may be looked at are on their way, for all that anybody knows.
    expect(await payment.check(owner, '000001')).toMatchObject({ code: 'payment_password_locked' })
    isAway = false
    world.later(16_000)
    expect(await payment.check(owner, '000001')).toEqual({ code: 'payment_password_wrong', triesLeft: 4 })
    expect(await payment.check(owner, '830174')).toBeNull()
  })

  test('is locked for an hour from the fifth wrong one on, however long before it the first was', async () => {
    const visitor = await world.member('Pay8', { isConfirmed: true })
    await setPayment(visitor, '830174')
    const { db, secrets, now } = world
    const attempts = openAttempts({ db, key: secrets.blindIndex, now })
    const passwords = openPasswords(secrets.pepper, { price: 'least' })
    const payment = openPaymentPasswords({ db, attempts, passwords, now })
    const owner = await world.ownerOf('Pay8')
    for (let triesLeft = 4; triesLeft > 0; triesLeft--)
      expect(await payment.check(owner, '000001')).toEqual({ code: 'payment_password_wrong', triesLeft })
    world.later(50 * minute)
    expect(await payment.check(owner, '000001')).toEqual({
      code: 'payment_password_locked',
      retryAfter: 3600,
    })
    world.later(59 * minute)
    expect(await payment.check(owner, '830174')).toEqual({ code: 'payment_password_locked', retryAfter: 60 })
    world.later(2 * minute)
    expect(await payment.check(owner, '830174')).toBeNull()
  })
})

describe('binding', () => {
  test('[IM-64] a mobile number takes the code that was sent to it, and shows it masked', async () => {
    const visitor = await world.member('Bind1', { isConfirmed: true })
    const contact = mobile('09450123401')
    expect(await visitor.call(security.bindCode, { body: { contact } })).toMatchObject({ success: true })
    const code = codeIn(await world.sentTo('+959450123401'))
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const refused = await visitor.call(security.bind, { body: { contact, code: wrong } })
    expect(refused).toMatchObject({ message: 'code_invalid' })
    const other = mobile('09450123402')
    const elsewhere = await visitor.call(security.bind, { body: { contact: other, code } })
    expect(elsewhere).toMatchObject({ message: 'code_invalid' })
    expect(await visitor.call(security.bind, { body: { contact, code } })).toMatchObject({ success: true })
    expect(await overview(visitor)).toMatchObject({
      mobile: { masked: expect.stringMatching(/^\+95 9•+401$/), isVerified: true },
      changedLately: ['mobile'],
    })
    world.later(24 * 60 * minute)
    await visitor.logIn('Bind1', 'Mango2026')
    expect((await overview(visitor))['changedLately']).toEqual([])
  })

  test('[IM-64] a contact that another member proved is refused, but in another brand it is free', async () => {
    const first = await world.member('Bind2', { isConfirmed: true })
    const second = await world.member('Bind3', { isConfirmed: true })
    const elsewhere = await world.member('Bind4', { host: 'second.localhost', isConfirmed: true })
    const contact = email('Mya@Tea.example')
    expect(await bind(first, contact, 'mya@tea.example')).toMatchObject({ success: true })
    const taken = await second.call(security.bindCode, { body: { contact: email('mya@tea.example') } })
    expect(taken).toMatchObject({
      success: false,
      message: expect.stringMatching(/contact_taken|code_too_soon/),
    })
    expect((await overview(second))['email']).toBeNull()
    world.later(2 * minute)
    expect(await bind(elsewhere, contact, 'mya@tea.example', 'second.localhost')).toMatchObject({
      success: true,
    })
  })

  test('a change tells the old contact and the new one, and so does every other change', async () => {
    const visitor = await world.member('Bind5', { isConfirmed: true })
    await bind(visitor, email('old@tea.example'), 'old@tea.example')
    world.later(2 * minute)
    expect(await bind(visitor, email('new@tea.example'), 'new@tea.example')).toMatchObject({ success: true })
    for (const address of ['old@tea.example', 'new@tea.example'])
      expect((await world.sentTo(address)).join()).toContain('the email address of your account was changed')
    await setPayment(visitor, '830174')
    expect((await world.sentTo('new@tea.example')).join()).toContain('your payment password was set')
    expect((await world.sentTo('old@tea.example')).join()).not.toContain('payment password')
    await visitor.callSealed(identity.changePassword, {
      oldPassword: 'Mango2026',
      newPassword: 'Papaya2026',
      confirmNewPassword: 'Papaya2026',
    })
    expect((await world.sentTo('new@tea.example')).join()).toContain('your login password was changed')
  })

  test('[TR-15] what is written to a member is in the language that was chosen last', async () => {
    const visitor = await world.member('Tongue1', { isConfirmed: true })
    await bind(visitor, email('tongue@tea.example'), 'tongue@tea.example')
    await setPayment(visitor, '830174')
    expect((await world.sentTo('tongue@tea.example')).at(-1)).toContain('your payment password was set')
    await visitor.call(identity.updateLanguage, { body: { language: 'MY' } })
    await setPayment(visitor, '910284')
    const last = (await world.sentTo('tongue@tea.example')).at(-1)
    expect(last).toMatch(/[က-႟]/)
    expect(last).not.toContain('payment password')
  })

  test('[A11] a code to a proved contact confirms in place of the password', async () => {
    const visitor = await world.member('Bind6', { isConfirmed: true })
    await bind(visitor, email('code@tea.example'), 'code@tea.example')
    world.later(6 * minute)
    expect(await setPayment(visitor, '830174')).toMatchObject({ message: 'confirmation_needed' })
    const missing = await visitor.call(security.confirmCode, { body: { kind: 'mobile' } })
    expect(missing).toMatchObject({ message: 'contact_missing' })
    await visitor.call(security.confirmCode, { body: { kind: 'email' } })
    const code = codeIn(await world.sentTo('code@tea.example'))
    // What was sent to confirm a change finishes no login.
    const { merchantId, memberId } = await world.ownerOf('Bind6')
    const directory = openDirectory(world.db, () => null)
    const brand = await directory.brandOfId(merchantId)
    if (!brand) throw new Error('the member has a brand')
    const { db, secrets, now } = world
    const attempts = openAttempts({ db, key: secrets.blindIndex, now })
    const messages = openMessages({ db, key: secrets.fields, now })
    const codes = openCodes({ ...{ db, directory, secrets, attempts, now, messages }, limits: usualLimits })
    const to = { kind: 'email', address: 'code@tea.example' } as const
    const login = { ...{ brand, to, code, memberId }, purpose: 'second', caller: aCaller('x') } as const
    await expect(codes.check(login)).rejects.toMatchObject({ code: 'code_invalid' })
    expect(await visitor.callSealed(security.confirm, { kind: 'email', code })).toMatchObject({
      success: true,
    })
    expect(await setPayment(visitor, '830174')).toMatchObject({ success: true })
  })
})

describe('an authenticator in the security centre', () => {
  test('[IM-63] [SC-10] is turned on by its first code, shows ten recovery codes once, and off again', async () => {
    const visitor = await world.member('Auth1', { isConfirmed: true })
    const begun = await visitor.call(security.beginAuthenticator)
    const secret = String(begun.value['secret'])
    expect(begun.value['uri']).toContain(`secret=${secret}`)
    const token = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now().getTime() })
    const wrong = String((Number(token()) + 500_000) % 1_000_000).padStart(6, '0')
    expect(await visitor.call(security.turnOnAuthenticator, { body: { code: wrong } })).toMatchObject({
      message: 'code_invalid',
    })
    const on = await visitor.call(security.turnOnAuthenticator, { body: { code: token() } })
    expect(on.value['recoveryCodes']).toHaveLength(10)
    expect(await overview(visitor)).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await overview(visitor))['authenticatorSince']).not.toBeNull()
    expect((await visitor.call(security.renewRecoveryCodes)).value['recoveryCodes']).toHaveLength(10)
    expect(await visitor.call(security.turnOffAuthenticator)).toMatchObject({ success: true })
    expect(await overview(visitor)).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 })
    expect(await visitor.call(security.renewRecoveryCodes)).toMatchObject({
      message: 'authenticator_not_begun',
    })
    const { entries } = (await visitor.call(presence.history)).value as { entries: { kind: string }[] }
    expect(entries.map(({ kind }) => kind)).toContain('authenticator_off')
  })
})
