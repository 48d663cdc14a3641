/** Goal: no address with a slip in it is paid to. Method: published vectors, and every one-letter change of them. */
import { expect, test } from 'vitest'
import { addressProblem } from './addresses.ts'

/** The samples of EIP-55 itself. */
const ethereum = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]
/** Contracts of the chain that everybody knows. */
const tron = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7']

test('[B-13] published addresses of both chains are taken', () => {
  for (const address of ethereum) expect(addressProblem('ERC20', address)).toBeNull()
  for (const address of tron) expect(addressProblem('TRC20', address)).toBeNull()
})

test('[B-13] an address of the other chain is told apart, never taken', () => {
  for (const address of ethereum) expect(addressProblem('TRC20', address)).toBe('payout_address_network')
  for (const address of tron) expect(addressProblem('ERC20', address)).toBe('payout_address_network')
})

test('[B-13] any one letter written otherwise is found', () => {
  const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0OIl'
  for (const address of tron)
    for (let at = 1; at < address.length; at++)
      for (const sign of base58)
        if (sign !== address[at]) {
          const slip = address.slice(0, at) + sign + address.slice(at + 1)
          expect(addressProblem('TRC20', slip)).toBe('payout_address_broken')
        }
  for (const address of ethereum)
    for (let at = 2; at < address.length; at++) {
      const sign = address[at] ?? ''
      const other = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()
      if (other === sign) continue
      const slip = address.slice(0, at) + other + address.slice(at + 1)
      expect(addressProblem('ERC20', slip)).toBe('payout_address_broken')
    }
})

test('[B-13] without a checksum, too short, too long, of nobody or of no chain it is not taken', () => {
  const [first = ''] = ethereum
  const wrong = ['ERC20', 'TRC20'] as const
  for (const network of wrong)
    for (const address of ['', 'name@bank', '09420000894', `0x${'0'.repeat(40)}`, 'bc1qar0srrr7xfkvy5l643'])
      expect(addressProblem(network, address)).not.toBeNull()
  expect(addressProblem('ERC20', first.toLowerCase())).toBe('payout_address_broken')
  expect(addressProblem('ERC20', `0x${first.slice(2).toUpperCase()}`)).toBe('payout_address_broken')
  expect(addressProblem('ERC20', `${first}0`)).toBe('payout_address_broken')
  expect(addressProblem('TRC20', `${tron[0]}1`)).toBe('payout_address_broken')
  // A test chain's address of the same length: another prefix.
  expect(addressProblem('TRC20', '27QYSxw1jdRzq8jzhmCYyWXwGPXxTGtQnLP')).toBe('payout_address_broken')
})
