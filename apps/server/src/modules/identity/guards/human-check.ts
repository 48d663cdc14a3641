/** The human check: a signed proof of work (altcha, protocol 1), good once and for a short time. */
import type { identity, ReplyOf } from '@jackfruit/contracts'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/db.ts'
import { proofMs } from '../settings.ts'

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const solution = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: hex,
  number: z.number().check(z.int(), z.gte(0)),
  salt: z.string().check(z.maxLength(200)),
  signature: hex,
  took: z.optional(z.number()),
})

export interface HumanCheck {
  challenge(): Promise<ReplyOf<typeof identity.humanCheck>>
  /** Whether this is the work we asked for, fresh, and shown for the first time. */
  passes(proof: string | undefined): Promise<boolean>
}

interface HumanCheckDeps {
  readonly db: Db
  readonly hmacKey: string
  readonly maxNumber: number
  readonly now: () => Date
}

export function openHumanCheck({ db, hmacKey, maxNumber, now }: HumanCheckDeps): HumanCheck {
  return {
    async challenge() {
      const expires = new Date(now().getTime() + proofMs)
      const { algorithm, challenge, salt, signature } = await createChallenge({ hmacKey, maxNumber, expires })
      return { algorithm, challenge, maxnumber: maxNumber, salt, signature }
    },
    async passes(proof) {
      const given = parse(proof)
      if (!given) return false
      // The library would ask the system's clock; ours is handed in.
      const expires = new Date(Number(extractParams(given)['expires']) * 1000)
      if (!(expires > now()) || !(await verifySolution(given, hmacKey, false))) return false
      const { numAffectedRows } = await sql`
        insert into identity.used_proofs (challenge, expires_at) values (${given.challenge}, ${expires})
        on conflict do nothing`.execute(db)
      return numAffectedRows === 1n
    },
  }
}

function parse(proof: string | undefined) {
  try {
    const parsed = z.safeParse(solution, JSON.parse(Buffer.from(proof ?? '', 'base64').toString()))
    if (!parsed.success) return null
    const { took: _took, ...given } = parsed.data
    return given
  } catch {
    return null
  }
}
