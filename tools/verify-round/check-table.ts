/** What the proof of a shared round claims, one check each. */
import * as z from 'zod/mini'
import { isBeaconsWord } from '../../packages/fairness/src/beacon.ts'
import {
  saidIn,
  type TableFault,
  type TableProof,
  tableReceiptDiffers,
  verifyTableProof,
} from '../../packages/fairness/src/index.ts'
import { currencies, currencyOf } from '../../packages/kernel/src/index.ts'
import { receipt as receiptSchema } from '../../packages/studio-kit/src/play-contract.ts'
import { isGenuine } from '../../packages/studio-kit/src/receipt.ts'
import type { TableGame } from '../../packages/studio-kit/src/rounds/table-game.ts'
import type { Json } from '../../packages/studio-kit/src/rules.ts'
import { isReturned } from '../../packages/table-rules/src/own-bet.ts'
import type { Check } from './check-draw.ts'

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const amount = z.string().check(z.maxLength(20))
const ownBet = z.object({
  betId: z.string(),
  places: z.record(z.string(), amount),
  currency: z.string().check(z.refine((code) => currencies.has(code))),
  payout: amount,
  /** Of a game in which members decide: what its owner did, and on which bet this was put down in which step. */
  actions: z.optional(z.array(z.string())),
  step: z.optional(z.int()),
  raises: z.optional(z.string()),
  /** Of a stake in a pool: what the pool paid for one, in hundredths. */
  dividends: z.optional(z.record(z.string(), z.int())),
  receipt: receiptSchema,
})
const schema = z.object({
  scheme: z.literal('PF2'),
  gameCode: z.string(),
  version: z.string(),
  tableId: z.string(),
  roundId: z.string(),
  roundNo: z.int(),
  chainLength: z.int(),
  terminal: hash,
  link: z.optional(z.nullable(hash)),
  bets: z.array(z.object({ betId: z.string(), clientSeed: z.string() })),
  entropy: hash,
  beacon: z.nullable(z.object({ round: z.int(), randomness: hash, signature: z.string() })),
  /** Announced when the round opened; absent where no beacon is asked. */
  beaconRound: z.optional(z.nullable(z.int())),
  beaconKey: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  outcome: z.unknown(),
  /** The reader's own bet, where the file is a member's. */
  bet: z.optional(ownBet),
  /** The reader's own ticket, where the file is of a record. */
  ticketId: z.optional(z.string()),
})
type OwnBet = z.infer<typeof ownBet>

export const isTableProof = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'scheme' in value && value.scheme === 'PF2'

/** Lotteries draw as tables do; what a ticket brings is not in the file. */
type Known = Pick<TableGame, 'draw'> &
  Partial<Pick<TableGame, 'places' | 'payout' | 'flight' | 'pool' | 'decisions'>>
type Find = (code: string, version: string) => Known | null

export function checkTable(value: unknown, find: Find): Check[] {
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) {
    const where = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ')
    return [{ what: 'the file is a proof', result: 'fails', detail: `wrong or missing: ${where}` }]
  }
  const { bet, ticketId, link = null, ...rest } = parsed.data
  const proof: TableProof = { ...rest, link }
  const redrawOf = (code: string, version: string) => find(code, version)?.draw ?? null
  const verdict = verifyTableProof(proof, redrawOf, bet?.raises ?? bet?.betId ?? ticketId, isBeaconsWord)
  return [
    { what: 'the file is a proof', result: 'holds' },
    ...steps(proof, verdict.ok ? null : verdict.reason),
    ...(bet ? betOf(proof, bet, find(proof.gameCode, proof.version)) : []),
  ]
}

/** In the order in which they are checked: what stands behind the first fault is not known. */
function steps(proof: TableProof, fault: TableFault | null): Check[] {
  const all: readonly (readonly [string, readonly TableFault[]])[] = [
    ['the stakes have names that can be read in one way', ['malformed']],
    ['the link of the round is revealed', ['not-revealed']],
    [`hashed ${proof.roundNo} times, the link is the terminal that was published`, ['link-differs']],
    [`the combined seeds are those of the ${proof.bets.length} stakes`, ['entropy-differs']],
    ['your stake is among them', ['bet-missing']],
    [beaconOf(proof), ['beacon-differs']],
    [
      `${proof.gameCode} ${proof.version} draws this outcome from all of it`,
      ['unknown-game', 'outcome-differs'],
    ],
  ]
  const failing = fault === null ? all.length : all.findIndex(([, faults]) => faults.includes(fault))
  return all.map(([what], at) => {
    if (at < failing) return { what, result: 'holds' }
    if (at > failing || fault === 'not-revealed') return { what, result: 'not yet' }
    return {
      what,
      result: 'fails',
      ...(fault === 'unknown-game' && { detail: 'this program does not know that version' }),
    }
  })
}

function beaconOf({ beacon, beaconRound = null, beaconKey }: TableProof): string {
  if (beacon)
    return `the word of the public beacon is of round ${beaconRound}, as announced, and signed by ${beaconKey?.slice(0, 16)}…`
  return beaconRound === null
    ? 'no public beacon was asked'
    : `the public beacon was silent: round ${beaconRound} was announced, and the seeds alone decided`
}

function betOf(proof: TableProof, bet: OwnBet, game: Known | null): Check[] {
  const { receipt, payout, currency } = bet
  const different = tableReceiptDiffers(receipt.body, { ...proof }, bet)
  const about = { what: 'the receipt speaks of this round, its seals and this stake' }
  return [
    {
      what: `the rules return ${payout} ${currency} for it`,
      result: returns(proof, bet, game) ? 'holds' : 'fails',
    },
    {
      what: `the receipt is signed by the key ${receipt.publicKey.slice(0, 16)}…`,
      result: isGenuine(receipt) ? 'holds' : 'fails',
    },
    different.length === 0
      ? { ...about, result: 'holds' }
      : { ...about, result: 'fails', detail: `different: ${different.join(', ')}` },
  ]
}

function returns({ outcome }: TableProof, bet: OwnBet, game: Known | null): boolean {
  const { places, payout, flight, pool, decisions } = game ?? {}
  if (!places || !payout) return false
  const { scale } = currencyOf(bet.currency)
  const rules = {
    places,
    payout,
    ...(flight && { flight }),
    ...(pool && { pool }),
    ...(decisions && { decisions }),
  }
  // A proof is JSON: whatever lies in it is.
  return isReturned(rules, outcome as Json, { ...bet, outAt: saidIn(bet.receipt.body, 'outAt') }, scale)
}
