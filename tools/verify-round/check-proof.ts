/** What a proof claims, one check each, so that whoever reads it sees which part fails. */
import * as z from 'zod/mini'
import { type Proof, receiptDiffers, type Verdict, verifyProof } from '../../packages/fairness/src/index.ts'
import { currencies, formatMinor, parseMinor } from '../../packages/kernel/src/index.ts'
import { receipt as receiptSchema } from '../../packages/studio-kit/src/play-contract.ts'
import { isGenuine } from '../../packages/studio-kit/src/receipt.ts'
import type { Played } from '../../packages/studio-kit/src/rules.ts'
import { findDrawGame } from '../../studios/host/draws/lotteries.ts'
import { findGame, playProof } from '../../studios/host/games.ts'
import { findTableGame } from '../../studios/host/tables/shared-tables.ts'
import { type Check, checkDraw, isDrawProof } from './check-draw.ts'
import { checkTable, isTableProof } from './check-table.ts'

export type { Check }

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const proofSchema = z.object({
  scheme: z.literal('PF1'),
  gameCode: z.string(),
  version: z.string(),
  roundId: z.string(),
  stake: z.string(),
  choice: z.optional(z.unknown()),
  actions: z.optional(z.array(z.unknown())),
  staked: z.optional(z.string()),
  currency: z.string().check(z.refine((code) => currencies.has(code))),
  win: z.string(),
  commit: hash,
  clientSeed: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  nonce: z.number().check(z.gte(0)),
  serverSeed: z.optional(z.nullable(hash)),
  outcome: z.unknown(),
  receipt: z.optional(receiptSchema),
  free: z.optional(z.object({ grantId: z.string(), limit: z.string() })),
})
type ProofFile = z.infer<typeof proofSchema>

const findShared = (code: string, version: string) =>
  findTableGame(code, version) ?? findDrawGame(code, version)

export function checkProof(value: unknown): Check[] {
  if (isDrawProof(value)) return checkDraw(value)
  if (isTableProof(value)) return checkTable(value, findShared)
  const parsed = z.safeParse(proofSchema, value)
  if (!parsed.success) {
    const where = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ')
    return [{ what: 'the file is a proof', result: 'fails', detail: `wrong or missing: ${where}` }]
  }
  const proof = parsed.data
  return [{ what: 'the file is a proof', result: 'holds' }, ...seedAndDeal(proof), ...receiptOf(proof)]
}

function seedAndDeal(proof: ProofFile): Check[] {
  let played: Played | null = null
  const verdict = verifyProof(
    { ...proof, serverSeed: proof.serverSeed ?? null } satisfies Proof,
    (code, version) => {
      const game = findGame(code, version)
      return (
        game &&
        ((claimed, random) => {
          played = playProof(game, claimed, random)
          return played?.shown ?? null
        })
      )
    },
  )
  const reason = verdict.ok ? null : verdict.reason
  const seed = { what: 'the revealed seed is the one that was committed to' }
  const deal = {
    what: `${proof.gameCode} ${proof.version} plays this outcome from the bet, ${count(proof)}, the seeds and nonce ${proof.nonce}`,
  }
  const money = { what: moneyOf(proof) }
  if (reason === 'not-revealed') {
    const detail = 'the seed is still in use; change the seeds in the game, and fetch the proof again'
    return [
      { ...seed, result: 'not yet', detail },
      { ...deal, result: 'not yet' },
      { ...money, result: 'not yet' },
    ]
  }
  if (reason === 'commit-differs')
    return [
      { ...seed, result: 'fails' },
      { ...deal, result: 'not yet' },
      { ...money, result: 'not yet' },
    ]
  return [
    { ...seed, result: 'holds' },
    { ...deal, ...dealt(reason) },
    { ...money, result: isPaid(proof, played) ? 'holds' : 'fails' },
  ]
}

const count = ({ actions = [] }: ProofFile) => `${actions.length} action${actions.length === 1 ? '' : 's'}`

/** The stated win, and all that was put down, are what the rules say: the outcome alone does not prove what was paid. */
function isPaid({ win, staked, stake, currency, free }: ProofFile, played: Played | null): boolean {
  const scale = currencies.get(currency)?.scale ?? 2
  if (played?.ended !== true) return false
  if (free) {
    const limit = parseMinor(free.limit, scale)
    const most = limit !== null && played.win > limit ? limit : played.win
    return limit !== null && formatMinor(most, scale) === win && parseMinor(staked, scale) === 0n
  }
  return formatMinor(played.win, scale) === win && formatMinor(played.stake, scale) === (staked ?? stake)
}

/** A free round wins no more than its grant had left: the receipt of its bet says how much that was. */
const moneyOf = ({ win, currency, free }: ProofFile): string =>
  free
    ? `the rules return ${win} ${currency} for it, of at most ${free.limit}; nothing was put down, and it had ended`
    : `the rules return ${win} ${currency} for it, and it had ended`

function dealt(reason: Exclude<Verdict, { ok: true }>['reason'] | null): Omit<Check, 'what'> {
  if (reason === null) return { result: 'holds' }
  return {
    result: 'fails',
    detail: reason === 'unknown-game' ? 'this program does not know that version' : reason,
  }
}

function receiptOf(proof: ProofFile): Check[] {
  const { receipt } = proof
  if (!receipt) return [{ what: 'the receipt is there', result: 'fails' }]
  const different = receiptDiffers(receipt.body, proof)
  const about = { what: 'the receipt speaks of this round, bet, seeds and nonce' }
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
