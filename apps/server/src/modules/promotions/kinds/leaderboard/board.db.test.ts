/** Boards: scores against a slow reference, places, voids in the freeze, prizes paid once. */
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deed, type Told, tell, undone } from '../../../../testing/promotions/deeds.ts'
import { dayMs, noon, type OffersWorld, openOffersWorld } from '../../../../testing/promotions/world.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
})
afterAll(() => w.close())
beforeEach(() => w.set(noon))

const hour = 3_600_000
const done = (member: string, told: Omit<Told, 'memberId'> = {}) =>
  deed({ ourBrand: w.brand.id, memberId: BigInt(member), at: new Date(noon), ...told })
const aBoard = (terms: object, more: object = {}) =>
  w.anOffer(
    'leaderboard',
    { unit: 'day', times: 3, by: 'valid', stakeMin: '1.00', prizes: { own: ['500.00', '200.00'] }, ...terms },
    { from: 0, ...more },
  )
/** Of one board, so that other boards of the brand are no matter. */
const wonIn = async (id: string, member: string) =>
  (await w.rewardsOf(member)).filter(({ offerId }) => offerId === id)
afterEach(() =>
  w.admin.query(
    `update promotions.promotions set closed_at = starts_at, closed_by = 'test', closed_why = 'test' where closed_at is null`,
  ),
)
interface Shown {
  readonly id: string
  readonly state: string
  readonly lists: { place: number; name: string; score: string; prize: string | null; isOwn: boolean }[]
  readonly own: Record<string, unknown> | null
}
const boardOf = async (member: string, id: string) =>
  ((await w.see(member, 'missions/leaderboard')).value['lists'] as Shown[]).find((each) => each.id === id)

test('[API-78] [IM-44] [MC-15] a board ranks valid bets, ties by the earlier time, by masked names, with one’s own place', async () => {
  const members = [await w.aMember(), await w.aMember(), await w.aMember(), await w.aMember()] as const
  const [first, second, third, nobody] = members
  const id = await aBoard({ kinds: ['RNG'] })
  await tell(
    w,
    done(third, { stake: 30_000n, at: new Date(noon + 2) }),
    done(second, { stake: 30_000n, at: new Date(noon + 1) }),
    done(first, { stake: 10_000n }),
    done(first, { stake: 90_000n, kind: 'LIVE' }),
    done(first, { stake: 30_000n }),
  )
  const shown = await boardOf(third, id)
  expect(shown?.lists).toMatchObject([
    { place: 1, score: '400.00', prize: '500.00', isOwn: false },
    { place: 2, score: '300.00', prize: '200.00', isOwn: false },
    { place: 3, score: '300.00', prize: null, isOwn: true },
  ])
  for (const { name } of shown?.lists ?? []) expect(name).toMatch(/^.{2}\*\*\*.$/)
  expect(shown?.own).toMatchObject({ place: 3, isExact: true, missing: '0.00', prizePlace: 2 })
  expect(await boardOf(nobody, id)).toMatchObject({ own: null, state: 'running' })
})

test('[IM-44] a window is frozen for voids, then paid once by whoever is first; what is voided later changes nothing', async () => {
  const [first, second, third] = [await w.aMember(), await w.aMember(), await w.aMember()]
  const id = await aBoard({})
  const lost = done(first, { stake: 90_000n })
  const late = done(second, { stake: 50_000n })
  await tell(w, lost, late, done(third, { stake: 20_000n }))
  // Midnight in Yangon is at half past five in the evening, world time.
  const midnight = Date.UTC(2026, 10, 10, 17, 30)
  w.set(midnight + 9 * 60_000)
  await w.job()
  expect(await wonIn(id, second)).toEqual([])
  await tell(
    w,
    undone(lost, new Date(midnight + 60_000)),
    done(first, { stake: 100n, at: new Date(midnight + 60_000) }),
  )
  w.set(midnight + 10 * 60_000)
  await Promise.all([w.job(), w.job(), w.job()])
  await tell(w, undone(late, new Date(midnight + 11 * 60_000)))
  await w.job()
  expect(await wonIn(id, second)).toMatchObject([{ amount: '500.00', state: 'ready' }])
  expect(await wonIn(id, third)).toMatchObject([{ amount: '200.00', state: 'ready' }])
  expect(await wonIn(id, first)).toEqual([])
  expect(await boardOf(first, id)).toMatchObject({ own: { place: 1, score: '1.00' } })
  await w.demandSound()
})

