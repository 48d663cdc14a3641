/** What is sent, decided, granted and taken: once each; and what goes back to the brand. */
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  dayMs,
  noon,
  type OffersWorld,
  openOffersWorld,
  signature,
} from '../../../testing/promotions/world.ts'
import { decideApplication, NotMade, openApplications, picturesOfApplication } from '../index.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
})
afterAll(() => w.close())
beforeEach(() => w.set(noon))

test('[PR-03] [PR-05] [IM-41] [EN-138] an application with remark and pictures waits, is approved, and its reward is taken', async () => {
  const [member, id] = [await w.aMember(), await w.asked({ picturesMin: 1 })]
  expect(await w.detail(member, id)).toMatchObject({ status: 'join', action: 'apply', picturesMin: 1 })
  const picture = (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fed' } })
      .png()
      .toBuffer()
  ).toString('base64')
  const sent = { remark: 'My ticket of Tuesday', pictures: [picture] }
  expect((await w.press(member, 'apply', id, { ...sent, pictures: [] })).message).toBe('pictures_missing')
  expect((await w.press(member, 'apply', id, { ...sent, pictures: ['QUJD'] })).message).toBe('picture_type')
  expect((await w.press(member, 'apply', id, { ...sent, pictures: Array(4).fill(picture) })).status).toBe(400)
  expect((await w.press(member, 'apply', id, sent)).value).toEqual({ status: 'applying', paid: null })
  expect(await w.detail(member, id)).toMatchObject({ application: { remark: sent.remark, pictures: 1 } })
  const waiting = (await openApplications(w.ours, w.brand.id, 100)).find(({ code }) => code === id)
  const [shown] = await picturesOfApplication(w.ours, w.brand.id, waiting?.id ?? 0n)
  expect((await sharp(shown).metadata()).width).toBe(40)

  const verdict = { what: 'approve', amount: 300_000n } as const
  await decideApplication(w.ours, w.brand.id, waiting?.id ?? 0n, verdict, signature)
  await expect(decideApplication(w.ours, w.brand.id, waiting?.id ?? 0n, verdict, signature)).rejects.toThrow(
    NotMade,
  )
  expect(await w.detail(member, id)).toMatchObject({
    status: 'issued',
    action: 'rewards',
    waiting: '3000.00',
  })
  const [reward] = await w.rewardsOf(member)
  expect(await w.toldTo(member)).toMatchObject([
    {
      ...{ kind: 'application_approved', category: 'personal', until: new Date(noon + 7 * dayMs) },
      ...{ facts: { offer_EN: 'An offer', amount: '3000.00', currency: 'MMK' } },
      link: { to: 'page', page: 'rewardCenter' },
    },
  ])
  const before = await w.purseOf(member)
  expect((await w.say(member, 'rewards/claim', { id: reward?.['id'] as string })).value).toEqual({
    paid: '3000.00',
  })
  expect(await w.purseOf(member)).toBe(before + 300_000n)
  expect(await w.statusOf(member, id)).toBe('claimed')
  expect((await w.see(member, 'bonuses')).value).toMatchObject({
    total: '3000.00',
    lists: [{ offerId: id, version: 1 }],
  })
  // What the operator did not give is free for others.
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 300_000n })
  await w.demandSound()
})

test('[PR-04] [VA-75] [BC-58] a refused application says why, and is sent again where the terms allow it', async () => {
  const member = await w.aMember()
  const [open, once] = [await w.asked(), await w.asked({ mayAgain: false })]
  for (const id of [open, once]) {
    expect((await w.press(member, 'apply', id, { remark: 'x'.repeat(141), pictures: [] })).status).toBe(400)
    await w.press(member, 'apply', id, { remark: 'x'.repeat(140), pictures: [] })
    const waiting = (await openApplications(w.ours, w.brand.id, 100)).find(({ code }) => code === id)
    const verdict = { what: 'reject', reason: 'unreadable', note: 'The date is cut off.' } as const
    await expect(
      decideApplication(w.ours, w.brand.id, waiting?.id ?? 0n, { ...verdict, reason: 'because' }, signature),
    ).rejects.toThrow(NotMade)
    await decideApplication(w.ours, w.brand.id, waiting?.id ?? 0n, verdict, signature)
    expect(await w.detail(member, id)).toMatchObject({
      ...{ status: 'rejected', state: { key: 'rejected_unreadable' } },
      ...{ action: id === open ? 'apply' : 'none', application: { note: 'The date is cut off.' } },
    })
  }
  expect(await w.toldTo(member)).toMatchObject(
    [open, once].map((id) => ({
      ...{ kind: 'application_rejected', facts: { offer_EN: 'An offer' }, until: null },
      link: { to: 'path', path: `/promotions?id=${id}` },
    })),
  )
  const again = { remark: 'again', pictures: [] }
  expect((await w.press(member, 'apply', once, again)).message).toBe('promotion_not_now')
  expect((await w.press(member, 'apply', open, again)).value['status']).toBe('applying')
  await w.demandSound()
})

