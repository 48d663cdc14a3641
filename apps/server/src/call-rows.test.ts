/** Every named call, as the requirements write it: its method, its path, and what travels sealed. */
import * as contracts from '@jackfruit/contracts'
import { describe, expect, test } from 'vitest'

const calls = Object.values(contracts).flatMap((part) =>
  Object.values(part).filter(
    (each: unknown): each is contracts.Endpoint =>
      typeof each === 'object' && each !== null && 'access' in each && 'path' in each,
  ),
)
const base = '/wps/v2/'
const at = (path: string) => calls.filter((call) => call.path === base + path)
const callOf = (written: string) => {
  const [method, path = ''] = written.split(' ')
  const found = at(path).find((call) => call.method === method)
  if (!found) throw new Error(`there is no ${written}`)
  return found
}
const queryOf = (written: string): string[] => {
  const { query } = callOf(written)
  return query ? Object.keys((query as unknown as { shape: object }).shape) : []
}

/** The row, the call, and for which purpose its body is sealed. */
const rows: readonly (readonly [row: string, call: string, sealed?: string])[] = [
  ['[API-04] [API-16]', 'PUT members', 'register'],
  ['[API-05] [API-17]', 'PUT members/mobile', 'register'],
  ['[API-06]', 'PUT feedback'],
  ['[API-07] [API-30]', 'DELETE auth/session'],
  ['[API-09]', 'POST auth/login', 'login'],
  ['[API-11]', 'POST sms/login'],
  ['[API-12]', 'GET members/me'],
  ['[API-13]', 'GET menu'],
  ['[API-14]', 'GET menu/whitelabel'],
  ['[API-15]', 'GET games'],
  ['[API-18]', 'POST members/me/password', 'password'],
  ['[API-19]', 'GET affiliate'],
  ['[API-20]', 'GET settings/register'],
  ['[API-21]', 'POST password/email'],
  ['[API-22]', 'POST password/phone', 'recover'],
  ['[API-23]', 'POST auth/free-play', 'freePlay'],
  ['[API-24]', 'GET captcha'],
  ['[API-25]', 'GET settings/register-rules'],
  ['[API-26]', 'GET members/me/icon'],
  ['[API-27]', 'GET members/me/avatar'],
  ['[API-28]', 'GET permission'],
  ['[API-31]', 'POST members/me/language'],
  ['[API-32]', 'GET countries'],
  ['[API-33]', 'GET members/me/user-info'],
  ['[API-34]', 'GET customer-service'],
  ['[API-35]', 'GET wallets/balance'],
  ['[API-36]', 'POST wallets/transfer'],
  ['[API-62]', 'POST games/launch'],
  ['[API-80]', 'GET notices'],
  ['[API-82]', 'GET agent/consolidated'],
  ['[API-83]', 'GET agent/dividend/process'],
  ['[API-84]', 'GET agent/salary/daily'],
  ['[API-85]', 'GET agent/salary/hourly'],
  ['[API-86]', 'GET agent/salary/realtime'],
  ['[API-87]', 'GET wallets/merchant'],
  ['[API-88]', 'GET home/virtual-numbers'],
  ['[API-89]', 'POST agent/salary/hourly/process'],
  ['[API-90]', 'POST agent/salary/realtime/process'],
  ['[API-91]', 'GET routers'],
  ['[API-95]', 'GET points/balance'],
  ['[API-96]', 'GET points/rewards'],
  ['[API-97]', 'POST points/redeem', 'pointsRedeem'],
  ['[API-98]', 'GET points/redemptions'],
  ['[API-99]', 'GET points/config'],
  ['[API-100]', 'GET points/transactions'],
  ['[API-101]', 'POST points/convert', 'pointsConvert'],
  ['[API-102]', 'GET help'],
]

describe('a named call', () => {
  for (const [row, written, sealed] of rows)
    test(`${row} is ${written}`, () => {
      expect(callOf(written).sealed).toBe(sealed)
    })
  test('is one call, by its method alone', () => {
    const doubled = calls.filter((call, place) =>
      calls.some((other, at) => at < place && other.path === call.path && other.method === call.method),
    )
    expect(doubled.map(({ path }) => path)).toEqual([])
  })
})

test('[API-03] every call of the e-game family is GET', () => {
  const family = calls.filter(({ path }) => path.startsWith(`${base}egame/`))
  expect(family.map(({ path }) => path.slice(base.length)).toSorted()).toEqual([
    ...['egame/announcements', 'egame/favorite', 'egame/types', 'egame/vendors'],
  ])
  expect(new Set(family.map(({ method }) => method))).toEqual(new Set(['GET']))
})

