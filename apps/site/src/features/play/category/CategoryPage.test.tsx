import { expect, test } from 'vitest'
import type { Game } from '../../../shared/games/game.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import CategoryPage from './CategoryPage.tsx'
import type { GameType } from './queries.ts'

const screen = openScreen()
const nothing = () => {}
const kinds = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const
const card = (gameType: GameType, vassalage = `maker-${gameType}`) => ({
  ...{ vassalage, name: vassalage, accountTypeId: vassalage, gameType, isHot: 0, nodeId: 'a' },
})
const cards = () =>
  [...document.querySelectorAll('[data-testid="vendor-cards"] [data-vendor]')].map((each) =>
    each.getAttribute('data-vendor'),
  )

test.each([
  ['[RT-09]', 'SPORTS', ['maker-SPORTS']],
  ['[RT-10] [EN-130]', 'ESPORTS', ['maker-ESPORTS', 'skyotter']],
  ['[RT-11]', 'LOTT', ['maker-LOTT']],
  ['[RT-12]', 'ELOTT', ['maker-ELOTT']],
] as const)(
  '%s the page of %s has cards of its makers, and of no other: %j',
  async (_row, gameType, makers) => {
    const lanes = kinds.map((kind) => ({
      title: kind,
      gameType: kind,
      cards: [card(kind), ...(kind === 'SPORTS' ? [card(kind, 'skyotter')] : [])],
    }))
    const games = { games: [], totalPages: 1, total: 0 }
    openPlatform({
      'GET /wps/v2/games/vendors': value({ lanes }),
      'GET /wps/v2/games': value(games),
      'GET /wps/v2/games/hot': value({
        RNG: [],
        FISH: [],
        PVP: [],
        LIVE: [],
        SPORTS: [],
        LOTT: [],
        ELOTT: [],
      }),
    })
    await screen.draw(
      <CategoryPage
        {...{ gameType, vendor: undefined, isLoggedIn: true, isTrial: false }}
        {...{
          onTrial: nothing,
          onShelf: nothing,
          onChoose: nothing,
          onPlay: nothing,
          onLogin: nothing,
          onHome: nothing,
        }}
      />,
      siteWith([], { currency: 'MMK', supportedLanguages: ['EN'], esportsVendors: ['skyotter'] }),
    )
    await screen.until(() => expect(cards()).toEqual(makers))
  },
)

test('[D-24] the page of card games has the games of chance that the brand says are played with cards', async () => {
  const game = (nodeId: string, gameClassify: string | null): Game => ({
    ...{ nodeId, vassalage: 'tamarind', vendorName: 'Tamarind', gameType: 'RNG', gameCode: nodeId },
    ...{ gameName: nodeId, displayName: nodeId, iconUrl: '', isHot: 0, isNew: 0, supportPlay: 0 },
    ...{ isGame: 'GAME', gameClassify, minBet: '100.00', maxWin: null, rtp: null, volatility: null },
    ...{ maintenance: false, maintenanceUntil: null, opens: 'frame' },
  })
  const offered = [game('baccarat', 'TG'), game('roulette', 'TG'), game('pots', 'JP')]
  const site = siteWith([], {
    ...{ currency: 'MMK', supportedLanguages: ['EN'], esportsVendors: [], cardGames: ['baccarat', 'poker'] },
  })
  for (const [gameType, shown, others] of [
    ['CARD', ['baccarat', 'poker'], ['roulette', 'pots']],
    ['JACKPOT', ['pots'], ['baccarat', 'roulette', 'poker']],
  ] as const) {
    openPlatform({
      'GET /wps/v2/games/vendors': value({
        lanes: (['CARD', 'JACKPOT'] as const).map((kind) => ({
          ...{ title: kind, gameType: kind, cards: [card(kind, 'tamarind')] },
        })),
      }),
      'GET /wps/v2/games/hot': value({
        ...{ RNG: offered, FISH: [], PVP: [], LIVE: [], SPORTS: [], LOTT: [], ELOTT: [] },
      }),
      // One that is not hot, and is played much.
      'GET /wps/v2/games/popular': value([...offered, game('poker', 'TG')]),
    })
    await screen.draw(
      <CategoryPage
        {...{ gameType, vendor: undefined, isLoggedIn: false, isTrial: false }}
        {...{ onTrial: nothing, onShelf: nothing, onChoose: nothing }}
        {...{ onPlay: nothing, onLogin: nothing, onHome: nothing }}
      />,
      site,
    )
    await screen.until(() => {
      for (const name of shown) expect(screen.has(name), name).toBe(true)
    })
    for (const name of others) expect(screen.has(name), `${gameType} ${name}`).toBe(false)
  }
})
