/** What is drawn over the real routes: published before, proven after, paid once, and never more than was set aside. */
import { chances, commitOf, drawPf1, prizeAt, sharesOf } from '@jackfruit/fairness'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  dayMs,
  noon,
  type OffersWorld,
  openOffersWorld,
  second,
  signature,
} from '../../../../testing/promotions/world.ts'
import { changeTerms, makePromotion, NotMade } from '../../index.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
})
afterAll(() => w.close())
beforeEach(() => w.set(noon))

const board = {
  prizes: [
    { amount: '5000.00', weight: 10_000, stock: 2 },
    { amount: '500.00', weight: 290_000, stock: 50 },
  ],
  instead: { amount: '0.00', weight: 700_000 },
  turns: 1_000,
}
const aWheel = (change: object = {}, daily = 3, kind = 'wheel') =>
  w.anOffer(kind, { board: { ...board, ...change }, daily }, { budget: '1000000.00' })
const aRain = (rain: object = {}) =>
  w.anOffer('envelope', { rain: { pool: '10000.00', count: 4, least: '100.00', ...rain } })

interface Proof {
  commit: string
  serverSeed: string
  clientSeed: string
  nonce: number
  gameCode: string
  gone: number[]
  draws: { below: number; value: number }[]
}
interface Result {
  number: number
  place: number
  amount: string
  proof: Proof | null
}
interface Board {
  commit: string | null
  prizes: { place: number; left: number; chance: number }[]
  left: number | null
  turns: number | null
  tickets: number | null
  mine: Result[]
  winners: { place: number; amount: string; who: string; isMine: boolean }[]
  proof: Proof | null
}
const boardOf = async (member: string | null, id: string) =>
  (await w.see(member, `promotions/draw?id=${id}`)).value as unknown as Board

/** As anybody does it who has nothing but the proof. */
function drawnBy(proof: Proof | null | undefined) {
  if (!proof) throw new Error('there is no proof')
  const serverSeed = Uint8Array.from(Buffer.from(proof.serverSeed, 'hex'))
  expect(commitOf(serverSeed)).toBe(proof.commit)
  const { clientSeed, nonce, gameCode: gameId } = proof
  return drawPf1({ serverSeed, clientSeed, nonce, gameId })
}
function demandDrawn(proof: Proof | null) {
  const again = drawnBy(proof)
  for (const { below, value } of proof?.draws ?? []) expect(again.below(below)).toBe(value)
  expect(proof?.draws.length).toBeGreaterThan(0)
}

test('[EN-143] [IM-47] a turn is drawn by the seed whose hash was shown before, and by the key of the press; it is paid once', async () => {
  const [member, id] = [await w.aMember(), await aWheel()]
  expect(await w.detail(member, id)).toMatchObject({
    ...{ status: 'join', action: 'spin', kind: 'wheel' },
    state: { key: 'state_spin', facts: [{ value: '3' }] },
  })
  const before = await w.purseOf(member)
  const key = w.key()
  const promised = await boardOf(member, id)
  expect(promised).toMatchObject({ turns: 3, left: 1_000, mine: [] })
  const answer = await w.press(member, 'sign', id, { key })
  expect(answer.success).toBe(true)
  expect((await w.press(member, 'sign', id, { key })).value).toEqual(answer.value)
  const shown = await boardOf(member, id)
  expect(shown).toMatchObject({ turns: 2, left: 999 })
  expect(shown.mine).toHaveLength(1)
  const [result] = shown.mine
  const proof = result?.proof
  expect(proof).toMatchObject({ commit: promised.commit, clientSeed: key, nonce: 1, gone: [] })
  expect(shown.commit).not.toBe(promised.commit)
  const value = drawnBy(proof).below(chances)
  expect(proof?.draws).toEqual([{ below: chances, value }])
  expect(prizeAt([10_000, 290_000, 700_000], { gone: [], instead: 2 }, value).place).toBe(result?.place)
  const paid = BigInt((result?.amount ?? '').replace('.', ''))
  expect(await w.purseOf(member)).toBe(before + paid)
  expect(answer.value['paid']).toBe(paid > 0n ? result?.amount : null)
  await w.demandSound()
})

