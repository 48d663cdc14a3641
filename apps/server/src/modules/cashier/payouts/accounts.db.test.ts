import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { testDatabase } from '../../../testing/database.ts'
import { openPayoutWorld, type PayoutWorld, paymentPassword } from '../../../testing/payout-world.ts'
import type { PurseOwner } from '../../wallet/index.ts'
import { accountsOf, bindAccount, preferAccount, removeAccount } from './accounts.ts'
import { detailOf } from './read.ts'

let world: PayoutWorld
beforeAll(async () => {
  world = await openPayoutWorld(await testDatabase({ max: 12 }))
})
beforeEach(() => {
  world.facts = { documents: 'none', payeeName: '', isChangedLately: false, isActive: true }
})
afterAll(() => world.close())

const binding = {
  method: 'kbzpay',
  bank: '',
  holder: 'U Thiha Aung',
  number: '09 420 111 222',
  paymentPassword,
}
const bind = (owner: PurseOwner, change: Partial<typeof binding>) =>
  bindAccount(world.parts, owner, { ...binding, ...change })
const hour = 3_600_000

describe('an account to be paid to', () => {
  test('[B-13] is read strictly: method, bank, number and name', async () => {
    const owner = await world.member(0n)
    const refused = (change: Partial<typeof binding>, code: string) =>
      expect(bind(owner, change)).rejects.toThrow(code)
    await refused({ method: 'nobody' }, 'payout_method_unknown')
    await refused({ method: 'bank', bank: 'Bank of Nowhere', number: '0012345678901' }, 'payout_bank_missing')
    await refused({ number: '08420111222' }, 'payout_number_invalid')
    await refused({ number: '09420111222x' }, 'payout_number_invalid')
    await refused({ holder: '12345' }, 'payout_holder_invalid')
    await refused({ holder: '<b>U Ba</b>' }, 'payout_holder_invalid')
    await refused({ paymentPassword: '000000' }, 'payment_password_wrong')
    expect((await bind(owner, { holder: 'ဦးသီဟအောင်', number: '09-420-111-221' })).number).toBe('09420111221')
  })

  test('[B-13] is one member’s alone, and its number and name lie sealed', async () => {
    const [one, other] = [await world.member(0n), await world.member(0n)]
    const { id } = await bind(one, {})
    await expect(bind(one, { number: '09420111222' })).rejects.toThrow('payout_account_taken')
    await expect(bind(other, { number: '09-420111222' })).rejects.toThrow('payout_account_taken')
    const both = await Promise.allSettled([one, other].map((owner) => bind(owner, { number: '09420111333' })))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await world.admin.query(
      `select encode(holder_sealed, 'escape') || encode(number_sealed, 'escape') || bank || method as kept
         from cashier.payout_accounts where id = $1`,
      [id],
    )
    expect(rows[0].kept).not.toMatch(/Thiha|420111222|1222/)
  })

  test('[B-13] is in the member’s own name: the profile’s, else that of the first', async () => {
    const owner = await world.member(0n)
    await bind(owner, { number: '09420222001' })
    await expect(bind(owner, { number: '09420222002', holder: 'Daw Khin' })).rejects.toThrow(
      'payout_holder_differs',
    )
    await bind(owner, { number: '09420222002', holder: 'u  thiha AUNG' })
    world.facts = { ...world.facts, payeeName: 'Ko Min' }
    const other = await world.member(0n)
    await expect(bind(other, { number: '09420222003' })).rejects.toThrow('payout_holder_differs')
    await bind(other, { number: '09420222003', holder: 'Ko Min' })
  })

  test('[B-13] rests a day when it is not the first, also when the first was taken away before', async () => {
    const owner = await world.member(50_000n)
    const first = await bind(owner, { number: '09420333001' })
    expect(first.usableAt).toEqual(first.addedAt)
    await removeAccount(world.parts, owner, { id: first.id, paymentPassword })
    const second = await bind(owner, { number: '09420333001' })
    expect(second.usableAt.getTime() - second.addedAt.getTime()).toBe(24 * hour)
    await expect(world.ask(owner, second, '20000')).rejects.toThrow('payout_account_cooling')
    world.later(24 * hour)
    const id = await world.ask(owner, second, '20000')
    await expect(removeAccount(world.parts, owner, { id: second.id, paymentPassword })).rejects.toThrow(
      'payout_account_busy',
    )
    await world.work(2)
    await removeAccount(world.parts, owner, { id: second.id, paymentPassword })
    await expect(removeAccount(world.parts, owner, { id: second.id, paymentPassword })).rejects.toThrow(
      'payout_account_unknown',
    )
    expect((await detailOf(world.parts, owner, id)).order.tail).toBe('3001')
  })

  test('[IM-39] the default is the one preferred last, of the member’s own alone, and leaves with its removal', async () => {
    const [owner, stranger] = [await world.member(0n), await world.member(0n)]
    const bound = async () =>
      (await inMerchant(world.parts.db, world.brand.id, (tx) => accountsOf(tx, world.parts, owner))).map(
        ({ number }) => number.slice(-1),
      )
    const bindNext = (number: string) => {
      world.later(1_000)
      return bind(owner, { number })
    }
    const [first, second, third] = [
      await bindNext('09420550001'),
      await bindNext('09420550002'),
      await bindNext('09420550003'),
    ]
    expect(await bound()).toEqual(['1', '2', '3'])
    const prefer = async (who: PurseOwner, { id }: { readonly id: string }) => {
      world.later(1_000)
      await preferAccount(world.parts, who, id)
    }
    await prefer(owner, third)
    expect(await bound()).toEqual(['3', '1', '2'])
    await prefer(owner, second)
    expect((await bound())[0]).toBe('2')
    await expect(prefer(stranger, first)).rejects.toThrow('payout_account_unknown')
    await removeAccount(world.parts, owner, { id: second.id, paymentPassword })
    await expect(prefer(owner, second)).rejects.toThrow('payout_account_unknown')
    expect((await bound())[0]).toBe('3')
  })

  test('[IM-39] the first account gives a profile that has no name its own; where there is one, it stays', async () => {
    const [owner, named] = [await world.member(0n), await world.member(0n)]
    const given: string[] = []
    Object.assign(world.parts, {
      giveName: async (_tx: unknown, who: PurseOwner, name: string) =>
        void given.push(`${who.memberId} ${name}`),
    })
    await bind(owner, { number: '09420660001', holder: 'Daw Mya Mya' })
    world.facts = { ...world.facts, payeeName: 'Ma Hla' }
    await bind(named, { number: '09420660002', holder: 'Ma Hla' })
    expect(given).toEqual([`${owner.memberId} Daw Mya Mya`])
  })

  test('[B-13] [IM-39] there are five at most, of however many at once', async () => {
    const owner = await world.member(0n)
    const answers = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) => bind(owner, { number: `0942044400${index}` })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const bound = await inMerchant(world.parts.db, world.brand.id, (tx) => accountsOf(tx, world.parts, owner))
    expect(bound).toHaveLength(5)
  })
})

