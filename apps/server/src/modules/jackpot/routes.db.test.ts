import { randomBytes } from 'node:crypto'
import { commitOf, winningPlace } from '@jackfruit/fairness'
import { parseMinor } from '@jackfruit/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallWorld, openCallWorld } from '../../testing/call-world.ts'
import { type Lanes, openAccount, openHouse, openLanes, post } from '../ledger/index.ts'
import type { Won } from './feed.ts'
import { mountJackpot } from './routes.ts'
import { startJackpot } from './start.ts'

let world: CallWorld
let lanes: Lanes
let jackpot: ReturnType<typeof startJackpot>
const won: Won[] = []
beforeAll(async () => {
  world = await openCallWorld()
  const { database, directory, mount } = world
  const { db } = database
  mountJackpot(mount, {
    now: () => new Date(),
    db,
    directory,
    nodeOf: async () => 'slot-x',
    findMember: async () => ({ nickname: 'Lucky7' }),
  })
  lanes = await openLanes({ url: database.appUrl })
  expect(await world.ask('GET', '/wps/v2/jackpot')).toMatchObject({ value: { pot: null } })
  jackpot = startJackpot({
    ...{ db, directory, key: randomBytes(32), numberOf: async () => null },
    onWon: (each) => won.push(each),
    onError: (error) => {
      throw error
    },
  })
})
afterAll(async () => {
  await jackpot.stop()
  await lanes.close()
  await world.close()
})

const base = async (host = 'localhost') => {
  const { value } = await world.ask('GET', '/wps/v2/jackpot', { host })
  return (value['pot'] as { base: string } | null)?.base
}

async function stake(amount: bigint) {
  const { db } = world.database
  const merchantId = (await world.directory.brandOfCode('demommk'))?.id ?? 0
  const accountId = await openAccount(db, { merchantId, owner: 1n, kind: 'purse', currency: 'MMK' })
  const [grants, studio] = [
    await openHouse(db, merchantId, 'grants', 'MMK'),
    await openHouse(db, merchantId, 'vendor:t', 'MMK'),
  ]
  const id = randomBytes(6).toString('hex')
  await db
    .transaction()
    .execute((tx) => post(tx, { key: id, kind: 'grant', accountId, houseId: grants, amount }))
  await lanes.submit({
    ...{ kind: 'stake', accountId, houseId: studio, gameId: 7, key: `t:${id}`, round: `t:${id}`, amount },
  })
}

test('[D-32] [HM-02] each brand has its own pot, open with the seed of its file, and a stake raises it', async () => {
  await expect.poll(() => base(), { interval: 200 }).toBe('1000000.00')
  expect(await base('second.localhost')).toBe('50000.00')
  const { value } = await world.ask('GET', '/wps/v2/jackpot')
  expect(value['pot']).toMatchObject({ step: '165.11', everyMs: 3000 })
  await stake(100_000n)
  await expect.poll(() => base(), { interval: 200 }).toBe('1000002.00')
  expect(await base('second.localhost')).toBe('50000.00')
}, 20_000)

interface Proof {
  atWork: { potId: string; commitment: string; isOpen: boolean }[]
  won: Record<string, string>[]
}

test('[D-32] a pot that was won is published with all that proves it, one at work without its stakes', async () => {
  const { value } = await world.ask('GET', '/wps/v2/jackpot/pots')
  const [open, waiting] = (value as unknown as Proof).atWork
  expect([open?.isOpen, waiting?.isOpen]).toEqual([true, false])
  const url = `/wps/v2/jackpot/entries?potId=${open?.potId}`
  expect((await world.ask('GET', url)).value).toEqual({ stakes: [], next: null })
  await stake(400_000_000_000n)
  await expect.poll(() => won.length).toBe(1)
  const [pot] = ((await world.ask('GET', '/wps/v2/jackpot/pots')).value as unknown as Proof).won
  expect(pot).toMatchObject({ potId: open?.potId, commitment: open?.commitment, player: 'Lu***' })
  const { stakes } = (await world.ask('GET', url)).value as { stakes: string[] }
  const secret = Buffer.from(pot?.['secret'] ?? '', 'hex')
  expect(commitOf(secret)).toBe(open?.commitment)
  const minor = (text: string | undefined, scale = 2) => parseMinor(text, scale) ?? 0n
  const terms = {
    potId: pot?.['potId'] ?? '',
    ...{
      seed: minor(pot?.['seed']),
      ceiling: minor(pot?.['ceiling']),
      odds: null,
      carried: BigInt(pot?.['carried'] ?? ''),
    },
    share: minor(pot?.['share'], 4),
  }
  expect(
    winningPlace(
      terms,
      secret,
      stakes.map((text) => minor(text)),
    ),
  ).toBe(pot?.['winningPlace'])
  await expect.poll(() => base()).toBe('1000000.00')
  expect((await world.ask('GET', url, { host: 'second.localhost' })).value['stakes']).toEqual([])
}, 20_000)
