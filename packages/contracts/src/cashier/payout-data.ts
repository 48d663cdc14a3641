/** How a brand pays out, as its file has it: the ways with their bounds and fees, and what holds for all of them. */
import * as z from 'zod/mini'
import { money } from '../fields.ts'

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const gateway = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))
const digits = z.string().check(z.regex(/^[1-9]\d{0,14}$/))
/** A whole pattern: it is read with its ends fixed. */
const pattern = text(120).check(
  z.refine((source) => {
    try {
      return new RegExp(`^(?:${source})$`, 'u') instanceof RegExp
    } catch {
      return false
    }
  }, 'is no pattern'),
)

export const chains = ['TRC20', 'ERC20'] as const
export type Chain = (typeof chains)[number]

/** Amounts are the purse's, each sending's own. */
const shared = {
  code: z.string().check(z.regex(/^[a-z0-9]{2,20}$/)),
  name: text(40),
  min: money,
  max: money,
  /** More than this in one sending goes in parts. */
  partMax: money,
  feeBasisPoints: z.number().check(z.int(), z.gte(0), z.lte(2_000)),
  feeFixed: money,
  /** What the brand promises: paid within so long of its approval. */
  minutes: z.number().check(z.int(), z.gte(1), z.lte(10_080)),
}

export const payoutMethod = z.discriminatedUnion('kind', [
  z.strictObject({ ...shared, kind: z.literal('wallet'), pattern, example: text(60) }),
  z.strictObject({
    ...{ ...shared, kind: z.literal('bank'), pattern, example: text(60) },
    banks: z.array(text(40)).check(z.minLength(1), z.maxLength(60)),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('crypto'),
    network: z.enum(chains),
    /** `worth` smallest units of the purse for one whole unit of the coin. */
    pay: z.strictObject({
      currency: z.string().check(z.regex(/^[A-Z]{3,5}$/)),
      scale: z.number().check(z.int(), z.gte(0), z.lte(8)),
      worth: digits,
    }),
  }),
])
export type PayoutMethod = z.infer<typeof payoutMethod>

/** The ways in the order they are shown; each code once. */
export const payoutMethods = z.array(payoutMethod).check(
  z.minLength(1),
  z.maxLength(20),
  z.refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'a code stands twice'),
)

export const payoutRules = z.strictObject({
  dayMax: money,
  dayCount: z.number().check(z.int(), z.gte(1), z.lte(1_000)),
  /** Up to this much a clean request is paid without a person. */
  automaticMax: money,
  /** From this on papers must be approved first. */
  papersFrom: money,
  accountsMax: z.number().check(z.int(), z.gte(1), z.lte(20)),
  /** How long an account rests that was bound after the first. */
  coolingHours: z.number().check(z.int(), z.gte(0), z.lte(720)),
  /** Where money leaves, in the order in which they are tried. */
  gateways: z.array(gateway).check(z.minLength(1), z.maxLength(10)),
})
export type PayoutRules = z.infer<typeof payoutRules>
