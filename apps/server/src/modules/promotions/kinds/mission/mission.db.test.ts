/** Chains over what members do: counted once, taken back where the round is, and paid step by step. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deed, type Told, tell, undone } from '../../../../testing/promotions/deeds.ts'
import { dayMs, type OffersWorld, openOffersWorld } from '../../../../testing/promotions/world.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
})
afterAll(() => w.close())
// Steps are opened by the database's clock.
beforeEach(() => w.set(Date.now()))

const bet = (amount: string, reward: string, more: object = {}) => ({ does: 'bet', amount, reward, ...more })
const done = (member: string, told: Omit<Told, 'memberId'> = {}) =>
  deed({ ourBrand: w.brand.id, memberId: BigInt(member), at: new Date(Date.now() + 1_000), ...told })
const aMission = (chain: readonly object[], more: object = {}) => w.anOffer('mission', { chain, ...more })
const missionOf = async (member: string, id: string) =>
  (
    (await w.see(member, 'missions/summary')).value['missions'] as {
      id: string
      steps: Record<string, string>[]
    }[]
  ).find((each) => each.id === id)
const claim = (member: string, id: string) =>
  w.say(member, 'missions/claim', { id, version: 1, key: w.key() })

test('[MC-15] [IM-44] [API-77] [B-25] a chain counts play, each step is claimed once, and the next one opens by it', async () => {
  const member = await w.aMember()
  const id = await aMission([
    bet('1000.00', '50.00', { kinds: ['RNG'] }),
    { does: 'deposit', amount: '200.00', reward: '30.00' },
  ])
  await tell(w, done(member, { stake: 100_000n }))
  expect(await w.press(member, 'join', id)).toMatchObject({ value: { status: 'joined', paid: null } })
  const before = await w.purseOf(member)
  await tell(
    w,
    done(member, { stake: 60_000n }),
    done(member, { stake: 90_000n, kind: 'LIVE' }),
    done(await w.aMember(), { stake: 900_000n }),
  )
  expect(await missionOf(member, id)).toMatchObject({
    status: 'process',
    steps: [
      { state: 'open', counted: '600.00', goal: '1000.00', percent: 60, reward: '50.00' },
      { state: 'locked' },
    ],
  })
  expect((await claim(member, id)).message).toBe('promotion_not_now')
  await tell(
    w,
    done(member, { stake: 40_000n }),
    done(member, { what: 'deposit', amount: 50_000n, rounds: 0 }),
  )
  expect(await missionOf(member, id)).toMatchObject({
    status: 'claim',
    steps: [{ state: 'ready' }, { state: 'locked' }],
  })
  expect((await w.see(member, 'members/me/counts')).value).toMatchObject({ missionLeaderboard: 1 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(member, id)))
  expect(answers.filter(({ success }) => success).map(({ value }) => value['paid'])).toEqual(['50.00'])
  expect(await w.purseOf(member)).toBe(before + 5_000n)
  // The deposit was made before its step was open.
  expect(await missionOf(member, id)).toMatchObject({
    status: 'joined',
    steps: [
      { state: 'claimed', percent: 100 },
      { state: 'open', counted: '0.00' },
    ],
  })
  await tell(w, done(member, { what: 'deposit', amount: 20_000n, rounds: 0 }))
  expect((await claim(member, id)).value).toEqual({ status: 'claimed', paid: '30.00' })
  expect((await claim(member, id)).message).toBe('promotion_not_now')
  await w.demandSound()
})

test('[IM-44] what is taken back is not counted: a step that was ready is not ready any more', async () => {
  const member = await w.aMember()
  const id = await aMission([bet('100.00', '5.00')])
  await w.press(member, 'join', id)
  const [kept, lost] = [done(member, { stake: 4_000n }), done(member, { stake: 6_000n })]
  await tell(w, kept, lost)
  expect(await missionOf(member, id)).toMatchObject({ status: 'claim' })
  await tell(w, undone(lost))
  expect(await missionOf(member, id)).toMatchObject({ status: 'process', steps: [{ counted: '40.00' }] })
  const lines = (await w.see(member, `missions/counted?id=${id}`)).value['lists'] as object[]
  expect(lines).toHaveLength(2)
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ stake: '40.00', value: '40.00', isTakenBack: false }),
      expect.objectContaining({ value: '0.00', isTakenBack: true }),
    ]),
  )
  await tell(w, undone(kept))
  expect(await missionOf(member, id)).toMatchObject({ status: 'joined' })
  // Of a round of before the mission nothing can be taken away.
  await tell(w, undone(done(member, { stake: 9_000n })), done(member, { stake: 1_000n }))
  expect(await missionOf(member, id)).toMatchObject({ steps: [{ counted: '10.00' }] })
})

test('[IM-44] rounds, different games, a multiple and sign-ins count as their steps say', async () => {
  const member = await w.aMember()
  const common = { stakeMin: '10.00', reward: '1.00' }
  const id = await aMission([
    { does: 'rounds', count: 2, ...common },
    { does: 'games', count: 2, ...common },
    { does: 'multiple', times: 5, count: 1, ...common },
    { does: 'signIn', count: 1, reward: '1.00' },
  ])
  await w.press(member, 'join', id)
  const at = (place: number) => missionOf(member, id).then((found) => found?.steps[place])
  await tell(w, done(member, { stake: 999n }), done(member, { stake: 1_000n }))
  expect(await at(0)).toMatchObject({ counted: '1' })
  await tell(w, done(member, { stake: 1_000n }))
  await claim(member, id)
  const one = done(member, { stake: 1_000n, gameId: 4 })
  await tell(w, one, done(member, { stake: 1_000n, gameId: 4 }))
  expect(await at(1)).toMatchObject({ counted: '1' })
  await tell(w, undone(one), done(member, { stake: 1_000n, gameId: 5 }))
  expect(await at(1)).toMatchObject({ counted: '2', state: 'ready' })
  await claim(member, id)
  await tell(w, done(member, { stake: 1_000n, win: 4_999n }), done(member, { stake: 900n, win: 90_000n }))
  expect(await at(2)).toMatchObject({ counted: '0' })
  await tell(w, done(member, { stake: 1_000n, win: 5_000n }))
  await claim(member, id)
  await w.press(member, 'sign', await w.aRow())
  expect(await at(3)).toMatchObject({ state: 'ready' })
  expect((await claim(member, id)).value).toEqual({ status: 'claimed', paid: '1.00' })
  await w.demandSound()
})

test('[IM-44] a daily mission is new with the first play of the next day, and what was ready waits in the reward centre', async () => {
  const member = await w.aMember()
  const id = await aMission([bet('10.00', '3.00')], { isDaily: true })
  await w.press(member, 'join', id)
  await tell(w, done(member, { stake: 1_000n }))
  const tomorrow = Date.now() + dayMs
  w.set(tomorrow)
  expect(await missionOf(member, id)).toMatchObject({ status: 'claim' })
  await tell(w, done(member, { stake: 400n, at: new Date(tomorrow) }))
  expect(await missionOf(member, id)).toMatchObject({ status: 'process', steps: [{ counted: '4.00' }] })
  expect(await w.rewardsOf(member)).toMatchObject([{ offerId: id, amount: '3.00', state: 'ready' }])
  await w.demandSound()
})

test('[IM-44] when the mission ends what is ready is kept, and all else is free again', async () => {
  const [ready, half] = [await w.aMember(), await w.aMember()]
  const id = await w.anOffer('mission', { chain: [bet('10.00', '3.00'), bet('10.00', '4.00')] }, { to: 1 })
  for (const member of [ready, half]) await w.press(member, 'join', id)
  await tell(w, done(ready, { stake: 1_000n }), done(half, { stake: 500n }))
  w.set(Date.now() + dayMs + 60_000)
  await w.job()
  expect(await missionOf(ready, id)).toMatchObject({ status: 'claim' })
  w.set(Date.now() + dayMs + 11 * 60_000)
  await w.job()
  expect(await w.rewardsOf(ready)).toMatchObject([{ amount: '3.00', state: 'ready' }])
  expect(await w.offerRow(id)).toMatchObject({ aside: 300n })
  await w.demandSound()
})

/** Slow and plain: all that was told since the step opened, round by round. */
function reckoned(told: readonly ReturnType<typeof done>[], stepMin: bigint): bigint {
  const rounds = new Map<string, { rounds: number; valid: bigint }>()
  for (const each of told) {
    const known = rounds.get(each.round) ?? { rounds: 0, valid: 0n }
    rounds.set(each.round, { rounds: known.rounds + each.rounds, valid: known.valid + each.valid })
  }
  return [...rounds.values()].reduce(
    (all, { rounds: n, valid }) => all + (n > 0 && valid > 0n && valid >= stepMin ? valid : 0n),
    0n,
  )
}

