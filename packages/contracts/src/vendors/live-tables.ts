/**
 * How a studio tells how its live tables stand, so that a lobby can show them: what is bet on until when, the last
 * results, how many play, for how much. No money and no bet is in it, and a platform need not offer it: 404 is the answer
 * of one that does not.
 */
import * as z from 'zod/mini'
import { dealers, isRoadOf, road, tableKinds, tablePhases } from '../catalog/live-words.ts'
import { code, currencyCode, instant, money } from '../fields.ts'
import { nicknameOf } from '../names.ts'
import { vendorErrors } from './vendor.ts'

/** Tables in one call, and of one studio. */
export const toldMax = 50
export const tablesMax = 200
/** Who is told nothing of a table for so long shows it as silent; after the second it is gone. */
export const silentAfterMs = 15_000
export const forgottenAfterMs = 600_000
/** Betting lasts no longer than this. */
export const closesWithinMs = 600_000

const currenciesMax = 40

export const toldTable = z
  .strictObject({
    /** Unique in the studio; where each table is a game, its game code. */
    tableId: code(60),
    /** The game of the catalogue that is opened with it. */
    gameCode: code(60),
    /** Which of several tables of one name it is. */
    number: z.optional(z.int().check(z.gte(1), z.lte(999))),
    kind: z.enum(tableKinds),
    /** Grows with every word about this table: an older word never takes the place of a newer one. */
    seq: z.int().check(z.gte(0)),
    phase: z.enum(tablePhases),
    /** By the studio's clock; null where nothing can be bet on. */
    closesAt: z.nullable(instant),
    /** How long betting lasts. */
    bettingMs: z.optional(z.int().check(z.gte(1_000), z.lte(closesWithinMs))),
    players: z.int().check(z.gte(0), z.lte(10_000_000)),
    /** Of one place, by currency. */
    limits: z
      .record(currencyCode, z.strictObject({ min: money, max: money }))
      .check(z.refine((each) => Object.keys(each).length <= currenciesMax)),
    /** A game whose dealer is drawn says so. */
    dealer: z.enum(dealers),
    dealerName: z.optional(
      z.string().check(
        z.maxLength(30),
        z.refine((name) => nicknameOf(name) === name),
      ),
    ),
    road,
  })
  .check(
    z.refine(({ kind, road: marks }) => isRoadOf(kind, marks)),
    z.refine(({ phase, closesAt }) => phase !== 'betting' || closesAt !== null),
  )
export type ToldTable = z.infer<typeof toldTable>

export const tablesCall = {
  path: '/vendor/v1/tables',
  body: z.strictObject({
    requestId: code(64),
    /** The studio's clock as it sends this: what it says of times is understood by it. */
    sentAt: instant,
    tables: z.array(toldTable).check(
      z.minLength(1),
      z.maxLength(toldMax),
      z.refine((tables) => new Set(tables.map(({ tableId }) => tableId)).size === tables.length),
    ),
  }),
  reply: z.object({
    status: z.enum(vendorErrors),
    requestId: z.string(),
    replayed: z.boolean(),
    retry: z.boolean(),
    /** In the order of the call. `older`: as new a word is known. `unknown`: no such game is listed. `full`: too many tables. */
    taken: z.optional(z.array(z.enum(['taken', 'older', 'unknown', 'full']))),
    silentAfterMs: z.optional(z.int()),
  }),
} as const