test('[EN-143] turns are so many a day of the brand, and come again tomorrow', async () => {
  const [member, id] = [await w.aMember(), await aWheel({}, 2)]
  for (const _ of [1, 2]) expect((await w.press(member, 'sign', id)).success).toBe(true)
  expect((await w.press(member, 'sign', id)).message).toBe('promotion_not_now')
  expect(await w.detail(member, id)).toMatchObject({ status: 'signed', state: { key: 'state_tomorrow' } })
  expect(await boardOf(member, id)).toMatchObject({ turns: 0 })
  w.set(noon + dayMs)
  expect(await w.detail(member, id)).toMatchObject({ status: 'join', action: 'spin' })
  expect((await w.press(member, 'sign', id)).success).toBe(true)
  expect((await boardOf(member, id)).mine.map(({ number }) => number)).toEqual([3, 2, 1])
})

test('[EN-141] an egg that is all given leaves its chance to the stated prize; when all turns are used it says so', async () => {
  const small = {
    prizes: [{ amount: '900.00', weight: 600_000, stock: 1 }],
    instead: { amount: '50.00', weight: 400_000 },
    turns: 6,
  }
  const [one, other, late] = [await w.aMember(), await w.aMember(), await w.aMember()]
  const id = await aWheel(small, 3, 'egg')
  for (const member of [one, other])
    for (const _ of [1, 2, 3]) expect((await w.press(member, 'sign', id)).success).toBe(true)
  const all = [...(await boardOf(one, id)).mine, ...(await boardOf(other, id)).mine]
  const best = all.filter(({ place }) => place === 0)
  expect(best.length).toBeLessThanOrEqual(1)
  for (const { place, proof } of all) {
    const gone = proof?.gone ?? []
    expect(prizeAt([600_000, 400_000], { gone, instead: 1 }, drawnBy(proof).below(chances)).place).toBe(place)
  }
  // Of six turns one at least that was drawn for the egg which had been given: else nothing was shown here.
  expect(all.filter(({ proof }) => proof?.gone.includes(0)).length).toBeGreaterThan(0)
  expect(await w.detail(late, id)).toMatchObject({
    status: 'closed',
    action: 'none',
    state: { key: 'not_pool' },
  })
  expect((await w.press(late, 'sign', id)).message).toBe('pool_used_up')
  w.set(noon + dayMs)
  expect(await w.detail(one, id)).toMatchObject({ status: 'signed', state: { key: 'not_pool' } })
  expect((await w.press(one, 'sign', id)).message).toBe('pool_used_up')
  await w.demandSound()
})

test('[IM-47] of a hundred turns, many at once, no prize is given beyond its stock, and each is paid', async () => {
  const rich = {
    prizes: [{ amount: '100.00', weight: 900_000, stock: 10 }],
    instead: { amount: '1.00', weight: 100_000 },
    turns: 60,
  }
  const members = await Promise.all(Array.from({ length: 20 }, () => w.aMember()))
  const id = await aWheel(rich, 5)
  const before = await Promise.all(members.map((member) => w.purseOf(member)))
  const tries = members.flatMap((member) => Array.from({ length: 5 }, () => member))
  const answers: Awaited<ReturnType<typeof w.press>>[] = []
  const runner = async () => {
    for (let member = tries.shift(); member; member = tries.shift())
      answers.push(await w.press(member, 'sign', id))
  }
  await Promise.all(Array.from({ length: 16 }, runner))
  const done = answers.filter(({ success }) => success)
  expect(done).toHaveLength(60)
  expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
    new Set(['pool_used_up']),
  )
  const after = await Promise.all(members.map((member) => w.purseOf(member)))
  const paid = after.reduce((sum, each, at) => sum + each - (before[at] ?? 0n), 0n)
  expect(paid).toBe(10n * 10_000n + 50n * 100n)
  expect(await w.offerRow(id)).toMatchObject({ paid, aside: 0n })
  await w.demandSound()
})

