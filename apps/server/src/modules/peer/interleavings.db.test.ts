/**
 * Any order of anything that payers, receivers, operators and the clock may do, also at the same moment: the sums of
 * every withdrawal and deposit agree with their parts, what is held with what is open, and the ledger with itself.
 */
import { Refusal } from '@jackfruit/kernel'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeerWorld, type PartRow, type PeerTestWorld, type Someone } from '../../testing/peer-world.ts'

let world: PeerTestWorld
let people: Someone[]
let picture: string
beforeAll(async () => {
  world = await openPeerWorld()
  people = []
  for (let n = 0; n < 5; n++) people.push(await world.someone(1_000_000_00n))
  picture = await world.picture()
  const [first, second, third] = people.map(({ memberId }) => memberId) as [bigint, bigint, bigint]
  world.known.linked.set(first, [second])
  world.known.linked.set(second, [first, third])
  world.known.linked.set(third, [second])
})
afterAll(() => world.close())

const allParts = async (): Promise<readonly PartRow[]> =>
  (await world.admin.query<PartRow>('select * from peer.allocations order by made_at desc, id limit 12')).rows

const by = { by: 'op', reason: 'decided', evidence: 'seen' }

/**
 * Each takes two numbers that choose whom, which part and how much. Whether it is allowed is for the rules to
 * say. What leads on stands there twice, so that most orders come somewhere. */
const deeds: readonly ((a: number, b: number, parts: readonly PartRow[]) => Promise<unknown>)[] = [
  (a, b) => world.withdraw(someone(a), BigInt(10_00 + (b % 9) * 10_00)),
  (a, b) => world.deposit(someone(a + 1), BigInt(10_00 + (b % 9) * 10_00)),
  (a, _b, parts) => world.peer.begin(payerOf(part(parts, a)), part(parts, a).id),
  (a, b, parts) =>
    world.peer.prove(payerOf(part(parts, a)), part(parts, a).id, { reference: `R${a}${b}x`, file: picture }),
  (a, _b, parts) => world.prove(payerOf(part(parts, a)), part(parts, a).id),
  (a, _b, parts) => world.prove(payerOf(part(parts, a)), part(parts, a).id),
  (a, _b, parts) => world.peer.giveUp(payerOf(part(parts, a)), part(parts, a).id),
  (a, _b, parts) => world.peer.answer(receiverOf(part(parts, a)), part(parts, a).id, { answer: 'received' }),
  (a, _b, parts) => world.peer.answer(receiverOf(part(parts, a)), part(parts, a).id, { answer: 'received' }),
  (a, _b, parts) =>
    world.peer.answer(receiverOf(part(parts, a)), part(parts, a).id, { answer: 'notReceived' }),
  (a, b, parts) =>
    world.peer.answer(receiverOf(part(parts, a)), part(parts, a).id, {
      ...{ answer: 'partial', remaining: BigInt(1 + (b % 1_500)) },
    }),
  (a, b, parts) =>
    world.peer.dispute(b % 2 ? payerOf(part(parts, a)) : receiverOf(part(parts, a)), part(parts, a).id),
  (a, _b, parts) => world.peer.force(100, part(parts, a).id, by),
  (a, b, parts) =>
    world.peer.decide(100, part(parts, a).id, {
      ...by,
      verdict: (['PAYER_RIGHT', 'RECEIVER_RIGHT', 'SPLIT', 'HOUSE_COVERS'] as const)[b % 4] ?? 'SPLIT',
      rest: (['pool', 'house', 'balance'] as const)[a % 3] ?? 'pool',
      received: BigInt(1 + (b % 2_000)),
    }),
  (a, b, parts) =>
    world.peer.appeal((b % 2 ? payerOf : receiverOf)(part(parts, a)), part(parts, a).id, 'look again'),
  (a, b, parts) => world.peer.decideAppeal(100, part(parts, a).id, { ...by, pays: BigInt(b) }),
  (a, _b, parts) => world.peer.stop(payerOf(part(parts, a)), part(parts, a).ask_id),
  (a, _b, parts) => world.peer.takeBack(receiverOf(part(parts, a)), part(parts, a).claim_id),
  (a, b) => world.wait(b % 3 === 0 ? 31 : a % 6),
]
/**
 * One payment as it should go, one that its payer gives up, one that its receiver denies and disputes: each of two who
 * may meet, and always the newest part, of however few there are by then.
 */
