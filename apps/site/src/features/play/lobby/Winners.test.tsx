import { expect, test, vi } from 'vitest'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import Winners from './Winners.tsx'

const screen = openScreen()

test('a phone’s line of the newest win is named by all that it shows, since it is a link to the others', async () => {
  const win = { player: 'Zaw***9', nodeId: 'lion', gameName: 'Lion', prizeAmount: '412000.00' }
  openPlatform({
    'GET /wps/v2/games/winners': value({ lists: [{ ...win, at: '2026-11-22T10:00:00.000Z' }] }),
  })
  await screen.draw(<Winners games={[]} isLine onPlay={vi.fn()} />, siteWith([], { currency: 'MMK' }))
  const line = () => document.querySelector('[data-testid="winner-line"]')
  await screen.until(() => expect(line()?.textContent).toContain('Zaw***9'))
  expect(line()?.hasAttribute('aria-label')).toBe(false)
  expect(line()?.textContent).toMatch(/^Latest wins.*Lion.*412,000\.00/)
})
