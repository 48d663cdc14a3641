/** Before codes cost the brand much, a person has to read a picture. */
import { codes, identity, recovery } from '@jackfruit/contracts'
import type { CaptchaAction } from '@jackfruit/contracts/identity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { openSecurityWorld, type SecurityWorld } from '../../../testing/security-world.ts'
import { openVisitor, type Visitor, visitOf } from '../../../testing/visitor.ts'
import { answerHash } from '../guards/captcha.ts'
import { usualLimits } from '../settings.ts'

let world: SecurityWorld
let asked = 0
beforeAll(async () => {
  world = await openSecurityWorld(await testDatabase())
})
afterAll(() => world.close())

/** Each time about another number, so that the budgets of one number do not speak. */
const ask = (visitor: Visitor, more: object = {}) =>
  visitor.call(codes.loginCode, {
    body: { mobileNum: `09${777_100_000 + asked++}`, countryDialingCode: '95', ...more },
  })
/** A person reads the picture; the test writes another answer under it. */
async function readPicture(
  visitor: Visitor,
  action: CaptchaAction = 'code',
): Promise<{ captcha: string; captchaId: string }> {
  const captchaId = String((await visitor.call(identity.captcha, { query: { action } })).headers['captchaid'])
  await world.admin.query('update identity.captchas set answer_hash = $2 where id = $1', [
    captchaId,
    answerHash(world.secrets.blindIndex, { action, visit: visitOf(visitor) }, captchaId, '31415'),
  ])
  return { captcha: '31415', captchaId }
}
const { codesBeforeCaptcha } = usualLimits

describe('codes asked for from one place', () => {
  test('[ER-34] [A10] need a picture after some, which is good once and must be right', async () => {
    const visitor = world.visitor()
    for (let each = 0; each < codesBeforeCaptcha; each++)
      expect(await ask(visitor)).toMatchObject({ success: true })
    expect(await ask(visitor)).toMatchObject({ message: 'captcha_required', value: { captcha: true } })
    const picture = await readPicture(visitor)
    expect(await ask(visitor, picture)).toMatchObject({ success: true })
    expect(await ask(visitor, picture)).toMatchObject({ message: 'phone_captcha_failed' })
    const other = await readPicture(visitor)
    expect(await ask(visitor, { ...other, captcha: '00000' })).toMatchObject({
      message: 'phone_captcha_failed',
      value: { captcha: true },
    })
    expect(await ask(world.visitor())).toMatchObject({ success: true })
  })

  test('[A12] a picture is good in the browser that asked for it, and for what it was asked for', async () => {
    const [visitor, thief] = [world.visitor(), world.visitor()]
    await readPicture(thief)
    for (const [who, action] of [
      [thief, 'code'],
      [visitor, 'login'],
      [visitor, 'register'],
      [visitor, 'recover'],
    ] as const) {
      const picture = await readPicture(visitor, action)
      expect(await ask(who, picture)).toMatchObject({ message: 'phone_captcha_failed' })
    }
    const cookieless = world.visitor()
    const planted = await readPicture(cookieless)
    cookieless.visit = null
    expect(await ask(cookieless, planted)).toMatchObject({ message: 'phone_captcha_failed' })
    const ofCodes = await readPicture(visitor)
    expect(await visitor.logIn('Nobody', 'Wrong2026', ofCodes)).toMatchObject({
      message: 'wrong_credentials',
    })
    for (let tries = 0; tries < 2; tries++) await visitor.logIn('Nobody', 'Wrong2026')
    expect(await visitor.logIn('Nobody', 'Wrong2026', await readPicture(visitor))).toMatchObject({
      message: 'captcha_wrong',
    })
    const right = await readPicture(visitor, 'login')
    expect(await visitor.logIn('Nobody', 'Wrong2026', right)).toMatchObject({ message: 'wrong_credentials' })
    expect(await ask(visitor, await readPicture(visitor))).toMatchObject({ success: true })
  })

  test('[A12] of a hundred who show one right answer at once, one gets through', async () => {
    const visitor = world.visitor()
    const picture = await readPicture(visitor)
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(visitor, picture)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test('[A10] [EN-62] letters to a new password count with them, and need a picture for letters', async () => {
    const visitor = world.visitor()
    const forgot = (more: object = {}) => {
      const body = { username: 'Nobody', email: `nobody${asked++}@tea.example`, ...more }
      return visitor.call(recovery.forgotByEmail, { body })
    }
    for (let each = 0; each < codesBeforeCaptcha; each++)
      expect(await forgot()).toMatchObject({ success: true })
    expect(await forgot()).toMatchObject({ message: 'captcha_required', value: { captcha: true } })
    expect(await ask(visitor)).toMatchObject({ message: 'captcha_required' })
    expect(await forgot(await readPicture(visitor, 'code'))).toMatchObject({
      message: 'phone_captcha_failed',
    })
    expect(await forgot(await readPicture(visitor, 'recover'))).toMatchObject({ success: true })
  })

  test('[A10] a browser that goes from place to place is counted as one', async () => {
    const first = world.visitor()
    await readPicture(first)
    const wandering = async (each: number) => {
      const visitor = openVisitor(world.app, { host: 'localhost', ip: `10.70.${each}.1` })
      visitor.visit = first.visit
      return ask(visitor)
    }
    for (let each = 0; each < codesBeforeCaptcha; each++)
      expect(await wandering(each)).toMatchObject({ success: true })
    expect(await wandering(codesBeforeCaptcha)).toMatchObject({ message: 'captcha_required' })
  })

  test('[A10] so is a neighbourhood of places, though each has asked but once', async () => {
    const answers = []
    for (let each = 0; each <= usualLimits.codesBeforeCaptchaInNetwork; each++)
      answers.push(await ask(openVisitor(world.app, { host: 'localhost', ip: `10.71.0.${each}` })))
    expect(answers.at(-2)).toMatchObject({ success: true })
    expect(answers.at(-1)).toMatchObject({ message: 'captcha_required' })
  })

  test('[A10] so is one number, whoever asks about it', async () => {
    const mobileNum = '09777198765'
    const answers = []
    for (let each = 0; each < 3; each++) {
      answers.push(await ask(world.visitor(), { mobileNum }))
      world.later(61_000)
    }
    expect(answers.map(({ message }) => message)).toEqual(['', '', 'captcha_required'])
  })

  test('[A10] are no more without a picture when they are asked for at once', async () => {
    const visitor = world.visitor()
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask(visitor)))
    expect(answers.filter(({ success }) => success)).toHaveLength(codesBeforeCaptcha)
    expect(answers.filter(({ message }) => message === 'captcha_required')).toHaveLength(
      15 - codesBeforeCaptcha,
    )
  })
})