const then = (...chosen: readonly number[]) => chosen.map((deed) => ({ deeds: [deed], a: 48, b: 0 }))
// Time passes first: parts of one moment have no order.
const met = then(deeds.length - 1, 0, 1, 2)
const whatAlwaysHappens = [
  [[...met, ...then(4, 7)]],
  [[...met, ...then(6)]],
  [[...met, ...then(4, 9, 11)]],
] satisfies [ReturnType<typeof then>][]
const someone = (n: number): Someone => people[n % people.length] as Someone
const part = (parts: readonly PartRow[], n: number): PartRow => {
  const found = parts[n % Math.max(1, parts.length)]
  if (!found) throw new Refusal('nothing_yet')
  return found
}
const whoIs = (memberId: bigint) => people.find((each) => each.memberId === memberId) as Someone
const payerOf = ({ payer_id }: PartRow) => whoIs(payer_id)
const receiverOf = (row: PartRow) => whoIs(row.receiver_id)

const forbidden = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
}

test('[platform 6.4] in any order and at once: parts, unmatched and fallback are what was asked, held money leaves for what has ended, payers gain what receivers lose, and nobody meets himself or who belongs to him', async () => {
  const step = fc.record({
    deeds: fc.array(fc.nat(deeds.length - 1), { minLength: 1, maxLength: 3 }),
    a: fc.nat(40),
    b: fc.nat(4_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      for (const { deeds: chosen, a, b } of steps) {
        const parts = await allParts()
        const done = chosen.map(async (deed) => {
          try {
            await deeds[deed]?.(a, b, parts)
          } catch (error) {
            forbidden(error)
          }
        })
        await Promise.all(done)
      }
      await world.admin.query('delete from peer.strikes')
      await world.sound()
      await expectStrangers()
    }),
    { numRuns: 25, examples: whatAlwaysHappens },
  )
  const states = await world.admin.query('select state, count(*)::int from peer.allocations group by 1')
  // What was tried did come somewhere, beside wherever chance led.
  expect(states.rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['RECEIVED', 'CANCELLED']))
}, 240_000)

/** Two of the people share a device, and a third is above one of them: neither pays the other, whoever asks first. */
async function expectStrangers() {
  const { rows } = await world.admin.query<PartRow>('select * from peer.allocations')
  const met = rows.map(({ payer_id, receiver_id }) => [payer_id, receiver_id])
  for (const [one, others] of world.known.linked)
    for (const other of others) expect(met).not.toContainEqual([one, other])
}

test('when every clock has run out and every dispute is decided, nothing is open and nothing is held', async () => {
  for (let round = 0; round < 4; round++) {
    await world.wait(24 * 60)
    for (const { id, state } of (
      await world.admin.query<PartRow>(
        `select * from peer.allocations where state in ('DISPUTED', 'PROOF_SENT')`,
      )
    ).rows)
      await world.peer.decide(100, id, {
        ...by,
        verdict: state === 'DISPUTED' ? 'RECEIVER_RIGHT' : 'PAYER_RIGHT',
      })
  }
  await world.sound()
  const { rows } = await world.admin.query(
    `select count(*)::int as open from peer.claims where ended_at is null
     union all select count(*)::int from peer.asks where ended_at is null
     union all select coalesce(sum(balance), 0)::int from ledger.accounts where kind = 3 and owner > 0`,
  )
  expect(rows.map(({ open }) => open)).toEqual([0, 0, 0])
}, 60_000)
