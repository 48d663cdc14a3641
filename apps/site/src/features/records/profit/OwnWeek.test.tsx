import { expect, test, vi } from 'vitest'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import OwnWeek from './OwnWeek.tsx'

const screen = openScreen()
const row = (day: string, stake: string, net: string, rounds: number) => ({
  ...{ day, category: 'RNG', rounds, stake, validBet: stake, net },
})

test('a member’s seven days are summed, with the way to a limit', async () => {
  openPlatform({
    'GET /wps/v2/records/profit': value({
      currency: 'MMK',
      lists: [row('2026-11-21', '184000.00', '-42300.00', 3), row('2026-11-22', '1000.00', '300.00', 2)],
    }),
  })
  const onLimit = vi.fn()
  await screen.draw(<OwnWeek onLimit={onLimit} />, siteWith([], { currency: 'MMK' }))
  await screen.until(() => expect(screen.has('185,000')).toBe(true))
  expect(screen.has('42,000')).toBe(true)
  await screen.press('Set a limit')
  expect(onLimit).toHaveBeenCalledOnce()
})

test('before a first round nothing stands there', async () => {
  openPlatform({ 'GET /wps/v2/records/profit': value({ currency: 'MMK', lists: [] }) })
  await screen.draw(<OwnWeek onLimit={() => {}} />, siteWith([], { currency: 'MMK' }))
  await screen.until(() => expect(document.body.textContent).toBe(''))
})
