import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPeerWorld, type PeerTestWorld } from '../../../testing/peer-world.ts'
import { waitingDisputes } from './operator.ts'

let world: PeerTestWorld
beforeAll(async () => {
  world = await openPeerWorld()
})
afterAll(() => world.close())
afterEach(() => world.sound())

const kyats = (amount: number) => BigInt(amount) * 100n
const by = { by: 'op:mya', reason: 'looked at both', evidence: 'statement of 21 Nov' }

async function proved(amount = kyats(100)) {
  const [receiver, payer] = [await world.someone(), await world.someone(0n)]
  const claimId = await world.withdraw(receiver, amount)
  await world.deposit(payer, amount)
  const partId = (await world.parts(claimId))[0]?.id ?? ''
  await world.prove(payer, partId)
  return { receiver, payer, claimId, partId }
}
async function disputed() {
  const found = await proved()
  await world.peer.answer(found.receiver, found.partId, { answer: 'notReceived' })
  return found
}
async function disputedLate() {
  const found = await proved()
  await world.wait(30)
  await world.peer.dispute(found.receiver, found.partId)
  return found
}
const partOf = async (id: string) =>
  (await world.admin.query('select * from peer.allocations where id = $1', [id])).rows[0]

describe('a dispute before any money moved', () => {
  test('[IM-37] [D-95] the payer is right: credited, and the receiver has no claim to it any more', async () => {
    const { payer, receiver, partId, claimId } = await disputed()
    await world.peer.decide(100, partId, { ...by, verdict: 'PAYER_RIGHT' })
    expect(await partOf(partId)).toMatchObject({ state: 'FORCED_RECEIVED', received: kyats(100) })
    expect(await world.balance(payer.purseId)).toBe(kyats(100))
    expect(await world.balance(receiver.heldId)).toBe(0n)
    expect(await world.claim(claimId)).toMatchObject({ state: 'ALL_RECEIVED' })
  })

  test.each(['pool', 'house', 'balance'] as const)(
    '[IM-37] [D-96] the receiver is right: nothing is credited, and what is owed goes on by way of the %s',
    async (rest) => {
      const { payer, receiver, partId, claimId } = await disputed()
      await world.peer.decide(100, partId, { ...by, verdict: 'RECEIVER_RIGHT', rest })
      expect(await partOf(partId)).toMatchObject({ state: 'NOT_PAID', received: 0n })
      expect(await world.balance(payer.purseId)).toBe(0n)
      const field = { pool: 'unmatched', house: 'fallback', balance: 'returned' }[rest]
      expect(await world.claim(claimId)).toMatchObject({ [field]: kyats(100) })
      expect(await world.balance(receiver.purseId)).toBe(
        kyats(10_000) - (rest === 'balance' ? 0n : kyats(100)),
      )
      const { rowCount } = await world.admin.query('select from peer.strikes where member_id = $1', [
        payer.memberId,
      ])
      expect(rowCount).toBe(1)
      await world.wait(60)
    },
  )

  test('[IM-37] split: what arrived is credited, the rest is owed on', async () => {
    const { payer, partId, claimId } = await disputed()
    await expect(world.peer.decide(100, partId, { ...by, verdict: 'SPLIT' })).rejects.toThrow(
      'peer_remaining',
    )
    await world.peer.decide(100, partId, { ...by, verdict: 'SPLIT', received: kyats(30), rest: 'house' })
    expect(await world.claim(claimId)).toMatchObject({
      ...{ state: 'FALLBACK', received: kyats(30), fallback: kyats(70) },
    })
    expect(await world.balance(payer.purseId)).toBe(kyats(30))
  })

  test('[IM-37] the house covers: the payer is made good and the receiver still gets all of it', async () => {
    const { payer, partId, claimId } = await disputed()
    await world.peer.decide(100, partId, { ...by, verdict: 'HOUSE_COVERS', rest: 'house' })
    expect(await world.balance(payer.purseId)).toBe(kyats(100))
    expect(await world.claim(claimId)).toMatchObject({ state: 'FALLBACK', fallback: kyats(100) })
    const { rows } = await world.admin.query('select credited, dropped from peer.asks where member_id = $1', [
      payer.memberId,
    ])
    expect(rows).toEqual([{ credited: kyats(100), dropped: 0n }])
  })

  test('[A32] decided once: a second decision, a forced receipt and an answer come too late', async () => {
    const { receiver, partId } = await disputed()
    await world.peer.decide(100, partId, { ...by, verdict: 'RECEIVER_RIGHT', rest: 'balance' })
    await expect(world.peer.decide(100, partId, { ...by, verdict: 'PAYER_RIGHT' })).rejects.toThrow('already')
    await expect(world.peer.force(100, partId, by)).rejects.toThrow('already')
    await expect(world.peer.answer(receiver, partId, { answer: 'received' })).rejects.toThrow('already')
  })

  test('the receiver who finds the money after all ends the dispute', async () => {
    const { receiver, payer, partId } = await disputed()
    await world.peer.answer(receiver, partId, { answer: 'received' })
    expect(await partOf(partId)).toMatchObject({ state: 'RECEIVED' })
    expect(await world.balance(payer.purseId)).toBe(kyats(100))
    expect((await waitingDisputes(world.peer, 100)).filter(({ id }) => id === partId)).toEqual([])
    await expect(world.peer.appeal(receiver, partId, 'or not')).rejects.toThrow('peer_appeal_closed')
    await world.waitForBonuses(24)
    expect(await world.balance(payer.purseId)).toBe(kyats(100) + kyats(100) / 200n)
  })

  test('[WD-03] [D-96] the payer who sent everything says so, and the missing part goes to the operator', async () => {
    const { receiver, payer, partId, claimId } = await proved()
    await world.peer.answer(receiver, partId, { answer: 'partial', remaining: kyats(20) })
    const missing = (await world.parts(claimId))[1]?.id ?? ''
    await expect(world.peer.dispute(receiver, missing)).rejects.toThrow('peer_dispute_closed')
    await world.peer.dispute(payer, missing)
    await world.wait(60)
    expect(await partOf(missing)).toMatchObject({ state: 'DISPUTED' })
    await world.peer.decide(100, missing, { ...by, verdict: 'PAYER_RIGHT' })
    expect(await world.claim(claimId)).toMatchObject({ state: 'ALL_RECEIVED', received: kyats(100) })
  })
})

