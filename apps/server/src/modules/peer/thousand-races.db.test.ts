/**
 * A thousand parts, each of which the receiver answers, the clock confirms, the operator forces and both sides try
 * to cancel within the same moment. They are many at once, so that whoever is late is late by nothing.
 */
import { Refusal } from '@jackfruit/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeerWorld, type PartRow, type PeerTestWorld, type Someone } from '../../testing/peer-world.ts'

let world: PeerTestWorld
beforeAll(async () => {
  world = await openPeerWorld()
})
afterAll(() => world.close())

const races = 1_000
const atOnce = 50
/** Parts that are pressed at once: with the clock they are more than there are connections, so that some wait. */
const hands = 2
const amount = 100_00n

type Deed = readonly [name: string, done: () => Promise<unknown>]

/** Starts them all, and answers what was done: what was refused is left out, and anything else is a fault. */
async function done(deeds: readonly Deed[]): Promise<string[]> {
  const names = await Promise.all(
    deeds.map(([name, run]) =>
      run().then(
        () => [name],
        (error: unknown) => {
          if (error instanceof Refusal) return []
          throw error
        },
      ),
    ),
  )
  return names.flat()
}

/** Parts whose proof has been looked at long enough: the clock confirms them in the next round. */
async function dueParts(receivers: readonly Someone[], payers: readonly Someone[]): Promise<PartRow[]> {
  const claims: string[] = []
  for (const place of payers.keys())
    claims.push(await world.withdraw(receivers[place % receivers.length] as Someone, amount))
  for (const payer of payers) await world.deposit(payer, amount)
  const { rows } = await world.admin.query<PartRow>(
    `update peer.allocations set state = 'PROOF_SENT', reference = 'R', proof_at = $2, due_at = $2
      where claim_id = any($1) returning *`,
    [claims, world.peer.world.now()],
  )
  return rows
}

const by = { by: 'op:mya', reason: 'race', evidence: 'seen' }
const answers = ['received', 'partial', 'nothing', 'forced'] as const

/** Two of the answers and both cancellations of a part, in an order that differs from part to part. */
function deedsOf({ id, claim_id }: PartRow, receiver: Someone, payer: Someone, turn: number): Deed[] {
  const said = {
    received: () => world.peer.answer(receiver, id, { answer: 'received' }),
    partial: () => world.peer.answer(receiver, id, { answer: 'partial', remaining: 1_00n }),
    nothing: () => world.peer.answer(receiver, id, { answer: 'notReceived' }),
    forced: () => world.peer.force(100, id, by),
  }
  const [one, other] = [answers[turn % 4] ?? 'received', answers[(turn + 1 + (turn >> 2)) % 4] ?? 'forced']
  const deeds: Deed[] = [
    [one, said[one]],
    ['given up', () => world.peer.giveUp(payer, id)],
    ...(one === other ? [] : [[other, said[other]] as const]),
    ['taken back', () => world.peer.takeBack(receiver, claim_id)],
  ]
  return turn % 3 === 0 ? deeds.reverse() : deeds
}

/** The state that each deed leaves, of which the clock is the one that says nothing. */
const left: Readonly<Record<string, string>> = {
  ...{ RECEIVED: 'received', PARTIALLY_RECEIVED: 'partial', DISPUTED: 'nothing', FORCED_RECEIVED: 'forced' },
}

test('[A32] [WD-04] a thousand races of click, clock and cancel: one winner, received and remaining are the amount, no credit after a dispute', async () => {
  const receivers: Someone[] = []
  for (let n = 0; n < 5; n++) receivers.push(await world.someone(100_000_00n))
  const whoIs = new Map(receivers.map((each) => [each.memberId, each]))
  const won = new Map<string, number>()
  for (let round = 0; round < races / atOnce; round++) {
    const payers: Someone[] = []
    for (let n = 0; n < atOnce; n++) payers.push(await world.someone(0n))
    for (const payer of payers) whoIs.set(payer.memberId, payer)
    const parts = await dueParts(receivers, payers)
    expect(parts).toHaveLength(atOnce)
    const started = round % 2 ? parts.toReversed() : parts
    const deeds = started.map((part, place) => {
      const [receiver, payer] = [whoIs.get(part.receiver_id), whoIs.get(part.payer_id)]
      if (!receiver || !payer) throw new Error('nobody is behind this part')
      return deedsOf(part, receiver, payer, round * atOnce + place)
    })
    const clock = world.wait(0)
    const outcomes = await Promise.all([
      clock,
      ...Array.from({ length: hands }, async (_, hand) => {
        const found: (readonly [string, string[]])[] = []
        for (let place = hand; place < deeds.length; place += hands)
          found.push([started[place]?.id ?? '', await done(deeds[place] ?? [])])
        return found
      }),
    ])
    const doneTo = new Map(outcomes.flatMap((each) => (typeof each === 'number' ? [] : each)))
    await judge(parts, doneTo, won)
    await clear(parts)
  }
  await world.sound()
  // Everybody won sometimes: nobody was always too late to race.
  expect([...won.keys()].sort()).toEqual(['clock', 'forced', 'nothing', 'partial', 'received'])
  expect([...won.values()].reduce((sum, count) => sum + count)).toBe(races)
}, 300_000)

/** What became of each part: one state, and money for it that moved once or not at all. */
async function judge(
  parts: readonly PartRow[],
  doneTo: ReadonlyMap<string, string[]>,
  won: Map<string, number>,
) {
  const { rows } = await world.admin.query<PartRow & { credits: string[] }>(
    `select a.*, array(select t.amount::text from ledger.transfers t join peer.asks k on k.purse_id = t.account_id
        where k.id = a.ask_id and t.key = 'peer:' || a.id) as credits
       from peer.allocations a where a.id = any($1)`,
    [parts.map(({ id }) => id)],
  )
  expect(rows).toHaveLength(parts.length)
  for (const { id, state, received, remaining, credits } of rows) {
    const names = doneTo.get(id) ?? []
    const winner = state === 'AUTO_RECEIVED' ? 'clock' : left[state]
    won.set(winner ?? state, (won.get(winner ?? state) ?? 0) + 1)
    // A dispute may end in the same breath: by the receiver who finds the money, or by the operator.
    const others = names.filter((name) => name !== 'nothing')
    const isAfterDispute = names.includes('nothing') && others.length === 1
    expect([id, state, ...(isAfterDispute ? others : names)]).toEqual([
      ...[id, state],
      ...(winner === 'clock' ? [] : [winner]),
    ])
    const isPaid = state !== 'DISPUTED'
    expect([id, ...credits]).toEqual(isPaid ? [id, String(received)] : [id])
    expect(received + remaining).toBe(isPaid ? amount : 0n)
  }
}

/** Ends what is open. A dispute waits for whoever decides, however late it gets. */
async function clear(parts: readonly PartRow[]) {
  const { rows } = await world.admin.query<PartRow>(
    `select * from peer.allocations where id = any($1) and state = 'DISPUTED'`,
    [parts.map(({ id }) => id)],
  )
  await world.wait(60)
  for (const { id } of rows)
    await world.peer.decide(100, id, { ...by, verdict: 'RECEIVER_RIGHT', rest: 'balance' })
}
