/** Points over the real routes: earned and taken back, exchanged and decided; once each, and for nobody else. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deriveSecrets } from '../../platform/secrets.ts'
import {
  at,
  dayMs,
  noon,
  openPointsWorld,
  type PointsWorld,
  right,
  second,
  signature,
} from '../../testing/points/world.ts'
import { openPasswords } from '../identity/index.ts'
import { decideOrder, givePoints, NotDone, writeGoods } from './index.ts'

let w: PointsWorld
beforeAll(async () => {
  w = await openPointsWorld()
  await w.terms()
})
afterAll(() => w.close())
beforeEach(() => w.set(noon))

/** Somebody who was given so many points. */
async function rich(points = '1000.00'): Promise<string> {
  const member = await w.aMember()
  const given = { key: randomUUID(), points: BigInt(points.replace('.', '')) }
  await givePoints(w.ours, w.personOf(member), given, signature)
  return member
}
const decide = (id: unknown, verdict: 'approve' | 'confirm' | 'reject', remark = '') =>
  decideOrder(w.ours, w.brand.id, BigInt(String(id)), { verdict, remark }, signature)

test('[IM-48] [SC-03] [EN-132] [API-95] [API-99] [API-100] bets and deposits bring points by the ratio of their kind; the record says which', async () => {
  const member = await w.aMember()
  await w.bet(member, 1_234_500n)
  await w.bet(member, 30_000n, 'LIVE')
  await w.bet(member, 900_000n, 'PVP')
  await w.payIn(member, 2_500_000n)
  expect(await w.balance(member)).toMatchObject({
    // 12.345, of which 0.005 waits, and 0.10, and 5.00 for what was paid in.
    ...{ balance: '17.44', unit: 'PTS', owed: '0.00' },
    // Money carries the ledger's own day, which is not the one that this test has set.
    earnedToday: '12.44',
  })
  expect(await w.record(member, 'earned')).toMatchObject([
    { line: 'DEPOSIT', points: '5.00' },
    { line: 'RNG', points: '12.34', day: '2026-11-10' },
    { line: 'LIVE', points: '0.10', day: '2026-11-10' },
  ])
  await w.bet(member, 500n)
  expect(await w.balance(member)).toMatchObject({ balance: '17.45' })
  expect((await w.see(member, 'points/config')).value['ratios']).toContainEqual({
    line: 'RNG',
    per: '1000.00',
  })
  await w.demandSound()
})

test('what was taken back takes its points, and what is no longer there is owed and filled by what is earned next', async () => {
  const member = await w.aMember()
  await w.bet(member, 5_000_000n)
  expect(await w.balance(member)).toMatchObject({ balance: '50.00', earnedToday: '50.00' })
  expect((await w.redeem(member, await w.aGood())).success).toBe(true)
  await w.bet(member, -4_000_000n)
  expect(await w.balance(member)).toMatchObject({ balance: '0.00', owed: '20.00', earnedToday: '10.00' })
  await w.demandSound()
  await w.bet(member, 1_500_000n)
  expect(await w.balance(member)).toMatchObject({ balance: '0.00', owed: '5.00' })
  // What is given back of a refused exchange fills it too.
  await decide((await w.history(member))[0]?.['id'], 'reject', 'None are left.')
  expect(await w.balance(member)).toMatchObject({ balance: '25.00', owed: '0.00' })
  await w.payIn(member, 500_000n)
  await w.payIn(member, -500_000n)
  expect(await w.balance(member)).toMatchObject({ balance: '25.00', owed: '0.00' })
  await w.demandSound()
})

test('a bet of before is taken back at no more than it brought, whatever the ratio has become', async () => {
  const member = await w.aMember()
  await w.bet(member, 1_000_000n)
  expect(await w.balance(member)).toMatchObject({ balance: '10.00' })
  w.set(noon + dayMs)
  await w.terms({ ratios: { RNG: '100.00' }, convert: null })
  await w.bet(member, -1_000_000n)
  expect(await w.balance(member)).toMatchObject({ balance: '0.00', owed: '0.00' })
  w.set(noon + 40 * dayMs)
  await w.bet(member, 1_000_000n)
  expect(await w.balance(member)).toMatchObject({ balance: '100.00' })
  await w.terms()
  w.set(noon)
  await w.demandSound()
})

test('[BC-62] points do not expire: what was earned two years ago is exchanged', async () => {
  const member = await rich('30.00')
  const good = await w.aGood()
  w.set(noon + 730 * dayMs)
  expect(await w.balance(member)).toMatchObject({ balance: '30.00', earnedToday: '0.00' })
  expect((await w.redeem(member, good)).value).toMatchObject({ state: 'inProcess', points: '30.00' })
  expect((w.world.own.jobs ?? []).length).toBe(0)
})

