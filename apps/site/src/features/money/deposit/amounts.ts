/** Amounts as people type them, and as they are shown in monies that the purse does not know. */
import { formatMoney } from '@jackfruit/i18n'
import { type Minor, parseMinor } from '@jackfruit/kernel'
import { plainDigits } from '../../../shared/form/digits.ts'

/** Commas, spaces and the digits of every script are understood; anything else is no amount. */
export function readAmount(typed: string): Minor | null {
  const plain = plainDigits(typed)
    .replace(/[\s,]/g, '')
    .replace(/^0+(?=\d)/, '')
  return parseMinor(plain)
}

/** With commas between thousands while it is typed. */
export function grouped(typed: string): string {
  const [whole = '', fraction] = typed.replace(/[\s,]/g, '').split('.')
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? thousands : `${thousands}.${fraction}`
}

/** Of the payer's money: as the purse writes it where they are the same, else with its code behind it. */
export const payText = ({ amount, currency }: { amount: string; currency: string }, purse: string): string =>
  currency === purse ? formatMoney(amount, currency) : `${grouped(amount)}\u00a0${currency}`

/** Two amounts of the payer's money in units of the finer one. */
function inUnits(amounts: readonly [string, string]): { units: [bigint, bigint]; decimals: number } {
  const decimals = Math.max(...amounts.map((amount) => (amount.split('.')[1] ?? '').length))
  const units = (amount: string) => {
    const [before = '0', after = ''] = amount.split('.')
    return BigInt(before + after.padEnd(decimals, '0'))
  }
  return { units: [units(amounts[0]), units(amounts[1])], decimals }
}

/** What is still missing of the payer's money; null where nothing is. */
export function restOf(whole: string, paid: string): string | null {
  const { units, decimals } = inUnits([whole, paid])
  const rest = units[0] - units[1]
  if (rest <= 0n) return null
  const digits = String(rest).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** How much of it came, in whole percent: for the length of a bar alone. */
export function shareOf(paid: string, whole: string): number {
  const [part, all] = inUnits([paid, whole]).units
  return all <= part ? 100 : Number((part * 100n) / all)
}
