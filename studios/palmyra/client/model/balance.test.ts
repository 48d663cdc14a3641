import { currencyOf } from '@jackfruit/kernel'
import { expect, test } from 'vitest'
import { came, hearBalance, moving } from './balance.ts'

const kyat = currencyOf('MMK')
const aPurse = () => ({ balance: 100_000n, told: 0, currency: kyat })
const told = (amount: string, currency = 'MMK') => ({ amount, currency })

test('money of other origin is seen as soon as the site tells of it, also where nothing was bought', () => {
  const purse = aPurse()
  hearBalance(purse, told('70000.00'))
  expect(purse.balance).toBe(7_000_000n)
  for (const no of ['70000.00', told('1.00', 'BDT'), told('much'), null]) hearBalance(purse, no)
  expect(purse).toMatchObject({ balance: 7_000_000n, told: 1 })
})

test('a ticket is paid for once, whichever of answer and news is the first', async () => {
  const purse = aPurse()
  const cost = (paid: bigint) => -paid
  await moving(purse, async () => 20_000n, cost)
  expect(purse.balance).toBe(80_000n)
  hearBalance(purse, told('800.00'))
  expect(purse.balance).toBe(80_000n)
  const early = async () => {
    hearBalance(purse, told('600.00'))
    return 20_000n
  }
  await moving(purse, early, cost)
  expect(purse.balance).toBe(60_000n)
})

test('what a draw brings is added where nobody tells balances, and nowhere else', () => {
  const purse = aPurse()
  came(purse, 5_000n)
  expect(purse.balance).toBe(105_000n)
  hearBalance(purse, told('1050.00'))
  came(purse, 5_000n)
  expect(purse.balance).toBe(105_000n)
})