test('[API-106] the calls about home and agents that only read are GET, and the two process calls are POST, and nothing else', () => {
  const methods = (path: string) => at(path).map(({ method }) => method)
  const home = ['notices', 'wallets/merchant', 'home/virtual-numbers']
  const pay = ['consolidated', 'dividend/process', 'salary/daily', 'salary/hourly', 'salary/realtime']
  for (const path of [...home, ...pay.map((each) => `agent/${each}`)])
    expect([path, methods(path)]).toEqual([path, ['GET']])
  for (const path of ['agent/salary/hourly/process', 'agent/salary/realtime/process'])
    expect([path, methods(path)]).toEqual([path, ['POST']])
})

// Decision D-65 of the requirements: reads are GET, changes are not, so that no link changes anything.
test('[API-105] a call that reads is GET, and one that takes a body is not', () => {
  for (const call of calls)
    if (call.method === 'GET') expect([call.path, call.body]).toEqual([call.path, undefined])
  const plain = calls.filter(({ method, body }) => method === 'POST' && !body).map(({ path }) => path)
  expect(plain).toEqual(plain.filter((path) => path.startsWith(base)))
})

test('[API-28] permission is asked for with the host of the page', () => {
  expect(queryOf('GET permission')).toContain('host')
})

test('[API-29] [RO-68] the system status is the same path, of which it asks only that', () => {
  const { query } = callOf('GET permission')
  expect(query?.safeParse({ host: 'a.example', scope: 'status' }).success).toBe(true)
  expect(query?.safeParse({ scope: 'brand' }).success).toBe(false)
})