test('[IM-44] whatever settles, settles anew and is taken back in whatever pieces, a step counts what its rounds came to', async () => {
  const action = fc.record({
    round: fc.integer({ min: 0, max: 5 }),
    stake: fc.bigInt(1n, 4_000n),
    fate: fc.constantFrom('settle', 'take back', 'settle anew'),
    ends: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), async (actions) => {
      const member = await w.aMember()
      const id = await aMission([bet('60.00', '5.00'), bet('40.00', '6.00')])
      await w.press(member, 'join', id)
      const open = new Map<number, ReturnType<typeof done>>()
      const told: ReturnType<typeof done>[] = []
      let batch: ReturnType<typeof done>[] = []
      for (const { round, stake, fate, ends } of actions) {
        const known = open.get(round)
        if (fate === 'settle' && !known) {
          const each = done(member, { round: `r${round}`, stake, valid: stake })
          open.set(round, each)
          batch.push(each)
        } else if (fate === 'take back' && known) {
          open.delete(round)
          batch.push(undone(known))
        } else if (fate === 'settle anew' && known) {
          const anew = { ...known, stake, valid: stake }
          open.set(round, anew)
          batch.push({ ...known, rounds: 0, stake: stake - known.stake, valid: stake - known.valid })
        }
        if (!ends) continue
        await tell(w, ...batch)
        told.push(...batch)
        batch = []
      }
      await tell(w, ...batch)
      told.push(...batch)
      const counted = reckoned(told, 0n)
      const isReady = counted >= 6_000n
      const shown = await missionOf(member, id)
      expect([shown?.steps[0]?.['state'], shown?.steps[0]?.['counted']]).toEqual([
        isReady ? 'ready' : 'open',
        `${(isReady ? 6_000n : counted) / 100n}.${String((isReady ? 6_000n : counted) % 100n).padStart(2, '0')}`,
      ])
      expect((await claim(member, id)).success).toBe(isReady)
    }),
    { numRuns: 25 },
  )
  await w.demandSound()
})

