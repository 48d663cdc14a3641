import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPeerWorld, type PeerTestWorld, type Someone } from '../../testing/peer-world.ts'

let world: PeerTestWorld
beforeAll(async () => {
  world = await openPeerWorld()
})
afterAll(() => world.close())
afterEach(() => world.sound())

const kyats = (amount: number) => BigInt(amount) * 100n

/** A withdrawal of 100 that another member has said to have paid. */
async function proved(amount = kyats(100)) {
  const [receiver, payer] = [await world.someone(), await world.someone(0n)]
  const claimId = await world.withdraw(receiver, amount)
  await world.deposit(payer, amount)
  const [part] = await world.parts(claimId)
  if (!part) throw new Error('nobody was found')
  await world.prove(payer, part.id)
  return { receiver, payer, claimId, partId: part.id }
}
const stateOf = async (partId: string) => {
  const { rows } = await world.admin.query('select state from peer.allocations where id = $1', [partId])
  return rows[0]?.state
}
const both = async ({ receiver, payer }: { receiver: Someone; payer: Someone }) =>
  [await world.balance(receiver.heldId), await world.balance(payer.purseId)] as const

describe('the answer of who withdraws', () => {
  test('[WD-01] [WD-05] marked received, the payer has what was held, and every part received is all received', async () => {
    const { receiver, payer, claimId, partId } = await proved()
    await world.peer.answer(receiver, partId, { answer: 'received' })
    expect(await stateOf(partId)).toBe('RECEIVED')
    expect(await world.claim(claimId)).toMatchObject({ state: 'ALL_RECEIVED', received: kyats(100) })
    // The half percent that the payer gets for paying a member comes later.
    expect(await both({ receiver, payer })).toEqual([0n, kyats(100)])
    expect(world.endings.at(-1)).toEqual({ claimId, state: 'ALL_RECEIVED' })
  })

  test('[WD-02] marked not received, it goes to the operator, and nothing moves', async () => {
    const { receiver, payer, partId } = await proved()
    await world.peer.answer(receiver, partId, { answer: 'notReceived' })
    expect(await stateOf(partId)).toBe('DISPUTED')
    expect(await both({ receiver, payer })).toEqual([kyats(100), 0n])
    await world.wait(24 * 60)
    expect(await stateOf(partId)).toBe('DISPUTED')
    expect(await both({ receiver, payer })).toEqual([kyats(100), 0n])
  })

  test('[WD-03] [EN-137] 80 of 100 received: that much is credited, and 20 are still owed', async () => {
    const { receiver, payer, claimId, partId } = await proved()
    await world.peer.answer(receiver, partId, { answer: 'partial', remaining: kyats(20) })
    const [part, missing] = await world.parts(claimId)
    expect(part).toMatchObject({ state: 'PARTIALLY_RECEIVED', received: kyats(80), remaining: kyats(20) })
    expect(missing).toMatchObject({ state: 'AWAITING_PAYMENT', amount: kyats(20), parent_id: partId })
    expect(await world.claim(claimId)).toMatchObject({ state: 'PARTLY_RECEIVED', received: kyats(80) })
    expect(await both({ receiver, payer })).toEqual([kyats(20), kyats(80)])
    // The payer sends the rest within its ten minutes.
    if (missing) await world.prove(payer, missing.id)
    await world.peer.answer(receiver, missing?.id ?? '', { answer: 'received' })
    expect(await world.claim(claimId)).toMatchObject({ state: 'ALL_RECEIVED', received: kyats(100) })
  })

  test('[WD-03] what stays missing for ten minutes goes back to the pool, and then the house pays it', async () => {
    const { receiver, partId, claimId } = await proved()
    await world.peer.answer(receiver, partId, { answer: 'partial', remaining: kyats(20) })
    await world.wait(9)
    expect((await world.claim(claimId)).open).toBe(kyats(20))
    await world.wait(1)
    await world.wait(10)
    expect(await world.claim(claimId)).toMatchObject({ state: 'FALLBACK', fallback: kyats(20) })
    expect(world.houseParts.at(-1)).toEqual({ claimId, part: 1, amount: kyats(20) })
    const { rows } = await world.admin.query('select count(*)::int from peer.strikes')
    expect(rows[0].count).toBe(0)
  })

  test('[WD-03] [A32] what is missing is some of it and not all, whatever is sent', async () => {
    const { receiver, partId } = await proved()
    for (const remaining of [0n, kyats(100), kyats(101), -1n])
      await expect(world.peer.answer(receiver, partId, { answer: 'partial', remaining })).rejects.toThrow(
        'peer_remaining',
      )
    expect(await stateOf(partId)).toBe('PROOF_SENT')
  })

  test('[A32] nobody but the receiver answers, and only once', async () => {
    const { receiver, payer, partId } = await proved()
    const stranger = await world.someone()
    for (const who of [payer, stranger])
      await expect(world.peer.answer(who, partId, { answer: 'received' })).rejects.toThrow('peer_not_found')
    await world.peer.answer(receiver, partId, { answer: 'received' })
    for (const again of ['received', 'notReceived'] as const)
      await expect(world.peer.answer(receiver, partId, { answer: again })).rejects.toThrow(
        'peer_already_answered',
      )
  })
})

