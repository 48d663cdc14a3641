/** The whole platform from outside: what a visitor and a member of each kind get, and what everybody is told. */

import {
  catalog,
  codes,
  content,
  type Endpoint,
  entry,
  identity,
  jackpot,
  merchants,
  protection,
  recovery,
  security,
  thirdPhone,
  wallet,
} from '@jackfruit/contracts'
import { languages, startTexts } from '@jackfruit/i18n'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'
import { forgetKept } from './platform/briefly.ts'
import { readConfig } from './platform/config.ts'
import { openLog } from './platform/log.ts'
import { changeSwitch } from './testing/brand-changes.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'
import { openVisitor, password, type Visitor } from './testing/visitor.ts'

let database: TestDatabase
let app: App
let limited: App
let http: FastifyInstance
let limitedHttp: FastifyInstance
let admin: pg.Client
/** A live session of a member of each type. */
const members = new Map<number, Visitor>()
const types = [0, 1, 2, 4, 41, 42] as const
const aVisitor = (ip = '198.51.100.1') => openVisitor(http, { host: 'localhost', ip })

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  const given = { DATABASE_URL: database.appUrl, JACKFRUIT_TEST: '1', PASSWORD_COST: 'least' }
  const open = (more: object) =>
    openApp({ config: readConfig({ ...given, ...more }), log: openLog('silent'), site: null })
  app = await open({ RATE_LIMITS: 'off' })
  limited = await open({})
  http = await app.serve()
  limitedHttp = await limited.serve()
  for (const each of [http, limitedHttp]) await each.ready()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  for (const type of types) {
    const visitor = aVisitor()
    const registered = await visitor.register(`Doors${type}`)
    if (!registered.success) throw new Error(registered.message)
    await admin.query('update identity.members set type = $1 where username = $2', [type, `Doors${type}`])
    members.set(type, visitor)
  }
  // A session is kept for a second.
  forgetKept()
}, 120_000)
afterAll(async () => {
  await app.close()
  await limited.close()
  await admin.end()
  await database.drop()
})

const told = async (visitor: Visitor, contract: Endpoint) => {
  const { status, success, message } = await visitor.call(contract)
  return { status, success, message }
}
const fine = { status: 200, success: true, message: '' }
const loggedOut = { status: 401, success: false, message: 'not_logged_in' }

describe('a browser whose member takes a break', () => {
  const trial = (visitor: Visitor) =>
    visitor.callSealed(entry.freePlay, {
      ...{ os: 'Linux', platform: 'W', random: 'resting'.padEnd(43, 'x'), gatewayVersion: 3 },
    })
  const resting = { status: 200, success: false, message: 'browser_resting' }

  test('[IM-94] opens no trial and no new account until it ends; another browser does, and so does this one for another brand', async () => {
    const visitor = aVisitor()
    expect(await visitor.register('Resting1')).toMatchObject({ success: true })
    expect(await visitor.call(protection.timeOut, { body: { days: 1 } })).toMatchObject({ success: true })
    expect(await trial(visitor)).toMatchObject({ ...resting, value: { until: expect.any(String) } })
    expect(await visitor.register('Resting2')).toMatchObject(resting)
    expect(await trial(aVisitor())).toMatchObject({ success: true })
    const forged = aVisitor()
    forged.rest = visitor.rest?.replace(/=.*/, '=AAAA') ?? ''
    expect(await trial(forged)).toMatchObject({ success: true })
    const second = openVisitor(http, { host: 'second.localhost', ip: '198.51.100.1' })
    second.rest = visitor.rest
    expect(await second.register('Resting3')).toMatchObject({ success: true })
    // A break of that brand takes nothing away from the one of this.
    expect(await second.call(protection.timeOut, { body: { days: 1 } })).toMatchObject({ success: true })
    visitor.rest = second.rest
    expect(await trial(visitor)).toMatchObject(resting)
  })

  test('hears of the break at its start and for as long as it lasts; no other browser does, and no other brand', async () => {
    const visitor = aVisitor()
    const asked = async (who: Visitor, query: Record<string, string> = {}) =>
      (await who.call(merchants.permission, { query })).value['restingUntil']
    expect(await visitor.register('Resting6')).toMatchObject({ success: true })
    expect(await asked(visitor)).toBeNull()
    await visitor.call(protection.timeOut, { body: { days: 1 } })
    const { value } = await trial(visitor)
    for (const query of [{}, { scope: 'status' }, { host: 'localhost' }])
      expect([query, await asked(visitor, query)]).toEqual([query, value['until']])
    expect(await asked(visitor, { host: 'second.localhost' })).toBeNull()
    expect(await asked(aVisitor())).toBeNull()
    const forged = aVisitor()
    forged.rest = visitor.rest?.replace(/=.*/, '=AAAA') ?? ''
    expect(await asked(forged)).toBeNull()
  })

  test('is sent no code to register with either, before anything is typed in vain', async () => {
    const visitor = aVisitor()
    await visitor.register('Resting5')
    await visitor.call(protection.timeOut, { body: { days: 1 } })
    const body = { mobileNo: '9250001234', countryDialingCode: '95' }
    for (const contract of [codes.registerCodeByName, codes.registerCodeByMobile, thirdPhone.send])
      expect([contract.path, await visitor.call(contract, { body })]).toMatchObject([contract.path, resting])
    // To log in with, or to set a new password, is no new account.
    const { message } = await visitor.call(codes.loginCode, {
      body: { mobileNum: '9250001234', countryDialingCode: '95' },
    })
    expect(message).not.toBe('browser_resting')
  })

  test('is known also where the member comes in while the account is closed', async () => {
    const member = aVisitor()
    await member.register('Resting4')
    await member.call(protection.selfExclude, { body: { months: 6 } })
    const elsewhere = aVisitor()
    expect(await elsewhere.logIn('Resting4', password)).toMatchObject({ success: true })
    expect(await elsewhere.call(protection.overview)).toMatchObject({ success: true })
    expect(await trial(elsewhere)).toMatchObject(resting)
  })
})

