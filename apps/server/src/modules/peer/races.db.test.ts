/** Clicks against clicks and against the clock, each a transaction of its own on a connection of its own. */
import { Refusal } from '@jackfruit/kernel'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPeerWorld, type PeerTestWorld, type Someone } from '../../testing/peer-world.ts'

let world: PeerTestWorld
beforeAll(async () => {
  world = await openPeerWorld()
})
afterAll(() => world.close())
afterEach(() => world.sound())

const amount = 100_00n
const rounds = 16

async function proved(): Promise<{ receiver: Someone; payer: Someone; claimId: string; partId: string }> {
  const [receiver, payer] = [await world.someone(), await world.someone(0n)]
  const claimId = await world.withdraw(receiver, amount)
  await world.deposit(payer, amount)
  const partId = (await world.parts(claimId))[0]?.id ?? ''
  await world.prove(payer, partId)
  return { receiver, payer, claimId, partId }
}

/** True where it was done, false where it was refused; anything else is a fault. */
const won = (deed: Promise<unknown>): Promise<boolean> =>
  deed.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )
const creditsOf = async ({ purseId }: Someone) => {
  const { rows } = await world.admin.query<{ amount: bigint }>(
    `select amount from ledger.transfers where account_id = $1 and kind = 23`,
    [purseId],
  )
  return rows.map((row) => row.amount)
}

test('[A32] [WD-04] the receiver, the clock and the operator at once: one of them decides, and credits at most once', async () => {
  const winners = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const { receiver, payer, partId } = await proved()
    const click = world.peer.answer.bind(world.peer, receiver, partId)
    const contenders: Record<string, () => Promise<unknown>> = {
      // The clock says nothing when it comes second: it is told by what became of the part.
      clock: () => world.wait(30),
      received: () => click({ answer: 'received' }),
      partial: () => click({ answer: 'partial', remaining: 1_00n }),
      nothing: () => click({ answer: 'notReceived' }),
      forced: () => world.peer.force(100, partId, { by: 'op', reason: 'race', evidence: 'seen' }),
    }
    const order = Object.keys(contenders).toSorted(
      (a, b) => ((a.length * 7 + round * 3) % 5) - ((b.length * 7 + round * 3) % 5),
    )
    const outcomes = await Promise.all(
      order.map(async (name) => [name, await won(contenders[name]?.() ?? Promise.resolve())] as const),
    )
    const { rows } = await world.admin.query(
      'select state, received, remaining from peer.allocations where id = $1',
      [partId],
    )
    const [{ state, received, remaining }] = rows
    winners.add(state)
    const done = outcomes.filter(([name, isDone]) => isDone && name !== 'clock').map(([name]) => name)
    const expected: Record<string, string[]> = {
      RECEIVED: ['received'],
      PARTIALLY_RECEIVED: ['partial'],
      DISPUTED: ['nothing'],
      AUTO_RECEIVED: [],
      FORCED_RECEIVED: ['forced'],
    }
    // A dispute may be ended in the same breath by the receiver who finds the money, or by the operator.
    const isAfterDispute = done.includes('nothing') && done.length === 2
    if (!isAfterDispute) expect([state, done]).toEqual([state, expected[state]])
    const credits = await creditsOf(payer)
    expect(credits).toEqual(state === 'DISPUTED' ? [] : [received])
    if (state !== 'DISPUTED') expect(received + remaining).toBe(amount)
  }
  expect(winners.size).toBeGreaterThan(1)
}, 120_000)

test('[A32] twenty partial answers at once: one of them counts', async () => {
  const { receiver, payer, partId } = await proved()
  const answers = Array.from({ length: 20 }, (_, n) =>
    won(world.peer.answer(receiver, partId, { answer: 'partial', remaining: BigInt(n + 1) * 100n })),
  )
  expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1)
  const credits = await creditsOf(payer)
  expect(credits).toHaveLength(1)
})

test('[platform 6.4] the payer gives up or proves while the time runs out: one of them, and the pool has it or has it not', async () => {
  for (let round = 0; round < rounds / 2; round++) {
    const [receiver, payer] = [await world.someone(), await world.someone(0n)]
    const claimId = await world.withdraw(receiver, amount)
    await world.deposit(payer, amount)
    const partId = (await world.parts(claimId))[0]?.id ?? ''
    await world.peer.begin(payer, partId)
    const file = await world.picture()
    const done = await Promise.all([
      won(world.peer.prove(payer, partId, { reference: `RACE${round}`, file })),
      won(world.peer.giveUp(payer, partId)),
      won(world.wait(15)),
    ])
    const [{ state } = { state: '' }] = await world.parts(claimId)
    expect({ PROOF_SENT: [true, false], CANCELLED: [false, true], EXPIRED: [false, false] }[state]).toEqual(
      done.slice(0, 2),
    )
  }
}, 60_000)

test('[platform 6.4] the owner takes back while payers ask: what is taken back nobody pays', async () => {
  for (let round = 0; round < rounds / 2; round++) {
    const receiver = await world.someone(amount)
    const claimId = await world.withdraw(receiver, amount)
    const payers = [await world.someone(0n), await world.someone(0n)]
    await Promise.all([
      won(world.peer.takeBack(receiver, claimId)),
      ...payers.map((payer) => won(world.deposit(payer, amount))),
    ])
    const { returned, open } = await world.claim(claimId)
    expect([returned, open]).toEqual(returned === 0n ? [0n, amount] : [amount, 0n])
    await world.wait(60)
  }
}, 60_000)

test('[platform 6.4] ten payers ask at once for one withdrawal: it is never given out twice', async () => {
  const claimId = await world.withdraw(await world.someone(), 300_00n)
  const payers: Someone[] = []
  for (let n = 0; n < 10; n++) payers.push(await world.someone(0n))
  await Promise.all(payers.map((payer) => world.deposit(payer, 100_00n)))
  const parts = await world.parts(claimId)
  expect(parts.map((part) => part.amount)).toEqual([100_00n, 100_00n, 100_00n])
  expect(await world.claim(claimId)).toMatchObject({ unmatched: 0n, open: 300_00n })
})

test('two clocks at once do each thing once', async () => {
  // Nobody of the tests before looks for withdrawals any more.
  await world.wait(60)
  const claims: string[] = []
  for (let n = 0; n < 10; n++) claims.push(await world.withdraw(await world.someone(), 70_00n + BigInt(n)))
  await Promise.all([world.wait(15), world.wait(0), world.wait(0)])
  for (const claimId of claims)
    expect(world.houseParts.filter((part) => part.claimId === claimId)).toHaveLength(1)
})
