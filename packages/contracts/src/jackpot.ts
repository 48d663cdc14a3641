/** The jackpot of a brand (decision D-32): what it holds, and the proof of who won it. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { code, instant, money, signedMoney } from './fields.ts'

const potId = z.string().check(z.regex(/^[0-9a-f]{16}$/))
const potName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const percent = z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/))
const place = z.number().check(z.int(), z.gte(0))

/**
 * `base` is what the pool held at `at`, the moment of the answer; browsers add `step` every `everyMs` until they ask
 * again. `pot` is null where the brand keeps no pool: then no counter shows.
 */
export const current = endpoint({
  method: 'GET',
  path: '/wps/v2/jackpot',
  access: 'public',
  summary: 'The jackpot pool, and how it is counted up between two looks.',
  reply: z.object({
    pot: z.nullable(
      z.object({ base: money, at: instant, step: money, everyMs: z.number().check(z.int(), z.gte(100)) }),
    ),
  }),
  refusals: [],
})

/** `share` of each stake in percent; `carried`: millionths of the smallest unit left over by the pot before. */
const terms = {
  potId,
  name: potName,
  seed: money,
  /** Won before it holds more (JP1); null where any stake may win (JP2). */
  ceiling: z.nullable(money),
  /** A stake wins with the chance stake / odds; null where the ceiling decides. */
  odds: z.nullable(money),
  share: percent,
  carried: z.string().check(z.regex(/^\d{1,6}$/)),
  /** SHA-256 of the secret that says where the pot falls; published before the first stake counts. */
  commitment: hash,
}

export const meters = endpoint({
  method: 'GET',
  path: '/wps/v2/jackpot/meters',
  access: 'public',
  summary: 'What each open pot of the brand holds; of one game when it is named.',
  query: z.object({ nodeId: z.optional(code(60)) }),
  reply: z.object({
    meters: z.array(
      z.object({
        name: potName,
        /** The game whose stakes count; null for every game. */
        nodeId: z.nullable(z.string()),
        amount: money,
        mustFallBy: z.nullable(money),
      }),
    ),
  }),
  refusals: [],
})

export const pots = endpoint({
  method: 'GET',
  path: '/wps/v2/jackpot/pots',
  access: 'public',
  summary:
    'Commitments of the pot at work and of the one after it, and the latest pots that were won with their secrets.',
  reply: z.object({
    atWork: z.array(z.object({ ...terms, isOpen: z.boolean(), amount: money })),
    won: z.array(
      z.object({
        ...terms,
        amount: money,
        secret: hash,
        winningPlace: place,
        player: z.string(),
        wonAt: instant,
      }),
    ),
  }),
  refusals: [],
})

export const entries = endpoint({
  method: 'GET',
  path: '/wps/v2/jackpot/entries',
  access: 'public',
  summary:
    'The stakes that counted for a pot that was won, in order; one below zero was taken back. A thousand at a time.',
  query: z.object({ potId, after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  reply: z.object({ stakes: z.array(signedMoney), next: z.nullable(z.string()) }),
  refusals: [],
})