describe('how long it takes', () => {
  test('[MC-07] is measured from what was paid, and says nothing before', async () => {
    const owner = await world.member(500_000n)
    const account = await world.bound(owner)
    const wave = await bindAccount(world.parts, owner, {
      ...binding,
      method: 'wavepay',
      number: '09420555001',
    })
    world.later(24 * hour)
    const id = await world.ask(owner, wave, '20000')
    expect((await detailOf(world.parts, owner, id)).channel).toBeNull()
    await world.work(2)
    // Asked for, and paid ten seconds later when the clock looks again.
    expect((await detailOf(world.parts, owner, id)).channel).toEqual({
      medianSeconds: 10,
      slowSeconds: 10,
      paid: 1,
    })
    expect(account.method).toBe('kbzpay')
  })

  test('[MC-07] and who stands before it is counted in its own line', async () => {
    world.gateway.sends = async () => 'sent'
    world.facts = { ...world.facts, isChangedLately: true }
    const ids: { owner: PurseOwner; id: string }[] = []
    for (let each = 0; each < 3; each++) {
      const owner = await world.member(50_000n)
      ids.push({ owner, id: await world.ask(owner, await world.bound(owner), '20000') })
      world.later(1_000)
    }
    const ahead = await Promise.all(
      ids.map(async ({ owner, id }) => (await detailOf(world.parts, owner, id)).ahead),
    )
    expect(ahead).toEqual([0, 1, 2])
  })
})
