/** The money that a withdrawal is paid in, and what of it an amount of the purse is. Whole numbers only. */
import { currencyOf, formatMinor, type Minor } from '@jackfruit/kernel'
import type { PayMoney } from '../gateways/port.ts'

export interface Tender {
  readonly currency: string
  /** Decimals of that currency. */
  readonly scale: number
  /** `num` smallest units of the purse for `den` smallest units of that money. */
  readonly num: bigint
  readonly den: bigint
  /** The chain that a coin goes over; null for what is no coin. */
  readonly network: string | null
}

/** A coin at the brand's price of a whole one; without a coin the purse's own money, as the people count it. */
export function paidIn(
  currency: string,
  coin: {
    readonly currency: string
    readonly scale: number
    readonly worth: string
    readonly network: string
  } | null,
): Tender {
  if (coin) {
    const { currency: code, scale, worth, network } = coin
    return { currency: code, scale, num: BigInt(worth), den: 10n ** BigInt(scale), network }
  }
  const { code, scale, unit } = currencyOf(currency)
  if (unit === 1) return { currency: code, scale, num: 1n, den: 1n, network: null }
  // A wallet of thousands pays out in the people's own money, which has no smaller unit.
  const rate = { num: 10n ** BigInt(scale), den: BigInt(unit) }
  return { currency: code.slice(0, -1), scale: 0, ...rate, network: null }
}

/** Down to the smallest unit that can be sent: what is left of it stays with the gateway. */
export const sentFor = ({ currency, scale, num, den }: Tender, amount: Minor): PayMoney => ({
  ...{ currency, scale },
  amount: (amount * den) / num,
})

/** The shares of parts that follow each other: together exactly what the whole sends. */
export function sharesFor(tender: Tender, amounts: readonly Minor[]): readonly bigint[] {
  let sum = 0n
  return amounts.map((amount) => {
    const before = sentFor(tender, sum).amount
    sum += amount
    return sentFor(tender, sum).amount - before
  })
}

/** What one whole unit costs in the purse, as people read it; null where both are the same money. */
export function priceOf({ currency, scale, num, den }: Tender, purse: string): string | null {
  if (purse.startsWith(currency)) return null
  return formatMinor((num * 10n ** BigInt(scale)) / den, currencyOf(purse).scale)
}
