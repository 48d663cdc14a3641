import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import { type CatalogWorld, openCatalogWorld } from '../../testing/catalog-world.ts'
import { listGames, pinGame } from './index.ts'

let world: CatalogWorld
/** What is played, as the wallet would count it. */
let played: { gameId: number; week: number; day: number }[] = []

const listed = (gameCode: string, gameType = 'RNG') => ({
  ...{ gameCode, name: { EN: gameCode }, gameType, gameClassify: null, version: '1.0.0' },
  ...{ buildHash: '0'.repeat(64), rtp: '96.0000', volatility: 'medium', hitRate: '30.00' },
  ...{ maxWin: { MMK: '1000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50' } },
})

beforeAll(async () => {
  world = await openCatalogWorld(async () => played)
  const { db } = world.database
  await listGames(db, 'hexworks', [listed('slot-a'), listed('slot-b'), listed('slot-c')])
  await listGames(db, 'monsoon', [listed('fish-a', 'FISH')])
})
afterAll(() => world.close())

const path = '/wps/v2/games/favourites'
const as = (member: string) => ({ 'x-member': member })
const toggle = (nodeId: string, member = '11:0') =>
  world.ask('POST', path, {
    body: { data: { nodeId, vendor: 'hexworks', gameType: 'RNG' } },
    headers: as(member),
  })
async function liked(query = '', member = '11:0') {
  const { value } = await world.ask('GET', `${path}?language=EN${query}`, { headers: as(member) })
  return {
    names: value['nodeIds'],
    page: (value['games'] as { nodeId: string }[]).map(({ nodeId }) => nodeId),
  }
}

test('[TR-22] [TR-23] [API-60] a favourite is added, and added again it is gone', async () => {
  expect(await toggle('slot-b')).toMatchObject({ success: true, value: { isFavourite: true } })
  expect(await toggle('fish-a')).toMatchObject({ value: { isFavourite: true } })
  expect(await liked()).toEqual({ names: ['fish-a', 'slot-b'], page: ['fish-a', 'slot-b'] })
  expect(await toggle('slot-b')).toMatchObject({ value: { isFavourite: false } })
  expect(await liked()).toEqual({ names: ['fish-a'], page: ['fish-a'] })
  expect(await toggle('no-such-game')).toMatchObject({ success: false, message: 'game_not_found' })
})

test('[API-57] [API-59] the list is narrowed by kind and name and comes in pages; the names are those of all', async () => {
  await toggle('slot-a')
  await toggle('slot-c')
  expect(await liked('&gameType=RNG')).toEqual({
    names: ['slot-c', 'slot-a', 'fish-a'],
    page: ['slot-c', 'slot-a'],
  })
  expect((await liked('&gameType=RNG&pageNo=2&pageSize=1')).page).toEqual(['slot-a'])
  expect((await liked('&gameName=fish')).page).toEqual(['fish-a'])
})

test('one member’s favourites are not another’s', async () => {
  expect(await liked('', '12:0')).toEqual({ names: [], page: [] })
  await toggle('slot-b', '12:0')
  expect((await liked()).names).not.toContain('slot-b')
})

test('[RO-15] [RO-49] [TR-24] neither a trial nor a visitor has favourites', async () => {
  for (const member of ['', '13:4']) {
    expect((await toggle('slot-a', member)).success).toBe(false)
    expect((await world.ask('GET', path, { headers: as(member) })).success).toBe(false)
  }
  const { rows } = await world.admin.query('select 1 from catalog.favourites where member_id = 13')
  expect(rows).toEqual([])
})

test('two presses at once leave one favourite or none, never a fault', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => toggle('slot-b', '14:0')))
  expect(answers.every(({ success }) => success)).toBe(true)
  expect((await liked('', '14:0')).page.length).toBeLessThanOrEqual(1)
})

async function showcase() {
  const popular = await world.ask('GET', '/wps/v2/games/popular?language=EN')
  const hot = await world.ask('GET', '/wps/v2/games/hot?language=EN')
  const codes = (games: unknown) => (games as { nodeId: string }[]).map(({ nodeId }) => nodeId)
  return { popular: codes(popular.value), hot: codes(hot.value['RNG']), fish: codes(hot.value['FISH']) }
}

test('[IM-12] [IM-13] [EN-20] [EN-21] [GL-07] popular and hot follow what is played; before anything is, the brand’s order stands there', async () => {
  const { rows } = await world.admin.query<{ id: number; code: string }>('select id, code from catalog.games')
  const idOf = (code: string) => rows.find((row) => row.code === code)?.id ?? 0
  expect((await showcase()).popular).toEqual(['slot-a', 'slot-b', 'slot-c', 'fish-a'])
  expect((await showcase()).hot).toEqual(['slot-a', 'slot-b', 'slot-c'])
  played = [
    { gameId: idOf('slot-c'), week: 40, day: 2 },
    { gameId: idOf('slot-b'), week: 9, day: 9 },
  ]
  forgetKept()
  expect(await showcase()).toEqual({
    popular: ['slot-c', 'slot-b', 'slot-a', 'fish-a'],
    hot: ['slot-b'],
    fish: ['fish-a'],
  })
})

test('[IM-12] [IM-13] an operator’s pin puts a game forward, at one brand alone, and is given back; the journal tells each', async () => {
  const { db } = world.database
  const { rows } = await world.admin.query<{ id: number }>('select id from merchants.brands order by id')
  const [one = 0, other = 0] = rows.map(({ id }) => id)
  const signed = { by: 'U Ba', why: 'launch week' }
  const pin = (merchantId: number, change: object) =>
    pinGame(db, { merchantId, nodeId: 'slot-a' }, change, signed)
  await pin(other, { popular: 1, hot: true })
  forgetKept()
  const unpinned = await showcase()
  await pin(one, { popular: 1 })
  await pin(one, { hot: true })
  forgetKept()
  const pinned = await showcase()
  const isOfOther = unpinned.popular[0] === 'slot-a'
  // Whichever of the two brands this host shows, its own pin alone moves the game.
  expect(isOfOther ? unpinned : pinned).toMatchObject({
    popular: ['slot-a', 'slot-c', 'slot-b', 'fish-a'],
    hot: ['slot-a', 'slot-b'],
  })
  await pin(one, { popular: null, hot: false })
  await pin(other, { popular: null, hot: false })
  forgetKept()
  expect(await showcase()).toMatchObject({
    popular: ['slot-c', 'slot-b', 'slot-a', 'fish-a'],
    hot: ['slot-b'],
  })
  await expect(
    pinGame(db, { merchantId: one, nodeId: 'nothing' }, { hot: true }, signed),
  ).rejects.toMatchObject({
    code: 'game_not_found',
  })
  const journal = await world.admin.query(
    "select 1 from catalog.journal where what = 'pins of a game' and decided_by = 'U Ba'",
  )
  expect(journal.rowCount).toBe(5)
})
