import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { goTo } from '../../shared/address/navigation.ts'
import { GameCards } from '../../shared/games/GameCards.tsx'
import type { Game } from '../../shared/games/game.ts'
import { beginSession, endSession } from '../../shared/session/session.ts'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen, siteWith } from '../../testing/screen.tsx'
import GameExtras from './GameExtras.tsx'

const screen = openScreen()
const game = (nodeId: string, more: Partial<Game> = {}): Game => ({
  ...{ nodeId, vassalage: 'hexworks', vendorName: 'Hexworks', gameType: 'RNG', gameCode: nodeId },
  ...{ gameName: nodeId, displayName: nodeId, iconUrl: 'art/a.webp', isHot: 0, isNew: 0, supportPlay: 0 },
  ...{ isGame: 'GAME', gameClassify: null, minBet: '1.00', maxWin: null, rtp: null, volatility: null },
  ...{ maintenance: false, maintenanceUntil: null, opens: 'frame' },
  ...more,
})
const plain = game('plain', { supportPlay: 1 })
const marked = game('marked', { isHot: 1, isNew: 1 })
const closed = game('closed', { maintenance: true })
const lottery = game('mega', { gameType: 'LOTT', vassalage: 'palmyra' })
const all = [plain, marked, closed, lottery]

const memberOf = (account: string, type = 0) =>
  value({
    ...{ id: '1', account, nickname: account, type, toUpline: false, vipRank: 0 },
    ...{ clubLabel: { labelName: 'VIP 0' }, memberLabel: [], language: null, avatar: null },
  })
/** The platform as a member finds it who likes these games. */
function world(account = 'player', { type = 0, liked = [] as string[] } = {}) {
  let nodeIds = liked
  return openPlatform({
    'GET /wps/v2/members/me': memberOf(account, type),
    'GET /wps/v2/games/favourites': () => value({ games: [], totalPages: 0, nodeIds })() as Response,
    'POST /wps/v2/games/favourites': () => {
      const isFavourite = !nodeIds.includes('plain')
      nodeIds = isFavourite ? ['plain', ...nodeIds] : nodeIds.filter((each) => each !== 'plain')
      return value({ isFavourite })() as Response
    },
  })
}
const onPlay = vi.fn()
const draw = () =>
  screen.draw(
    <>
      <GameExtras />
      <GameCards games={all} onPlay={onPlay} />
    </>,
    siteWith([], { currency: 'MMK' }),
  )
const card = (name: string) => {
  const found = [...document.querySelectorAll('[data-testid="game-card"]')].find(
    (each) => each.querySelector('h3')?.textContent === name,
  )
  if (!found) throw new Error(`no card of ${name}`)
  return found
}
const move = (name: string, type: 'pointerover' | 'pointerout') =>
  act(async () =>
    card(name).dispatchEvent(
      new PointerEvent(type, { pointerType: 'mouse', bubbles: true, relatedTarget: document.body }),
    ),
  )
const rest = (name: string) => move(name, 'pointerover')
const heart = (name: string) => card(name).querySelector<HTMLElement>('[data-testid="heart"]')
const isFilled = (name: string) => heart(name)?.getAttribute('aria-pressed') === 'true'
const press = (name: string) => act(async () => heart(name)?.click())
const enter = (token: string) => act(async () => beginSession(token))
const leave = () => act(async () => endSession('signed-out'))

beforeEach(async () => {
  localStorage.clear()
  onPlay.mockClear()
  // A screen with room and a pointer.
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
    ...{ matches: true, addEventListener: () => {}, removeEventListener: () => {} },
  } as unknown as MediaQueryList)
  await leave()
  await act(async () => goTo('/rng'))
})

