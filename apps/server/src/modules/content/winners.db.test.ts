import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentWorld, openContentWorld, second } from '../../testing/content-world.ts'

let world: ContentWorld
beforeAll(async () => {
  world = await openContentWorld(new Map([[4n, { nickname: 'Rank4', vipRank: 4 }]]))
})
afterAll(() => world.close())

test('[IM-11] [SC-04] [API-61] [EN-139] [BC-10] the board shows the newest wins of the brand alone, at most 20, names masked', async () => {
  const id = await world.brandId('demommk')
  await world.admin.query(
    `insert into wallet.purses (account_id, merchant_id, member_id, currency) values (901, $1, 4, 'MMK'), (902, $1, 99, 'MMK')`,
    [id],
  )
  await world.admin.query(
    `insert into wallet.bets (account_id, round, merchant_id, seq, last_seq, game_id, stake, win, balance_after, closed,
       rolled_back, placed_at, settled_at)
     select 901, 'v:' || n, $1, n, n, 7, 100, case when n % 2 = 0 then 0 else 100 + n end, 0, true, false, now(),
       now() + n * interval '1 second' from generate_series(1, 60) n`,
    [id],
  )
  const board = async (query: string, host?: string) =>
    (await world.ask('GET', `/wps/v2/games/winners?gameCategory=ALL${query}`, host ? { host } : {})).value[
      'lists'
    ] as { player: string; prizeAmount: string }[]
  const rows = await board('&language=EN&limitNum=20')
  expect(rows).toHaveLength(20)
  expect(rows[0]).toMatchObject({
    player: 'Ra***4',
    gameName: 'Seven',
    nodeId: 'slot-seven',
    prizeAmount: '1.59',
  })
  expect(rows[1]?.prizeAmount).toBe('1.57')
  expect(JSON.stringify(rows)).not.toContain('Rank4')
  expect(await board('&limitNum=3')).toHaveLength(3)
  expect((await board('&language=MY'))[0]).toMatchObject({ gameName: 'ခုနစ်' })
  expect(await board('', second)).toEqual([])
  expect(await world.ask('GET', '/wps/v2/games/winners?limitNum=21')).toMatchObject({ status: 400 })
})