test('[SC-15] [EN-142] [IM-76] envelopes are opened in the order of presses, once each, and their shares are the pool', async () => {
  const id = await aRain()
  const members = await Promise.all(Array.from({ length: 5 }, () => w.aMember()))
  const promised = await boardOf(null, id)
  expect(promised).toMatchObject({ left: 4, proof: null })
  const shares: bigint[] = []
  for (const [at, member] of members.slice(0, 4).entries()) {
    expect(await w.detail(member, id)).toMatchObject({ status: 'claim', action: 'open' })
    const answer = await w.say(member, 'red-envelopes/grab', { id, version: 1, key: w.key() })
    shares.push(BigInt(String(answer.value['amount']).replace('.', '')))
    expect((await w.say(member, 'red-envelopes/grab', { id, version: 1, key: w.key() })).message).toBe(
      'promotion_not_now',
    )
    expect((await boardOf(member, id)).mine).toMatchObject([{ number: at + 1 }])
  }
  expect(shares.reduce((sum, each) => sum + each, 0n)).toBe(1_000_000n)
  expect(
    (await w.say(members[4] ?? '', 'red-envelopes/grab', { id, version: 1, key: w.key() })).message,
  ).toBe('pool_used_up')
  const { proof } = await boardOf(members[4] ?? '', id)
  expect(proof?.commit).toBe(promised.commit)
  expect(sharesOf({ pool: 1_000_000n, count: 4, least: 10_000n }, drawnBy(proof))).toEqual(shares)
  demandDrawn(proof)
  await w.demandSound()
})

test('[SC-15] a rain ends: what nobody opened goes back to the brand, and the seed is shown', async () => {
  const [member, id] = [await w.aMember(), await aRain()]
  await w.press(member, 'claim', id)
  const { paid } = await w.offerRow(id)
  w.set(noon + 31 * dayMs)
  expect((await w.press(await w.aMember(), 'claim', id)).message).toBe('promotion_not_open')
  await w.job()
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, balance: 0n, paid })
  expect((await boardOf(member, id)).proof).toMatchObject({ gameCode: 'envelope' })
})

const aRaffle = (change: object = {}) =>
  w.anOffer('raffle', {
    ...{
      prizes: [
        { amount: '5000.00', count: 1 },
        { amount: '1000.00', count: 2 },
      ],
    },
    ...{ per: '100.00', ticketsMax: 50, ...change },
  })
const staked = (member: string, valid: bigint, day = '2026-11-10') =>
  w.admin.query(
    `insert into activity.days (member_id, day, kind, merchant_id, rounds, stake, win, valid, deposited, paid_out)
     values ($1, $2, 'RNG', 1, 1, $3, 0, $3, 0, 0)`,
    [member, day, String(valid)],
  )

