import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { Lobby, type LobbyProps } from './Lobby.tsx'

const screen = openScreen()
const game = (nodeId: string, change = {}) => ({
  ...{ nodeId, vassalage: 'maker', vendorName: 'Maker', gameType: 'RNG', gameCode: nodeId, shelf: 'slots' },
  ...{ gameName: nodeId, displayName: nodeId, iconUrl: '', isHot: 0, isNew: 0, supportPlay: 1 },
  ...{ isGame: 'GAME', gameClassify: null, minBet: '100.00', maxWin: null, rtp: null, volatility: null },
  ...{ maintenance: false, maintenanceUntil: null, opens: 'frame', ...change },
})
const win = { ...{ player: 'Zaw***9', nodeId: 'lion', gameName: 'lion', prizeAmount: '412000.00' } }
const named = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)

async function draw(change: Partial<LobbyProps>, games: readonly unknown[], wins: readonly unknown[] = []) {
  openPlatform({
    'GET /wps/v2/games/popular': value(games),
    'GET /wps/v2/games/vendors': value({ lanes: [] }),
    'GET /wps/v2/games/winners': value({ lists: wins }),
  })
  const props: LobbyProps = {
    ...{
      isLoggedIn: false,
      account: undefined,
      canRegister: true,
      aside: null,
      noticeBar: null,
      jackpot: <p>pots</p>,
    },
    ...{ onRegister: vi.fn(), onLogin: vi.fn(), onPlay: vi.fn(), onTry: vi.fn() },
    renderSlides: (offer) => offer,
    ...change,
  }
  await screen.draw(<Lobby {...props} />, siteWith([], { currency: 'MMK' }))
  await screen.until(() => expect(document.querySelectorAll('article').length).toBe(games.length))
  return props
}

test('a visitor is offered a round for nothing first, in the first open game that has one, and an account beside it', async () => {
  const closed = game('ox', { supportPlay: 0, maintenance: true })
  const props = await draw({}, [game('lion'), closed, game('tiger', { supportPlay: 0 })])
  const [first, second] = named('doors')?.querySelectorAll('button') ?? []
  expect([first?.textContent, second?.textContent]).toEqual(['Free trial', 'Open account'])
  await act(async () => first?.click())
  expect(vi.mocked(props.onTry as (item: LaunchItem) => void).mock.calls[0]?.[0].nodeId).toBe('tiger')
  await act(async () => second?.click())
  expect(props.onRegister).toHaveBeenCalledOnce()
})

test('where nothing can be tried, and nobody can join, a visitor is offered the login alone', async () => {
  const props = await draw({ onTry: null, canRegister: false }, [game('lion', { supportPlay: 0 })])
  expect(named('doors')?.textContent).toBe('Log in')
  await screen.press('Log in')
  expect(props.onLogin).toHaveBeenCalledOnce()
})

test('a member is offered the first game that is open, and no doors', async () => {
  const props = await draw({ isLoggedIn: true }, [game('ox', { maintenance: true }), game('lion')])
  expect(named('doors')).toBeNull()
  await screen.press(/Play lion/)
  expect(vi.mocked(props.onPlay).mock.calls[0]?.[0].nodeId).toBe('lion')
})

test('a game in maintenance says so on its tile', async () => {
  await draw({}, [game('ox', { maintenance: true })])
  expect(document.querySelector('article')?.dataset['closed']).toBe('true')
  expect(screen.has('Under maintenance')).toBe(true)
})

test('without a connection the tiles are dimmed, until there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await draw({}, [game('lion')])
  expect(document.querySelector('[data-offline]')).toBeTruthy()
  online.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(document.querySelector('[data-offline]')).toBeNull()
})

test('[OV-70] the newest wins stand beside the games where there is room; where nobody has won, that is said', async () => {
  await act(async () => void window.dispatchEvent(new Event('pointerdown')))
  await draw({}, [game('lion')], [{ ...win, at: '2026-11-22T10:00:00.000Z' }])
  await screen.until(() => expect(named('winners')?.textContent).toContain('Zaw***9'))
  expect(named('winners')?.textContent).toContain('412,000.00')
  await screen.draw(null)
  await draw({}, [game('lion')])
  await screen.until(() => expect(screen.has('Nobody has won yet')).toBe(true))
})
