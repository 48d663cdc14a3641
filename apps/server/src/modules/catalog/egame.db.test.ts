import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CatalogWorld, openCatalogWorld } from '../../testing/catalog-world.ts'
import { listGames } from './index.ts'

let world: CatalogWorld

const listed = (gameCode: string, gameType: string) => ({
  ...{ gameCode, name: { EN: `Game ${gameCode}`, MY: 'ဂိမ်း' }, gameType, gameClassify: null },
  ...{ version: '1.0.0', buildHash: '0'.repeat(64), rtp: '96.0000', volatility: 'medium', hitRate: '30.00' },
  ...{ maxWin: { MMK: '1000' }, minBet: { MMK: '100' }, maxBet: { MMK: '5000' } },
})

beforeAll(async () => {
  world = await openCatalogWorld()
  const { db } = world.database
  await listGames(db, 'hexworks', [listed('slot-a', 'RNG'), listed('slot-b', 'RNG'), listed('slot-c', 'RNG')])
  await listGames(db, 'monsoon', [listed('fish-a', 'FISH')])
})
afterAll(() => world.close())

const ask = (path: string, member = '') =>
  world.ask('GET', `/wps/v2/egame/${path}`, { headers: member ? { 'x-member': member } : {} })

test('[API-66] [BC-35] [API-03] the classes of slots are told, bingo where the brand speaks Filipino', async () => {
  expect((await ask('types?language=EN')).value).toEqual(['JP', 'TG', 'AC'])
  await world.admin.query(
    `update merchants.brands set supported_languages = supported_languages || '{TY}' where code = 'demommk'`,
  )
  await expect.poll(async () => (await ask('types')).value).toEqual(['JP', 'TG', 'AC', 'BG'])
})

test('[API-67] [API-03] the makers of slots are told, and no other', async () => {
  expect((await ask('vendors?language=EN')).value).toEqual([
    { vassalage: 'hexworks', name: 'Hexworks', isHot: 0 },
  ])
})

test('[API-68] [API-03] liked slots come newest first and in pages, what is no slot does not, and visitors are refused', async () => {
  for (const nodeId of ['slot-a', 'fish-a', 'slot-c'])
    await world.ask('POST', '/wps/v2/games/favourites', {
      body: { data: { nodeId, vendor: 'any' } },
      headers: { 'x-member': '11:0' },
    })
  const page = async (query: string) => {
    const { value } = await ask(`favorite?language=EN${query}`, '11:0')
    return [(value['games'] as { nodeId: string }[]).map(({ nodeId }) => nodeId), value['totalPages']]
  }
  expect(await page('')).toEqual([['slot-c', 'slot-a'], 1])
  expect(await page('&pageNo=2&pageSize=1')).toEqual([['slot-a'], 2])
  expect((await ask('favorite')).status).toBe(401)
})
