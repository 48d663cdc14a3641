/** Two accounts of one person, and what a payer is given for paying: when, how often, and not at all. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPeerWorld, type PeerTestWorld, type Someone } from '../../../testing/peer-world.ts'
import { decideFlag, flaggedPayments } from '../disputes/judge.ts'
import { openViews } from '../views.ts'

let world: PeerTestWorld
beforeAll(async () => {
  world = await openPeerWorld()
})
afterAll(() => world.close())
afterEach(async () => {
  await world.wait(24 * 60)
  await world.sound()
})

const kyats = (amount: number) => BigInt(amount) * 100n
const half = (amount: bigint) => (amount * 5n) / 1_000n

async function met(receiver: Someone, payer: Someone, amount: bigint) {
  const claimId = await world.withdraw(receiver, amount)
  await world.deposit(payer, amount)
  const [part] = await world.parts(claimId)
  return part?.id ?? ''
}
async function proved(receiver: Someone, payer: Someone, amount = kyats(100)) {
  const partId = await met(receiver, payer, amount)
  await world.prove(payer, partId)
  return partId
}
async function paid(receiver: Someone, payer: Someone, amount = kyats(100)) {
  const partId = await proved(receiver, payer, amount)
  await world.peer.answer(receiver, partId, { answer: 'received' })
  return partId
}
const outcomeOf = async (partId: string) => {
  const { rows } = await world.admin.query('select outcome, why from peer.bonuses where allocation_id = $1', [
    partId,
  ])
  return rows[0]
}

test('two accounts of one person do not meet: by the name, in whatever order and with whatever title', async () => {
  const receiver = await world.someone()
  const claimId = await world.withdraw(receiver, kyats(100))
  for (const name of ['Ko Thiha Aung', 'aung thiha', 'U  THIHA  AUNG'])
    await world.deposit(await world.someone(0n), kyats(100), { name })
  const known = await world.someone(0n)
  world.known.names.set(known.memberId, ['Thiha Aung'])
  await world.deposit(known, kyats(100), { name: 'Somebody Else' })
  expect(await world.parts(claimId)).toEqual([])
  await world.deposit(await world.someone(0n), kyats(100), { name: 'Thiha Zaw' })
  expect(await world.parts(claimId)).toHaveLength(1)
})

test('two accounts of one person do not meet: by the account that both were ever paid to', async () => {
  const claimId = await world.withdraw(await world.someone(), kyats(110))
  const payer = await world.someone(0n)
  world.known.numbers.set(payer.memberId, ['09-111', '09 420 000-894'])
  await world.deposit(payer, kyats(110))
  expect(await world.parts(claimId)).toEqual([])
  const other = await world.someone(0n)
  world.known.numbers.set(other.memberId, ['09-111'])
  await world.deposit(other, kyats(110))
  expect(await world.parts(claimId)).toHaveLength(1)
})

test('what names and numbers are compared by tells neither', async () => {
  await world.deposit(await world.someone(0n), kyats(120), { name: 'Daw Mya Mya' })
  const { rows } = await world.admin.query(`
    select string_agg(t, ' ') as t from (
      select array_to_string(name_indexes || number_indexes, ' ', '') as t from peer.asks
      union all select encode(name_index, 'escape') || encode(number_index, 'escape') from peer.claims) a`)
  expect(rows[0].t).not.toMatch(/mya|thiha|9420000894/i)
})

test('the bonus of a payer is given a day after the payment by the clock of the database, and once', async () => {
  const payer = await world.someone(0n)
  const partId = await paid(await world.someone(), payer)
  await world.wait(60 * 24 * 2)
  expect(await world.balance(payer.purseId)).toBe(kyats(100))
  await world.waitForBonuses(23)
  expect(await world.balance(payer.purseId)).toBe(kyats(100))
  await world.waitForBonuses(1)
  await Promise.all([world.wait(0), world.wait(0), world.wait(0)])
  expect(await world.balance(payer.purseId)).toBe(kyats(100) + half(kyats(100)))
  expect(await outcomeOf(partId)).toEqual({ outcome: 'PAID', why: null })
})

test('while a payment is disputed its bonus waits; it is for what did arrive, and withheld where nothing did', async () => {
  const [split, lost] = [await world.someone(0n), await world.someone(0n)]
  const receivers = [await world.someone(), await world.someone()] as const
  const ids = [await proved(receivers[0], split), await proved(receivers[1], lost, kyats(130))] as const
  await world.wait(30)
  for (const [place, id] of ids.entries()) await world.peer.dispute(receivers[place] ?? split, id)
  await world.waitForBonuses(48)
  expect(await world.balance(split.purseId)).toBe(kyats(100))
  const said = { by: 'op', reason: 'looked at', evidence: 'statement' }
  await world.peer.decide(100, ids[0], { ...said, verdict: 'SPLIT', received: kyats(40) })
  await world.peer.decide(100, ids[1], { ...said, verdict: 'RECEIVER_RIGHT' })
  await world.waitForBonuses(23)
  expect(await world.balance(split.purseId)).toBe(kyats(100))
  await world.waitForBonuses(1)
  expect(await world.balance(split.purseId)).toBe(kyats(100) + half(kyats(40)))
  expect(await world.balance(lost.purseId)).toBe(kyats(130))
  expect(await outcomeOf(ids[1])).toEqual({ outcome: 'WITHHELD', why: 'not_paid' })
})

test('a plain picture waits for a person: neither the clock confirms it nor is its bonus given', async () => {
  const [receiver, payer] = [await world.someone(), await world.someone(0n)]
  const id = await met(receiver, payer, kyats(140))
  await world.peer.begin(payer, id)
  const green = { width: 400, height: 800, channels: 3, background: '#1f9d55' } as const
  const file = (await sharp({ create: green }).png().toBuffer()).toString('base64')
  await world.peer.prove(payer, id, { reference: 'TX-GREEN-1', file })
  expect(await world.admin.query('select auto_off from peer.allocations where id = $1', [id])).toMatchObject({
    rows: [{ auto_off: ['picture_plain'] }],
  })
  await world.peer.answer(receiver, id, { answer: 'received' })
  await world.waitForBonuses(24)
  expect(await world.balance(payer.purseId)).toBe(kyats(140))
  const listed = await flaggedPayments(world.peer, 100)
  expect(listed.find((each) => each.id === id)).toMatchObject({
    ...{ score: 60, reasons: ['picture_plain'], bonus: half(kyats(140)) },
  })
  const seen = async () => (await shownTo(payer)).map(({ isBonusChecked }) => isBonusChecked)
  expect(await seen()).toEqual([true])
  await decideFlag(world.peer, { merchantId: 100, id, verdict: 'FINE', by: 'op:mya', why: 'asked the bank' })
  expect(await seen()).toEqual([false])
  await world.wait(0)
  expect(await world.balance(payer.purseId)).toBe(kyats(140) + half(kyats(140)))
})

/** The parts of the payer's newest deposit, as the payer sees them. */
async function shownTo({ memberId }: Someone) {
  const who = { merchantId: 100, memberId, sessionId: 'test', type: 0 }
  const [newest] = await openViews(world.peer).asksOf(who, null)
  return newest?.parts ?? []
}

