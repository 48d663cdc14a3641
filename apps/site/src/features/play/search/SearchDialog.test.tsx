import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../../../shared/games/game.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { completionsOf } from './completions.ts'
import { neighboursOf } from './Neighbours.tsx'
import type { Other } from './others.ts'
import SearchDialog from './SearchDialog.tsx'

const screen = openScreen()
const game = (nodeId: string, more: Partial<Game> = {}): Game => ({
  ...{ nodeId, vassalage: 'maker', vendorName: 'Maker', gameType: 'RNG', gameCode: nodeId, shelf: 'slots' },
  ...{ gameName: nodeId, displayName: nodeId, iconUrl: '', isHot: 0, isNew: 0, supportPlay: 0 },
  ...{ isGame: 'GAME', gameClassify: null, minBet: '100.00', maxWin: null, rtp: null, volatility: null },
  ...{ maintenance: false, maintenanceUntil: null, opens: 'frame' },
  ...more,
})
const [golden, gourd, resting] = [game('golden'), game('gourd'), game('rest', { maintenance: true })]

async function open(games: readonly Game[] = [golden, gourd, resting], others: readonly Other[] = []) {
  openPlatform({
    'GET /wps/v2/games/popular': value([game('ox'), game('fish', { shelf: null, gameType: 'FISH' }), golden]),
    'GET /wps/v2/games/search': value({ games, total: games.length }),
  })
  const [onPlay, onClose, onAsk] = [vi.fn(), vi.fn(), vi.fn()]
  await screen.draw(
    <SearchDialog
      recent="none"
      useOthers={(word) => (word === '' ? [] : others)}
      onLogin={() => {}}
      {...{ onPlay, onClose, onAsk }}
    />,
    siteWith([], { currency: 'MMK' }),
  )
  return { onPlay, onClose, onAsk }
}

const words = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([input]) => new URL(String(input), 'http://site'))
    .filter(({ pathname }) => pathname.endsWith('/search'))
    .map(({ searchParams }) => searchParams.get('text'))
const field = () => document.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement
const options = () => [...document.querySelectorAll('[role="option"]')]
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
const key = (name: string) =>
  act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
const enter = () => act(async () => field().form?.requestSubmit())
const chips = () =>
  [...document.querySelectorAll('[data-testid="search-chip"]')].map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())

test('[OV-36] two letters are answered when the hand rests for 120 ms, once, and are not kept as a word', async () => {
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pause = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
  try {
    await screen.type('search', 'g')
    await pause(1_000)
    expect(words()).toEqual([])
    await screen.type('search', 'go')
    await pause(119)
    await screen.type('search', 'gol')
    await pause(119)
    expect(words()).toEqual([])
    await pause(1)
    expect(words()).toEqual(['gol'])
    // What the answer sets off is timed as well.
    await act(() => vi.advanceTimersByTimeAsync(100))
  } finally {
    vi.useRealTimers()
  }
  await screen.until(() => expect(options()).toHaveLength(3))
  expect(document.querySelector('[role="status"]')?.textContent).toBe('3 games found')
  expect(chips()).toEqual([])
})

test('[MD-14] [MD-15] Enter asks at once, for one letter too, and keeps the word', async () => {
  await open()
  await screen.type('search', 'g')
  await enter()
  await screen.until(() => expect(options()).toHaveLength(3))
  expect(words()).toEqual(['g'])
  expect(chips()).toEqual(['g'])
})

