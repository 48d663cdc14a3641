/** Paid out in a coin: to an address that is right, at the rate that was agreed to, and never over another chain. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { openPayoutWorld, type PayoutWorld, paymentPassword } from '../../../testing/payout-world.ts'
import { audit } from '../../ledger/index.ts'
import type { PurseOwner } from '../../wallet/index.ts'
import { bindAccount } from './accounts.ts'
import { detailOf } from './read.ts'
import { requestPayout } from './request.ts'

let world: PayoutWorld
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const rate = '2100.00'

beforeAll(async () => {
  world = await openPayoutWorld(await testDatabase({ max: 12 }))
})
beforeEach(async () => {
  // What the test before left on its way is no business of this one.
  await world.work(4)
  await world.admin.query('update cashier.payout_accounts set removed_at = added_at')
  world.facts = { documents: 'none', payeeName: '', isChangedLately: false, isActive: true }
  for (const gateway of [world.gateway, world.other]) gateway.wishes.length = 0
})
afterAll(() => world.close())

const bind = (owner: PurseOwner, method: string, number: string) =>
  bindAccount(world.parts, owner, { method, bank: '', holder: 'U Thiha Aung', number, paymentPassword })

/** The brand's data, changed for as long as the work takes. */
async function having<T>(change: (methods: Record<string, unknown>[]) => unknown, work: () => Promise<T>) {
  const settings = world.brand.settings as Record<string, unknown>
  const before = settings['payoutMethods']
  settings['payoutMethods'] = change(structuredClone(before) as Record<string, unknown>[])
  try {
    return await work()
  } finally {
    settings['payoutMethods'] = before
  }
}
const worth = (digits: string) => (methods: Record<string, unknown>[]) =>
  methods.map((method) =>
    method['kind'] === 'crypto' ? { ...method, pay: { currency: 'USDT', scale: 6, worth: digits } } : method,
  )

describe('an address to be paid to', () => {
  test('[B-13] with a slip in it, or of the other chain, is refused and nothing is bound', async () => {
    const owner = await world.member(0n)
    await expect(bind(owner, 'usdttrc20', tron.replace('8q8', '8q9'))).rejects.toThrow(
      'payout_address_broken',
    )
    await expect(bind(owner, 'usdterc20', ethereum.toLowerCase())).rejects.toThrow('payout_address_broken')
    await expect(bind(owner, 'usdttrc20', ethereum)).rejects.toThrow('payout_address_network')
    await expect(bind(owner, 'usdterc20', tron)).rejects.toThrow('payout_address_network')
    await expect(bind(owner, 'kbzpay', tron)).rejects.toThrow('payout_number_invalid')
    const { rows } = await world.admin.query(
      'select 1 from cashier.payout_accounts where member_id = $1 and removed_at is null',
      [owner.memberId.toString()],
    )
    expect(rows).toEqual([])
  })

  test('[B-13] rests like any account, and is one member’s alone', async () => {
    const [owner, other] = [await world.member(100_000n), await world.member(0n)]
    await world.bound(owner)
    const address = await bind(owner, 'usdttrc20', ` ${tron} `)
    expect(address.number).toBe(tron)
    expect(address.usableAt.getTime() - address.addedAt.getTime()).toBe(24 * 3_600_000)
    await expect(bind(other, 'usdttrc20', tron)).rejects.toThrow('payout_account_taken')
    await expect(world.ask(owner, address, '50000', undefined, rate)).rejects.toThrow(
      'payout_account_cooling',
    )
  })
})

