import * as z from 'zod/mini'

const hex = z.string().check(z.regex(/^[0-9a-fA-F]{64}$/))

/**
 * The part of a maker's evidence that anybody can check without knowing the game: the promise, the
 * seeds, and the numbers that they draw. The game's own reading of the numbers is the maker's page.
 */
const fields = z.object({
  scheme: z.literal('PF1'),
  gameCode: z.string().check(z.minLength(1), z.maxLength(60)),
  commit: hex,
  serverSeed: z.optional(z.nullable(hex)),
  clientSeed: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  nonce: z.number().check(z.int(), z.minimum(0)),
  /** What the receipt must speak of too. */
  version: z.optional(z.string().check(z.maxLength(40))),
  roundId: z.optional(z.string().check(z.maxLength(64))),
  stake: z.optional(z.string().check(z.maxLength(30))),
  choice: z.optional(z.unknown()),
  currency: z.optional(z.string().check(z.maxLength(5))),
  /** Of a free round: its grant, and the most that it could win. */
  free: z.optional(
    z.object({
      grantId: z.string().check(z.maxLength(64)),
      limit: z.string().check(z.maxLength(30)),
    }),
  ),
  /** What the player did after the bet, in games played in steps. */
  actions: z.optional(z.array(z.unknown()).check(z.maxLength(1000))),
  receipt: z.optional(
    z.object({
      body: z.string().check(z.maxLength(20_000)),
      signature: z.string().check(z.maxLength(128)),
      publicKey: z.string().check(z.maxLength(64)),
    }),
  ),
  /** Draws in order: each an unbiased number below its limit. */
  draws: z.optional(
    z
      .array(
        z.object({
          below: z.number().check(z.int(), z.minimum(1), z.maximum(2 ** 32)),
          value: z.number().check(z.int(), z.minimum(0)),
        }),
      )
      .check(z.maxLength(5000)),
  ),
  verifyUrl: z.optional(z.string().check(z.maxLength(500))),
})

export type Proof = z.infer<typeof fields>
export type Reading =
  | { kind: 'proof'; proof: Proof }
  | { kind: 'lacks'; parts: readonly string[] }
  | { kind: 'no-json' }

const longest = 200_000

/** Reads evidence as it comes with a round. */
export function readProof(evidence: unknown): Reading {
  const parsed = z.safeParse(fields, evidence)
  if (parsed.success) return { kind: 'proof', proof: parsed.data }
  return {
    kind: 'lacks',
    parts: [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'JSON')))],
  }
}

/** Reads pasted text or a file. */
export function readProofText(text: string): Reading {
  if (text.length > longest) return { kind: 'no-json' }
  try {
    return readProof(JSON.parse(text))
  } catch {
    return { kind: 'no-json' }
  }
}

/** An address that may be opened from a proof: http or https only. */
export function safeLink(address: string | undefined): string | null {
  if (!address) return null
  try {
    const url = new URL(address)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}