test('arrow keys walk from the field through what was found and back; Enter plays it, the word is kept', async () => {
  const { onPlay, onClose } = await open()
  await screen.type('search', 'go')
  await screen.until(() => expect(options()).toHaveLength(3))
  expect(field().getAttribute('aria-controls')).toBe(options()[0]?.parentElement?.id)
  expect(active()).toBeNull()
  await key('ArrowUp')
  expect(active()).toContain('rest')
  await key('ArrowDown')
  expect(active()).toBeNull()
  await key('ArrowDown')
  await key('ArrowDown')
  expect(active()).toContain('gourd')
  expect(options().map((each) => each.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false'])
  await enter()
  expect(onPlay).toHaveBeenCalledWith(gourd)
  expect(onClose).toHaveBeenCalledOnce()
  expect(JSON.parse(localStorage.getItem('searchHistory') ?? '')).toEqual(['go'])
})

test('a game in maintenance is shown, and neither Enter nor a press plays it', async () => {
  const { onPlay } = await open()
  await screen.type('search', 're')
  await screen.until(() => expect(options()).toHaveLength(3))
  await act(async () => (options()[2] as HTMLElement).click())
  await key('ArrowUp')
  await enter()
  expect(options()[2]?.getAttribute('aria-disabled')).toBe('true')
  expect(onPlay).not.toHaveBeenCalled()
})

test('Enter on a found game itself plays it, unless it is in maintenance', async () => {
  const { onPlay } = await open()
  await screen.type('search', 'go')
  await screen.until(() => expect(options()).toHaveLength(3))
  for (const at of [2, 1])
    await act(async () =>
      options()[at]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    )
  expect(onPlay.mock.calls).toEqual([[gourd]])
})

test('typing on takes the choice back, and an empty field shows nothing', async () => {
  await open()
  await screen.type('search', 'go')
  await screen.until(() => expect(options()).toHaveLength(3))
  await key('ArrowDown')
  await screen.type('search', 'gol')
  expect(active()).toBeNull()
  await screen.type('search', '')
  expect(options()).toEqual([])
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('nothing found is said with the word', async () => {
  await open([])
  await screen.type('search', 'zz')
  await screen.until(() =>
    expect(document.querySelector('[role="status"]')?.textContent).toBe('0 games found'),
  )
  expect(document.body.textContent).toContain('zz')
  expect(options()).toEqual([])
})

test('where nothing is found there are the kinds to look through, and somebody to ask', async () => {
  const { onAsk, onClose } = await open([])
  await screen.type('search', 'zz')
  const kinds = () => [...document.querySelectorAll('[data-testid="search-kinds"] a')]
  await screen.until(() =>
    expect(kinds().map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['Slots', '/rng?shelf=slots'],
      ['Fishing', '/fish'],
    ]),
  )
  await screen.press('Customer service')
  expect(onAsk).toHaveBeenCalledOnce()
  await act(async () => (kinds()[1] as HTMLElement).click())
  expect(onClose).toHaveBeenCalledOnce()
})

test('the part that was typed is marked, and what may follow it is a press away', async () => {
  await open()
  await screen.type('search', 'GO')
  await screen.until(() => expect(options()).toHaveLength(3))
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['go', 'go'])
  const suggested = () => [...document.querySelectorAll<HTMLElement>('[data-testid="suggestion"]')]
  expect(suggested().map(({ textContent }) => textContent)).toEqual(['golden', 'gourd'])
  await act(async () => suggested()[1]?.click())
  expect(field().value).toBe('gourd')
  await screen.until(() => expect(words().at(-1)).toBe('gourd'))
})

test('offers and answers stand behind the games, and the arrow keys come to them too', async () => {
  const openIt = vi.fn()
  const other: Other = { id: '7', kind: 'answer', title: 'How do I go on?', open: openIt }
  const { onClose, onPlay } = await open([golden], [other])
  await screen.type('search', 'go')
  await screen.until(() => expect(options()).toHaveLength(2))
  await key('ArrowUp')
  expect(active()).toContain('How do I go on?')
  await enter()
  expect(openIt).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
  expect(onPlay).not.toHaveBeenCalled()
})

test('names go on where the word ends, each once', () => {
  const names = [
    'Golden Chinthe',
    'Tiger Gold',
    'golden chinthe 2',
    'Golden Chinthe',
    'Gold',
    'Gold Mine',
    'Gold Rush',
  ]
  expect(completionsOf(names, 'gold')).toEqual(['Golden Chinthe', 'golden chinthe 2', 'Gold Mine'])
  expect(completionsOf(names, '')).toEqual([])
})

test('beside what was found stand open games of its kind first, and none twice', () => {
  const fish = game('fish', { shelf: null, gameType: 'FISH' })
  const popular = [fish, golden, gourd, resting, game('ox')]
  expect(neighboursOf(popular, [golden]).map(({ nodeId }) => nodeId)).toEqual(['gourd', 'ox', 'fish'])
  expect(neighboursOf(popular, []).map(({ nodeId }) => nodeId)).toEqual(['fish', 'golden', 'gourd'])
})
