/** What a proof claims, one check each, so that whoever reads it sees which part fails. */
import * as z from 'zod/mini'
import { canonical, type Proof, type Verdict, verifyProof } from '../../packages/fairness/src/index.ts'
import { currencies, parseMinor } from '../../packages/kernel/src/index.ts'
import { receipt as receiptSchema } from '../../packages/studio-kit/src/play-contract.ts'
import { isGenuine } from '../../packages/studio-kit/src/receipt.ts'
import { redealOf as redealHexworks } from '../../studios/host/hexworks.ts'
import { redealKitelab } from '../../studios/host/kitelab.ts'

export interface Check {
  readonly what: string
  readonly result: 'holds' | 'fails' | 'not yet'
  readonly detail?: string
}

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** Loose: all that was shown goes into the comparison, not only what is read here. */
const spinSum = z.looseObject({ total: z.string() })
const proofSchema = z.object({
  scheme: z.literal('PF1'),
  gameCode: z.string(),
  version: z.string(),
  roundId: z.string(),
  stake: z.string(),
  currency: z.string().check(z.refine((code) => currencies.has(code))),
  win: z.string(),
  commit: hash,
  clientSeed: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  nonce: z.number().check(z.gte(0)),
  serverSeed: z.optional(z.nullable(hash)),
  outcome: z.looseObject({ base: spinSum, freeSpins: z.array(spinSum) }),
  receipt: z.optional(receiptSchema),
})
type ProofFile = z.infer<typeof proofSchema>

export function checkProof(value: unknown): Check[] {
  const parsed = z.safeParse(proofSchema, value)
  if (!parsed.success) {
    const where = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ')
    return [{ what: 'the file is a proof', result: 'fails', detail: `wrong or missing: ${where}` }]
  }
  const proof = parsed.data
  return [
    { what: 'the file is a proof', result: 'holds' },
    ...seedAndDeal(proof),
    sum(proof),
    ...receiptOf(proof),
  ]
}

function seedAndDeal(proof: ProofFile): Check[] {
  const verdict = verifyProof(
    { ...proof, serverSeed: proof.serverSeed ?? null } satisfies Proof,
    (game, version) => redealHexworks(game, version) ?? redealKitelab(game, version),
  )
  const reason = verdict.ok ? null : verdict.reason
  const seed = { what: 'the revealed seed is the one that was committed to' }
  const deal = {
    what: `${proof.gameCode} ${proof.version} deals this outcome from the seeds and nonce ${proof.nonce}`,
  }
  if (reason === 'not-revealed') {
    const detail = 'the seed is still in use; change the seeds in the game, and fetch the proof again'
    return [
      { ...seed, result: 'not yet', detail },
      { ...deal, result: 'not yet' },
    ]
  }
  if (reason === 'commit-differs')
    return [
      { ...seed, result: 'fails' },
      { ...deal, result: 'not yet' },
    ]
  return [
    { ...seed, result: 'holds' },
    { ...deal, ...dealt(reason) },
  ]
}

function dealt(reason: Exclude<Verdict, { ok: true }>['reason'] | null): Omit<Check, 'what'> {
  if (reason === null) return { result: 'holds' }
  return {
    result: 'fails',
    detail: reason === 'unknown-game' ? 'this program does not know that version' : reason,
  }
}

/** The stated win is what its spins add up to: the deal alone does not prove what was paid. */
function sum({ win, currency, outcome }: ProofFile): Check {
  const scale = currencies.get(currency)?.scale ?? 2
  const amounts = [outcome.base, ...outcome.freeSpins].map(({ total }) => parseMinor(total, scale))
  const isWhole = amounts.every((amount) => amount !== null)
  const total = amounts.reduce<bigint>((all, amount) => all + (amount ?? 0n), 0n)
  const holds = isWhole && parseMinor(win, scale) === total
  return {
    what: `the win of ${win} ${currency} is what the spins add up to`,
    result: holds ? 'holds' : 'fails',
  }
}

const signedFields = [
  'gameCode',
  'version',
  'roundId',
  'stake',
  'currency',
  'commit',
  'clientSeed',
  'nonce',
] as const

function receiptOf(proof: ProofFile): Check[] {
  const { receipt } = proof
  if (!receipt) return [{ what: 'the receipt is there', result: 'fails' }]
  const body = fieldsIn(receipt.body)
  const different = signedFields.filter((field) => canonical(body[field] ?? null) !== canonical(proof[field]))
  const about = { what: 'the receipt speaks of this round, stake, seeds and nonce' }
  return [
    {
      what: `the receipt is signed by the key ${receipt.publicKey.slice(0, 16)}…`,
      result: isGenuine(receipt) ? 'holds' : 'fails',
    },
    different.length === 0
      ? { ...about, result: 'holds' }
      : { ...about, result: 'fails', detail: `different: ${different.join(', ')}` },
  ]
}

function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
