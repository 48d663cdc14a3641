import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { Game } from '../../../shared/games/game.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { useGames } from '../shared/popular.ts'
import { FurtherGames, Games } from './Games.tsx'

const screen = openScreen()
const game = (nodeId: string, shelf: Game['shelf'], gameType: Game['gameType'] = 'RNG') => ({
  ...{ nodeId, vassalage: 'maker', vendorName: 'Maker', gameType, gameCode: nodeId, shelf },
  ...{ gameName: nodeId, displayName: nodeId, iconUrl: '', isHot: 0, isNew: 0, supportPlay: 0 },
  ...{ isGame: 'GAME', gameClassify: null, minBet: '100.00', maxWin: null, rtp: null, volatility: null },
  ...{ maintenance: false, maintenanceUntil: null, opens: 'frame' },
})
const all = [
  ...['dice', 'lion', 'tiger', 'ox', 'hare', 'pony', 'cat'].map((name) =>
    game(name, name === 'dice' ? 'instant' : 'slots'),
  ),
  game('koi', null, 'FISH'),
]
const titles = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)
const chips = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
const heads = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

function Window() {
  const of = useGames('EN')
  const games = of.data ?? []
  return (
    <>
      <Games {...{ games, of }} onPlay={() => {}} between={<p>pots</p>} />
      <FurtherGames games={games} onPlay={() => {}} />
    </>
  )
}

async function draw(isPhone: boolean, answer: unknown = value(all)) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: !isPhone, media, addEventListener() {}, removeEventListener() {} }) as never,
  )
  openPlatform({ 'GET /wps/v2/games/popular': answer as never })
  await screen.draw(<Window />, siteWith([], { currency: 'MMK' }))
}

test('[OV-71] a phone begins with the six games that are played most, and its chips show one kind in place', async () => {
  await draw(true)
  await screen.until(() => expect(chips()).toEqual(['For you', 'Slots', 'Instant games', 'Fishing']))
  expect(heads()).toEqual(['Popular now', 'Slots', 'Instant games', 'Fishing'])
  expect(titles().slice(0, 6)).toEqual(['dice', 'lion', 'tiger', 'ox', 'hare', 'pony'])
  await act(async () => screen.choose(1))
  await screen.until(() => expect(titles()).toEqual(['lion', 'tiger', 'ox', 'hare', 'pony', 'cat']))
  expect(screen.has('pots')).toBe(false)
  await act(async () => screen.choose(2))
  await screen.until(() => expect(titles()).toEqual(['dice']))
  await act(async () => screen.choose(0))
  await screen.until(() => expect(screen.has('pots')).toBe(true))
})

test('where there is room each kind has a row of its own, with the way to the rest of it', async () => {
  await draw(false)
  await screen.until(() => expect(heads()).toEqual(['Slots', 'Instant games', 'Fishing']))
  expect(titles()).toEqual(['lion', 'tiger', 'ox', 'hare', 'pony', 'cat', 'dice', 'koi'])
  expect(links()).toEqual(['/rng?shelf=slots', '/rng?shelf=instant', '/fish'])
})

test('the first three kinds stand beside the winners, all others have the whole width for two games more', async () => {
  const many = (kind: string, gameType: Game['gameType']) =>
    Array.from({ length: 9 }, (_, at) => game(`${kind}${at}`, null, gameType))
  await draw(false, value([...all, ...many('cow', 'LOTT'), ...many('eel', 'FISH')]))
  await screen.until(() => expect(heads()).toEqual(['Slots', 'Instant games', 'Lottery', 'Fishing']))
  expect(titles().filter((title) => title?.startsWith('cow'))).toHaveLength(6)
  expect(titles().filter((title) => title === 'koi' || title?.startsWith('eel'))).toHaveLength(8)
})

test('a brand without games says so', async () => {
  await draw(true, value([]))
  await screen.until(() => expect(screen.has('No game')).toBe(true))
})
