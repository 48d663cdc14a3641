/** The lists of games over stored games and rounds: who gets them, and what narrows them. */

import { shelves } from '@jackfruit/contracts/shelves'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import { type CatalogWorld, openCatalogWorld } from '../../testing/catalog-world.ts'
import { listGames } from './index.ts'

let world: CatalogWorld
const idOf = new Map<string, number>()

const listed = (gameCode: string, more: object = {}) => ({
  ...{ gameCode, name: { EN: `Game ${gameCode}`, MY: 'ဂိမ်း' }, gameType: 'RNG', gameClassify: null },
  ...{ version: '1.0.0', buildHash: '0'.repeat(64), rtp: '96.0000', volatility: 'medium', hitRate: '30.00' },
  ...{ maxWin: { MMK: '1000' }, minBet: { MMK: '100' }, maxBet: { MMK: '5000' } },
  ...more,
})

beforeAll(async () => {
  world = await openCatalogWorld()
  const { db } = world.database
  const made = Array.from({ length: 30 }, (_, n) => listed(`dice-${n}`, { gameClassify: 'AC' }))
  await listGames(db, 'kitelab', made)
  await listGames(db, 'hexworks', [
    listed('slot-lines', { lines: 20, supportPlay: 0 }),
    listed('slot-five', { lines: 5, minBet: { MMK: '50' } }),
    listed('slot-pot', { gameClassify: 'JP', lines: 20 }),
    listed('slot-phone', { platforms: ['html5-mobile'] }),
    listed('slot-flash', { platforms: ['flash'] }),
  ])
  await listGames(db, 'monsoon', [
    listed('fish-a', { gameType: 'FISH' }),
    listed('fish-flash', { gameType: 'FISH', platforms: ['flash'] }),
  ])
  await listGames(db, 'oxbow', [listed('cock-a', { gameType: 'COCKFIGHT' })])
  const { rows } = await world.admin.query<{ id: number; code: string }>('select id, code from catalog.games')
  for (const { id, code } of rows) idOf.set(code, id)
})
afterAll(() => world.close())

interface Card {
  readonly nodeId: string
}
const namesIn = (cards: unknown) => (cards as Card[]).map(({ nodeId }) => nodeId)
const ask = (path: string, member = '11:0') =>
  world.ask('GET', `/wps/v2/games${path}`, { headers: { 'x-member': member } })
const list = async (query: string) => namesIn((await ask(`?gameType=RNG${query}`)).value['games'])
/** As the site asks: what runs on desktops, or needs Flash. */
const usual = '&clientType=3&platform=flash,html5-desktop&channel=WEB&merchant=demommk&language=EN'

test('anybody may look at one game that the brand offers, and at no other', async () => {
  const card = (nodeId: string) => world.ask('GET', `/wps/v2/games/card?nodeId=${nodeId}&language=MY`)
  expect((await card('slot-lines')).value).toMatchObject({ nodeId: 'slot-lines', displayName: 'ဂိမ်း' })
  expect(await card('nosuch')).toMatchObject({ success: false, message: 'game_not_found' })
})