test('[IM-44] the window is the brand’s day: half past midnight in Yangon counts for the next, though it is the same in UTC', async () => {
  const [late, early] = [await w.aMember(), await w.aMember()]
  const id = await aBoard({})
  await tell(
    w,
    done(late, { stake: 100n, at: new Date(Date.UTC(2026, 10, 10, 17, 29, 59, 999)) }),
    done(early, { stake: 700n, at: new Date(Date.UTC(2026, 10, 10, 17, 30)) }),
  )
  expect((await boardOf(late, id))?.lists).toMatchObject([{ score: '1.00' }])
  w.set(Date.UTC(2026, 10, 10, 18))
  expect((await boardOf(early, id))?.lists).toMatchObject([{ score: '7.00', isOwn: true }])
})

test('[IM-44] a shared pool is shared by score to the last unit, and what no window needs goes back', async () => {
  const members = [await w.aMember(), await w.aMember(), await w.aMember()]
  const id = await aBoard(
    { unit: 'hour', times: 2, prizes: { shared: '100.00', places: 3 }, freezeMinutes: 0 },
    { budget: '200.00', to: 1 },
  )
  for (const member of members) await tell(w, done(member, { stake: 777n }))
  w.set(noon + 3 * hour)
  await w.job()
  const won = await Promise.all(members.map((member) => w.rewardsOf(member)))
  expect(won.flat().map(({ amount }) => amount)).toEqual(['33.34', '33.33', '33.33'])
  expect(await w.offerRow(id)).toMatchObject({ aside: 10_000n, paid: 0n })
  await w.demandSound()
  w.set(noon + 2 * dayMs)
  await w.job()
  const [reward] = (await w.rewardsOf(members[0] ?? '')) as { id: string }[]
  expect((await w.say(members[0] ?? '', 'rewards/claim', { id: reward?.id })).value).toEqual({
    paid: '33.34',
  })
  await w.demandSound()
})

test('[IM-44] accounts that were locked are passed over, and who is behind them moves up', async () => {
  const [locked, next] = [await w.aMember(), await w.aMember()]
  const id = await aBoard({ times: 1, prizes: { own: ['9.00'] } })
  await tell(w, done(locked, { stake: 900n }), done(next, { stake: 100n }))
  await w.admin.query(`update identity.members set status = 'frozen' where id = $1`, [locked])
  w.set(noon + dayMs)
  await w.job()
  expect(await wonIn(id, next)).toMatchObject([{ amount: '9.00' }])
})

test('an operator cannot make a board whose prizes are not in its budget', async () => {
  await expect(aBoard({ times: 3 }, { budget: '2099.99' })).rejects.toThrow('The budget is less')
})

type By = 'valid' | 'net' | 'multiple'
interface Round {
  readonly member: string
  readonly stake: bigint
  readonly win: bigint
}

/** Slow and plain: of the rounds that stand now. */
function reference(by: By, rounds: readonly Round[]): Map<string, bigint> {
  const scores = new Map<string, bigint>()
  for (const { member, stake, win } of rounds) {
    const known = scores.get(member) ?? 0n
    const multiple = stake >= 100n ? (win * 100n) / stake : 0n
    scores.set(
      member,
      by === 'multiple'
        ? multiple > known
          ? multiple
          : known
        : known + (by === 'net' ? win - stake : stake),
    )
  }
  return scores
}