test('[EN-109] the labels of a member are objects with a name, of any number', () => {
  const { memberLabel } = contracts.identity.memberInfo.reply.shape
  const isTold = (labels: unknown) => memberLabel.safeParse(labels).success
  expect([[], [{ labelName: 'VIP service' }], [{ labelName: 'a' }, { labelName: 'b' }]].map(isTold)).toEqual([
    true,
    true,
    true,
  ])
  expect([undefined, ['VIP service'], [{}], { labelName: 'a' }].map(isTold)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('[API-11] [EN-32] a code to log in with is asked for by number and dialling code', () => {
  const { body } = callOf('POST sms/login')
  expect(body?.safeParse({ mobileNum: '09450123450', countryDialingCode: '95' }).success).toBe(true)
  expect(body?.safeParse({ mobileNum: '09450123450' }).success).toBe(false)
  expect(body?.safeParse({ countryDialingCode: '95' }).success).toBe(false)
})

test.each([
  ['[API-103]', 'GET games', ['games', 'totalPages']],
  ['[API-103]', 'GET games/recent', ['games', 'totalPages']],
  ['[API-103]', 'GET announcements', ['content', 'totalPages']],
])('%s the pages of %s carry %j', (_row, written, fields) => {
  const { shape } = callOf(written).reply as unknown as { shape: Record<string, unknown> }
  expect(Object.keys(shape)).toEqual(expect.arrayContaining([...fields]))
})

describe('[EN-134] [EN-135] a contract of agents', () => {
  const families = [
    'dividend/contract',
    'salary/daily/contract',
    'salary/hourly/process',
    'salary/realtime/process',
  ]
  test.each(families)('[EN-136] by %s is of a day, a week, half a month or a month', (family) => {
    const offer = (period: string) => ({
      ...{ key: '0c5e3a52-5d0f-4a52-9a57-3f3d5a0b2c11', action: 'offer', account: 'kyaw_agent' },
      conditions: {
        ...{ period, step: null, onlyIfTeamLost: false, payer: 'PLATFORM' },
        tiers: [{ minValid: '0.00', minActive: 0, minLoss: null, rates: [{ kind: '*', rate: '0.5' }] }],
      },
    })
    const isTaken = (period: string) => callOf(`POST agent/${family}`).body?.safeParse(offer(period)).success
    expect(['daily', 'weekly', 'semimonthly', 'monthly'].map(isTaken)).toEqual([true, true, true, true])
    expect(['hourly', 'yearly', ''].map(isTaken)).toEqual([false, false, false])
  })
})

describe('what a body has to tell', () => {
  const takes = (written: string, body: object) => callOf(written).body?.safeParse(body).success
  const number = { mobileNum: '09450123450', countryDialingCode: '95' }
  const byName = { type: 'username', username: 'mya', password: 'Mango2026', captcha: '1234', captchaId: 'x' }
  const byCode = { type: 'sms', ...number, verificationCode: '123456' }
  const humanCheck = 'bm90aGluZw=='
  const around = { ageConfirmed: true, humanCheck, registerMethod: 'WEB', login: true }
  const registration = { username: 'mya', password: 'Mango2026', confirmPassword: 'Mango2026', ...around }

  test('[EN-29] [EN-30] a login by name: username, password, captcha, and its type', () => {
    expect(takes('POST auth/login', { ...byName, humanCheck })).toBe(true)
    for (const field of ['username', 'password', 'type'])
      expect([field, takes('POST auth/login', { ...byName, [field]: undefined })]).toEqual([field, false])
    expect(takes('POST auth/login', { ...byName, type: 'sms' })).toBe(false)
  })
  test('[EN-30] [EN-32] a login by code: number, code, dialling code, and its type', () => {
    expect(takes('POST auth/login', byCode)).toBe(true)
    for (const field of ['mobileNum', 'verificationCode', 'countryDialingCode'])
      expect([field, takes('POST auth/login', { ...byCode, [field]: undefined })]).toEqual([field, false])
    expect(takes('POST auth/login', { ...byCode, type: 'username' })).toBe(false)
  })
  test.each(['PUT members', 'PUT members/mobile'])(
    '[EN-56] [EN-58] %s is of the web and logs in, and takes nothing else for it',
    (written) => {
      const body = written === 'PUT members' ? registration : { ...number, ...around }
      expect(takes(written, body)).toBe(true)
      for (const other of [
        { registerMethod: 'APP' },
        { registerMethod: undefined },
        { login: false },
        { login: undefined },
      ])
        expect([other, takes(written, { ...body, ...other })]).toEqual([other, false])
    },
  )
  test('[EN-61] a change of password: the old one, the new one, and the new one again', () => {
    const body = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' }
    expect(takes('POST members/me/password', body)).toBe(true)
    for (const field of Object.keys(body))
      expect([field, takes('POST members/me/password', { ...body, [field]: undefined })]).toEqual([
        field,
        false,
      ])
  })
  test.each(['sms/login', 'sms/register/username', 'sms/register/mobile', 'sms/forgot'])(
    '[EN-64] [EN-65] %s answers minutes and a message',
    (path) => {
      const { reply } = callOf(`POST ${path}`)
      expect(reply.safeParse({ expiredMinutes: 1, message: 'Sent' }).success).toBe(true)
      expect(reply.safeParse({ expiredMinutes: 1 }).success).toBe(false)
      expect(reply.safeParse({ message: '' }).success).toBe(false)
    },
  )
})

/** Section 4 of the requirements gives what the source left open a type each. */
describe('[EN-152] what was left open has one type, and nothing else is taken for it', () => {
  const ids = ['whatsapp', 'facebook', 'telegram', 'line', 'zalo', 'qqNum', 'wechat', 'skype']
  const words = ['payeeName', 'address', 'nationality', 'occupation', 'sourceOfIncome', 'placeOfBirth']
  const written = Object.fromEntries([...ids, ...words].map((field) => [field, 'x']))
  const profile = { ...written, nickname: '', viber: '', gender: '', birthday: '1990-05-04', locked: [] }
  const message = {
    ...{ id: '7', tab: 'personal', kind: 'broadcast', facts: { amount: '5.00' }, written: null },
    ...{ link: null, isUrgent: false, isRead: false, at: '2026-11-28T00:00:00.000Z', expiresAt: null },
  }
  const ticket = {
    ...{ id: 'wheel', title: 'A wheel', version: 1, status: 'join', left: 2, endsAt: null },
    ...{ kind: 'prizeWheel', startsAt: '2026-11-28T00:00:00.000Z' },
  }
  const { reply } = contracts.identity.memberInfo
  const isTold = {
    profile: (change: object) =>
      contracts.security.profile.reply.safeParse({ ...profile, ...change }).success,
    message: (change: object) =>
      contracts.messages.list.reply.shape.content.safeParse([{ ...message, ...change }]).success,
    ticket: (change: object) =>
      contracts.draws.tickets.reply.shape.lists.safeParse([{ ...ticket, ...change }]).success,
    level: (change: { rank?: unknown }) => reply.shape.vipRank.safeParse(change.rank ?? 3).success,
  }
  test.each([
    ['profile', ids.map((id) => ({ [id]: 7 })), 'each of the eight contact ids is text'],
    ['profile', ids.map((id) => ({ [id]: undefined })), 'each of them is there, if only empty'],
    ['profile', words.map((field) => ({ [field]: null })), 'fields of the profile are text'],
    ['profile', [{ birthday: '4 May 1990' }, { birthday: 19900504 }], 'a birthday is a day of the calendar'],
    ['message', [{ id: 7 }, { at: 'today' }, { isRead: 0 }, { kind: 'x' }], 'a message is one of our kinds'],
    ['ticket', [{ kind: 'coin' }, { left: '2' }, { status: 'new' }], 'a ticket is one of three kinds'],
    ['level', [{ rank: '3' }, { rank: ['VIP 3'] }], 'a level is a number'],
  ] as const)('of a %s %j are refused: %s', (what, wrong, _why) => {
    expect(isTold[what]({})).toBe(true)
    expect(wrong.filter((change: object) => isTold[what](change))).toEqual([])
  })
  test('tickets are golden eggs, red envelopes and prize wheels', () => {
    const kinds = ['goldenEgg', 'redEnvelope', 'prizeWheel']
    expect(kinds.filter((kind) => isTold.ticket({ kind }))).toEqual(kinds)
  })
})