describe('a withdrawal in USDT', () => {
  test('[MC-07] [B-16] is sent to the address over its chain at the rate of the request, less the fee in the currency', async () => {
    const owner = await world.member(100_000n)
    const address = await bind(owner, 'usdttrc20', tron)
    const id = await world.ask(owner, address, '50000', undefined, rate)
    // The price moves while it waits: what was agreed to holds.
    await having(worth('999999'), () => world.work(4))
    expect(await world.stateOf(id)).toBe('COMPLETED')
    expect(world.gateway.wishes).toMatchObject([
      {
        ...{ payoutId: `${id}-1`, channel: 'usdttrc20', network: 'TRC20', payee: { account: tron } },
        // (50,000 − 2,100) ÷ 2,100 = 22.8095238…, down to the sixth decimal.
        pay: { currency: 'USDT', scale: 6, amount: 22_809_523n },
      },
    ])
    expect(await world.balances(owner)).toEqual({ purse: 5_000_000n, held: 0n })
    const { order } = await detailOf(world.parts, owner, id)
    expect(order).toMatchObject({
      ...{ kind: 'crypto', amount: '50000.00', fee: '2100.00', receive: '47900.00' },
      pay: { currency: 'USDT', amount: '22.809523', rate },
    })
  })

  test('[B-16] at another rate than the one that was shown nothing is asked for', async () => {
    const owner = await world.member(300_000n)
    const address = await bind(owner, 'usdterc20', ethereum)
    const asked = (shown?: string) => world.ask(owner, address, '200000', undefined, shown)
    await expect(asked()).rejects.toThrow('payout_rate_changed')
    await expect(having(worth('215000'), () => asked(rate))).rejects.toThrow('payout_rate_changed')
    expect((await world.balances(owner)).held).toBe(0n)
    await asked(rate)
    expect((await world.balances(owner)).held).toBe(20_000_000n)
  })

  test('[B-16] [MC-07] in parts is together what the whole is', async () => {
    const owner = await world.member(3_000_000n)
    const address = await bind(owner, 'usdttrc20', tron)
    world.facts = { ...world.facts, documents: 'approved' }
    const inParts = (methods: Record<string, unknown>[]) =>
      methods.map((method) => ({ ...method, partMax: '30000.00' }))
    const id = await having(inParts, async () => {
      const made = await world.ask(owner, address, '100000', undefined, rate)
      await world.work(6)
      return made
    })
    expect(await world.stateOf(id)).toBe('COMPLETED')
    const sent = [...world.gateway.wishes, ...world.other.wishes].map(({ pay }) => pay.amount)
    expect(sent).toHaveLength(4)
    expect(sent.reduce((sum, amount) => sum + amount, 0n)).toBe(
      ((10_000_000n - 210_000n) * 1_000_000n) / 210_000n,
    )
  })

  test('[WD-01] is not for other members to pay', async () => {
    const owner = await world.member(100_000n)
    const address = await bind(owner, 'usdttrc20', tron)
    const asked = { account: address.id, amount: '50000', paymentPassword, requestKey: 'among-members', rate }
    await expect(requestPayout(world.parts, owner, { ...asked, by: 'peer' })).rejects.toThrow('peer_closed')
  })
})

describe('a way that the brand took back', () => {
  test('[B-13] [B-16] is neither bound nor asked for, and what is on its way still arrives', async () => {
    const owner = await world.member(200_000n)
    const wallet = await world.bound(owner)
    const id = await world.ask(owner, wallet, '20000')
    const without = (methods: Record<string, unknown>[]) => methods.filter(({ code }) => code !== 'kbzpay')
    await having(without, async () => {
      await world.work(4)
      expect(await world.stateOf(id)).toBe('COMPLETED')
      await expect(world.ask(owner, wallet, '20000')).rejects.toThrow('payout_account_closed')
      await expect(world.bound(await world.member(0n))).rejects.toThrow('payout_method_unknown')
    })
    await world.ask(owner, wallet, '20000')
  })

  test('[B-13] a coin that is on its way goes over the chain that it was asked for over', async () => {
    const owner = await world.member(200_000n)
    const id = await world.ask(owner, await bind(owner, 'usdttrc20', tron), '50000', undefined, rate)
    await having(
      (methods) => methods.filter(({ kind }) => kind !== 'crypto'),
      () => world.work(4),
    )
    expect(await world.stateOf(id)).toBe('COMPLETED')
    expect(world.gateway.wishes).toMatchObject([{ network: 'TRC20', pay: { currency: 'USDT' } }])
  })

  test('[B-13] by which no gateway pays is not offered', async () => {
    const owner = await world.member(0n)
    const kinds = [world.gateway.kinds, world.other.kinds]
    for (const gateway of [world.gateway, world.other]) Object.assign(gateway, { kinds: ['wallet', 'bank'] })
    await expect(bind(owner, 'usdttrc20', tron)).rejects.toThrow('payout_method_unknown')
    Object.assign(world.gateway, { kinds: kinds[0] })
    await bind(owner, 'usdttrc20', tron)
    Object.assign(world.other, { kinds: kinds[1] })
  })
})

test('the audit finds nothing', async () => {
  expect((await audit(world.database.adminUrl)).broken).toEqual([])
})