describe('a card', () => {
  test('[GL-14] [GL-15] [GL-17] [GL-18] has its picture, its maker, and the badges of hot and new where they are due', async () => {
    world()
    await draw()
    await screen.until(() =>
      expect(card('plain').querySelector('img')?.getAttribute('src')).toContain('art/a.webp'),
    )
    expect(card('plain').textContent).toContain('Hexworks')
    const badges = (name: string) => card(name).querySelector('.tile-badges')?.textContent
    expect([badges('plain'), badges('marked')]).toEqual(['', 'HotNew'])
  })

  test('[GL-19] [GL-20] [D-45] has the button that plays, and that of a free trial where supportPlay is 0; under maintenance neither', async () => {
    world()
    await draw()
    const buttons = (name: string) =>
      [...card(name).querySelectorAll<HTMLElement>('.hover-card .btn')].map((each) => each.textContent)
    for (const [name, has] of [
      ['marked', ['Play now', 'Free trial']],
      ['closed', []],
      ['plain', ['Play now']],
    ] as const) {
      await rest(name)
      await screen.until(() => expect(card(name).querySelector('.hover-card')).not.toBeNull())
      expect(buttons(name)).toEqual(has)
    }
    await act(async () => card('plain').querySelector<HTMLElement>('.hover-card .btn')?.click())
    expect(onPlay).toHaveBeenCalledWith(plain)
  })

  test('opens over its tile for a pointer that rests on it, and not for one that crosses', async () => {
    world()
    await draw()
    const isOpen = (name: string) => card(name).querySelector('.hover-card') !== null
    await move('plain', 'pointerover')
    await move('plain', 'pointerout')
    await rest('marked')
    await screen.until(() => expect(isOpen('marked')).toBe(true))
    expect(isOpen('plain')).toBe(false)
    await move('marked', 'pointerout')
    expect(isOpen('marked')).toBe(false)
  })

  test('opens for the keyboard, and Escape gives the focus back to its tile', async () => {
    world()
    await draw()
    const whole = () => card('plain').querySelector<HTMLElement>('.tile-hit')
    vi.spyOn(Element.prototype, 'matches').mockReturnValue(true)
    await act(async () => whole()?.focus())
    await screen.until(() => expect(card('plain').querySelector('.hover-card')).not.toBeNull())
    await act(async () => {
      const play = card('plain').querySelector<HTMLElement>('.hover-card .btn')
      play?.focus()
      play?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    expect(card('plain').querySelector('.hover-card')).toBeNull()
    expect(document.activeElement).toBe(whole())
  })
})

describe('the heart', () => {
  test('[GL-16] [EN-22] [TR-22] [TR-23] is filled for favourites, fills and empties', async () => {
    const { asked } = world('player', { liked: ['marked'] })
    await enter('a-token')
    await draw()
    await screen.until(() => expect([isFilled('marked'), isFilled('plain')]).toEqual([true, false]))
    await press('plain')
    await screen.until(() => expect([isFilled('marked'), isFilled('plain')]).toEqual([true, true]))
    expect(asked.filter(({ to }) => to.startsWith('POST'))).toEqual([
      { to: 'POST /wps/v2/games/favourites', body: { nodeId: 'plain', vendor: 'hexworks', gameType: 'RNG' } },
    ])
    await press('plain')
    await screen.until(() => expect(isFilled('plain')).toBe(false))
  })

  test('[RO-03] [TR-24] of a visitor leads to the login, of a trial says that it takes an account; nothing is kept', async () => {
    const { asked } = world('guest', { type: 4 })
    await draw()
    await screen.until(() => expect(heart('plain')).not.toBeNull())
    await press('plain')
    expect(`${location.pathname}${location.search}`).toBe('/login?to=%2Frng')
    await enter('trial-token')
    await screen.until(() => expect(asked.map(({ to }) => to)).toContain('GET /wps/v2/members/me'))
    await press('plain')
    await press('mega')
    expect(asked.filter(({ to }) => to.includes('favourites'))).toEqual([])
    expect(localStorage.length).toBe(0)
  })

  test('[EN-23] of a lottery is kept in this browser, apart for each account, and found again after the next login', async () => {
    const { asked } = world('aye')
    await enter('token-of-aye')
    await draw()
    await screen.until(() => expect(asked.map(({ to }) => to)).toContain('GET /wps/v2/games/favourites'))
    await press('mega')
    await screen.until(() => expect(isFilled('mega')).toBe(true))
    expect(asked.some(({ to }) => to.startsWith('POST'))).toBe(false)

    await leave()
    await screen.draw(null)
    world('ba')
    await enter('token-of-ba')
    await draw()
    await screen.until(() => expect(heart('mega')).not.toBeNull())
    expect(isFilled('mega')).toBe(false)

    await leave()
    await screen.draw(null)
    world('aye')
    await enter('another-token-of-aye')
    await draw()
    await screen.until(() => expect(isFilled('mega')).toBe(true))
    await press('mega')
    await screen.until(() => expect(isFilled('mega')).toBe(false))
  })
})