describe('the game list', () => {
  test('[BC-05] [API-54] [API-56] comes 24 to a page; pages do not overlap, and their number is right', async () => {
    const page = (pageNo: number) => ask(`?gameType=RNG&vassalage=kitelab${usual}&pageNo=${pageNo}`)
    const [first, second, third] = await Promise.all([1, 2, 3].map(page))
    expect(first?.value).toMatchObject({ total: 30, totalPages: 2 })
    expect([first, second, third].map((each) => namesIn(each?.value['games']).length)).toEqual([24, 6, 0])
    const all = [first, second].flatMap((each) => namesIn(each?.value['games']))
    expect(new Set(all).size).toBe(30)
  })

  test('[API-55] [GL-10] [GL-11] [GL-12] [BC-32] maker, class, name, least stake and lines each narrow what is stored', async () => {
    const hexworks = `&vassalage=hexworks${usual}`
    expect(await list(hexworks)).toEqual(['slot-lines', 'slot-five', 'slot-pot'])
    expect(await list(`${hexworks}&gameClassify=JP`)).toEqual(['slot-pot'])
    for (const [kind, found] of [
      ['JACKPOT', ['slot-pot']],
      ['CARD', []],
    ] as const)
      expect(namesIn((await ask(`?gameType=${kind}`)).value['games'])).toEqual(found)
    expect(await list(`${hexworks}&gameName=FIVE`)).toEqual(['slot-five'])
    expect(await list(`${hexworks}&minBet=99.99`)).toEqual(['slot-five'])
    expect(await list(`${hexworks}&minLineNum=6`)).toEqual(['slot-lines', 'slot-pot'])
    expect(await list(`${hexworks}&minLineNum=21`)).toEqual([])
    expect(await list(`${usual}&gameClassify=AC&pageSize=100`)).toHaveLength(30)
  })

  test('games of chance stand on the shelf that their maker tells, else on that of their class; others on none', async () => {
    await listGames(world.database.db, 'lantern', [
      listed('told', { gameClassify: 'AC', shelf: 'instant' }),
      listed('table', { gameClassify: 'TG' }),
      listed('balls', { gameClassify: 'BG' }),
      listed('untold', { gameClassify: 'AC' }),
    ])
    forgetKept()
    const on = (shelf: string) => list(`&vassalage=lantern${usual}&shelf=${shelf}`)
    expect(await Promise.all(shelves.map(on))).toEqual([['untold'], ['told'], ['table'], ['balls']])
    const fish = (await ask(`?gameType=FISH${usual}`)).value['games'] as { shelf: unknown }[]
    expect(fish.map(({ shelf }) => shelf)).toEqual(fish.map(() => null))
    await listGames(world.database.db, 'lantern', [listed('told', { gameClassify: 'AC', shelf: 'bingo' })])
    forgetKept()
    expect(await on('bingo')).toEqual(expect.arrayContaining(['told', 'balls']))
  })

  test('[API-52] [API-53] [D-76] [D-77] what runs on phones alone is not answered to desktops, nor what no platform shares', async () => {
    const of = (query: string) => list(`&vassalage=hexworks${query}`)
    expect(await of('&platform=flash,html5-desktop')).toEqual([
      ...['slot-lines', 'slot-five', 'slot-pot', 'slot-flash'],
    ])
    expect(await of('&clientType=3')).not.toContain('slot-phone')
    expect(await of('&clientType=2')).toEqual(['slot-lines', 'slot-five', 'slot-pot', 'slot-phone'])
    expect(await of('&platform=flash')).toEqual(['slot-flash'])
  })

  test('what no list has is told: a client, a number of lines, a kind', async () => {
    for (const query of ['?clientType=4', '?minLineNum=0', '?gameType=CHESS'])
      expect([query, (await ask(query)).status]).toEqual([query, 400])
  })

  test('[RO-51] [D-69] is a session’s, of a trial too; a visitor is refused', async () => {
    expect((await ask('?gameType=FISH', '')).status).toBe(401)
    expect(namesIn((await ask('?gameType=FISH', '13:4')).value['games'])).toEqual(['fish-a', 'fish-flash'])
  })
})

test('[EN-120] [EN-121] [EN-122] [EN-123] [EN-124] [GL-20] a card has its name, maker, kind, and marks as 0 or 1; in the language asked for', async () => {
  const cards = (language: string) => ask(`?vassalage=hexworks&gameName=slot-lines&language=${language}`)
  expect((await cards('EN')).value['games']).toEqual([
    expect.objectContaining({
      ...{ nodeId: 'slot-lines', vassalage: 'hexworks', vendorName: 'Hexworks', gameType: 'RNG' },
      ...{ gameName: 'Game slot-lines', displayName: 'Game slot-lines', isHot: 0, isNew: 1, supportPlay: 0 },
      ...{ iconUrl: 'art/tile-slot-lines@1x.webp', showIcon: 'art/tile-slot-lines@1x.webp' },
      ...{ lagerIcon: 'art/tile-slot-lines@2x.webp', url: '/game?nodeId=slot-lines' },
    }),
  ])
  expect((await cards('MY')).value['games']).toMatchObject([{ displayName: 'ဂိမ်း' }])
})

test('[GL-18] a game is new for thirty days, unless the brand says otherwise', async () => {
  const isNew = async () => {
    forgetKept()
    const { value } = await ask('?vassalage=hexworks&gameName=slot-five')
    return (value['games'] as { isNew: number }[]).map((game) => game.isNew)
  }
  expect(await isNew()).toEqual([1])
  await world.admin.query(
    `update catalog.games set listed_at = now() - interval '31 days' where code = 'slot-five'`,
  )
  expect(await isNew()).toEqual([0])
})

test('[RO-72] [API-46] [API-47] [EN-128] [EN-129] the menu of makers needs no token: a lane for each kind, a card for each maker', async () => {
  const { value } = await ask('/vendors?merchantCode=demommk', '')
  const lanes = value['lanes'] as { title: string; gameType: string; cards: object[] }[]
  // A game of chance with a pot stands under jackpots too (D-24).
  expect(lanes.map(({ gameType }) => gameType).toSorted()).toEqual(['COCKFIGHT', 'FISH', 'JACKPOT', 'RNG'])
  expect(lanes.find(({ gameType }) => gameType === 'FISH')?.cards).toEqual([
    {
      ...{ vassalage: 'monsoon', name: 'Monsoon', gameType: 'FISH', accountTypeId: 'monsoon' },
      ...{ isHot: 0, nodeId: 'fish-a' },
    },
  ])
  expect((await ask('/vendors?merchantCode=nobody', '')).status).toBe(404)
})

