import { type Currency, parseMinor } from '@jackfruit/kernel'
import type { Meter } from './view.ts'

/** The jackpots that the site tells of, amounts as decimal strings; what is of another shape is left out. */
export const readMeters = (told: unknown, currency: Currency): readonly Meter[] =>
  (Array.isArray(told) ? told : []).flatMap((each: unknown) => readMeter(each, currency) ?? [])

function readMeter(told: unknown, { scale }: Currency): Meter | null {
  if (typeof told !== 'object' || told === null) return null
  if (!('name' in told && 'amount' in told && 'mustFallBy' in told)) return null
  const { name, mustFallBy } = told
  const [amount, most] = [parseMinor(told.amount, scale), parseMinor(mustFallBy, scale)]
  if (typeof name !== 'string' || amount === null) return null
  if (mustFallBy !== null && most === null) return null
  return { name, amount, mustFallBy: mustFallBy === null ? null : most }
}