describe('a visitor', () => {
  test('[RO-01] browses: what home, categories, promotions and help are made of opens without a token', async () => {
    const browsed: readonly Endpoint[] = [
      ...[merchants.permission, merchants.whitelabelMenu, merchants.registerSettings, merchants.regions],
      ...[catalog.popularGames, catalog.hotGames],
      ...[content.banners, content.announcements, content.helpCentre, content.winners],
      jackpot.current,
    ]
    for (const contract of browsed)
      expect([contract.path, await told(aVisitor(), contract)]).toEqual([contract.path, fine])
  })

  test('[RO-02] registers, logs in and gets a forgotten password back, without a token for any of it', async () => {
    const visitor = aVisitor()
    const email = 'doors@tea.example'
    expect(await visitor.register('DoorsNew', { email })).toMatchObject({ success: true })
    expect(await aVisitor().logIn('DoorsNew', password)).toMatchObject({ success: true })
    expect(
      await aVisitor().call(recovery.forgotByEmail, { body: { username: 'DoorsNew', email } }),
    ).toMatchObject(fine)
    const mobile = { mobileNum: '0949177100', countryDialingCode: '95' }
    expect(await aVisitor().call(codes.forgotCode, { body: mobile })).toMatchObject(fine)
  })

  test('[RO-04] [RO-05] [VA-81] [ER-17] is told to log in first at recent games, games to launch and whatever is a member’s', async () => {
    const gated: readonly Endpoint[] = [
      ...[catalog.recentGames, catalog.launchGame, wallet.readBalance, wallet.betRecords],
      ...[security.overview, security.profile, identity.memberInfo, identity.changePassword],
    ]
    for (const contract of gated)
      expect([contract.path, await told(aVisitor(), contract)]).toEqual([contract.path, loggedOut])
  })
})

describe('a player', () => {
  test('[RO-06] [RO-09] [API-02] has a balance, at the path that was given, and the security centre', async () => {
    const player = members.get(0) as Visitor
    expect(wallet.readBalance).toMatchObject({ method: 'GET', path: '/wps/v2/wallets/balance' })
    expect(await player.call(wallet.readBalance)).toMatchObject({
      ...fine,
      value: { currency: 'MMK', sumBalance: expect.stringMatching(/^\d+\.\d{2}$/) },
    })
    expect(await player.call(security.overview)).toMatchObject({ ...fine, value: { sessions: 1 } })
  })
})

describe('whatever the role', () => {
  const everybody = () => [aVisitor(), ...members.values()]
  const shut = async (modId: string, expected: object) => {
    await changeSwitch(admin, modId, true)
    try {
      for (const visitor of everybody())
        for (const contract of [
          identity.memberInfo,
          catalog.popularGames,
          wallet.readBalance,
          identity.challenge,
        ])
          expect(
            await visitor.call(contract, {
              query: contract === identity.challenge ? { purpose: 'login' } : {},
            }),
          ).toMatchObject(expected)
      return (await aVisitor().call(merchants.permission)).value
    } finally {
      await changeSwitch(admin, modId, false)
    }
  }

  test('[RO-40] [ER-11] [ER-22] a restricted place is shut out of everything but the call that says so', async () => {
    await admin.query(
      "insert into merchants.blocked (merchant_id, kind, value) select id, 'ip', '198.51.100.1' from merchants.brands",
    )
    const said = await shut('SITE_REGION_RESTRICTION', {
      status: 403,
      success: false,
      message: 'region_restricted',
    })
    expect(said).toMatchObject({ regionRestriction: true })
    await admin.query("delete from merchants.blocked where kind = 'ip'")
    expect(await told(members.get(1) as Visitor, identity.memberInfo)).toEqual(fine)
  })

  test('[RO-41] [ER-10] maintenance shuts everybody out as well', async () => {
    const said = await shut('SITE_MAINTENANCE', { status: 503, success: false, message: 'site_maintenance' })
    expect(said).toMatchObject({ maintenance: true })
  })
})

