/** A member's pairs of seeds at every maker: seen, changed and revealed outside the games. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { code } from '../fields.ts'
import { clientSeed, seedPairs } from './vendor.ts'

const vassalage = code(20)

export const makerSeeds = z.object({
  vassalage,
  name: z.string(),
  /** The maker did not answer: nothing is known of its seeds now. */
  isAway: z.boolean(),
  /** Null while the maker is away, and for a member who has not opened a game there yet. */
  seeds: z.nullable(seedPairs),
})

export const seeds = endpoint({
  method: 'GET',
  path: '/wps/v2/fairness/seeds',
  access: 'session',
  summary: "The player's seeds at every maker whose games they have opened, by the makers' names.",
  reply: z.object({ makers: z.array(makerSeeds) }),
  refusals: [],
})

export const changeSeeds = endpoint({
  method: 'POST',
  path: '/wps/v2/fairness/seeds',
  access: 'session',
  summary:
    'Choose a seed at one maker: the pair so far is revealed, as the first of `revealed`, and the promised one begins.',
  body: z.strictObject({ vassalage, clientSeed }),
  reply: makerSeeds,
  refusals: ['seeds_round_open', 'seeds_missing', 'vendor_unreachable'],
})
