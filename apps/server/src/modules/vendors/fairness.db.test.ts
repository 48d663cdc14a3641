import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CallWorld, openCallWorld } from '../../testing/call-world.ts'
import { listGames } from '../catalog/index.ts'
import { mountFairness } from './fairness.ts'
import { playerIdOf } from './players.ts'
import { StudioUnreachable } from './studio-client.ts'

const trialType = 4
const [member, trial, other] = [21n, 22n, 23n]
const pairs = {
  ...{ commit: 'a'.repeat(64), nextCommit: 'b'.repeat(64), clientSeed: 'old', nonce: 7 },
  ...{ isRoundOpen: false, revealed: [] },
}
interface Asked {
  readonly vendor: string
  readonly name: string
  readonly body: { readonly playerId: string; readonly clientSeed?: string }
}
let world: CallWorld
let asked: Asked[] = []
let merchantId = 0
/** What each studio answers; one that is not here does not answer. */
const answers = new Map<string, (call: Asked) => unknown>()

beforeAll(async () => {
  world = await openCallWorld(async () => ({
    principalOf: async ({ headers }, { id }) => {
      if (!headers['x-member']) return null
      const memberId = BigInt(String(headers['x-member']))
      return { memberId, merchantId: id, sessionId: 's', type: memberId === trial ? trialType : 0 }
    },
  }))
  const { database, directory, mount } = world
  const { db } = database
  merchantId = (await directory.brandOfCode('demommk'))?.id ?? 0
  await listGames(db, 'hexworks', [])
  for (const [vendor, memberId] of [
    ['hexworks', member],
    ['kitelab', member],
    ['hexworks', trial],
  ] as const)
    await playerIdOf(db, vendor, { merchantId, memberId })
  mountFairness(mount, {
    db,
    studios: {
      async ask(vendor, name, body) {
        const call = { vendor, name, body } as unknown as Asked
        asked.push(call)
        const answer = answers.get(vendor)
        if (!answer) throw new StudioUnreachable(vendor, null)
        return answer(call) as never
      },
    },
  })
})
beforeEach(() => {
  asked = []
  answers.clear()
})
afterAll(() => world.close())

const as = (memberId: bigint | null) => (memberId === null ? {} : { 'x-member': String(memberId) })
const seeds = (memberId: bigint | null) =>
  world.ask('GET', '/wps/v2/fairness/seeds', { headers: as(memberId) })
const change = (memberId: bigint | null, vassalage: string, clientSeed: unknown = 'mine') =>
  world.ask('POST', '/wps/v2/fairness/seeds', {
    ...{ headers: as(memberId), body: { data: { vassalage, clientSeed } } },
  })

test('[IM-17] a member sees the seeds of each maker that knows them, and which maker is away', async () => {
  answers.set('hexworks', () => ({ seeds: pairs }))
  const { success, value } = await seeds(member)
  expect(success).toBe(true)
  expect(value['makers']).toEqual([
    { vassalage: 'hexworks', name: expect.any(String), isAway: false, seeds: pairs },
    { vassalage: 'kitelab', name: expect.any(String), isAway: true, seeds: null },
  ])
  const { playerId } = asked[0]?.body ?? {}
  expect(playerId).toBe(await playerIdOf(world.database.db, 'hexworks', { merchantId, memberId: member }))
})

test('[IM-17] a trial has seeds as well, and who has played nowhere has none', async () => {
  answers.set('hexworks', () => ({ seeds: null }))
  expect((await seeds(trial)).value['makers']).toMatchObject([{ vassalage: 'hexworks', seeds: null }])
  expect((await seeds(other)).value).toEqual({ makers: [] })
})

test('[IM-17] a change goes to that maker alone, for that player, and answers the new pair', async () => {
  answers.set('hexworks', ({ body }) => ({
    ...{ state: 'done', reason: null, seeds: { ...pairs, clientSeed: body.clientSeed, nonce: 0 } },
  }))
  const { value } = await change(member, 'hexworks', 'lucky_7-x')
  expect(value).toMatchObject({ vassalage: 'hexworks', seeds: { clientSeed: 'lucky_7-x', nonce: 0 } })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ vendor: 'hexworks', name: 'changeSeeds' })
})

test.each([
  ['round_open', 'seeds_round_open'],
  ['no_seeds', 'seeds_missing'],
])('[IM-17] a studio that refuses with %s is told as %s', async (reason, message) => {
  answers.set('hexworks', () => ({ state: 'refused', reason, seeds: null }))
  expect(await change(member, 'hexworks')).toMatchObject({ status: 200, success: false, message })
})

test('[IM-17] a maker that does not answer is told as such; one that does not know the member is not asked', async () => {
  expect(await change(member, 'kitelab')).toMatchObject({ success: false, message: 'vendor_unreachable' })
  asked = []
  expect(await change(trial, 'kitelab')).toMatchObject({ success: false, message: 'seeds_missing' })
  expect(await change(other, 'hexworks')).toMatchObject({ success: false, message: 'seeds_missing' })
  expect(asked).toEqual([])
})

test.each(['', 'x'.repeat(65), 'with space', 'မျိုးစေ့', 7])(
  '[IM-17] %j is no seed, and no studio is asked',
  async (seed) => {
    expect((await change(member, 'hexworks', seed)).success).toBe(false)
    expect(asked).toEqual([])
  },
)

test('[IM-17] a visitor has no seeds', async () => {
  expect((await seeds(null)).status).toBe(401)
  expect((await change(null, 'hexworks')).status).toBe(401)
  expect(asked).toEqual([])
})
