/** What calls of agents share. */
import * as z from 'zod/mini'
import { isInstant, money, signedMoney } from '../fields.ts'

/** Per cent with four decimals: "0.1200". Millionths of the whole, so nothing is rounded. */
export const percent = z.string().check(z.regex(/^\d{1,3}\.\d{4}$/))
/** As somebody types it. */
export const typedPercent = z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/))

export const id = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
/** Of a press: the same again is answered as before. */
export const key = z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[\w-]+$/))
export const cursor = z.string().check(z.maxLength(80), z.regex(/^[\w.:-]+$/))
export const account = z.string().check(z.trim(), z.maxLength(20), z.regex(/^[A-Za-z0-9_]*$/))

/** Of the brand's calendar. */
export const day = z.string().check(
  z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { abort: true }),
  z.refine((text) => isInstant(`${text}T00:00:00Z`)),
)
/** Both days are in it; at most 92 of them. */
export const stretch = { from: day, to: day }

/** A kind of game, `RNG`, `LIVE` …, or `*` for those that are not named. */
export const kind = z.string().check(z.regex(/^([A-Z]{2,10}|\*)$/))

/** What a team, an agent or a member did in a stretch of days, as the house keeps books: `net` above zero was won by the house. */
export const figures = z.object({
  rounds: z.int(),
  stake: signedMoney,
  valid: signedMoney,
  payout: signedMoney,
  net: signedMoney,
  deposits: signedMoney,
  withdrawals: signedMoney,
  bonuses: signedMoney,
  rebates: signedMoney,
  salaries: signedMoney,
  dividends: signedMoney,
})
export type Figures = z.infer<typeof figures>

export const counts = z.object({
  members: z.int(),
  agents: z.int(),
  newMembers: z.int(),
  firstDeposits: z.int(),
  /** Who bet what a period asks for, and ever paid in: of these days, where they are a day, a week, a half month or a month. */
  active: z.int(),
  /** They are not: `active` is of the one of them on which most were. */
  isBestDay: z.optional(z.boolean()),
})

export const sums = { balance: money }
