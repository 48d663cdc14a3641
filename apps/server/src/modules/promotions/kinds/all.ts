/** Every kind of offer. A new one is a folder, and a line here. */
import type { promotions } from '@jackfruit/contracts'
import { invariant } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import { type CommonTerms, commonTerms } from '../terms.ts'
import { application } from './application/kind.ts'
import { birthday } from './birthday/kind.ts'
import { cashback } from './cashback/kind.ts'
import { contact } from './contact/kind.ts'
import { deposit } from './deposit/kind.ts'
import { egg } from './egg/kind.ts'
import { envelope } from './envelope/kind.ts'
import { freeRounds } from './free-rounds/kind.ts'
import type { Kind } from './kind.ts'
import { leaderboard } from './leaderboard/kind.ts'
import { levelUp } from './level-up/kind.ts'
import { mission } from './mission/kind.ts'
import { monthly } from './monthly/kind.ts'
import { morePoints } from './points/kind.ts'
import { raffle } from './raffle/kind.ts'
import { rakeback } from './rakeback/kind.ts'
import { referral } from './referral/kind.ts'
import { signIn } from './sign-in/kind.ts'
import { wheel } from './wheel/kind.ts'

const kinds: { readonly [code in promotions.OfferKind]: Kind } = {
  ...{ signIn, application, contact, deposit, freeRounds },
  ...{ wheel, egg, envelope, raffle },
  ...{ cashback, rakeback, mission, leaderboard, referral },
  ...{ levelUp, monthly, birthday },
  // The last: it holds offers and accounts, after the parts that others hold.
  points: morePoints,
}

/** Those that count what members do. */
export const countingKinds: readonly string[] = Object.values(kinds)
  .filter(({ onDeeds }) => onDeeds !== undefined)
  .map(({ code }) => code)
/** Those of which something goes on by itself. */
export const clockedKinds: readonly string[] = Object.values(kinds)
  .filter(({ onClock }) => onClock !== undefined)
  .map(({ code }) => code)

export const kindOf = (code: string): Kind => {
  invariant(Object.hasOwn(kinds, code), `there is no kind of offer ${code}`)
  return kinds[code as promotions.OfferKind]
}

export const isKind = (code: string): boolean => Object.hasOwn(kinds, code)

/** The whole of its terms, with what holds where they say nothing. */
export const termsSchemaOf = (kind: Kind) => z.strictObject({ ...commonTerms, ...kind.terms })

/** Of terms that were stored by us: what does not parse any more is a fault, not a member's mistake. */
export function readTerms(kind: Kind, stored: unknown): CommonTerms {
  const read = z.safeParse(termsSchemaOf(kind), stored)
  invariant(read.success, `terms of a ${kind.code} are not what its kind reads: ${read.error?.message}`)
  return read.data as CommonTerms
}
