/** What is shown of an offer that is drawn: chances, stock, what came, and the proofs. */
import { createHash } from 'node:crypto'
import type { draws, ReplyOf } from '@jackfruit/contracts'
import { chances, entriesText } from '@jackfruit/fairness'
import { formatMinor, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import type { OfferStanding } from '../../standing.ts'
import type { World } from '../../world.ts'
import { allShares, type EnvelopeTerms, rainSeedText, stickOf } from '../envelope/kind.ts'
import type { Person } from '../kind.ts'
import { ticketsFor, validSince } from '../raffle/draw.ts'
import { type RaffleProgress, type RaffleTerms, piecesOf as rafflePieces } from '../raffle/terms.ts'
import { hexOf, streamOf, turnSeed, wholeSeed } from './seeds.ts'
import { type Drawn, drawsOf, givenOf } from './stock.ts'
import { piecesOf, type TurnProgress, type TurnTerms, turnsLeft } from './turns.ts'

type Board = ReplyOf<typeof draws.board>
type Evidence = Readonly<Record<string, unknown>>

interface Asked {
  readonly world: Pick<World, 'keys' | 'daysOf'>
  readonly tx: Tx
  readonly standing: OfferStanding
  /** Null for a visitor. */
  readonly person: Person | null
}

const nothing: Omit<Board, 'kind'> = {
  ...{ commit: null, prizes: [], instead: null, left: null, turns: null, tickets: null, mine: [] },
  ...{ winners: [], proof: null },
}

export async function boardOf(asked: Asked): Promise<Board> {
  const { kind } = asked.standing
  switch (kind.code) {
    case 'wheel':
    case 'egg':
      return { ...nothing, kind: kind.code, ...(await turnsOf(asked)) }
    case 'envelope':
      return { ...nothing, kind: kind.code, ...(await rainOf(asked)) }
    case 'raffle':
      return { ...nothing, kind: kind.code, ...(await raffleOf(asked)) }
    default:
      return { ...nothing, kind: kind.code }
  }
}

const isOver = ({ promotion: { closedAt, endsAt }, now }: OfferStanding): boolean =>
  closedAt !== null || (endsAt !== null && endsAt <= now)

const resultOf = (drawn: Drawn, proof: Evidence | null): Board['mine'][number] => ({
  ...{ number: drawn.number, place: drawn.place, amount: formatMinor(drawn.amount) },
  ...{ at: drawn.at.toISOString(), proof: proof && { ...proof } },
})

async function turnsOf({ world: { keys }, tx, standing, person }: Asked): Promise<Partial<Board>> {
  const { promotion, membership, day, kind } = standing
  const terms = standing.terms as TurnTerms & OfferStanding['terms']
  const pieces = piecesOf(terms)
  const given = await givenOf(tx, promotion)
  const turnsGiven = [...given.values()].reduce((sum, each) => sum + each, 0)
  const progress = membership?.progress as TurnProgress | undefined
  const number = (progress?.total ?? 0) + 1
  const left = promotion.whole === 0n ? 0 : terms.board.turns - turnsGiven
  const mine = membership ? await drawsOf(tx, promotion.merchantId, membership.id) : []
  const proofOf = (drawn: Drawn): Evidence => {
    const { serverSeed, commit } = turnSeed(keys, promotion, membership?.memberId ?? 0n, drawn.number)
    return {
      ...{ scheme: 'PF1', gameCode: kind.code, offer: promotion.code, nonce: drawn.number, commit },
      ...{ clientSeed: drawn.clientSeed, serverSeed: hexOf(serverSeed), currency: promotion.currency },
      prizes: pieces.map(({ amount, weight }) => ({ amount: formatMinor(amount), chance: weight })),
      ...{ gone: drawn.gone, instead: pieces.length - 1, place: drawn.place },
      ...{ amount: formatMinor(drawn.amount), at: drawn.at.toISOString() },
      draws: [{ below: chances, value: drawn.value }],
    }
  }
  return {
    commit: person && left > 0 ? turnSeed(keys, promotion, person.memberId, number).commit : null,
    prizes: pieces.map(({ amount, weight, stock }, place) => ({
      ...{ place, amount: formatMinor(amount), chance: weight, stock },
      left: place === pieces.length - 1 ? left : stock - (given.get(place) ?? 0),
    })),
    ...{ instead: pieces.length - 1, left },
    turns: person ? (left === 0 ? 0 : Math.min(left, turnsLeft(terms.daily, progress, day))) : null,
    mine: mine.map((drawn) => resultOf(drawn, proofOf(drawn))),
  }
}

/** Draws once more and writes down what is drawn: anybody can draw it again. */
function drawnAgain(
  { kind, seed, clientSeed }: { kind: string; seed: ReturnType<typeof wholeSeed>; clientSeed: string },
  limits: Iterable<number> | ((value: number | null) => number | null),
): { below: number; value: number }[] {
  const stream = streamOf({ kind, seed, clientSeed, nonce: 0 })
  const drawn: { below: number; value: number }[] = []
  if (typeof limits !== 'function') {
    for (const below of limits) drawn.push({ below, value: stream.below(below) })
    return drawn
  }
  for (let below = limits(null); below !== null; below = limits(drawn.at(-1)?.value ?? null))
    drawn.push({ below, value: stream.below(below) })
  return drawn
}

async function rainOf({ world: { keys }, tx, standing }: Asked): Promise<Partial<Board>> {
  const { promotion, membership } = standing
  const terms = standing.terms as EnvelopeTerms & OfferStanding['terms']
  const { count, pool, least } = terms.rain
  const opened = (await givenOf(tx, promotion)).size
  const seed = wholeSeed(keys, promotion)
  const mine = membership ? await drawsOf(tx, promotion.merchantId, membership.id) : []
  const isDone = opened >= count || isOver(standing)
  const left = isDone ? 0 : count - opened
  const clientSeed = rainSeedText(promotion)
  const proof = (): Evidence => {
    const below = Number(stickOf(terms.rain)) + 1
    return {
      ...{ scheme: 'PF1', gameCode: 'envelope', offer: promotion.code, nonce: 0, commit: seed.commit },
      ...{ clientSeed, serverSeed: hexOf(seed.serverSeed), currency: promotion.currency },
      ...{ pool, count, least, shares: allShares(keys, promotion, terms).map((share) => formatMinor(share)) },
      draws: drawnAgain({ kind: 'envelope', seed, clientSeed }, Array(count - 1).fill(below)),
    }
  }
  return {
    ...{ commit: seed.commit, left, turns: null },
    mine: mine.map((drawn) => resultOf(drawn, null)),
    proof: isDone && opened > 0 ? { ...proof() } : null,
  }
}

interface RaffleRow {
  readonly entries: number[]
  readonly clientSeed: string
  readonly winners: number[]
  readonly at: Date
}

async function raffleOf({ world, tx, standing, person }: Asked): Promise<Partial<Board>> {
  const { promotion, membership, day } = standing
  const terms = standing.terms as RaffleTerms & OfferStanding['terms']
  const pieces = rafflePieces(terms)
  const seed = wholeSeed(world.keys, promotion)
  const { rows } = await sql<RaffleRow>`
    select entries, client_seed as "clientSeed", winners, at from promotions.raffles
     where promotion_id = ${promotion.id} and merchant_id = ${promotion.merchantId}`.execute(tx)
  const [drawn] = rows
  const progress = membership?.progress as RaffleProgress | undefined
  const tickets =
    person && membership
      ? (progress?.tickets ??
        ticketsFor(
          terms,
          await validSince(tx, world, person.memberId, { from: progress?.from ?? day, to: day }),
        ))
      : null
  return {
    commit: seed.commit,
    prizes: terms.prizes.map(({ amount, count }, place) => ({
      ...{ place, amount, chance: null, stock: count },
      left: drawn ? between(0, firstOf(terms, place) + count - drawn.winners.length, count) : count,
    })),
    tickets,
    winners: drawn ? await winnersShown(tx, promotion, membership?.id ?? null) : [],
    proof: drawn ? { ...raffleProof(standing, seed, drawn, pieces) } : null,
  }
}

const between = (least: number, wanted: number, most: number) => Math.min(most, Math.max(least, wanted))

/** Of a prize that there are several of, the first among all. */
const firstOf = ({ prizes }: RaffleTerms, place: number): number =>
  prizes.slice(0, place).reduce((sum, { count }) => sum + count, 0)

async function winnersShown(
  tx: Tx,
  { id, merchantId }: OfferStanding['promotion'],
  mine: bigint | null,
): Promise<Board['winners']> {
  const { rows } = await sql<{ place: number; amount: Minor; who: string; membershipId: bigint }>`
    select place, amount, who, membership_id as "membershipId" from promotions.draws
     where promotion_id = ${id} and merchant_id = ${merchantId} and who is not null order by place`.execute(
    tx,
  )
  return rows.map(({ place, amount, who, membershipId }) => ({
    ...{ place, amount: formatMinor(amount), who, isMine: membershipId === mine },
  }))
}

function raffleProof(
  { promotion }: OfferStanding,
  seed: ReturnType<typeof wholeSeed>,
  { entries, clientSeed, winners, at }: RaffleRow,
  pieces: readonly Minor[],
): Evidence {
  const tickets = [...entries]
  let all = tickets.reduce((sum, each) => sum + each, 0)
  let next = 0
  const draws = drawnAgain({ kind: 'raffle', seed, clientSeed }, (value) => {
    if (value !== null) {
      const winner = winners[next++] ?? 0
      all -= tickets[winner] ?? 0
      tickets[winner] = 0
    }
    return next < winners.length ? all : null
  })
  return {
    ...{ scheme: 'PF1', gameCode: 'raffle', offer: promotion.code, nonce: 0, commit: seed.commit },
    ...{ clientSeed, serverSeed: hexOf(seed.serverSeed), currency: promotion.currency },
    entriesHash: createHash('sha256').update(entriesText(entries)).digest('hex'),
    ...{ entries, prizes: pieces.map((amount) => formatMinor(amount)), winners, at: at.toISOString(), draws },
  }
}