test.each(['valid', 'net', 'multiple'] as const)(
  '[IM-44] by %s: whatever is settled and taken back in whatever pieces, the board is that of the rounds that stand',
  async (by) => {
    const members = [await w.aMember(), await w.aMember(), await w.aMember()]
    const action = fc.record({
      round: fc.integer({ min: 0, max: 5 }),
      who: fc.integer({ min: 0, max: 2 }),
      stake: fc.bigInt(1n, 900n),
      win: fc.bigInt(0n, 3_000n),
      ends: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 16 }), async (actions) => {
        const id = await aBoard({ by })
        const standing = new Map<string, { round: Round; told: ReturnType<typeof done> }>()
        let batch: ReturnType<typeof done>[] = []
        for (const [place, { round, who, stake, win, ends }] of actions.entries()) {
          const member = members[who] ?? ''
          const name = `${id}:${who}:${round}`
          const known = standing.get(name)
          const at = new Date(noon + place)
          if (known) {
            standing.delete(name)
            batch.push(undone(known.told, at))
          } else {
            const told = done(member, { round: name, stake, win, valid: stake, at })
            standing.set(name, { round: { member, stake, win }, told })
            batch.push(told)
          }
          if (!ends) continue
          await tell(w, ...batch)
          batch = []
        }
        await tell(w, ...batch)
        const expected = reference(
          by,
          [...standing.values()].map(({ round }) => round),
        )
        const told = new Map<string, string | null>()
        for (const member of members)
          told.set(member, ((await boardOf(member, id))?.own?.['score'] as string) ?? null)
        for (const member of members) {
          const score = expected.get(member) ?? 0n
          const text = `${score / 100n}.${String(score % 100n).padStart(2, '0')}`
          expect([member, told.get(member)]).toEqual([member, score > 0n ? text : null])
        }
        const places = await Promise.all(
          members.map(async (member) => (await boardOf(member, id))?.own?.['place']),
        )
        expect(places.filter((place) => place !== undefined).toSorted()).toEqual(
          [...expected.values()].filter((score) => score > 0n).map((_, place) => place + 1),
        )
        await w.admin.query(
          `update promotions.promotions set closed_at = starts_at, closed_by = 'test', closed_why = 'test' where code = $1`,
          [id],
        )
      }),
      { numRuns: 10 },
    )
  },
)

test('[IM-40] [IM-44] a prize that is once for each device passes over who shares it with somebody before them, or had one', async () => {
  const [first, beside, third, later] = await Promise.all(Array.from({ length: 4 }, () => w.aMember()))
  if (!first || !beside || !third || !later) throw new Error('four members')
  await w.shareBrowser(first, beside, later)
  const id = await aBoard({ once: ['device'] })
  await tell(
    w,
    done(first, { stake: 90_000n }),
    done(beside, { stake: 50_000n }),
    done(third, { stake: 20_000n }),
  )
  const midnight = Date.UTC(2026, 10, 10, 17, 30)
  w.set(midnight + 10 * 60_000)
  await w.job()
  expect(await wonIn(id, first)).toMatchObject([{ amount: '500.00' }])
  expect(await wonIn(id, beside)).toEqual([])
  expect(await wonIn(id, third)).toMatchObject([{ amount: '200.00' }])
  expect(await w.detail(beside, id)).toMatchObject({ state: { key: 'not_device' } })
  expect(await w.toldTo(third)).toMatchObject([{ kind: 'reward_ready', facts: { amount: '200.00' } }])
  // In the next window whoever had one may have another, and who shares with them may not.
  const next = new Date(midnight + 20 * 60_000)
  await tell(w, done(later, { stake: 90_000n, at: next }), done(first, { stake: 10_000n, at: next }))
  w.set(midnight + dayMs + 10 * 60_000)
  await w.job()
  expect(await wonIn(id, later)).toEqual([])
  expect(await wonIn(id, first)).toMatchObject([{ amount: '500.00' }, { amount: '500.00' }])
  await w.demandSound()
})
