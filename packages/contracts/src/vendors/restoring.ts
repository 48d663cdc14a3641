/**
 * What a studio asks when its journal may be an older one than it was: a database that was restored, or a standby that
 * took over too early. A platform need not offer these calls: 404 is the answer of one that does not.
 */
import * as z from 'zod/mini'
import { code, currencyCode, money } from '../fields.ts'
import { vendorErrors } from './vendor.ts'

const requestId = code(64)
const count = z.int().check(z.gte(0))
/** A place in the platform's order of transactions, as the platform wrote it. */
const cursor = z.string().check(z.regex(/^\d{1,18}$/))

const answer = {
  status: z.enum(vendorErrors),
  requestId: z.string(),
  replayed: z.boolean(),
  retry: z.boolean(),
}

/**
 * How often the studio's journal was begun anew, and how many seeds it has revealed: the platform keeps the highest that
 * it was told of the journal in use, outside the studio's database. With `begins` a higher epoch takes the place of the
 * one before, for this journal from now on.
 */
export const epochCall = {
  path: '/vendor/v1/epoch',
  body: z.strictObject({
    requestId,
    /** A random name that the journal was given when it was made, and keeps. */
    journal: code(64),
    epoch: z.int().check(z.gte(1)),
    revealed: count,
    begins: z.optional(z.boolean()),
    /**
     * By the studio's own count of its transactions: the platform's database has all of them up to this one. It is kept
     * where `lineage` is that database; with `begins` it takes the place of a higher one.
     */
    known: z.optional(count),
    lineage: z.optional(code(64)),
  }),
  reply: z.object({
    ...answer,
    journal: z.optional(z.string()),
    epoch: z.optional(z.int()),
    revealed: z.optional(z.int()),
    /** What was staked before this call stands before this place. */
    cursor: z.optional(cursor),
    /** Another one than before: the platform's database was restored, or another server has taken over. */
    lineage: z.optional(code(64)),
    /** The highest that was told, as far as this database remembers. */
    known: z.optional(count),
  }),
} as const

/**
 * The studio's rounds that money has moved in since a place, and the transfers between purses and the wallets that it
 * keeps which have ended since. Refused rounds are none of them; refused transfers are.
 */
export const roundsCall = {
  path: '/vendor/v1/rounds',
  body: z.strictObject({ requestId, cursor }),
  reply: z.object({
    ...answer,
    rounds: z.optional(
      z.array(
        z.object({
          roundId: z.string(),
          playerId: z.string(),
          currency: currencyCode,
          gameCode: z.string(),
          /** open: it has a stake that was not given back, and no end. */
          state: z.enum(['open', 'ended']),
          /** What was staked in it and not given back. */
          staked: money,
        }),
      ),
    ),
    transfers: z.optional(
      z.array(
        z.object({
          orderNo: z.string(),
          playerId: z.string(),
          currency: currencyCode,
          direction: z.enum(['in', 'out']),
          amount: money,
          /** The word that the studio gave. */
          state: z.enum(['done', 'refused']),
        }),
      ),
    ),
    /** Where to go on. */
    cursor: z.optional(cursor),
    isLast: z.optional(z.boolean()),
  }),
} as const