test('whose bonus waits for nobody hears of no check', async () => {
  const payer = await world.someone(0n)
  await paid(await world.someone(), payer, kyats(150))
  expect(await shownTo(payer)).toMatchObject([{ state: 'RECEIVED', isBonusChecked: false }])
})

const flagOf = async (id: string) =>
  (await flaggedPayments(world.peer, 100)).find((each) => each.id === id) ?? null
/** What is missing of a payment, of which the receiver says that 99 of 100 did not come. */
async function missingOf(receiver: Someone, payer: Someone, reference?: string) {
  const claimId = await world.withdraw(receiver, kyats(100))
  await world.deposit(payer, kyats(100))
  const partId = await world.prove(payer, (await world.parts(claimId))[0]?.id ?? '', reference)
  await world.peer.answer(receiver, partId, { answer: 'partial', remaining: kyats(99) })
  return (await world.parts(claimId)).at(-1)?.id ?? ''
}

test('what is counted as paid without any proof waits for a person before its bonus', async () => {
  const [receiver, payer] = [await world.someone(), await world.someone(0n)]
  const missing = await missingOf(receiver, payer)
  await world.peer.dispute(payer, missing)
  await world.peer.answer(receiver, missing, { answer: 'received' })
  await world.waitForBonuses(48)
  expect(await world.balance(payer.purseId)).toBe(kyats(100) + half(kyats(1)))
  expect(await flagOf(missing)).toMatchObject({ score: 60, reasons: ['no_proof'], bonus: half(kyats(99)) })
})

