import type { ComponentProps } from 'react'
import { act, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '../../../shared/games/game.ts'
import type { Brand } from '../../../shared/session/brand.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import GamesPage from './GamesPage.tsx'

const screen = openScreen()
const brand: Partial<Brand> = { currency: 'MMK', supportedLanguages: ['EN', 'MY'] }
const game = (nodeId: string, more: Partial<Game> = {}): Game => ({
  ...{ nodeId, vassalage: 'maker-0', vendorName: 'Maker 0', gameType: 'RNG', gameCode: nodeId },
  ...{ gameName: nodeId, displayName: nodeId, iconUrl: '', isHot: 0, isNew: 0, supportPlay: 0 },
  ...{ isGame: 'GAME', gameClassify: null, minBet: '100.00', maxWin: null, rtp: null, volatility: null },
  ...{ maintenance: false, maintenanceUntil: null, opens: 'frame' },
  ...more,
})
const none = { RNG: [], FISH: [], PVP: [], LIVE: [], SPORTS: [], LOTT: [], ELOTT: [] }

function world(gameType: Game['gameType'], makers = 1) {
  const cards = Array.from({ length: makers }, (_, n) => ({
    ...{ vassalage: `maker-${n}`, name: `Maker ${n}`, accountTypeId: `maker-${n}` },
    ...{ gameType, isHot: n === 0 ? 1 : 0, nodeId: 'a' },
  }))
  openPlatform({
    'GET /wps/v2/games/vendors': value({ lanes: [{ title: gameType, gameType, cards }] }),
    'GET /wps/v2/games': value({ games: [game('slot-a', { gameType })], totalPages: 1, total: 1 }),
    'GET /wps/v2/games/hot': value({ ...none, RNG: [game('hot-a'), game('hot-b', { displayName: 'Koi' })] }),
    'GET /wps/v2/games/favourites': value({ games: [game('liked-a')], totalPages: 1, nodeIds: ['liked-a'] }),
    'GET /wps/v2/games/recent': value({ games: [game('played-a')], totalPages: 1 }),
  })
}

type Props = ComponentProps<typeof GamesPage>
/** Its shelf stands in the address, which is kept here. */
function Addressed(change: Partial<Props>) {
  const [shelf, setShelf] = useState(change.shelf)
  return (
    <GamesPage
      {...{ gameType: 'RNG', vendor: undefined, isLoggedIn: true, isTrial: false }}
      {...{ onTrial: nothing, onChoose: nothing, onPlay: nothing, onLogin: nothing, onHome: nothing }}
      {...change}
      shelf={shelf}
      onShelf={setShelf}
    />
  )
}
const page = (change: Partial<Props> = {}, ofBrand = brand) =>
  screen.draw(<Addressed {...change} />, siteWith([], ofBrand))
const nothing = () => {}

/** What was asked of the platform, as path and query. */
const asked = (path: string) =>
  vi
    .mocked(fetch)
    .mock.calls.map(([input]) => new URL(String(input), 'http://site'))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => Object.fromEntries(searchParams))
const shown = () =>
  [...document.querySelectorAll('[data-testid="game-card"] h3')].map((each) => each.textContent)
