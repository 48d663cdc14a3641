import * as z from 'zod/mini'
import { isTableProof } from '../draws/kind.ts'

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const name = z.string().check(z.minLength(1), z.maxLength(100))
const amount = z.string().check(z.regex(/^\d{1,18}(\.\d{1,8})?$/))
/** More than a round takes. */
const betsMax = 50_000

/** The proof of a round that many share, with the reader's own bet where the file is a member's. */
const fields = z.object({
  scheme: z.literal('PF2'),
  gameCode: name,
  version: name,
  tableId: name,
  roundId: name,
  roundNo: z.int(),
  chainLength: z.int(),
  terminal: hash,
  link: hash,
  bets: z
    .array(z.object({ betId: name, clientSeed: z.string().check(z.maxLength(64)) }))
    .check(z.maxLength(betsMax)),
  entropy: hash,
  beacon: z.nullable(
    z.object({ round: z.int(), randomness: hash, signature: z.string().check(z.maxLength(512)) }),
  ),
  /** Announced when the round opened: which word of whose key; absent where none is asked. */
  beaconRound: z.optional(z.nullable(z.int())),
  beaconKey: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  outcome: z.unknown(),
  bet: z.optional(
    z.object({
      betId: name,
      places: z.record(name, amount),
      currency: z.string().check(z.maxLength(5)),
      stake: z.optional(amount),
      payout: amount,
      /** Of a stake in a pool: what the pool paid for one, in hundredths. */
      dividends: z.optional(z.record(z.string(), z.int())),
      /** Of a game in which members decide: what its owner did, and on which bet this was put down in which step. */
      actions: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(200))),
      step: z.optional(z.int()),
      raises: z.optional(name),
      receipt: z.object({
        body: z.string().check(z.maxLength(20_000)),
        signature: z.string().check(z.maxLength(128)),
        publicKey: z.string().check(z.maxLength(64)),
      }),
    }),
  ),
})

export type SharedProof = z.infer<typeof fields>
export type SharedReading =
  | { readonly kind: 'proof'; readonly proof: SharedProof }
  | { readonly kind: 'lacks'; readonly parts: readonly string[] }

/** Whether it says of itself that it is the proof of a shared round. */
export const isShared = isTableProof

/** What a text holds, where it is the proof of a shared round. */
export function sharedIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isShared(value) ? { ...Object(value) } : null
  } catch {
    return null
  }
}

export function readShared(evidence: unknown): SharedReading {
  const parsed = z.safeParse(fields, evidence)
  if (parsed.success) return { kind: 'proof', proof: parsed.data }
  const parts = parsed.error.issues.map(({ path }) => String(path[0] ?? 'JSON'))
  return { kind: 'lacks', parts: [...new Set(parts)] }
}