test('[IM-46] [D-129] [API-94] [RO-57] a raffle is drawn at its end, its winners claim once, and nobody else does', async () => {
  const id = await aRaffle()
  const members = await Promise.all(Array.from({ length: 6 }, () => w.aMember()))
  for (const member of members)
    expect((await w.press(member, 'join', id)).value).toMatchObject({ status: 'joined' })
  await staked(members[0] ?? '', 1_050_00n)
  await staked(members[1] ?? '', 999_999_00n)
  // Before the day on which it was joined.
  await staked(members[2] ?? '', 1_000_00n, '2026-11-09')
  expect((await boardOf(members[0] ?? '', id)).tickets).toBe(11)
  expect((await boardOf(members[1] ?? '', id)).tickets).toBe(50)
  expect((await boardOf(members[2] ?? '', id)).tickets).toBe(1)
  const promised = await boardOf(null, id)
  w.set(noon + 31 * dayMs)
  await w.job()
  await w.job()
  const { winners, proof } = await boardOf(members[0] ?? '', id)
  expect(winners.map(({ amount }) => amount)).toEqual(['5000.00', '1000.00', '1000.00'])
  expect(winners.every(({ who }) => /^m\w\*\*\*\w$/.test(who))).toBe(true)
  expect(proof).toMatchObject({ commit: promised.commit, entries: [11, 50, 1, 1, 1, 1] })
  demandDrawn(proof)

  let won = 0
  for (const member of members) {
    const own = (await boardOf(member, id)).winners.find(({ isMine }) => isMine)
    const before = await w.purseOf(member)
    const answer = await w.say(member, 'promotions/raffle/claim', { raffleId: id })
    if (!own) {
      expect(answer.message).toBe('reward_not_found')
      expect(await w.detail(member, id)).toMatchObject({ status: 'closed' })
      continue
    }
    won++
    expect(answer.value).toEqual({ prize: own.amount })
    expect((await w.say(member, 'promotions/raffle/claim', { raffleId: id })).message).toBe(
      'promotion_not_now',
    )
    expect(await w.purseOf(member)).toBe(before + BigInt(own.amount.replace('.', '')))
  }
  expect(won).toBe(3)
  await w.job()
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, balance: 0n, paid: 700_000n })
  await w.demandSound()
})

test('[IM-46] a raffle that two clocks end at once is drawn once, and a prize that nobody could win goes back', async () => {
  const [member, id] = [await w.aMember(), await aRaffle({ takeDays: 40 })]
  await w.press(member, 'join', id)
  w.set(noon + 31 * dayMs)
  await Promise.all([w.job(), w.job(), w.job()])
  expect((await boardOf(member, id)).winners).toMatchObject([{ place: 0, amount: '5000.00', isMine: true }])
  expect(await w.offerRow(id)).toMatchObject({ aside: 500_000n, paid: 0n })
  expect(await w.statusOf(member, id)).toBe('issued')
  await w.demandSound()
})

test('[EN-141] [EN-142] [EN-143] what waits for a member is listed as tickets, and each is used once', async () => {
  const member = await w.aMember()
  const mine = [await aWheel({}, 2), await aWheel({}, 1, 'egg'), await aRain()]
  const listed = async () =>
    ((await w.see(member, 'tickets')).value['lists'] as { id: string; kind: string; left: number }[])
      .filter(({ id }) => mine.includes(id))
      .map(({ kind, left }) => `${kind} ${left}`)
      .toSorted()
  expect(await listed()).toEqual(['goldenEgg 1', 'prizeWheel 2', 'redEnvelope 1'])
  for (const id of mine)
    expect((await w.say(member, 'tickets/use', { id, version: 1, key: w.key() })).success).toBe(true)
  expect(await listed()).toEqual(['prizeWheel 1'])
  const rains = (await w.see(member, 'red-envelopes')).value['lists'] as { id: string; left: number }[]
  expect(rains.find(({ id }) => id === mine[2])).toMatchObject({ pool: '10000.00', count: 4, left: 3 })
  expect((await w.say(member, 'tickets/use', { id: await w.aRow(), version: 1, key: w.key() })).message).toBe(
    'promotion_not_found',
  )
})

