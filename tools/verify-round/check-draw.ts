/** The proof of a draw in an offer of the house: wheel, egg, envelopes, raffle. Drawn again here from what it says. */
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import {
  chances,
  commitOf,
  drawPf1,
  entriesText,
  prizeAt,
  type Stream,
  sharesOf,
  winnersOf,
} from '../../packages/fairness/src/index.ts'
import { formatMinor, parseMinor } from '../../packages/kernel/src/index.ts'

export interface Check {
  readonly what: string
  readonly result: 'holds' | 'fails' | 'not yet'
  readonly detail?: string
}

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const place = z.number().check(z.int(), z.gte(0))
const common = {
  scheme: z.literal('PF1'),
  offer: z.string(),
  commit: hash,
  serverSeed: hash,
  clientSeed: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  nonce: place,
}
const money = z.string().check(z.refine((text) => parseMinor(text) !== null))
const turn = z.object({
  ...common,
  gameCode: z.enum(['wheel', 'egg']),
  prizes: z.array(z.object({ amount: money, chance: place })),
  ...{ gone: z.array(place), instead: place, place, amount: money },
})
const rain = z.object({
  ...common,
  gameCode: z.literal('envelope'),
  ...{ pool: money, count: place, least: money, shares: z.array(money) },
})
const raffle = z.object({
  ...common,
  gameCode: z.literal('raffle'),
  ...{ entries: z.array(place), prizes: z.array(money), winners: z.array(place) },
})
const drawn = z.union([turn, rain, raffle])
type DrawnProof = z.infer<typeof drawn>

/** Whether it is for this check: rounds of games name no offer. */
export const isDrawProof = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'offer' in value

export function checkDraw(value: unknown): Check[] {
  const parsed = z.safeParse(drawn, value)
  if (!parsed.success)
    return [{ what: 'the file is a proof', result: 'fails', detail: 'parts of it are wrong or missing' }]
  const proof = parsed.data
  const serverSeed = Uint8Array.from(Buffer.from(proof.serverSeed, 'hex'))
  const isPromised = commitOf(serverSeed) === proof.commit
  const { clientSeed, nonce, gameCode: gameId } = proof
  const stream = drawPf1({ serverSeed, clientSeed, nonce, gameId })
  return [
    { what: 'the file is a proof', result: 'holds' },
    {
      what: 'the revealed seed is the one that was committed to',
      result: isPromised ? 'holds' : 'fails',
    },
    ...(isPromised ? again(proof, stream) : []),
  ]
}

const told = (what: string, holds: boolean): Check => ({ what, result: holds ? 'holds' : 'fails' })
const minor = (text: string): bigint => parseMinor(text) ?? 0n

function again(proof: DrawnProof, stream: Stream): Check[] {
  switch (proof.gameCode) {
    case 'envelope':
      return rainAgain(proof, stream)
    case 'raffle':
      return raffleAgain(proof, stream)
    default:
      return turnAgain(proof, stream)
  }
}

function turnAgain(
  { prizes, gone, instead, place: at, amount }: z.infer<typeof turn>,
  stream: Stream,
): Check[] {
  const weights = prizes.map(({ chance }) => chance)
  const isWhole = weights.reduce((sum, each) => sum + each, 0) === chances
  if (!isWhole) return [told('the chances add up to a million', false)]
  return [
    told('the chances add up to a million', true),
    told(
      `the number that the seeds draw is prize ${at}`,
      prizeAt(weights, { gone, instead }, stream.below(chances)).place === at,
    ),
    told(`prize ${at} is ${amount}`, prizes[at]?.amount === amount),
  ]
}

function rainAgain({ pool, count, least, shares }: z.infer<typeof rain>, stream: Stream): Check[] {
  const what = { pool: minor(pool), count, least: minor(least) }
  const isPossible = count > 0 && what.pool >= what.least * BigInt(count)
  const drawnShares = isPossible ? sharesOf(what, stream).map((share) => formatMinor(share)) : []
  return [
    told(`the seed breaks the pool into these ${count} shares`, String(drawnShares) === String(shares)),
    told(`the shares add up to ${pool}`, shares.reduce((sum, each) => sum + minor(each), 0n) === what.pool),
  ]
}

function raffleAgain(
  { entries, prizes, winners, clientSeed }: z.infer<typeof raffle>,
  stream: Stream,
): Check[] {
  return [
    told(
      'the hash of all entries takes part in the draw',
      createHash('sha256').update(entriesText(entries)).digest('hex') === clientSeed,
    ),
    told(
      'the seeds draw these winners',
      String(winnersOf(entries, prizes.length, stream)) === String(winners),
    ),
  ]
}
