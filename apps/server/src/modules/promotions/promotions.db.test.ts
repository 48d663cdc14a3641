/** Offers over the real routes: made with their money, joined, signed and claimed; once each, for whom they are meant. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  dayMs,
  noon,
  type OffersWorld,
  openOffersWorld,
  second,
  signature,
} from '../../testing/promotions/world.ts'
import { changeTerms, closePromotion } from './index.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
})
afterAll(() => w.close())
beforeEach(() => w.set(noon))

test('[PR-09] [B-23] a sign-in is paid once a day, in a row, and a day left out begins anew', async () => {
  const [member, id] = [await w.aMember(), await w.aRow()]
  expect(await w.detail(member, id)).toMatchObject({
    status: 'join',
    action: 'sign',
    state: { key: 'state_sign' },
  })
  const before = await w.purseOf(member)
  expect((await w.press(member, 'sign', id)).value).toEqual({ status: 'signed', paid: '100.00' })
  expect(await w.statusOf(member, id)).toBe('signed')
  expect((await w.press(member, 'sign', id)).message).toBe('already_signed')
  w.set(noon + dayMs)
  expect(await w.detail(member, id)).toMatchObject({
    status: 'join',
    days: [{ isDone: true }, { isDone: false }, {}],
  })
  expect((await w.press(member, 'sign', id)).value['paid']).toBe('200.00')
  w.set(noon + 3 * dayMs)
  expect(await w.detail(member, id)).toMatchObject({ status: 'join', days: [{ isDone: false }, {}, {}] })
  expect((await w.press(member, 'sign', id)).value['paid']).toBe('100.00')
  expect(await w.purseOf(member)).toBe(before + 40_000n)
  for (const later of [4, 5, 6]) {
    w.set(noon + later * dayMs)
    await w.press(member, 'sign', id)
  }
  // A whole row is followed by another.
  expect(await w.purseOf(member)).toBe(before + 40_000n + 60_000n + 10_000n)
  await w.demandSound()
})

test('[PR-09] [IM-40] a row of days of play counts a day once enough was bet in it, and says what is missing', async () => {
  const member = await w.aMember()
  const bet = { amount: '500.00', kinds: ['RNG'] }
  const id = await w.anOffer('signIn', { amounts: ['100.00', '200.00'], bet })
  const played = (day: string, valid: bigint, kind = 'RNG') =>
    w.admin.query(
      `insert into activity.days (member_id, day, kind, merchant_id, rounds, stake, win, valid) values ($1, $2, $3, $4, 1, $5, 0, $5)
       on conflict (member_id, day, kind) do update set valid = activity.days.valid + excluded.valid`,
      [member, day, kind, w.brand.id, valid],
    )
  await played('2026-11-09', 90_000n)
  await played('2026-11-10', 90_000n, 'LIVE')
  await played('2026-11-10', 20_000n)
  const missing = { key: 'not_bet', facts: [{ value: '300.00' }, { value: 'RNG' }] }
  expect(await w.detail(member, id)).toMatchObject({ status: 'join', action: 'none', state: missing })
  expect(await w.press(member, 'sign', id)).toMatchObject({
    message: 'not_eligible',
    value: { reason: 'not_bet' },
  })
  await played('2026-11-10', 30_000n)
  expect(await w.detail(member, id)).toMatchObject({ action: 'sign', state: { key: 'state_sign' } })
  expect((await w.press(member, 'sign', id)).value['paid']).toBe('100.00')
  w.set(noon + dayMs)
  expect(await w.detail(member, id)).toMatchObject({
    status: 'signed',
    action: 'none',
    state: { key: 'not_bet' },
  })
  await played('2026-11-11', 50_000n)
  expect((await w.press(member, 'sign', id)).value['paid']).toBe('200.00')
  await w.demandSound()
})

test('[PR-09] the day is the brand’s: half past midnight in Yangon is another day, though it is the same in UTC', async () => {
  const [member, id] = [await w.aMember(), await w.aRow()]
  w.set(Date.UTC(2026, 10, 10, 17, 0))
  await w.press(member, 'sign', id)
  w.set(Date.UTC(2026, 10, 10, 18, 0))
  expect((await w.press(member, 'sign', id)).value['paid']).toBe('200.00')
})

test('[PR-02] [PR-06] [VA-73] [D-103] a contact is claimed once, with one of the two ids, and nobody else brings the same', async () => {
  const [one, other] = [await w.aMember(), await w.aMember()]
  const id = await w.anOffer('contact', { amounts: { zalo: '131000.00', whatsApp: '100000.00' } })
  expect(await w.detail(one, id)).toMatchObject({
    ...{ status: 'claim', action: 'contact' },
    promise: { key: 'contact_promise', facts: [{ value: '131000.00' }] },
  })
  expect((await w.press(one, 'claim', id)).message).toBe('contact_needed')
  expect((await w.press(one, 'claim', id, { contact: { kind: 'zalo', value: ' ' } })).message).toBe(
    'contact_needed',
  )
  expect((await w.press(one, 'claim', id, { contact: { kind: 'whatsApp', value: 'mya' } })).message).toBe(
    'contact_invalid',
  )
  const mine = { kind: 'zalo', value: '+95 9 450 123 456' }
  expect((await w.press(one, 'claim', id, { contact: mine })).value).toEqual({
    status: 'claimed',
    paid: '131000.00',
  })
  expect((await w.press(one, 'claim', id, { contact: mine })).message).toBe('promotion_not_now')
  expect(await w.statusOf(one, id)).toBe('claimed')
  const same = { kind: 'zalo', value: '959-450-123-456' }
  expect((await w.press(other, 'claim', id, { contact: same })).message).toBe('contact_rewarded')
  expect((await w.press(other, 'claim', id, { contact: { ...mine, kind: 'whatsApp' } })).value['paid']).toBe(
    '100000.00',
  )
  const { rows } = await w.admin.query('select * from promotions.contacts')
  expect(rows).toHaveLength(2)
  expect(
    JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain('450')
  await w.demandSound()
})

test('[PR-10] [PR-11] before its beginning and after its end an offer has no button, and the server refuses', async () => {
  const member = await w.aMember()
  const soon = await w.anOffer('signIn', { amounts: ['1.00', '2.00'] }, { from: 1 })
  const over = await w.anOffer('signIn', { amounts: ['1.00', '2.00'] }, { from: -5, to: -1 })
  expect(await w.detail(member, soon)).toMatchObject({ status: 'comingSoon', action: 'none' })
  expect(await w.detail(member, over)).toMatchObject({ status: 'closed', action: 'none' })
  for (const id of [soon, over])
    expect((await w.press(member, 'sign', id)).message).toBe('promotion_not_open')
  const running = await w.aRow()
  await w.press(member, 'sign', running)
  await closePromotion(w.ours.db, w.brand.id, running, signature, w.now())
  expect(await w.detail(member, running)).toMatchObject({ status: 'closed', action: 'none' })
})

test('[IM-40] an exhausted budget says so before anybody joins, and never gives more than it has', async () => {
  const id = await w.aRow('1400.00')
  const people = await Promise.all(Array.from({ length: 20 }, () => w.aMember()))
  const answers = await Promise.all(people.map((member) => w.press(member, 'sign', id)))
  expect(answers.filter(({ success }) => success)).toHaveLength(2)
  expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
    new Set(['pool_used_up']),
  )
  expect(await w.detail(await w.aMember(), id)).toMatchObject({
    status: 'closed',
    action: 'none',
    state: { key: 'not_pool' },
    poolLeft: '0.00',
  })
  // Whoever joined is paid all that was promised.
  const [inside] = people.filter((_, place) => answers[place]?.success)
  for (const later of [1, 2]) {
    w.set(noon + later * dayMs)
    expect((await w.press(inside ?? '', 'sign', id)).success).toBe(true)
  }
  await w.demandSound()
})

test('[IM-40] of fifty presses at once with keys of their own one signs in; the same key is answered as before', async () => {
  const [member, id] = [await w.aMember(), await w.aRow()]
  const before = await w.purseOf(member)
  const answers = await Promise.all(Array.from({ length: 50 }, () => w.press(member, 'sign', id)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const other = await w.aMember()
  const mine = w.key()
  const repeated = await Promise.all(
    Array.from({ length: 20 }, () => w.press(other, 'sign', id, { key: mine })),
  )
  expect(new Set(repeated.map(({ value }) => JSON.stringify(value)))).toEqual(
    new Set(['{"status":"signed","paid":"100.00"}']),
  )
  expect((await w.press(other, 'sign', await w.aRow(), { key: mine })).message).toBe('key_conflict')
  expect(await w.purseOf(member)).toBe(before + 10_000n)
  await w.demandSound()
})

test('[IM-40] accepted terms stay for who accepted them; who reads older ones is told that they changed', async () => {
  const [early, late, id] = [await w.aMember(), await w.aMember(), await w.aRow()]
  await w.press(early, 'sign', id)
  const terms = { title: { EN: 'An offer' }, art: 'gem', amounts: ['1.00', '2.00'] }
  expect(await changeTerms(w.ours.db, w.brand.id, { code: id, terms }, signature, w.now())).toBe(2)
  expect((await w.press(late, 'sign', id)).message).toBe('promotion_changed')
  expect((await w.press(late, 'sign', id, { version: 2 })).value['paid']).toBe('1.00')
  w.set(noon + dayMs)
  expect(await w.detail(early, id)).toMatchObject({ version: 1, accepted: { version: 1 } })
  expect((await w.press(early, 'sign', id)).value['paid']).toBe('200.00')
  await expect(w.admin.query(`update promotions.versions set terms = '{}'`)).rejects.toThrow('never changed')
})

test('[IM-107] who is not meant is told why, and refused; who takes a break is offered nothing new', async () => {
  const id = await w.anOffer('signIn', { amounts: ['1.00', '2.00'], audience: { rankMin: 3 } })
  const [low, high] = [await w.aMember('demommk', 2), await w.aMember('demommk', 3)]
  expect(await w.detail(low, id)).toMatchObject({
    status: 'join',
    action: 'none',
    state: { key: 'not_rank', facts: [{ value: '3' }] },
  })
  const refused = await w.press(low, 'sign', id)
  expect([refused.message, refused.value['reason']]).toEqual(['not_eligible', 'not_rank'])
  expect((await w.press(high, 'sign', id)).success).toBe(true)
  const fresh = await w.anOffer('signIn', { amounts: ['1.00', '2.00'], audience: { newDays: 2 } })
  const old = await w.aMember()
  await w.admin.query(`update identity.members set created_at = $2 where id = $1`, [
    old,
    new Date(noon - 2 * dayMs),
  ])
  expect((await w.press(old, 'sign', fresh)).value['reason']).toBe('not_new')
  await w.admin.query(`update identity.members set status = 'frozen' where id = $1`, [high])
  expect((await w.press(high, 'sign', await w.aRow())).value['reason']).toBe('not_active')
})

test('visitors and trials see offers, press nothing, and of one brand nothing is seen from another', async () => {
  const id = await w.aRow()
  expect((await w.see(null, 'promotions')).value['lists']).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, status: 'join' })]),
  )
  expect((await w.say('', 'promotions/sign', { id, version: 1, key: w.key() })).status).toBe(401)
  expect((await w.say('7:4', 'promotions/sign', { id, version: 1, key: w.key() })).status).toBe(403)
  const theirs = await w.aMember('demoinr')
  expect((await w.see(theirs, `promotions/detail?id=${id}`, second)).message).toBe('promotion_not_found')
  expect((await w.say(theirs, 'promotions/sign', { id, version: 1, key: w.key() }, second)).message).toBe(
    'promotion_not_found',
  )
  expect((await w.see(theirs, 'promotions', second)).value['lists']).toEqual([])
})

test('an operator is told what is wrong with an offer, and nothing of it is kept', async () => {
  await expect(w.anOffer('signIn', { amounts: [] })).rejects.toThrow(/amounts/)
  await expect(w.anOffer('signIn', { amounts: ['0.00', '1.00'] })).rejects.toThrow(/amounts/)
  // What nobody presses for, and does not look at whom it pays, cannot promise to be for some.
  const raise = { amounts: [{ rank: 2, amount: '1.00' }] }
  await expect(w.anOffer('levelUp', { ...raise, audience: { rankMin: 2 } })).rejects.toThrow(/^audience: /)
  await expect(w.anOffer('levelUp', { ...raise, once: ['device'] })).rejects.toThrow(/^once: /)
  await expect(w.anOffer('nothing', {})).rejects.toThrow('There is no kind of offer nothing.')
  await expect(w.anOffer('signIn', { amounts: ['2.00', '3.00'] }, { budget: '4.99' })).rejects.toThrow(
    'The budget is less',
  )
  const { rows } = await w.admin.query(
    `select count(*)::int as n from promotions.promotions where code = $1`,
    [w.lastCode()],
  )
  expect(rows[0].n).toBe(0)
})
