/** What may be put on a draw, by currency (games.md §0.2): a line begins at a hundredth of the smallest chip, as its unit may be shared. */
import { currencyOf, formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { DrawLimits } from '@jackfruit/studio-kit/draws/draw-game'

/** The smallest chip, the most of a ticket, and what a number may cost the house, in whole units of the currency. */
const rows: Readonly<Record<string, readonly [number, number, number]>> = {
  MMK: [100, 1_000_000, 50_000_000],
  BDT: [5, 50_000, 2_500_000],
  INR: [5, 50_000, 2_500_000],
  NGN: [50, 500_000, 25_000_000],
  IDRK: [1, 10_000, 500_000],
  PKR: [10, 100_000, 5_000_000],
  KES: [5, 50_000, 2_500_000],
}

/** Of a member's tickets for an issue, in tickets of the most. */
const memberTickets = 5n

const minorOf = (units: number, currency: string): Minor =>
  parseMinor(String(units), currencyOf(currency).scale) ?? 0n

const lineMin = (chip: number, currency: string): Minor => minorOf(chip, currency) / 100n

export const limits: Readonly<Record<string, DrawLimits>> = Object.fromEntries(
  Object.entries(rows).map(([currency, [chip, ticket]]) => {
    const ticketMax = minorOf(ticket, currency)
    return [currency, { lineMin: lineMin(chip, currency), ticketMax, memberMax: memberTickets * ticketMax }]
  }),
)

export const lineMinOf = (currency: string): Minor => limits[currency]?.lineMin ?? 0n

/** What a number may cost the house at its first odds: half of what a round may return at a table. */
export const numberCapOf = (currency: string): Minor => minorOf(rows[currency]?.[2] ?? 0, currency)

/** What the smallest chip is multiplied with. */
const chipTimes = [1, 5, 10, 50, 100]

/** Decimal strings, lowest first. */
export const chips: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(rows).map(([currency, [chip]]) => [
    currency,
    chipTimes.map((times) => formatMinor(minorOf(chip * times, currency), currencyOf(currency).scale)),
  ]),
)