const showing = (...names: string[]) => screen.until(() => expect(shown()).toEqual(names))
const choicesOf = (label: string) => {
  const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)
  return [...(select?.options ?? [])].map(({ text, value: chosen }) => [chosen, text])
}
const pick = (label: string, chosen: string) =>
  act(async () => {
    const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)
    if (!select) throw new Error(`nothing to choose: ${label}`)
    select.value = chosen
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const [all, hot, fav, recent] = [0, 1, 2, 3]

beforeEach(() => sessionStorage.clear())

describe('the strip of makers', () => {
  test.each([
    ['[GL-01] [GL-04]', 'RNG', 8, 'true'],
    ['[GL-04]', 'RNG', 7, 'false'],
    ['[GL-05]', 'FISH', 6, 'true'],
    ['[GL-05]', 'FISH', 5, 'false'],
    ['[GL-06]', 'PVP', 6, 'true'],
    ['[GL-06]', 'PVP', 5, 'false'],
    ['[D-43]', 'LIVE', 12, 'false'],
  ] as const)(
    '%s of %s has all %i makers as slides, and goes round: %s',
    async (_, gameType, makers, loops) => {
      world(gameType, makers)
      await page({ gameType })
      await screen.until(() =>
        expect(document.querySelectorAll('[data-testid="vendor-slide"]')).toHaveLength(makers),
      )
      expect(document.querySelector('[data-loops]')?.getAttribute('data-loops')).toBe(loops)
    },
  )

  test('[RT-22] a pressed maker is the one that is chosen', async () => {
    world('RNG', 2)
    const onChoose = vi.fn()
    await page({ onChoose })
    await showing('slot-a')
    await screen.press('Maker 1')
    expect(onChoose).toHaveBeenCalledWith('maker-1')
  })
})

test.each([
  ['[RT-18]', 'RNG'],
  ['[RT-19]', 'FISH'],
  ['[RT-20]', 'LIVE'],
  ['[RT-21]', 'PVP'],
] as const)(
  '%s [RT-23] the page of %s asks for games of that kind, and lists them below their makers',
  async (_row, gameType) => {
    world(gameType, 2)
    await page({ gameType })
    await showing('slot-a')
    expect(asked('/wps/v2/games')).toMatchObject([{ gameType, clientType: '3' }])
    expect(document.querySelectorAll('[data-testid="vendor-slide"]')).toHaveLength(2)
  },
)

describe('the tabs', () => {
  test('[GL-07] [TR-30] hot shows the hot games of the kind, without asking for the list', async () => {
    world('RNG')
    await page({ isLoggedIn: false })
    await showing('hot-a', 'Koi')
    expect(asked('/wps/v2/games/hot')).toEqual([{ isPlatform: '2', platform: 'W', language: 'EN' }])
    expect(asked('/wps/v2/games')).toEqual([])
    await screen.type('find', 'koi')
    await showing('Koi')
    expect(screen.has('Show more games')).toBe(false)
  })

  test('[GL-08] [API-57] [API-59] favourites of the kind are asked for', async () => {
    world('RNG')
    await page()
    await screen.choose(fav)
    await showing('liked-a')
    expect(asked('/wps/v2/games/favourites')).toMatchObject([
      { clientType: '3', platform: 'flash,html5-desktop', gameType: 'RNG', language: 'EN' },
    ])
  })

  test('[BC-06] [GL-09] [API-48] [API-50] [API-51] [D-131] recent games of the kind are asked for, nine of them', async () => {
    world('FISH')
    await page({ gameType: 'FISH' })
    await screen.choose(recent)
    await showing('played-a')
    expect(asked('/wps/v2/games/recent')).toMatchObject([
      { clientType: '3', gameType: 'FISH', language: 'EN', pageNo: '1', pageSize: '9' },
    ])
  })

  test('[RO-03] [RO-04] [RO-15] [D-69] a visitor is led to the login, a trial told that it takes an account; nothing is asked', async () => {
    world('RNG')
    const [onLogin, onTrial] = [vi.fn(), vi.fn()]
    await page({ isLoggedIn: false, onLogin })
    for (const tab of [all, fav, recent]) await screen.choose(tab)
    await pick('Minimum bet', '1000.00')
    expect(onLogin).toHaveBeenCalledTimes(4)
    await page({ isTrial: true, onTrial })
    for (const tab of [fav, recent]) await screen.choose(tab)
    expect(onTrial).toHaveBeenCalledTimes(2)
    expect([...asked('/wps/v2/games/favourites'), ...asked('/wps/v2/games/recent')]).toEqual([])
    await screen.choose(hot)
    await showing('hot-a', 'Koi')
  })
})

test('a visitor chooses a maker without a login, and sees its hot games before the others that are played', async () => {
  const other = { vassalage: 'maker-1' }
  const cards = [{ ...other, name: 'M', accountTypeId: 'm', gameType: 'RNG', isHot: 0, nodeId: 'a' }]
  openPlatform({
    'GET /wps/v2/games/vendors': value({ lanes: [{ title: 'RNG', gameType: 'RNG', cards }] }),
    'GET /wps/v2/games/hot': value({ ...none, RNG: [game('hot-a'), game('hot-b', other)] }),
    'GET /wps/v2/games/popular': value([
      ...[game('most'), game('hot-a'), game('b', other), game('hot-b', other)],
      game('fish', { ...other, gameType: 'FISH' }),
    ]),
  })
  const onLogin = vi.fn()
  await page({ isLoggedIn: false, onLogin, vendor: 'MAKER-1' })
  await showing('hot-b', 'b')
  expect(onLogin).not.toHaveBeenCalled()
})

describe('the shelves', () => {
  const chip = (name: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('[data-testid="shelves"] button')].find(
      ({ textContent }) => textContent === name,
    )
  const press = (name: string) => act(async () => (chip(name) as HTMLButtonElement).click())

  test('of a member’s list are asked of the platform, from the first page; all asks for none', async () => {
    world('RNG')
    await page()
    await showing('slot-a')
    expect(asked('/wps/v2/games').at(-1)).not.toHaveProperty('shelf')
    await press('Table games')
    await screen.until(() =>
      expect(asked('/wps/v2/games').at(-1)).toMatchObject({ gameType: 'RNG', shelf: 'tables', pageNo: '1' }),
    )
    expect(chip('Table games')?.getAttribute('aria-pressed')).toBe('true')
    expect(document.querySelector('h1')?.textContent).toBe('Table games')
    await press('All games')
    // That list is still known.
    await showing('slot-a')
    expect(chip('All games')?.getAttribute('aria-pressed')).toBe('true')
  })

  test('of the address is the one that is asked for and named', async () => {
    world('RNG')
    await page({ shelf: 'instant' })
    await showing('slot-a')
    expect(asked('/wps/v2/games').at(-1)).toMatchObject({ shelf: 'instant' })
    expect(document.querySelector('h1')?.textContent).toBe('Instant games')
    expect(chip('Instant games')?.getAttribute('aria-pressed')).toBe('true')
  })

  test('narrow the hot games for a visitor as well, without a login', async () => {
    const hotOnes = [game('hot-slot', { shelf: 'slots' }), game('hot-bingo', { shelf: 'bingo' })]
    openPlatform({
      'GET /wps/v2/games/vendors': value({
        lanes: [
          {
            title: 'RNG',
            gameType: 'RNG',
            cards: [
              {
                vassalage: 'maker-0',
                name: 'Maker 0',
                accountTypeId: 'maker-0',
                gameType: 'RNG',
                isHot: 0,
                nodeId: 'a',
              },
            ],
          },
        ],
      }),
      'GET /wps/v2/games/hot': value({ ...none, RNG: hotOnes }),
    })
    const onLogin = vi.fn()
    await page({ isLoggedIn: false, onLogin })
    await showing('hot-slot', 'hot-bingo')
    await press('Bingo')
    await showing('hot-bingo')
    await press('Instant games')
    await showing()
    expect(onLogin).not.toHaveBeenCalled()
  })

  test('are of games of chance alone', async () => {
    world('FISH')
    await page({ gameType: 'FISH' })
    await showing('slot-a')
    expect(document.querySelector('[data-testid="shelves"]')).toBeNull()
  })
})

describe('the filters', () => {
  test('[GL-11] [BC-32] [BC-33] [BC-34] [BC-35] of slots have the classes JP, TG and AC; bingo where the brand speaks TY', async () => {
    world('RNG')
    const usual = [
      ...[
        ['', 'All classes'],
        ['JP', 'Jackpot'],
        ['TG', 'Table games'],
        ['AC', 'Arcade games'],
      ],
    ]
    await page()
    expect(choicesOf('Class')).toEqual(usual)
    await page({}, { ...brand, supportedLanguages: ['EN', 'TY'] })
    expect(choicesOf('Class')).toEqual([...usual, ['BG', 'Bingo']])
    await pick('Class', 'BG')
    await screen.until(() =>
      expect(asked('/wps/v2/games').at(-1)).toMatchObject({ gameClassify: 'BG', pageNo: '1' }),
    )
    await page({ gameType: 'FISH' })
    expect(choicesOf('Class')).toEqual([])
  })

  test('[GL-12] [BC-26] [BC-27] [BC-31] [D-44] least stakes are amounts of the currency; any sends none', async () => {
    world('RNG')
    await page()
    await showing('slot-a')
    expect(choicesOf('Minimum bet').map(([chosen]) => chosen)).toEqual([
      ...['', '20.00', '100.00', '200.00', '1000.00', '1500.00'],
    ])
    expect(asked('/wps/v2/games').at(-1)).not.toHaveProperty('minBet')
    await pick('Minimum bet', '200.00')
    await screen.until(() =>
      expect(asked('/wps/v2/games').at(-1)).toMatchObject({ minBet: '200.00', pageNo: '1' }),
    )
    await pick('Minimum bet', '')
    await showing('slot-a')
  })

  test('[GL-10] [TR-26] a name is asked of the platform once it is written, from the first page', async () => {
    world('RNG')
    await page()
    await screen.type('find', 'k')
    await screen.type('find', 'koi')
    await screen.until(() =>
      expect(asked('/wps/v2/games').at(-1)).toMatchObject({ gameName: 'koi', pageNo: '1' }),
    )
    expect(asked('/wps/v2/games').filter(({ gameName }) => gameName === 'k')).toEqual([])
  })
})