test('[OV-34] [PT-01] [EN-133] [SC-02] [API-97] [API-98] goods are asked for with quantity and address, and wait; the history shows all of it', async () => {
  const member = await rich()
  const good = await w.aGood()
  const sent = await w.redeem(member, good, { quantity: 2, language: 'EN' })
  expect(sent.value).toMatchObject({
    state: 'inProcess',
    quantity: 2,
    points: '60.00',
    goods: { id: good, name: 'A fan' },
  })
  expect(await w.balance(member)).toMatchObject({ balance: '940.00' })
  expect(await w.stockOf(good)).toBe(3)
  expect((await w.see(member, 'points/redemptions?language=MY')).value['lists']).toMatchObject([
    { ...at, state: 'inProcess', goods: { name: 'ပန်ကာ' }, paidAmount: null, remark: '' },
  ])
  expect(await w.record(member, 'spent')).toMatchObject([
    { what: 'redeem', points: '-60.00', orderId: sent.value['id'] },
  ])
  // Where it is sent to lies sealed.
  const { rows } = await w.admin.query('select delivery_sealed as sealed from points.orders where id = $1', [
    sent.value['id'],
  ])
  expect(Buffer.from(rows[0].sealed).includes('Anawrahta')).toBe(false)
  await w.demandSound()
})

test('[PT-02] [IM-49] refused: points and pieces are given back once, and the member is told why', async () => {
  const [member, good] = [await rich(), await w.aGood()]
  const { id } = (await w.redeem(member, good)).value
  await expect(decide(id, 'reject')).rejects.toThrow('Say to the member why')
  await decide(id, 'reject', 'The street is missing.')
  for (const verdict of ['reject', 'approve', 'confirm'] as const)
    await expect(decide(id, verdict, 'once more')).rejects.toThrow(NotDone)
  expect(await w.history(member)).toMatchObject([{ state: 'rejected', remark: 'The street is missing.' }])
  expect(await w.balance(member)).toMatchObject({ balance: '1000.00' })
  expect(await w.stockOf(good)).toBe(5)
  expect(await w.record(member, 'spent')).toMatchObject([
    { what: 'redeemBack', points: '30.00' },
    { what: 'redeem', points: '-30.00' },
  ])
  const { rows } = await w.admin.query('select kind, facts from messages.messages where member_id = $1', [
    member,
  ])
  expect(rows).toMatchObject([
    { kind: 'mall_rejected', facts: { goods_EN: 'A fan', goods_MY: 'ပန်ကာ', points: '30.00' } },
  ])
  await w.demandSound()
})

test('[PT-03] [D-90] approved is on its way and confirmed has arrived; a parcel that was lost gives the points back', async () => {
  const [member, good] = [await rich(), await w.aGood()]
  const [first, lost] = [(await w.redeem(member, good)).value, (await w.redeem(member, good)).value]
  await decide(first['id'], 'approve', 'Parcel 4711')
  expect((await w.history(member))[1]).toMatchObject({ state: 'approved', remark: 'Parcel 4711' })
  await expect(decide(first['id'], 'approve')).rejects.toThrow(NotDone)
  await decide(first['id'], 'confirm')
  await decide(lost['id'], 'approve')
  await decide(lost['id'], 'reject', 'Lost on its way.')
  expect((await w.history(member)).map(({ state }) => state)).toEqual(['rejected', 'confirmed'])
  expect(await w.balance(member)).toMatchObject({ balance: '970.00' })
  const { rows } = await w.admin.query(
    'select kind, facts from messages.messages where member_id = $1 order by id',
    [member],
  )
  expect(rows).toMatchObject([
    { kind: 'mall_approved', facts: { goods_EN: 'A fan' } },
    { kind: 'mall_confirmed' },
    { kind: 'mall_approved' },
    { kind: 'mall_rejected' },
  ])
  await w.demandSound()
})