describe('[ER-40] [D-60] the status of an answer', () => {
  const ask = async (
    http: FastifyInstance,
    {
      method = 'GET',
      url,
      body,
      host = 'localhost',
      headers = {},
    }: {
      method?: 'GET' | 'POST'
      url: string
      body?: unknown
      host?: string
      headers?: Record<string, string>
    },
  ) => {
    const answer = await http.inject({
      ...{ method, url, headers: { host, ...headers } },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const { success, message, value } = answer.json() as Record<string, unknown>
    return { status: answer.statusCode, success, message, code: (value as Record<string, unknown>)['code'] }
  }
  const bigBody = { data: { username: 'x'.repeat(200_000), email: 'x' } }

  test.each([
    [
      'a business refusal',
      { url: codes.loginCode.path, method: 'POST', body: { mobileNum: ' ', countryDialingCode: '95' } },
      200,
      'phone_missing',
    ],
    [
      'what is malformed',
      { url: codes.loginCode.path, method: 'POST', body: { data: { mobileNum: 7 } } },
      400,
      'request_invalid',
    ],
    [
      'broken JSON',
      {
        url: codes.loginCode.path,
        method: 'POST',
        body: '{',
        headers: { 'content-type': 'application/json' },
      },
      400,
      'request_invalid',
    ],
    ['no token', { url: identity.memberInfo.path }, 401, 'not_logged_in'],
    [
      'a dead token',
      { url: identity.memberInfo.path, headers: { authorization: `Bearer ${'a'.repeat(43)}` } },
      401,
      'not_logged_in',
    ],
    ['an unknown path', { url: '/wps/v2/nothing' }, 404, 'not_found'],
    ['a wrong method', { url: merchants.permission.path, method: 'POST' }, 405, 'method_not_allowed'],
    [
      'a body that is too large',
      { url: recovery.forgotByEmail.path, method: 'POST', body: bigBody },
      413,
      'body_too_large',
    ],
    [
      '[ER-21] a host of nobody',
      { url: merchants.permission.path, host: 'evil.example' },
      421,
      'domain_check_failed',
    ],
  ] as const)('for %s', async (_, wish, status, message) => {
    expect(await ask(http, wish)).toEqual({ status, success: false, message, code: message })
  })

  test('for a role that may not is 403, with the word for the dialog', async () => {
    const trial = await (members.get(4) as Visitor).call(security.overview)
    expect(trial).toMatchObject({ status: 403, success: false, message: 'in_need_true_account' })
  })

  test('[VA-50] for too many calls is 429: of pictures twenty at once and then one a second, whatever a page does', async () => {
    const picture = () => ask(limitedHttp, { url: identity.captcha.path })
    const began = Date.now()
    const many = await Promise.all(Array.from({ length: 60 }, picture))
    const seconds = (Date.now() - began) / 1_000
    const shown = many.filter(({ status }) => status === 200).length
    expect(shown).toBeGreaterThanOrEqual(20)
    expect(shown).toBeLessThanOrEqual(21 + Math.ceil(seconds))
    expect(many).toContainEqual(
      expect.objectContaining({ status: 429, success: false, message: 'too_many_requests' }),
    )
    await new Promise((done) => setTimeout(done, 1_100))
    expect((await picture()).status).toBe(200)
  })

  test('[ER-20] for a fault is 500, and tells an id to ask about and nothing else', async () => {
    await admin.query('alter table merchants.countries rename to gone')
    const fault = await aVisitor().call(merchants.countryCodes)
    await admin.query('alter table merchants.gone rename to countries')
    expect(fault).toMatchObject({ status: 500, success: false, message: 'system_error' })
    expect(fault.value).toEqual({ code: 'system_error', requestId: expect.any(String) })
    expect(await told(aVisitor(), merchants.countryCodes)).toEqual(fine)
  })
})

test('[RO-05] [ER-06] [ER-10] [ER-11] [ER-17] [ER-20] [ER-21] [ER-22] each of these words has a text of its own in every language', async () => {
  const words = [
    ...(['not_logged_in', 'site_maintenance', 'region_restricted', 'system', 'domain_check_failed'] as const),
    ...(['account_unusable', 'in_need_true_account', 'captcha_required', 'passwords_differ'] as const),
    ...(['phone_invalid', 'phone_missing', 'phone_too_many', 'phone_quota', 'code_too_soon'] as const),
    'not_enabled' as const,
  ]
  const complete = languages.filter((each) => each.complete)
  expect(complete.length).toBe(11)
  const english = await startTexts('EN')
  for (const { code } of complete) {
    const { text } = await startTexts(code)
    const found = words.map((word) => text(`errors.${word}`))
    expect(new Set(found).size).toBe(words.length)
    for (const [each, word] of words.entries()) {
      expect(found[each]).toMatch(/\S{2}/)
      expect(found[each]).not.toBe(word)
      if (code !== 'EN') expect([code, found[each]]).not.toEqual([code, english.text(`errors.${word}`)])
    }
  }
})
