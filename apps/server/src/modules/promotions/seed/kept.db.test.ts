/** What the demonstration shows of rakeback: real figures, as soon as there are games, and once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OffersWorld, openOffersWorld, signature } from '../../../testing/promotions/world.ts'
import { listGames } from '../../catalog/index.ts'
import { makePromotion } from '../index.ts'
import { demoGifts } from './gifts.data.ts'
import { keepDemo } from './kept.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
  w.set(Date.now())
})
afterAll(() => w.close())

test('games that come after the offer have kept something of the demo player’s stakes, told once', async () => {
  const member = await w.aMember()
  const offer = demoGifts.find(({ kind }) => kind === 'rakeback')
  expect(offer).toBeDefined()
  if (!offer) return
  const { code, kind, budget, title, art, terms } = offer
  const startsAt = new Date(Date.now() - 86_400_000)
  const wanted = { code, kind, budget, terms: { ...terms, title, art }, startsAt, endsAt: null }
  await makePromotion(w.ours.db, w.brand, wanted, signature, w.now())
  const sower = {
    ...w.ours,
    directory: w.world.directory,
    memberByName: async () => ({ id: BigInt(member), type: 0 }),
    slots: () => w.world.faces.catalog.numbersOf('RNG'),
  } as unknown as Parameters<typeof keepDemo>[0]
  const now = async () => {
    const shown = (await w.see(member, 'missions/summary')).value['cashbacks'] as {
      id: string
      now: { stake: string; loss: string; amount: string }
    }[]
    return shown.find(({ id }) => id === code)?.now
  }
  await keepDemo({ ...sower, slots: async () => [] })
  expect(await now()).toMatchObject({ stake: '0.00', amount: '0.00' })
  await listGames(w.ours.db, 'hexworks', [
    {
      ...{
        gameCode: 'slot-of-demo',
        name: { EN: 'A game of the test' },
        gameType: 'RNG',
        gameClassify: null,
      },
      ...{
        version: '1.0.0',
        buildHash: '0'.repeat(64),
        rtp: '96.0000',
        volatility: 'medium',
        hitRate: '30.00',
      },
      ...{ maxWin: { MMK: '100000000' }, minBet: { MMK: '1' }, maxBet: { MMK: '5000000' } },
    },
  ])
  // Of 80,000 staked four in a hundred are kept, and a tenth of that is given.
  const once = { stake: '80000.00', loss: '3200.00', amount: '320.00' }
  await Promise.all([keepDemo(sower), keepDemo(sower)])
  expect(await now()).toMatchObject(once)
  await keepDemo(sower)
  expect(await now()).toMatchObject(once)
})
