/** What a table's page says over its socket. */
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import type { Places } from '../places.ts'

const name = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** More places than any game has. */
const placesMax = 200

export const hello = z.strictObject({
  type: z.literal('hello'),
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/)),
  tableId: name,
})

export const bet = z.strictObject({
  type: z.literal('bet'),
  roundId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/)),
  clientBetId: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  clientSeed: name,
  /** By place, as decimal texts. */
  places: z.record(name, z.string().check(z.maxLength(20))),
  /** In a flight: where it is taken out by itself, in hundredths. The rules say which there are. */
  target: z.optional(z.int().check(z.positive())),
})

/** A bet is to be taken out of the flight, now. */
export const out = z.strictObject({
  type: z.literal('out'),
  roundId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/)),
  betId: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
})

/** What the member does in a step. The rules say which actions there are. */
export const decision = z.strictObject({
  type: z.literal('decide'),
  roundId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/)),
  step: z.int().check(z.gte(0), z.lte(1_000)),
  action: z.string().check(z.regex(/^[a-z]{1,20}$/)),
  /** Of the stake that it may put down. */
  clientBetId: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
})

/** Null where one of them is no amount above nothing, or there are too many. */
export function readPlaces(texts: Readonly<Record<string, string>>, currency: string): Places | null {
  const { scale } = currencyOf(currency)
  const entries = Object.entries(texts)
  if (entries.length === 0 || entries.length > placesMax) return null
  const places = new Map<string, bigint>()
  for (const [place, text] of entries) {
    const amount = parseMinor(text, scale)
    if (amount === null || amount <= 0n) return null
    places.set(place, amount)
  }
  return places
}