test('[API-101] [PT-03] points become money by the rate, behind the payment password, up to what a day allows', async () => {
  const member = await rich('6000.00')
  const before = await w.purse(member)
  const wrong = await w.convert(member, '2000.00', '20000.00', { password: '000000' })
  expect([wrong.message, wrong.value]).toMatchObject(['payment_password_wrong', { triesLeft: 4 }])
  for (const [points, money, why] of [
    ['2000.00', '30000.00', 'convert_changed'],
    ['100.50', '1005.00', 'amount_invalid'],
    ['0', '0', 'amount_invalid'],
    ['99.00', '990.00', 'amount_below'],
    ['5001.00', '50010.00', 'day_limit'],
  ] as const)
    expect((await w.convert(member, points, money)).message).toBe(why)
  const key = randomUUID()
  const press = () => w.convert(member, '2000.00', '20000.00', { key })
  const paid = { balance: '4000.00', paid: '20000.00' }
  expect((await press()).value).toMatchObject(paid)
  expect((await press()).value).toMatchObject(paid)
  expect((await w.convert(member, '100.00', '1000.00', { key })).message).toBe('key_conflict')
  expect(await w.purse(member)).toBe(before + 2_000_000n)
  expect((await w.convert(member, '3001.00', '30010.00')).message).toBe('day_limit')
  expect(await w.balance(member)).toMatchObject({ convertLeft: '3000.00' })
  expect(await w.history(member)).toMatchObject([
    { what: 'cash', state: 'confirmed', paidAmount: '20000.00' },
  ])
  w.set(noon + dayMs)
  expect((await w.convert(member, '4000.00', '40000.00')).success).toBe(true)
  expect((await w.convert(member, '100.00', '1000.00')).message).toBe('points_missing')
  await expect(decide((await w.history(member))[0]?.['id'], 'reject', 'no more')).rejects.toThrow(
    'paid in money',
  )
  await w.demandSound()
})

test('[IM-50] five wrong payment passwords lock redeeming and converting alike for an hour, and nothing moves meanwhile', async () => {
  const [member, good] = [await rich('6000.00'), await w.aGood({ stock: 2 })]
  const hash = await openPasswords(deriveSecrets(w.world.config.secret).pepper).hash(right)
  await w.admin.query('update identity.members set payment_password_hash = $1 where id = $2', [hash, member])
  const { paymentPasswords } = w.ours
  Object.assign(w.ours, { paymentPasswords: w.kept })
  try {
    const redeem = (password: string) => w.redeem(member, good, { password })
    const convert = (password: string) => w.convert(member, '100.00', '1000.00', { password })
    for (const [press, left] of [
      [redeem, 4],
      [convert, 3],
      [redeem, 2],
      [convert, 1],
    ] as const)
      expect(await press('924613')).toMatchObject({
        ...{ message: 'payment_password_wrong', value: { triesLeft: left } },
      })
    expect((await redeem('924613')).message).toBe('payment_password_locked')
    for (const press of [redeem, convert])
      expect((await press(right)).message).toBe('payment_password_locked')
    expect(await w.balance(member)).toMatchObject({ balance: '6000.00' })
    expect(await w.stockOf(good)).toBe(2)
    // Tries are counted by the clock that all processes have: the database's.
    await w.admin.query('delete from identity.attempts')
    expect((await convert(right)).value).toMatchObject({ balance: '5900.00' })
  } finally {
    Object.assign(w.ours, { paymentPasswords })
  }
})

test('[IM-49] [API-97] what is not possible is refused with its reason, and moves nothing', async () => {
  const [member, good] = [await rich('100.00'), await w.aGood({ stock: 2 })]
  const [hidden, byContact, dear] = [
    await w.aGood({ isShown: false }),
    await w.aGood({ delivery: 'contact' }),
    await w.aGood({ price: '100.01' }),
  ]
  for (const [goods, more, why] of [
    [good, { price: '29.00' }, 'goods_changed'],
    [good, { quantity: 3 }, 'goods_sold_out'],
    ['nothing', {}, 'goods_unknown'],
    [hidden, {}, 'goods_unknown'],
    [dear, { price: '100.01' }, 'points_missing'],
    [good, { receivingAddress: ' x ' }, 'address_missing'],
    [good, { whatsappId: '' }, 'contact_needed'],
    [byContact, { whatsappId: '?' }, 'contact_invalid'],
    [good, { password: '000000' }, 'payment_password_wrong'],
  ] as const)
    expect((await w.redeem(member, goods, more)).message).toBe(why)
  expect((await w.redeem(member, good, { quantity: 11 })).status).toBe(400)
  expect(await w.balance(member)).toMatchObject({ balance: '100.00' })
  expect([await w.stockOf(good), await w.history(member)]).toEqual([2, []])
  // A message needs no address: none is kept.
  expect((await w.redeem(member, byContact)).value).toMatchObject({
    receivingAddress: '',
    whatsappId: at.whatsappId,
  })
  await w.demandSound()
})

