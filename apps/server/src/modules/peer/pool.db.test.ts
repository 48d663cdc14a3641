import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPeerWorld, type PeerTestWorld } from '../../testing/peer-world.ts'

let world: PeerTestWorld
beforeAll(async () => {
  world = await openPeerWorld()
})
afterAll(() => world.close())
afterEach(async () => {
  await world.wait(600)
  await world.sound()
})

const kyats = (amount: number) => BigInt(amount) * 100n
const statesOf = async (of: string) => (await world.parts(of)).map(({ state }) => state)

test('[platform 6.4] a withdrawal that nobody takes is paid by the house after the wait', async () => {
  const claimId = await world.withdraw(await world.someone(), kyats(100))
  await world.wait(14)
  expect(await world.claim(claimId)).toMatchObject({ state: 'QUEUED', unmatched: kyats(100) })
  await world.wait(1)
  expect(await world.claim(claimId)).toMatchObject({ state: 'FALLBACK', fallback: kyats(100) })
  expect(world.endings.filter((ending) => ending.claimId === claimId)).toEqual([
    { claimId, state: 'FALLBACK' },
  ])
  await world.wait(60)
  expect(world.houseParts.filter((part) => part.claimId === claimId)).toHaveLength(1)
})

test('[platform 6.4] a deposit that came first is found by the withdrawal that comes after it', async () => {
  const askId = await world.deposit(await world.someone(0n), kyats(70))
  expect(await statesOf(askId)).toEqual([])
  await world.withdraw(await world.someone(), kyats(70))
  expect(await statesOf(askId)).toEqual(['RESERVED'])
})

test('[platform 6.4] a part that is kept three minutes, or awaited fifteen, goes back to the pool with a strike', async () => {
  const payer = await world.someone(0n)
  const strikes = async () =>
    (await world.admin.query('select from peer.strikes where member_id = $1', [payer.memberId])).rowCount
  const claimId = await world.withdraw(await world.someone(), kyats(50))
  await world.deposit(payer, kyats(50))
  await world.wait(2)
  expect(await statesOf(claimId)).toEqual(['RESERVED'])
  await world.wait(1)
  expect(await statesOf(claimId)).toEqual(['EXPIRED'])
  expect(await world.claim(claimId)).toMatchObject({ state: 'QUEUED', unmatched: kyats(50) })
  expect(await strikes()).toBe(1)
  const askId = await world.deposit(payer, kyats(50))
  const [part] = await world.parts(askId)
  await world.peer.begin(payer, part?.id ?? '')
  await world.wait(14)
  expect(await statesOf(askId)).toEqual(['AWAITING_PAYMENT'])
  await world.wait(1)
  expect(await statesOf(askId)).toEqual(['EXPIRED'])
  expect(await strikes()).toBe(2)
})

test('[platform 6.4] three strikes within seven days, and for seven days the member pays nobody', async () => {
  const payer = await world.someone(0n)
  for (let n = 0; n < 3; n++) {
    await world.withdraw(await world.someone(), kyats(40 + n))
    await world.deposit(payer, kyats(40 + n))
    await world.wait(3)
  }
  await expect(world.deposit(payer, kyats(40))).rejects.toThrow('peer_barred')
  await world.wait(7 * 24 * 60 - 1)
  await expect(world.deposit(payer, kyats(40))).rejects.toThrow('peer_barred')
  await world.wait(1)
  await world.deposit(payer, kyats(40))
})

test('[platform 6.4] nobody meets himself, his device, his agent or his downline', async () => {
  const [receiver, linked, stranger] = [await world.someone(), await world.someone(), await world.someone(0n)]
  world.known.linked.set(linked.memberId, [receiver.memberId])
  const claimId = await world.withdraw(receiver, kyats(90))
  await world.deposit(receiver, kyats(90))
  await world.deposit(linked, kyats(90))
  expect(await world.parts(claimId)).toEqual([])
  await world.deposit(stranger, kyats(90))
  expect(await world.parts(claimId)).toMatchObject([{ payer_id: stranger.memberId }])
})

test('[platform 6.4] the owner takes back only what nobody has begun to pay', async () => {
  const receiver = await world.someone(kyats(300))
  const claimId = await world.withdraw(receiver, kyats(300))
  const payer = await world.someone(0n)
  await world.deposit(payer, kyats(100))
  await world.peer.takeBack(receiver, claimId)
  expect(await world.claim(claimId)).toMatchObject({ state: 'MATCHED', returned: kyats(200) })
  expect(await world.balance(receiver.purseId)).toBe(kyats(200))
  await expect(world.peer.takeBack(receiver, claimId)).rejects.toThrow('peer_nothing_unmatched')
  await expect(world.peer.takeBack(payer, claimId)).rejects.toThrow('peer_not_found')
})

test('the same wish sent again is the same deposit; with other content it is refused; a second one at once too', async () => {
  const payer = await world.someone(0n)
  const first = await world.deposit(payer, kyats(60), { key: 'same-key-1' })
  expect(await world.deposit(payer, kyats(60), { key: 'same-key-1' })).toBe(first)
  await expect(world.deposit(payer, kyats(61), { key: 'same-key-1' })).rejects.toThrow('key_conflict')
  await expect(world.deposit(payer, kyats(60), { key: 'other-key-1' })).rejects.toThrow('peer_deposit_open')
})

test('an amount outside the bounds is refused, for who pays and for who withdraws', async () => {
  for (const amount of [kyats(9), kyats(1_000_001)]) {
    await expect(world.deposit(await world.someone(0n), amount)).rejects.toThrow('peer_amount')
    const rich = await world.someone(kyats(2_000_000))
    await expect(world.withdraw(rich, amount)).rejects.toThrow('peer_amount')
    expect(await world.balance(rich.heldId)).toBe(0n)
  }
})

test('both sides are told of every change of theirs', async () => {
  const [receiver, payer] = [await world.someone(), await world.someone(0n)]
  const claimId = await world.withdraw(receiver, kyats(80))
  const askId = await world.deposit(payer, kyats(80))
  const [part] = await world.parts(claimId)
  world.told.length = 0
  await world.prove(payer, part?.id ?? '')
  await world.peer.answer(receiver, part?.id ?? '', { answer: 'received' })
  const each = [
    { memberId: receiver.memberId, orderId: claimId },
    { memberId: payer.memberId, orderId: askId },
  ]
  expect(world.told).toEqual([...each, ...each, ...each])
})