describe('no answer', () => {
  test('[WD-04] [WD-07] [IM-36] [BC-64] after the configured minutes it counts as received, whatever they are', async () => {
    for (const minutes of [30, 1, 7]) {
      world.settings['autoConfirmMinutes'] = minutes
      const { partId, claimId } = await proved()
      await world.wait(minutes - 1)
      expect(await stateOf(partId)).toBe('PROOF_SENT')
      await world.wait(1)
      expect(await stateOf(partId)).toBe('AUTO_RECEIVED')
      expect(await world.claim(claimId)).toMatchObject({ state: 'ALL_RECEIVED' })
    }
    world.settings['autoConfirmMinutes'] = 30
  })

  test('[WD-04] a reference that was used, a picture that was seen, another name or a bad record wait for a person', async () => {
    const receivers = await Promise.all(Array.from({ length: 4 }, () => world.someone()))
    const payers = await Promise.all(Array.from({ length: 4 }, () => world.someone(0n)))
    const ids: string[] = []
    for (const [place, receiver] of receivers.entries()) {
      const claimId = await world.withdraw(receiver, kyats(150 + place))
      await world.deposit(payers[place] ?? receiver, kyats(150 + place))
      ids.push((await world.parts(claimId))[0]?.id ?? '')
    }
    const [one, two, three, four] = payers as [Someone, Someone, Someone, Someone]
    const file = await world.picture()
    const send = async (who: Someone, place: number, reference: string, picture: string) => {
      await world.peer.begin(who, ids[place] ?? '')
      await world.peer.prove(who, ids[place] ?? '', { reference, file: picture })
      const { rows } = await world.admin.query('select * from peer.allocations where id = $1', [ids[place]])
      return { reasons: rows[0].auto_off, due: rows[0].due_at }
    }
    expect(await send(one, 0, 'TX 7720-4419', file)).toMatchObject({ reasons: [], due: expect.any(Date) })
    expect(await send(two, 1, 'tx77204419', await world.picture())).toEqual({
      reasons: ['reference_reused'],
      due: null,
    })
    expect((await send(three, 2, 'TX3', file)).reasons).toEqual(['picture_seen'])
    world.known.names.set(four.memberId, ['Daw Su Su'])
    await world.admin.query(`insert into peer.strikes values ($1, 100, $2, '2026-11-21T05:00:00Z')`, [
      ids[0],
      four.memberId,
    ])
    expect((await send(four, 3, 'TX4', await world.picture())).reasons).toEqual([
      'name_differs',
      'payer_risk',
    ])
    await world.wait(60)
    const states: string[] = []
    for (const id of ids) states.push(await stateOf(id))
    expect(states).toEqual(['AUTO_RECEIVED', 'PROOF_SENT', 'PROOF_SENT', 'PROOF_SENT'])
    await world.admin.query('delete from peer.strikes')
  })

  test('[WD-04] for much money, a receiver who was away since before the proof is waited for', async () => {
    const small = await proved(kyats(5_000))
    const large = await proved(kyats(5_001))
    const before = new Date('2026-01-01T00:00:00Z')
    for (const { receiver } of [small, large]) world.known.seen.set(receiver.memberId, before)
    await world.wait(31)
    expect([await stateOf(small.partId), await stateOf(large.partId)]).toEqual([
      'AUTO_RECEIVED',
      'PROOF_SENT',
    ])
    const [part] = await world.parts(large.claimId)
    expect(part).toMatchObject({ auto_off: ['receiver_away'], due_at: null })
    await world.peer.answer(large.receiver, large.partId, { answer: 'received' })
  })
})

