import { menus, merchants, walletTransfers } from '@jackfruit/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlatform, refusal, value } from '../../testing/platform.ts'
import { beginSession, endSession } from '../session/session.ts'
import { callKept } from './kept.ts'

const signal = new AbortController().signal
const routers = 'GET /wps/v2/routers'
const hosts = { domainList: ['one.example', 'two.example'] }
const ask = (maxAgeMs?: number) =>
  callKept(merchants.routers, { key: 'routers', ...(maxAgeMs && { maxAgeMs }) }, signal)

beforeEach(() => sessionStorage.setItem('merchantCode', 'demommk'))
afterEach(() => {
  endSession('signed-out')
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('routers are asked for once in a tab, and lie there by their name', async () => {
  const { asked } = openPlatform({ [routers]: value(hosts) })
  expect(sessionStorage.getItem('routers')).toBeNull()
  expect([await ask(), await ask()]).toEqual([hosts, hosts])
  expect(asked.map(({ to }) => to)).toEqual([routers])
  expect(JSON.parse(sessionStorage.getItem('routers') ?? '{}')).toMatchObject({ value: hosts })
})

test('what may grow old is asked for again when it has', async () => {
  vi.useFakeTimers()
  const { asked } = openPlatform({ [routers]: value(hosts) })
  await ask(1000)
  vi.advanceTimersByTime(999)
  await ask(1000)
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await ask(1000)
  expect(asked).toHaveLength(2)
})

test.each([
  ['of another brand', () => sessionStorage.setItem('merchantCode', 'demoinr')],
  [
    'that is no answer of this build',
    () => sessionStorage.setItem('routers', '{"merchant":"demommk","at":0,"value":[]}'),
  ],
  ['that cannot be read', () => sessionStorage.setItem('routers', '{')],
])('an answer %s is asked for anew', async (_, change) => {
  const { asked } = openPlatform({ [routers]: value(hosts) })
  await ask()
  change()
  expect(await ask()).toEqual(hosts)
  expect(asked).toHaveLength(2)
})

test('a refusal is not kept', async () => {
  const { asked } = openPlatform({ [routers]: refusal('too_many_requests') })
  await expect(ask()).rejects.toThrow()
  await expect(ask()).rejects.toThrow()
  expect([asked.length, sessionStorage.getItem('routers')]).toEqual([2, null])
})

test('the menu of a session is asked for once in it, and anew for who comes next', async () => {
  const node = { modId: 'MC_MEMBER_CENTER', enabled: '1', childrenNodes: [] }
  const { asked } = openPlatform({ 'GET /wps/v2/menu': value([node]) })
  const menu = () => callKept(menus.menu, { key: 'menu' }, signal)
  beginSession('one')
  expect([await menu(), await menu()]).toEqual([[node], [node]])
  expect(asked).toHaveLength(1)
  beginSession('two')
  await menu()
  expect(asked).toHaveLength(2)
})

test('an answer that comes when somebody else is there is not kept', async () => {
  openPlatform({
    'GET /wps/v2/menu': () => {
      beginSession('two')
      return value([])()
    },
  })
  beginSession('one')
  await callKept(menus.menu, { key: 'menu' }, signal)
  expect(sessionStorage.getItem('menu')).toBeNull()
})

test('[TR-10] the merchant wallet is asked for once, and outlives a session as the brand does', async () => {
  const { asked } = openPlatform({ 'GET /wps/v2/wallets/merchant': value({ isSingle: false }) })
  const read = () => callKept(walletTransfers.merchantWallet, { key: 'merchantWallet' }, signal)
  beginSession('one')
  await read()
  expect(sessionStorage.getItem('merchantWallet')).not.toBeNull()
  endSession('signed-out')
  beginSession('two')
  expect(await read()).toEqual({ isSingle: false })
  expect(asked).toHaveLength(1)
})