test('[IM-47] chances that do not add up, a poor budget, no end and newer terms are refused', async () => {
  const make = (kind: string, terms: object, more: object = {}) =>
    makePromotion(
      w.ours.db,
      w.brand,
      {
        ...{ code: `no-${w.key().slice(0, 8)}`, kind, budget: '1000000.00' },
        terms: { title: { EN: 'An offer' }, art: 'wheel', ...terms },
        ...{ startsAt: new Date(noon), endsAt: null, ...more },
      },
      signature,
      w.now(),
    )
  const bad = { board: { ...board, instead: { amount: '0.00', weight: 600_000 } }, daily: 1 }
  await expect(make('wheel', bad)).rejects.toThrow('the chances add up to 1000000')
  const odd = { board: { ...board, instead: { amount: '600.00', weight: 700_000 } }, daily: 1 }
  await expect(make('wheel', odd)).rejects.toThrow('not more than they are')
  await expect(make('wheel', { board, daily: 1 }, { budget: '34999.99' })).rejects.toThrow(NotMade)
  await expect(
    make('raffle', { prizes: [{ amount: '1.00', count: 1 }], per: '1.00', ticketsMax: 1 }),
  ).rejects.toThrow('has an end')
  await expect(make('envelope', { rain: { pool: '3.99', count: 4, least: '1.00' } })).rejects.toThrow(
    'the pool holds',
  )
  const id = await aWheel()
  await expect(
    changeTerms(
      w.ours.db,
      w.brand.id,
      { code: id, terms: { title: { EN: 'Other' }, art: 'gem', board, daily: 9 } },
      signature,
      w.now(),
    ),
  ).rejects.toThrow('stay as they are')
})

test('a draw of another brand is not here, and a visitor sees chances and stock, but no turns', async () => {
  const [id, stranger] = [await aWheel(), await w.aMember('demoinr')]
  expect((await w.see(stranger, `promotions/draw?id=${id}`, second)).message).toBe('promotion_not_found')
  expect(await boardOf(null, id)).toMatchObject({ commit: null, turns: null, mine: [], left: 1_000 })
})

const holds = 'update promotions.promotions set paid = paid where code = $1 returning id'
const waits = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"

test('who joins in the last moment is in the draw, whenever it commits; who comes later is refused', async () => {
  const [early, slow, late, id] = [await w.aMember(), await w.aMember(), await w.aMember(), await aRaffle()]
  await w.press(early, 'join', id)
  // A press that began before the end and has not committed yet: it holds the offer, as every press does.
  const holder = new pg.Client({ connectionString: w.world.database.adminUrl })
  await holder.connect()
  try {
    await holder.query('begin')
    const { rows } = await holder.query(holds, [id])
    await holder.query(
      `insert into promotions.memberships (merchant_id, promotion_id, member_id, turn, version, state, set_aside, progress,
        joined_at, changed_at) values ($1, $2, $3, 1, 1, 'joined', 0, '{"from":"2026-11-10"}', $4, $4)`,
      [w.brand.id, rows[0].id, slow, new Date(noon)],
    )
    w.set(noon + 31 * dayMs)
    const drawing = w.job()
    await vi.waitFor(async () => expect((await w.admin.query(waits)).rows).not.toEqual([]), 20_000)
    await holder.query('commit')
    await drawing
  } finally {
    await holder.end()
  }
  await w.job()
  expect(await boardOf(slow, id)).toMatchObject({ proof: { entries: [1, 1] }, winners: [{}, {}] })
  // A platform whose clock is behind: the draw is over all the same.
  w.set(noon)
  expect((await w.press(late, 'join', id)).message).toBe('promotion_not_open')
  expect((await w.toldTo(slow)).map(({ kind }) => kind)).toEqual(['raffle_won'])
})

test('what was settled is read before a raffle is drawn: a bet that is not in its day yet brings its tickets', async () => {
  const [member, id] = [await w.aMember(), await aRaffle()]
  await w.press(member, 'join', id)
  const { caughtUp } = w.ours
  const settled = [500_00n]
  const late = async () => {
    for (const valid of settled.splice(0)) await staked(member, valid)
  }
  Object.assign(w.ours, { caughtUp: late })
  try {
    expect((await boardOf(member, id)).tickets).toBe(6)
    await w.admin.query('delete from activity.days where member_id = $1', [member])
    settled.push(500_00n)
    w.set(noon + 31 * dayMs)
    await w.job()
  } finally {
    Object.assign(w.ours, { caughtUp })
  }
  expect((await boardOf(member, id)).proof).toMatchObject({ entries: [6] })
})