describe('the operator', () => {
  test('[WD-06] [D-95] forced receipt: the payer keeps the credit, nothing is refunded, and who forced it stands written', async () => {
    const { receiver, payer, claimId, partId } = await proved()
    await world.peer.answer(receiver, partId, { answer: 'notReceived' })
    await world.peer.force(100, partId, { by: 'op:mya', reason: 'statement shows it', evidence: 'page 2' })
    expect(await stateOf(partId)).toBe('FORCED_RECEIVED')
    expect(await both({ receiver, payer })).toEqual([0n, kyats(100)])
    expect(await world.claim(claimId)).toMatchObject({ state: 'ALL_RECEIVED', returned: 0n })
    const { rows } = await world.admin.query(
      `select actor, note from peer.changes where allocation_id = $1 and to_state = 'FORCED_RECEIVED'`,
      [partId],
    )
    expect(rows).toEqual([{ actor: 'operator', note: 'op:mya: statement shows it (page 2)' }])
    const { rows: refunds } = await world.admin.query(
      `select t.kind from ledger.transfers t where t.account_id = $1 and t.kind not in (10, 14, 23, 7, 15)`,
      [payer.purseId],
    )
    expect(refunds).toEqual([])
  })

  test('a part that was answered is not forced afterwards', async () => {
    const { receiver, partId } = await proved()
    await world.peer.answer(receiver, partId, { answer: 'received' })
    await expect(
      world.peer.force(100, partId, { by: 'op', reason: 'again', evidence: 'seen' }),
    ).rejects.toThrow('peer_already_answered')
  })
})

describe('proofs', () => {
  test('[WD-08] payer and receiver open the picture, written anew; nobody else', async () => {
    const { receiver, payer, partId } = await proved()
    const { rows } = await world.admin.query('select * from peer.pictures where allocation_id = $1', [partId])
    const id = rows[0].id
    expect(rows[0].image_sealed.includes(Buffer.from('WEBP'))).toBe(false)
    for (const who of [receiver, payer])
      expect((await world.peer.picture(who, id))?.subarray(8, 12).toString()).toBe('WEBP')
    expect(await world.peer.picture(await world.someone(), id)).toBeNull()
  })

  test('[WD-08] what is neither png nor jpg is refused, and the part waits on', async () => {
    const [receiver, payer] = [await world.someone(), await world.someone(0n)]
    const claimId = await world.withdraw(receiver, kyats(333))
    await world.deposit(payer, kyats(333))
    const id = (await world.parts(claimId))[0]?.id ?? ''
    await world.peer.begin(payer, id)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64')
    await expect(world.peer.prove(payer, id, { reference: 'R1', file: svg })).rejects.toThrow('picture_type')
    expect(await stateOf(id)).toBe('AWAITING_PAYMENT')
  })
})
