import * as z from 'zod/mini'

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const name = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
/** Of one draw: a file of them is some megabytes. */
const ticketsMax = 100_000

/** What proves a draw to anybody: its seal and what opened it, the seeds of all tickets, and the result. */
const fields = z.object({
  scheme: z.literal('PF2'),
  gameCode: name(60),
  version: name(40),
  tableId: name(60),
  roundId: name(80),
  roundNo: z.int(),
  chainLength: z.int(),
  terminal: hex,
  link: z.optional(z.nullable(hex)),
  bets: z.array(z.object({ betId: name(64), clientSeed: name(64) })).check(z.maxLength(ticketsMax)),
  entropy: hex,
  beacon: z.nullable(z.object({ round: z.int(), randomness: hex, signature: name(600) })),
  outcome: z.unknown(),
  /** The reader's own, where the proof is of a record; a table says it otherwise. */
  ticketId: z.optional(name(64)),
  bet: z.optional(z.object({ betId: name(64) })),
})

export type DrawProof = z.infer<typeof fields>
export type DrawReading = { kind: 'proof'; proof: DrawProof } | { kind: 'lacks'; parts: readonly string[] }

export function readDrawProof(evidence: unknown): DrawReading {
  const parsed = z.safeParse(fields, evidence)
  if (parsed.success) return { kind: 'proof', proof: parsed.data }
  return {
    kind: 'lacks',
    parts: [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'JSON')))],
  }
}

const results = z.record(z.string(), z.array(z.string()))

/** The numbers of each prize, in the order of drawing; null where the result is of another form. */
export function prizesOf({ outcome }: DrawProof): readonly (readonly [string, string])[] | null {
  const parsed = z.safeParse(results, outcome)
  if (!parsed.success) return null
  return Object.entries(parsed.data).map(([prize, numbers]) => [prize, numbers.join(' ')] as const)
}