test('[IM-42] [MC-13] [B-21] of a hundred claims of one reward at once one is paid, and all are told the same', async () => {
  const [member, id] = [await w.aMember(), await w.asked()]
  await w.press(member, 'apply', id, { remark: 'once', pictures: [] })
  const waiting = (await openApplications(w.ours, w.brand.id, 100)).find(({ code }) => code === id)
  await decideApplication(w.ours, w.brand.id, waiting?.id ?? 0n, { what: 'approve', amount: null }, signature)
  expect((await w.see(member, 'members/me/counts')).value).toMatchObject({ rewardCenter: 1 })
  const [reward] = await w.rewardsOf(member)
  const before = await w.purseOf(member)
  const claim = async () => {
    const { status, value } = await w.say(member, 'rewards/claim', { id: reward?.['id'] as string })
    return `${status} ${value['paid']}`
  }
  const claims = await Promise.all(Array.from({ length: 100 }, claim))
  expect(new Set(claims)).toEqual(new Set(['200 5000.00']))
  expect(await w.purseOf(member)).toBe(before + 500_000n)
  expect((await w.see(member, 'members/me/counts')).value).toMatchObject({ rewardCenter: 0 })
  expect((await w.say(await w.aMember(), 'rewards/claim', { id: reward?.['id'] as string })).message).toBe(
    'reward_not_found',
  )
  await w.demandSound()
})

test('[IM-42] a reward that is not taken in time lapses, and its money is free for others', async () => {
  const [member, id] = [await w.aMember(), await w.asked({ takeDays: 2 })]
  await w.press(member, 'apply', id, { remark: 'late', pictures: [] })
  const waiting = (await openApplications(w.ours, w.brand.id, 100)).find(({ code }) => code === id)
  await decideApplication(w.ours, w.brand.id, waiting?.id ?? 0n, { what: 'approve', amount: null }, signature)
  const [reward] = await w.rewardsOf(member)
  w.set(noon + 2 * dayMs + 1)
  expect((await w.say(member, 'rewards/claim', { id: reward?.['id'] as string })).message).toBe(
    'reward_expired',
  )
  await w.job()
  await w.job()
  expect(await w.rewardsOf(member)).toMatchObject([{ state: 'expired' }])
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 0n })
  expect(await w.statusOf(member, id)).toBe('closed')
  await w.demandSound()
})

test('[IM-40] what an ended offer did not need goes back to the brand, when nothing of it is promised any more', async () => {
  const [member, waiting] = [await w.aMember(), await w.aMember()]
  const id = await w.anOffer('application', { amount: '5000.00', picturesMin: 0, mayAgain: true }, { to: 1 })
  const row = await w.anOffer('signIn', { amounts: ['100.00', '200.00'] }, { to: 1 })
  await w.press(waiting, 'apply', id, { remark: 'still waits', pictures: [] })
  await w.press(member, 'sign', row)
  w.set(noon + 2 * dayMs)
  await w.job()
  await w.job()
  // A row cannot be gone on with; an application is still decided.
  expect(await w.offerRow(row)).toMatchObject({ aside: 0n, balance: 0n, paid: 10_000n })
  expect(await w.offerRow(id)).toMatchObject({ aside: 500_000n, balance: 100_000_000n })
  const open = (await openApplications(w.ours, w.brand.id, 100)).find(({ code }) => code === id)
  await decideApplication(w.ours, w.brand.id, open?.id ?? 0n, { what: 'approve', amount: null }, signature)
  const [reward] = await w.rewardsOf(waiting)
  expect((await w.say(waiting, 'rewards/claim', { id: reward?.['id'] as string })).success).toBe(true)
  await w.job()
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, balance: 0n, paid: 500_000n })
  await w.demandSound()
})

test('[IM-42] what lapses within a day is said once to whom it waits for, and to nobody who takes a break', async () => {
  const [member, resting, quick] = [await w.aMember(), await w.aMember(), await w.aMember()]
  const id = await w.asked({ takeDays: 3 })
  for (const each of [member, resting, quick]) {
    await w.press(each, 'apply', id, { remark: 'waits', pictures: [] })
    const waiting = (await openApplications(w.ours, w.brand.id, 100)).find(({ code }) => code === id)
    const approved = { what: 'approve', amount: null } as const
    await decideApplication(w.ours, w.brand.id, waiting?.id ?? 0n, approved, signature)
  }
  const [taken] = await w.rewardsOf(quick)
  await w.say(quick, 'rewards/claim', { id: taken?.['id'] as string })
  await w.admin.query(
    `insert into protection.members (member_id, merchant_id, account_id, time_zone, closed_until, closed_by)
     values ($1, $2, $1, 'Asia/Yangon', now() + interval '900 days', 'timeOut')`,
    [resting, w.brand.id],
  )
  const warned = async (of: string) =>
    (await w.toldTo(of)).filter(({ kind }) => kind === 'reward_expiring').map(({ until }) => until.getTime())
  w.set(noon + 2 * dayMs - 1)
  await w.job()
  expect(await warned(member)).toEqual([])
  w.set(noon + 2 * dayMs)
  await Promise.all([w.job(), w.job()])
  await w.job()
  expect(await warned(member)).toEqual([noon + 3 * dayMs])
  expect([...(await warned(resting)), ...(await warned(quick))]).toEqual([])
})
