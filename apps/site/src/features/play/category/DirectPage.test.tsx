import { expect, test } from 'vitest'
import type { Game } from '../../../shared/games/game.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import DirectPage from './DirectPage.tsx'

const screen = openScreen()
const nothing = () => {}
const lottery: Game = {
  ...{ nodeId: 'lott-ha-noi', vassalage: 'tcg_sea', vendorName: 'SEA', gameType: 'LOTT', gameCode: 'ha-noi' },
  ...{ gameName: 'Ha Noi', displayName: 'Ha Noi', iconUrl: '', isHot: 0, isNew: 0, supportPlay: 0 },
  ...{ isGame: 'GAME', gameClassify: null, minBet: '100.00', maxWin: null, rtp: null, volatility: null },
  ...{ maintenance: false, maintenanceUntil: null, opens: 'frame' },
}
const cards = [
  {
    ...{ vassalage: 'tcg_sea', name: 'SEA', accountTypeId: 'tcg_sea' },
    gameType: 'LOTT',
    isHot: 0,
    nodeId: 'a',
  },
]

async function open(gameCode: string | undefined, vendor: string | null = null, game = lottery) {
  openPlatform({
    'GET /wps/v2/games/search': value({ games: [game], total: 1 }),
    'GET /wps/v2/games/vendors': value({ lanes: [{ title: 'LOTT', gameType: 'LOTT', cards }] }),
    'GET /wps/v2/games': value({ games: [game], totalPages: 1, total: 1 }),
    'GET /wps/v2/games/hot': value({
      RNG: [],
      FISH: [],
      PVP: [],
      LIVE: [],
      SPORTS: [],
      LOTT: [game],
      ELOTT: [],
    }),
  })
  await screen.draw(
    <DirectPage
      {...{ title: 'Lottery', gameTypes: ['LOTT', 'ELOTT'], vendor, gameCode, isLoggedIn: true }}
      {...{ onPlay: nothing, onLogin: nothing, onHome: nothing }}
      renderGame={(nodeId) => <p>{`plays ${nodeId}`}</p>}
    />,
    siteWith([], { currency: 'MMK', supportedLanguages: ['EN'], esportsVendors: [] }),
  )
}

test('[RT-14] [RT-15] a lottery that the address names, by its code and its maker’s, is opened', async () => {
  await open('ha-noi', 'TCG_SEA')
  await screen.until(() => expect(screen.has('plays lott-ha-noi')).toBe(true))
})

test('[RT-14] a code of no lottery is told, and what there is stands below it', async () => {
  await open('no-such-game')
  await screen.until(() => expect(screen.has('This game is not offered here')).toBe(true))
  await screen.until(() => expect(screen.has('Ha Noi')).toBe(true))
})

test.each([
  ['TCG_LOTTO_VN', 'VN', true],
  ['TCG_SEA', 'SEA', true],
  ['TCG_SEA', 'VN', false],
])(
  '[RT-14] [RT-15] [RT-34] [RT-35] under the name %s a lottery of %s is opened by its code: %s',
  async (name, area, opens) => {
    await open('ha-noi', name, { ...lottery, vassalage: 'palmyra', gameClassify: area })
    const [seen, unseen] = ['plays lott-ha-noi', 'This game is not offered here']
    await screen.until(() => expect(screen.has(opens ? seen : unseen)).toBe(true))
    expect(screen.has(opens ? unseen : seen)).toBe(false)
  },
)

test('[RT-13] without a code the lotteries that there are are listed', async () => {
  await open(undefined)
  await screen.until(() => expect(screen.has('Ha Noi')).toBe(true))
  expect([screen.has('plays'), screen.has('This game is not offered here')]).toEqual([false, false])
})

test('the page of a maker of sports lists what that maker offers, and nobody else’s', async () => {
  const matches: Game = {
    ...lottery,
    ...{ nodeId: 'sports-ox', vassalage: 'oxbow', vendorName: 'Oxbow', gameType: 'SPORTS' },
    ...{ gameName: 'Ox Sports', displayName: 'Ox Sports' },
  }
  const bookOf = (vassalage: string) => ({
    ...{ vassalage, name: vassalage, accountTypeId: vassalage, gameType: 'SPORTS', isHot: 0, nodeId: 'b' },
  })
  const { asked } = openPlatform({
    'GET /wps/v2/games/vendors': value({
      lanes: [{ title: 'SPORTS', gameType: 'SPORTS', cards: [bookOf('oxbow'), bookOf('skyotter')] }],
    }),
    'GET /wps/v2/games': value({ games: [matches], totalPages: 1, total: 1 }),
    'GET /wps/v2/games/hot': value({
      ...{ RNG: [], FISH: [], PVP: [], LIVE: [], SPORTS: [matches], LOTT: [], ELOTT: [] },
    }),
  })
  const page = (vendor: string) => (
    <DirectPage
      {...{ title: 'Sports', gameTypes: ['SPORTS'], vendor, gameCode: undefined, isLoggedIn: true }}
      {...{ onPlay: nothing, onLogin: nothing, onHome: nothing, renderGame: () => null }}
    />
  )
  const site = siteWith([], { currency: 'MMK', supportedLanguages: ['EN'], esportsVendors: [] })
  await screen.draw(page('oxbow'), site)
  await screen.until(() => expect(screen.has('Ox Sports')).toBe(true))
  const lists = asked.filter(({ to }) => to === 'GET /wps/v2/games')
  expect(lists.length).toBeGreaterThan(0)
  await screen.draw(page('nobody'), site)
  await screen.until(() => expect(screen.has('Ox Sports')).toBe(false))
})