test('[API-44] [EN-21] [D-86] [D-76] hot games have the seven keys and no other, and hold what runs in the web or the app', async () => {
  const hot = async (isPlatform: string) =>
    (await ask(`/hot?merchantCode=demommk&isPlatform=${isPlatform}&platform=W&language=EN`, '')).value
  const web = await hot('2')
  expect(Object.keys(web)).toEqual(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'])
  expect(namesIn(web['SPORTS'])).toEqual(['cock-a'])
  expect([web['ELOTT'], web['LOTT'], web['LIVE']]).toEqual([[], [], []])
  for (const isPlatform of ['1', '2', '3'])
    expect(namesIn((await hot(isPlatform))['FISH'])).toEqual(['fish-a'])
})

test('[EN-130] [D-85] sports of a maker that the brand names for esports are in that list, and not among sports', async () => {
  await listGames(world.database.db, 'skyotter', [listed('duels', { gameType: 'SPORTS' })])
  await listGames(world.database.db, 'rubyrow', [listed('football', { gameType: 'SPORTS' })])
  forgetKept()
  const listOf = async (gameType: string) => namesIn((await ask(`?gameType=${gameType}`)).value['games'])
  expect(await listOf('ESPORTS')).toEqual(['duels'])
  expect(await listOf('SPORTS')).toEqual(['football'])
})

test('[API-45] [BC-08] popular games are as many as were asked for', async () => {
  expect((await ask('/popular?count=20&prizeMode=Lott&device=WEB&language=EN', '')).value).toHaveLength(20)
})

const played = (memberId: number, code: string, seq: number) =>
  world.admin.query(
    `insert into wallet.bets (account_id, round, merchant_id, seq, last_seq, game_id, stake, win, balance_after,
       closed, rolled_back, placed_at, settled_at)
     select $1, 'r:' || $2::bigint, id, $2::bigint, $2::bigint, $3, 100, 0, 0, true, false, now(), now()
     from merchants.brands where code = 'demommk'`,
    [memberId, seq, idOf.get(code)],
  )

describe('recent games', () => {
  const recent = async (query: string, member = '11:0') => {
    const { value } = await ask(`/recent?clientType=3&language=EN&pageNo=1&pageSize=9${query}`, member)
    return namesIn(value['games'])
  }

  test('[GL-09] [API-48] [API-49] [API-50] [API-51] [BC-07] [D-131] are what was played, the last first, each once, nine to a page, narrowed by kind and maker', async () => {
    expect(await recent('&gameType=RNG')).toEqual([])
    for (let n = 0; n < 12; n++) await played(11, `dice-${n}`, n + 1)
    await played(11, 'fish-a', 20)
    await played(11, 'slot-five', 21)
    await played(11, 'dice-3', 22)
    await played(12, 'slot-pot', 23)
    expect(await recent('&gameType=RNG')).toEqual([
      ...['dice-3', 'slot-five', 'dice-11', 'dice-10', 'dice-9', 'dice-8', 'dice-7', 'dice-6', 'dice-5'],
    ])
    expect(await recent('&gameType=RNG&vassalage=hexworks')).toEqual(['slot-five'])
    expect(await recent('&gameType=FISH')).toEqual(['fish-a'])
    expect(await recent('&gameType=RNG', '12:0')).toEqual(['slot-pot'])
  })

  test('[RO-50] [RO-15] [RO-04] are a member’s: visitors and trials are refused', async () => {
    expect((await ask('/recent', '')).status).toBe(401)
    expect(await ask('/recent', '13:4')).toMatchObject({ success: false, message: 'in_need_true_account' })
  })
})

test('[API-75] [API-76] [BC-09] [EN-126] lists of lotteries are empty while nobody makes one, and hold what is stored then', async () => {
  const lotteries = (path: string, member = '') =>
    world.ask('GET', `/wps/v2/lottery/${path}`, { headers: { 'x-member': member } })
  const [menus, list] = ['vn/menus?prizeMode=SEA&device=WEB&language=EN', 'vn/games?count=100&prizeMode=Lott']
  expect(await lotteries(menus)).toMatchObject({ success: true, value: [] })
  expect((await lotteries(list)).value).toEqual({ games: [] })
  expect((await lotteries('recent', '11:0')).value).toEqual({ games: [] })
  expect((await lotteries('recent')).status).toBe(401)

  await world.admin.query(
    "insert into catalog.vendors (code, name, sort) values ('tcg_lotto_vn', 'Vietnam', 11)",
  )
  await listGames(world.database.db, 'tcg_lotto_vn', [
    listed('hanoi', { gameType: 'LOTT' }),
    listed('saigon-5', { gameType: 'ELOTT' }),
  ])
  const { rows } = await world.admin.query<{ id: number }>(
    "select id from catalog.games where code = 'hanoi'",
  )
  idOf.set('hanoi', rows[0]?.id ?? 0)
  await played(11, 'hanoi', 30)
  forgetKept()
  const found = (await lotteries(menus)).value as unknown as { title: string; gameMenus: Card[] }[]
  expect(found.map(({ title, gameMenus }) => [title, namesIn(gameMenus)])).toEqual([
    ['LOTT', ['hanoi']],
    ['ELOTT', ['saigon-5']],
  ])
  expect(namesIn((await lotteries(list)).value['games'])).toEqual(['hanoi', 'saigon-5'])
  expect(namesIn((await lotteries('vn/games?count=1')).value['games'])).toEqual(['hanoi'])
  expect(namesIn((await lotteries('recent', '11:0')).value['games'])).toEqual(['hanoi'])
})
