import { act } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { beginSession, endSession } from '../../shared/session/session.ts'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen, siteWith } from '../../testing/screen.tsx'
import { SeveralPlace } from './SeveralPlace.tsx'

const screen = openScreen()
const member = {
  ...{ id: '1', account: 'player', nickname: 'player', type: 0, toUpline: false, vipRank: 0 },
  ...{ clubLabel: { labelName: 'VIP 0' }, memberLabel: [], language: null, avatar: null },
}

// What is fetched when it is opened is here before.
beforeAll(() =>
  Promise.all([
    import('../../features/play/live/several/SeveralTables.tsx'),
    import('../../features/money/wallet/BalanceChip.tsx'),
  ]),
)
afterEach(() => act(async () => endSession('signed-out')))

test('a visitor is asked to log in, and comes back to the same tables', async () => {
  const { asked } = openPlatform({})
  await screen.draw(<SeveralPlace of="bac,roul" />)
  expect(screen.has('Play at up to 4 tables at once.')).toBe(true)
  await screen.press('Log in')
  expect(new URLSearchParams(location.search).get('to')).toBe('/live/tables?of=bac%2Croul')
  expect(asked).toEqual([])
})

test('a member without tables has the bar with the balance, and the way to one', async () => {
  openPlatform({
    'GET /wps/v2/members/me': value(member),
    'GET /wps/v2/live/tables': value({ at: new Date().toISOString(), tables: [] }),
    'GET /wps/v2/wallets/balance': value({ sumBalance: '9650.00', currency: 'MMK', version: '7' }),
    'GET /wps/v2/protection': value({
      ...{ currency: 'MMK', limits: [], closure: null, realityMinutes: null, sitting: null },
    }),
    'GET /wps/v2/protection/sitting': value({
      ...{ since: '2026-11-22T10:00:00.000Z', minutes: 65, staked: '1200.00', net: '-350.00' },
    }),
  })
  await act(async () => beginSession('a-token'))
  await screen.draw(<SeveralPlace of={undefined} />, siteWith(['MC_MEMBER_CENTER'], { currency: 'MMK' }))
  await screen.until(() => expect(screen.has('No table is open here')).toBe(true))
  await screen.until(() =>
    expect(document.querySelector('[data-testid="balance"]')?.textContent).toContain('9,650'),
  )
  await screen.press('Add a table')
  expect(screen.has('No table fits')).toBe(true)
})
