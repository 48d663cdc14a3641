/** Who may make which call, as the requirements say it: that the server keeps to its contracts is tested beside. */
import * as contracts from '@jackfruit/contracts'
import { isAgentType } from '@jackfruit/contracts/identity'
import { expect, test } from 'vitest'

const accessOf = new Map<string, contracts.Endpoint['access']>(
  Object.values(contracts).flatMap((part) =>
    Object.values(part).flatMap((each: unknown) => {
      if (typeof each !== 'object' || each === null || !('access' in each)) return []
      const { method, path, access } = each as contracts.Endpoint
      return [[`${method} ${path}`, access] as const]
    }),
  ),
)
const told = (calls: readonly string[]) =>
  calls.map((call) => accessOf.get(`${call.replace(' ', ' /wps/v2/')}`))

const withToken: readonly (readonly [string, ...string[]])[] = [
  ['[RO-42] member info', 'GET members/me'],
  ['[RO-43] password change', 'PUT members/me/password'],
  ['[RO-44] avatar', 'GET members/me/avatar', 'POST members/me/avatar'],
  ['[RO-45] icon', 'GET members/me/icon'],
  ['[RO-46] wallet balance', 'GET wallets/balance'],
  ['[RO-48] logout', 'DELETE auth/session'],
  ['[RO-49] favourite games', 'GET games/favourites', 'POST games/favourites'],
  ['[RO-50] recent games', 'GET games/recent', 'GET lottery/recent'],
  ['[RO-51] the game list', 'GET games'],
  ['[API-68] favourites of e-games', 'GET egame/favorite'],
  ['[RO-52] missions', 'GET missions/summary', 'GET missions/leaderboard'],
  [
    '[RO-53] points',
    ...['GET points/balance', 'GET points/rewards', 'GET points/config', 'GET points/redemptions'],
    ...['GET points/transactions', 'POST points/redeem', 'POST points/convert'],
  ],
  ['[RO-59] game launch', 'POST games/launch'],
]
test.each(withToken)('%s needs a token', (_, ...calls) => {
  for (const access of told(calls)) expect(['session', 'member']).toContain(access)
})

const withoutToken: readonly (readonly [string, ...string[]])[] = [
  ['[RO-60] login', 'POST auth/login', 'POST auth/second', 'POST auth/second/code', 'POST oauth/session'],
  [
    '[RO-61] SMS code',
    ...['POST sms/login', 'POST sms/forgot', 'POST sms/register/username', 'POST sms/register/mobile'],
  ],
  ['[RO-62] registration', 'PUT members', 'PUT members/mobile', 'PUT oauth/members'],
  ['[RO-63] whitelabel menu', 'GET menu/whitelabel'],
  ['[RO-64] forgot password', 'POST password/email', 'POST password/reset', 'POST password/phone'],
  ['[RO-65] free-play login', 'POST auth/free-play'],
  ['[RO-66] captcha', 'GET captcha', 'GET human-check', 'GET security/challenge'],
  ['[RO-67] register settings', 'GET settings/register', 'GET settings/register-rules'],
  ['[RO-68] system status', 'GET permission'],
  ['[RO-69] affiliate info', 'GET affiliate'],
  ['[RO-70] hot games', 'GET games/hot'],
  ['[RO-71] announcements', 'GET announcements'],
  ['[API-65] [API-66] [API-67] e-games', 'GET egame/announcements', 'GET egame/types', 'GET egame/vendors'],
  ['[RO-72] game menus', 'GET games/vendors', 'GET lottery/vn/menus', 'GET lottery/vn/games'],
  ['[RO-73] popular games', 'GET games/popular'],
  ['[RO-75] winner board', 'GET games/winners'],
  ['[RO-76] help centre', 'GET help'],
  ['[RO-77] feedback', 'PUT feedback'],
  ['[RO-78] domain routes', 'GET routers'],
]
test.each(withoutToken)('%s needs no token', (_, ...calls) => {
  expect(told(calls)).toEqual(calls.map(() => 'public'))
})

test('[RO-14] [RO-21] whatever the member centre shows or changes of an account is refused to a trial', () => {
  const open = new Set(['GET members/me', 'GET members/me/avatar', 'GET members/me/icon'])
  const own = [...accessOf].filter(([call]) => /\/wps\/v2\/(members\/me|security)(\/|$)/.test(call))
  const lax = own
    .filter(([, access]) => access !== 'member')
    .map(([call]) => call.replace('/wps/v2/', ''))
    .filter((call) => !open.has(call))
  // The language is anybody's, and the challenge comes before any account.
  expect(lax.toSorted()).toEqual(['GET security/challenge', 'POST members/me/language'])
})

test('[RO-16] [RO-17] [RO-18] [RO-19] [RO-20] agents are the types 1, 2, 41 and 42, and nobody else', () => {
  const agents = Array.from({ length: 100 }, (_, type) => type).filter(isAgentType)
  expect(agents).toEqual([1, 2, 41, 42])
})

// Decision D-10 of the requirements: the list is everybody but ordinary players; of it the trial is no agent.
test('[RO-22] who is no ordinary player is of the types 1, 2, 4, 41 and 42, of which 4 is the trial alone', () => {
  const listed = contracts.identity.accountTypes.filter((type) => type !== 0)
  expect(listed.toSorted((one, other) => one - other)).toEqual([1, 2, 4, 41, 42])
  expect(listed.filter((type) => contracts.identity.isTrialType(type))).toEqual([4])
  expect(listed.filter((type) => !contracts.identity.isTrialType(type)).every(isAgentType)).toBe(true)
})
