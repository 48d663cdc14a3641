import { expect, test } from 'vitest'
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
