/** What the platform answers at its doors, so that a site can do with it what the requirements say. */
import { codes, identity, registration } from '@jackfruit/contracts'
import { isAgentType } from '@jackfruit/contracts/identity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeSwitch } from '../../../testing/brand-changes.ts'
import { testDatabase } from '../../../testing/database.ts'
import { openSecurityWorld, type SecurityWorld } from '../../../testing/security-world.ts'
import { password } from '../../../testing/visitor.ts'

const types = [
  [0, false],
  [1, true],
  [2, true],
  // A trial is no agent, though its number stands among theirs (D-10).
  [4, false],
  [41, true],
  [42, true],
] as const
const dead = ['locked', 'frozen', 'closed'] as const

let world: SecurityWorld
let used = 0
beforeAll(async () => {
  world = await openSecurityWorld(await testDatabase())
})
afterAll(() => world.close())

async function aName(change: string): Promise<string> {
  const name = `Door${++used}`
  await world.member(name)
  await world.admin.query(`update identity.members set ${change} where username = $1`, [name])
  return name
}

describe('one call to log in', () => {
  test.each(types)(
    '[OV-24] [EN-84] [EN-106] [LG-04] [LG-13] [LG-15] [LG-16] [EN-105] and one to ask who it is: an account of type %i',
    async (type, isAgent) => {
      const name = await aName(`type = ${type}`)
      const visitor = world.visitor()
      expect(await visitor.call(identity.memberInfo)).toMatchObject({ status: 401, message: 'not_logged_in' })
      const { success, value } = await visitor.logIn(name, password)
      expect([success, value['firstTimeLogin'], value['passwordChange'] ?? null]).toEqual([true, false, null])
      const info = await visitor.call(identity.memberInfo)
      expect(info).toMatchObject({ success: true, value: { account: name, type } })
      expect(isAgentType(Number(info.value['type']))).toBe(isAgent)
    },
  )

  test('[EN-33] [LG-05] gives the token in its answer alone: no cookie holds it, and a browser with the cookies is logged out', async () => {
    await world.member('DoorTab')
    const visitor = world.visitor()
    const { value, headers } = await visitor.logIn('DoorTab', password)
    const [token, cookies] = [String(value['token']), [headers['set-cookie']].flat().join()]
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(cookies).toContain('jf_bind=')
    expect(cookies).not.toContain(token)
    expect((await visitor.call(identity.memberInfo)).status).toBe(200)
    const newTab = world.visitor()
    Object.assign(newTab, { cookie: visitor.cookie, visit: visitor.visit, device: visitor.device })
    expect((await newTab.call(identity.memberInfo)).status).toBe(401)
  })

  test.each(dead)(
    '[RO-26] [D-15] [ER-24] lets nobody in whose account is %s, after the right password alone',
    async (status) => {
      const name = await aName(`status = '${status}'`)
      for (const side of ['member', 'agent'] as const) {
        const answer = await world.visitor().logIn(name, password, { side })
        expect(answer).toMatchObject({ success: false, message: 'account_unusable' })
        expect(answer.value['token']).toBeUndefined()
      }
      expect(await world.visitor().logIn(name, 'Wrong2026')).toMatchObject({ message: 'wrong_credentials' })
    },
  )

  test('[RO-26] [D-15] lets an agent in on the side of members too', async () => {
    const name = await aName('type = 1')
    expect(await world.visitor().logIn(name, password, { side: 'member' })).toMatchObject({ success: true })
  })

  test('[ER-08] says that the next try needs a picture, with the refusal that makes it so', async () => {
    const visitor = world.visitor()
    const asks = []
    for (let each = 0; each < 3; each++)
      asks.push((await visitor.logIn('NobodyAtDoor', 'x')).value['captcha'])
    expect(asks).toEqual([undefined, undefined, true])
    expect(await visitor.logIn('NobodyAtDoor', 'x')).toMatchObject({
      message: 'captcha_required',
      value: { code: 'captcha_required', captcha: true },
    })
  })
})

describe('a code by SMS', () => {
  const number = { mobileNum: '0949177001', countryDialingCode: '95' }

  test('[VA-49] [ER-06] that is asked for twice at once is sent once, and the refusal says when to come again', async () => {
    const visitor = world.visitor()
    const asked = () => visitor.call(codes.loginCode, { body: number })
    const answers = await Promise.all([asked(), asked()])
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
    expect(answers.find(({ success }) => !success)).toMatchObject({
      status: 200,
      message: 'code_too_soon',
      value: { code: 'code_too_soon', retryAfter: 60 },
    })
  })

  test('[ER-06] that is refused says why: the site shows the text of that word', async () => {
    const refused = [
      [{ ...number, mobileNum: '12' }, 'phone_invalid'],
      [{ ...number, mobileNum: ' ' }, 'phone_missing'],
    ] as const
    for (const [body, message] of refused)
      expect(await world.visitor().call(codes.loginCode, { body })).toMatchObject({ success: false, message })
    await changeSwitch(world.admin, 'LOGIN_MOBILE', false)
    expect(await world.visitor().call(codes.loginCode, { body: number })).toMatchObject({
      message: 'not_enabled',
    })
    await changeSwitch(world.admin, 'LOGIN_MOBILE', true)
  })
})

describe('a form that is refused', () => {
  test('[ER-14] [VA-67] names each field and what is wrong with it, or that the passwords differ', async () => {
    const visitor = world.visitor()
    const wrong = await visitor.register('x', { email: 'a@', affiliateCode: 'NOSUCH' })
    expect(wrong).toMatchObject({ success: false, message: 'field_invalid' })
    const fields = wrong.value['fields'] as { field: string; rule: string }[]
    expect(fields.map(({ field }) => field)).toEqual(expect.arrayContaining(['username', 'email']))
    for (const { rule } of fields) expect(rule).toMatch(/^[a-z]+$/)
    const differ = await visitor.register('DoorDiffer', { confirmPassword: 'Mango2027' })
    expect(differ).toMatchObject({ success: false, message: 'passwords_differ' })
    expect(
      await visitor.call(registration.affiliateCheck, { query: { code: 'NOSUCH', domain: 'x' } }),
    ).toMatchObject({ message: 'invitation_code_error' })
  })
})