describe('evidence', () => {
  test('[platform 6.4] both hand in pictures within thirty minutes, three each, and both see both', async () => {
    const { receiver, payer, partId } = await disputed()
    for (let n = 0; n < 3; n++) await world.peer.evidence(payer, partId, await world.picture())
    await expect(world.peer.evidence(payer, partId, await world.picture())).rejects.toThrow(
      'too_many_pictures',
    )
    await world.wait(29)
    await world.peer.evidence(receiver, partId, await world.picture())
    const { rows } = await world.admin.query(
      `select id from peer.pictures where allocation_id = $1 and kind <> 'proof'`,
      [partId],
    )
    expect(rows).toHaveLength(4)
    for (const { id } of rows)
      for (const who of [receiver, payer]) expect(await world.peer.picture(who, id)).not.toBeNull()
    await world.wait(1)
    await expect(world.peer.evidence(receiver, partId, await world.picture())).rejects.toThrow('closed')
    await expect(world.peer.evidence(await world.someone(), partId, await world.picture())).rejects.toThrow(
      'not_found',
    )
  })

  test('there is none to hand in where nothing is disputed', async () => {
    const { payer, partId } = await proved()
    await expect(world.peer.evidence(payer, partId, await world.picture())).rejects.toThrow('closed')
  })
})

