import { act } from 'react'
import { expect, test } from 'vitest'
import type { Game } from '../../../shared/games/game.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { Popular } from './Popular.tsx'

const screen = openScreen()
const game = (nodeId: string, shelf: Game['shelf'], gameType: Game['gameType'] = 'RNG') => ({
  ...{ nodeId, vassalage: 'maker', vendorName: 'Maker', gameType, gameCode: nodeId, shelf },
  ...{ gameName: nodeId, displayName: nodeId, iconUrl: '', isHot: 0, isNew: 0, supportPlay: 0 },
  ...{ isGame: 'GAME', gameClassify: null, minBet: '100.00', maxWin: null, rtp: null, volatility: null },
  ...{ maintenance: false, maintenanceUntil: null, opens: 'frame' },
})
const titles = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)
const kinds = () =>
  [...document.querySelectorAll('[role="tab"], label')].map(({ textContent }) => textContent)

test('games of chance are chosen by their shelf, all others by their type', async () => {
  const all = [
    game('lion', 'slots'),
    game('dice', 'instant'),
    game('koi', null, 'FISH'),
    game('tiger', 'slots'),
  ]
  openPlatform({ 'GET /wps/v2/games/popular': value(all) })
  await screen.draw(<Popular onPlay={() => {}} allLink={null} />, siteWith([], { currency: 'MMK' }))
  await screen.until(() => expect(titles()).toEqual(['lion', 'dice', 'koi', 'tiger']))
  expect(kinds()).toEqual(['All', 'Slots', 'Instant games', 'Fishing'])
  await act(async () => screen.choose(1))
  await screen.until(() => expect(titles()).toEqual(['lion', 'tiger']))
  await act(async () => screen.choose(2))
  await screen.until(() => expect(titles()).toEqual(['dice']))
})
