/**
 * Ways of teen patti, counted without dealing: 407,170,400 deals of two hands, 20,358,520 sets of six cards.
 *
 * Who wins is even between the hands, so the ties say all: pairs of hands of the same strength that share no card.
 * Six cards are counted by suits first where five of one suit are there, which leaves no room for four of a kind or a
 * full house, and by their ranks otherwise.
 */
import type { Card } from '../cards/shoe.ts'
import { choose } from '../dice/throw.ts'
import type { Weighted } from '../exact.ts'
import { type Hand, handOf, heightOf, type Kind } from './hand.ts'
import type { Outcome } from './places.ts'
import { type Six, straightIn } from './six.ts'

const cards = Array.from({ length: 52 }, (_, card) => card)
const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k)

/** All 22,100 hands. */
const allHands = (): readonly (readonly [readonly Card[], Hand])[] =>
  choose(cards, 3).map((hand) => [hand, handOf(hand)])

/** Deals in which A wins (as many as B's) and deals that tie. */
export function winners(): { readonly wins: number; readonly ties: number } {
  const byStrength = new Map<number, (readonly Card[])[]>()
  for (const [hand, { strength }] of allHands())
    byStrength.set(strength, [...(byStrength.get(strength) ?? []), hand])
  let ties = 0
  for (const alike of byStrength.values())
    for (const hand of alike)
      ties += alike.filter((other) => !other.some((card) => hand.includes(card))).length
  return { wins: (binomial(52, 3) * binomial(49, 3) - ties) / 2, ties }
}

/** Sets of ranks, each with so many cards: 13 ranks, at most four of each, six together. */
function rankSets(ranks = 13, left = 6): number[][] {
  if (ranks === 0) return left === 0 ? [[]] : []
  return [0, 1, 2, 3, 4]
    .filter((count) => count <= left)
    .flatMap((count) => rankSets(ranks - 1, left - count).map((rest) => [...rest, count]))
}

/** Ways to give suits to cards of these ranks, and those of them with five or six of one suit. */
function suitWays(counts: readonly number[]): { readonly all: number; readonly flushes: number } {
  const all = counts.reduce((ways, count) => ways * binomial(4, count), 1)
  const held = counts.filter((count) => count > 0)
  // Six ranks: all of a suit, or one of another. Five ranks: all of a suit, the second of the pair being any other.
  const flushes = held.length === 6 ? 4 + 6 * 4 * 3 : held.length === 5 ? 4 * 3 : 0
  return { all, flushes }
}

/** Sets of six cards by what the bonus pays for. */
export function sixes(): ReadonlyMap<Six, number> {
  const found = new Map<Six, number>()
  const add = (six: Six, ways: number) => found.set(six, (found.get(six) ?? 0) + ways)
  const suited = cards.filter((card) => (card & 3) === 0)
  for (const [size, rest] of [
    [5, 39],
    [6, 1],
  ] as const)
    for (const held of choose(suited, size)) {
      const top = straightIn(new Set(held.map(heightOf)))
      add(top === 14 ? 'royal' : top > 0 ? 'straight-flush' : 'flush', 4 * rest)
    }
  for (const counts of rankSets()) {
    const { all, flushes } = suitWays(counts)
    const heights = new Set(counts.flatMap((count, rank) => (count > 0 ? [rank === 0 ? 14 : rank + 1] : [])))
    const [most = 0, next = 0] = counts.toSorted((a, b) => b - a)
    const straight = straightIn(heights) > 0
    const six = most === 4 ? 'four' : most === 3 && next >= 2 ? 'full' : straight ? 'straight' : null
    add(six ?? (most === 3 ? 'three' : 'none'), all - flushes)
  }
  return found
}

const plain = { kinds: ['high', 'high'], aces: [false, false], six: 'none' } as const

/** Who wins; hands' kinds and the six cards count as nothing here. */
export function winnerChances(): Weighted<Outcome> {
  const { wins, ties } = winners()
  return [
    [{ ...plain, winner: 'A' }, wins],
    [{ ...plain, winner: 'B' }, wins],
    [{ ...plain, winner: 'T' }, ties],
  ]
}

/** What each hand is; both are the same here, so a place on either is counted rightly. */
export function kindChances(): Weighted<Outcome> {
  const ways = new Map<string, number>()
  for (const [[first = 0], { kind }] of allHands()) {
    const key = `${kind} ${kind === 'trail' && first < 4}`
    ways.set(key, (ways.get(key) ?? 0) + 1)
  }
  return [...ways].map(([key, count]) => {
    const [kind, aces] = [key.split(' ')[0] as Kind, key.endsWith('true')]
    return [{ ...plain, winner: 'T', kinds: [kind, kind], aces: [aces, aces] }, count]
  })
}

export const sixChances = (): Weighted<Outcome> =>
  [...sixes()].map(([six, ways]) => [{ ...plain, winner: 'T', six }, ways])