test('the rest of a payment is no second meeting, and its own reference again no theft', async () => {
  const [receiver, payer] = [await world.someone(), await world.someone(0n)]
  const missing = await missingOf(receiver, payer, 'TX-ONE')
  await world.peer.prove(payer, missing, { reference: 'tx one', file: await world.picture() })
  expect(await flagOf(missing)).toBeNull()
  const { rows } = await world.admin.query('select auto_off from peer.allocations where id = $1', [missing])
  expect(rows).toEqual([{ auto_off: ['reference_reused'] }])
  await world.peer.answer(receiver, missing, { answer: 'partial', remaining: kyats(9) })
  const { rows: last } = await world.admin.query('select id from peer.allocations where parent_id = $1', [
    missing,
  ])
  await world.peer.prove(payer, last[0].id, { reference: 'TX-ONE', file: await world.picture() })
  expect(await flagOf(last[0].id)).toBeNull()
  await world.peer.answer(receiver, last[0].id, { answer: 'received' })
  const other = await proved(await world.someone(), await world.someone(0n), kyats(170))
  expect(await flagOf(other)).toBeNull()
  const stranger = await world.someone(0n)
  const again = await met(await world.someone(), stranger, kyats(180))
  await world.prove(stranger, again, 'TX-ONE')
  expect(await flagOf(again)).toMatchObject({ score: 40, reasons: ['reference_reused'] })
})

test('a withdrawal of which no name is written down meets nobody: the house pays it', async () => {
  const claimId = await world.withdraw(await world.someone(), kyats(190))
  await world.admin.query('update peer.claims set name_index = null, number_index = null where id = $1', [
    claimId,
  ])
  await world.deposit(await world.someone(0n), kyats(190))
  expect(await world.parts(claimId)).toEqual([])
})

test('disputes that outlived what they were about end with an upgrade, and what was never proved is flagged', async () => {
  const [receiver, payer] = [await world.someone(), await world.someone(0n)]
  const missing = await missingOf(receiver, payer)
  await world.peer.dispute(payer, missing)
  await world.peer.answer(receiver, missing, { answer: 'received' })
  const open = await proved(await world.someone(), await world.someone(0n), kyats(200))
  await world.admin.query(
    'update peer.disputes set verdict = null, received = null, decided_by = null, decided_at = null where allocation_id = $1',
    [missing],
  )
  await world.admin.query('delete from peer.flags where allocation_id = $1', [missing])
  const script = new URL('../migrations/0079_disputes_end.sql', import.meta.url)
  await world.admin.query(await readFile(script, 'utf8'))
  const { rows } = await world.admin.query('select * from peer.disputes where allocation_id = $1', [missing])
  expect(rows).toMatchObject([{ verdict: 'PAYER_RIGHT', received: kyats(99), decided_by: 'receiver' }])
  expect(await flagOf(missing)).toMatchObject({ score: 60, reasons: ['no_proof'] })
  expect(await flagOf(open)).toBeNull()
})

test('the same two again and again are scored; found to be one, they lose the bonus and never meet again', async () => {
  const [one, other] = [await world.someone(kyats(1_000)), await world.someone(kyats(1_000))]
  const first = await paid(one, other, kyats(150))
  const back = await paid(other, one, kyats(150))
  expect(await flagOf(first)).toBeNull()
  expect(await flagOf(back)).toMatchObject({ score: 50, reasons: ['met_before', 'both_ways'] })
  await world.waitForBonuses(24)
  expect(await outcomeOf(first)).toMatchObject({ outcome: 'PAID' })
  expect(await outcomeOf(back)).toMatchObject({ outcome: null })
  const judged = { merchantId: 100, id: back, verdict: 'FRAUD', by: 'op:mya', why: 'one telephone' } as const
  await decideFlag(world.peer, judged)
  await expect(decideFlag(world.peer, judged)).rejects.toThrow('peer_not_found')
  await expect(decideFlag(world.peer, { ...judged, by: '' })).rejects.toThrow('say who decides')
  expect(await outcomeOf(back)).toEqual({ outcome: 'WITHHELD', why: 'fraud' })
  for (const [receiver, payer] of [
    [one, other],
    [other, one],
  ] as const) {
    const claimId = await world.withdraw(receiver, kyats(160))
    await world.deposit(payer, kyats(160))
    expect(await world.parts(claimId)).toEqual([])
    await world.wait(15)
  }
})