test('[RO-53] [RT-08] [SC-01] [API-96] visitors see the mall; everything else needs a member, and trials have no points', async () => {
  const good = await w.aGood()
  const mall = await w.see(null, 'mall')
  expect(mall.value['lists']).toContainEqual(expect.objectContaining({ id: good, price: '30.00', stock: 5 }))
  for (const path of ['balance', 'rewards', 'config', 'redemptions', 'transactions']) {
    expect((await w.see(null, `points/${path}`)).status).toBe(401)
    expect((await w.see(`${await w.aMember()}:4`, `points/${path}`)).success).toBe(false)
    expect((await w.see(await w.aMember(), `points/${path}`)).success).toBe(true)
  }
  const body = { key: randomUUID(), goodsId: good, quantity: 1, price: '30.00', ...at, password: right }
  expect((await w.say(null, 'points/redeem', body)).status).toBe(401)
  const press = { key: randomUUID(), points: '100.00', money: '1000.00', password: right }
  expect((await w.say(null, 'points/convert', press)).status).toBe(401)
  const { lists } = (await w.see(await rich('10.00'), 'points/rewards')).value
  expect(lists).toContainEqual(expect.objectContaining({ id: good, missing: '20.00' }))
})

test('nothing of a brand is seen or bought from another', async () => {
  const [member, good] = [await rich(), await w.aGood()]
  const stranger = await w.aMember('demoinr')
  await w.redeem(member, good)
  expect((await w.see(stranger, 'mall', second)).value).toMatchObject({ lists: [], terms: { convert: null } })
  expect((await w.redeem(stranger, good, {}, second)).message).toBe('goods_unknown')
  expect((await w.see(member, 'points/redemptions', second)).value['lists']).toEqual([])
  const other = await w.world.directory.brandOfCode('demoinr')
  const [order] = await w.waiting()
  await expect(
    decideOrder(w.ours, other?.id ?? 0, order?.id ?? 0n, { verdict: 'approve', remark: '' }, signature),
  ).rejects.toThrow('There is no exchange')
})

test('long records come in pages, each entry once', async () => {
  const member = await rich()
  for (let day = 0; day < 25; day++) {
    w.set(noon + day * dayMs)
    await w.bet(member, 100_000n)
    await w.bet(member, 300_000n, 'LIVE')
    await w.balance(member)
  }
  const seen: string[] = []
  let cursor = ''
  do {
    const { value } = await w.see(member, `points/transactions?show=earned${cursor && `&cursor=${cursor}`}`)
    seen.push(...(value['lists'] as { day: string; line: string }[]).map(({ day, line }) => `${day} ${line}`))
    cursor = (value['nextCursor'] as string | null) ?? ''
  } while (cursor)
  expect(seen).toHaveLength(51)
  expect(seen).toEqual([...new Set(seen)].sort().reverse())
})

test('goods and gifts are written with a signature; what makes no sense is refused', async () => {
  const member = await w.aMember()
  const gift = { key: 'one-gift-alone', points: 500n }
  expect(await givePoints(w.ours, w.personOf(member), gift, signature)).toBe(true)
  expect(await givePoints(w.ours, w.personOf(member), gift, signature)).toBe(false)
  await expect(givePoints(w.ours, w.personOf(member), { ...gift, points: 1n }, signature)).rejects.toThrow(
    NotDone,
  )
  await expect(givePoints(w.ours, w.personOf(member), { ...gift, points: 0n }, signature)).rejects.toThrow(
    NotDone,
  )
  expect(await w.balance(member)).toMatchObject({ balance: '5.00' })
  expect(await w.record(member, 'earned')).toMatchObject([{ line: 'GIFT', points: '5.00' }])
  for (const given of [{ price: '0' }, { name: {} }, { art: 'gun' }, { stock: -1 }])
    await expect(w.aGood(given as never)).rejects.toThrow(NotDone)
  await expect(writeGoods(w.ours.db, w.brand.id, null, signature, new Date())).rejects.toThrow(NotDone)
  for (const given of [
    { ratios: { CHESS: '1.00' }, convert: null },
    { ratios: { RNG: '0' }, convert: null },
    { ratios: {}, convert: { points: '100', money: '1', min: '0.50', perDay: '10' } },
    { ratios: {}, convert: { points: '100', money: '1000', min: '100', perDay: '99' } },
    { ratios: {}, convert: { points: '1000000', money: '0.01', min: '1', perDay: '10' } },
  ])
    await expect(w.terms(given)).rejects.toThrow(NotDone)
  await w.demandSound()
})