describe('what the clock confirmed', () => {
  test('[platform 6.4] is disputed within a day and made good from the reserve; the payer keeps the credit', async () => {
    const { receiver, payer, partId, claimId } = await disputedLate()
    const credited = await world.balance(payer.purseId)
    const before = await world.balance(receiver.purseId)
    await world.peer.decide(100, partId, { ...by, verdict: 'RECEIVER_RIGHT' })
    expect(await world.balance(receiver.purseId)).toBe(before + kyats(100))
    expect(await world.balance(payer.purseId)).toBe(credited)
    expect(await partOf(partId)).toMatchObject({ state: 'AUTO_RECEIVED' })
    expect(await world.claim(claimId)).toMatchObject({ state: 'ALL_RECEIVED' })
    await expect(world.peer.dispute(receiver, partId)).rejects.toThrow('peer_dispute_closed')
  })

  test('[A32] while it is disputed nobody is credited a second time', async () => {
    const { receiver, payer, partId } = await disputedLate()
    const credited = await world.balance(payer.purseId)
    await expect(world.peer.answer(receiver, partId, { answer: 'received' })).rejects.toThrow('already')
    await expect(world.peer.force(100, partId, by)).rejects.toThrow('already')
    await world.wait(600)
    await world.peer.decide(100, partId, { ...by, verdict: 'PAYER_RIGHT' })
    expect(await world.balance(payer.purseId)).toBe(credited)
  })

  test('[platform 6.4] after a day, or by the payer, it is disputed no more', async () => {
    const { receiver, payer, partId } = await proved()
    await world.wait(30)
    await expect(world.peer.dispute(payer, partId)).rejects.toThrow('peer_dispute_closed')
    await world.wait(24 * 60)
    await expect(world.peer.dispute(receiver, partId)).rejects.toThrow('peer_dispute_closed')
  })

  test('[platform 6.4] two thousandths of what is paid are laid aside, used first, and the house pays what they do not cover', async () => {
    const reserve = async () => {
      const { rows } = await world.admin.query('select balance from ledger.accounts where owner = -2')
      return rows[0].balance as bigint
    }
    const { partId } = await disputedLate()
    const laidAside = await reserve()
    expect(laidAside).toBeGreaterThan(0n)
    expect(laidAside).toBeLessThan(kyats(100))
    await world.peer.decide(100, partId, { ...by, verdict: 'RECEIVER_RIGHT' })
    expect(await reserve()).toBe(0n)
    await proved(kyats(1_000))
    await world.wait(30)
    expect(await reserve()).toBe(kyats(2))
  })
})

describe('an appeal', () => {
  test('[platform 6.4] once, within a day, by who lost; what it changes is paid by the reserve', async () => {
    const { receiver, payer, partId } = await disputed()
    await world.peer.decide(100, partId, { ...by, verdict: 'PAYER_RIGHT' })
    await expect(world.peer.appeal(payer, partId, 'I like it')).rejects.toThrow('peer_appeal_closed')
    await world.peer.appeal(receiver, partId, 'my bank says no')
    await expect(world.peer.appeal(receiver, partId, 'once more')).rejects.toThrow('peer_appeal_closed')
    const before = await world.balance(receiver.purseId)
    await expect(world.peer.decideAppeal(100, partId, { ...by, pays: kyats(101) })).rejects.toThrow(
      'remaining',
    )
    await world.peer.decideAppeal(100, partId, { ...by, pays: kyats(100) })
    expect(await world.balance(receiver.purseId)).toBe(before + kyats(100))
    await expect(world.peer.decideAppeal(100, partId, { ...by, pays: kyats(1) })).rejects.toThrow('closed')
  })

  test('[platform 6.4] not after a day', async () => {
    const { payer, partId } = await disputed()
    await world.peer.decide(100, partId, { ...by, verdict: 'RECEIVER_RIGHT', rest: 'balance' })
    await world.wait(24 * 60)
    await expect(world.peer.appeal(payer, partId, 'too late')).rejects.toThrow('peer_appeal_closed')
  })
})