test('[MC-15] a step that is done is told once, whatever is undone and done again; who takes a break is told nothing', async () => {
  const [member, resting] = [await w.aMember(), await w.aMember()]
  const id = await aMission([bet('100.00', '5.00')])
  for (const each of [member, resting]) await w.press(each, 'join', id)
  await w.admin.query(
    `insert into protection.members (member_id, merchant_id, account_id, time_zone, closed_until, closed_by)
     values ($1, $2, $1, 'Asia/Yangon', now() + interval '9 days', 'timeOut')`,
    [resting, w.brand.id],
  )
  const first = done(member, { stake: 10_000n })
  await tell(w, first, done(resting, { stake: 10_000n }))
  await tell(w, undone(first))
  await tell(w, done(member, { stake: 20_000n }))
  await tell(w, done(member, { stake: 20_000n }))
  expect(await w.toldTo(member)).toMatchObject([
    {
      ...{ kind: 'mission_ready', category: 'offers', facts: { offer_EN: 'An offer', amount: '5.00' } },
      link: { to: 'page', page: 'missionLeaderboard' },
    },
  ])
  expect(await w.toldTo(resting)).toEqual([])
})

test('[IM-40] [IM-44] a daily chain that is once for each device begins anew for the first of them who plays that day', async () => {
  const [one, other] = [await w.aMember(), await w.aMember()]
  const id = await aMission([bet('100.00', '5.00')], { isDaily: true, once: ['device'] })
  for (const each of [one, other]) expect((await w.press(each, 'join', id)).success).toBe(true)
  const third = await w.aMember()
  await w.shareBrowser(one, other, third)
  // Who shares it now is refused, and told why.
  expect((await w.press(third, 'join', id)).value['reason']).toBe('not_device')
  const tomorrow = new Date(Date.now() + dayMs)
  w.set(tomorrow.getTime())
  await tell(w, done(other, { stake: 10_000n, at: tomorrow }))
  await tell(w, done(one, { stake: 10_000n, at: tomorrow }))
  const { rows } = await w.admin.query(
    `select m.member_id as id, max(m.turn) as turn from promotions.memberships m
       join promotions.promotions p on p.id = m.promotion_id where p.code = $1 group by 1`,
    [id],
  )
  expect(new Map(rows.map(({ id: member, turn }) => [String(member), turn]))).toEqual(
    new Map([
      [one, 1],
      [other, 2],
    ]),
  )
  await w.demandSound()
})
