import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { toggleLotteryFavourite } from '../../../../shared/games/lotteryFavourites.ts'
import { openPlatform, value } from '../../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../../testing/screen.tsx'
import { NextDraws } from './NextDraws.tsx'

const screen = openScreen()
const lottery = (nodeId: string, isHot = 0) => ({
  ...{ nodeId, isHot, vassalage: 'palmyra', vendorName: 'Palmyra', gameType: 'ELOTT', gameCode: nodeId },
  ...{
    gameName: nodeId,
    displayName: `Draw ${nodeId}`,
    iconUrl: '',
    isNew: 0,
    supportPlay: 0,
    isGame: 'GAME',
  },
  ...{ gameClassify: 'SEA', minBet: '100.00', maxWin: null, rtp: null, volatility: null, maintenance: false },
  ...{ gameGroupCode: 'SEA', odds: {} },
})
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-testid="next-draw"]')]

test('[OV-10] home counts the next draws down by the platform’s clock, and a press opens the lottery', async () => {
  // The platform's clock is a day ahead of this one.
  const at = Date.now() + 86_400_000
  const drawIn = (nodeId: string, ms: number) => {
    const closesAt = new Date(at + ms).toISOString()
    return { nodeId, issueId: `${nodeId}-1`, closesAt, drawsAt: closesAt }
  }
  openPlatform({
    'GET /wps/v2/lottery/games': value({
      prizeMode: 'SEA',
      games: [lottery('mm2d'), lottery('k3', 1), lottery('mm3d')],
    }),
    'GET /wps/v2/lottery/draws/next': value({
      at: new Date(at).toISOString(),
      draws: [drawIn('mm2d', 3_750_000), drawIn('k3', 25_000), drawIn('mm3d', 2 * 86_400_000 + 1_830_000)],
    }),
  })
  toggleLotteryFavourite('thiha', 'mm3d')
  const onPlay = vi.fn()
  await screen.draw(<NextDraws account="thiha" onPlay={onPlay} />, siteWith([], { prizeMode: 'SEA' }))
  await screen.until(() => expect(cards()).toHaveLength(3))
  expect(cards().map(({ dataset }) => dataset['game'])).toEqual(['mm3d', 'k3', 'mm2d'])
  const [liked, hot, plain] = cards().map(({ textContent }) => textContent)
  expect(liked).toMatch(/^Liked.*2 days 00:30:\d\d$/)
  expect(hot).toMatch(/^Hot.*00:00:[12]\d$/)
  expect(plain).toMatch(/01:02:[0-3]\d$/)
  await act(async () => cards()[1]?.click())
  expect(onPlay.mock.calls[0]?.[0].nodeId).toBe('k3')
})
