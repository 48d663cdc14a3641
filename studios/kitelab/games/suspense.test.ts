/** What is drawn slowly, held against the engines: never where nothing large could come, and never by what came. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isStepOpen } from '../client/house/suspense.ts'
import { isLastOpen as isBallOpen } from '../client/keno/suspense.ts'
import { kyat, seeded } from '../shared/testing.ts'
import { ladder as coinLadder } from './coinflip/rules.ts'
import { game as hilo } from './hilo/game.ts'
import { readShown as readHilo } from './hilo/shown.ts'
import { isCallOpen } from './hilo/suspense.ts'
import { pool as keno40 } from './keno40/rules.ts'
import { pool as keno80 } from './keno80/rules.ts'
import { game as mines } from './mines/game.ts'
import { readShown as readField, readFacts as readMines } from './mines/shown.ts'
import { isPickOpen } from './mines/suspense.ts'
import { isBalancing, isLastOpen as isPinOpen, paced } from './plinko/fall.ts'
import { bucketsOf } from './plinko/rules.ts'
import { handOf } from './vp-job/hand.ts'
import { pays } from './vp-job/rules.ts'
import { drawnPlaces, isLastOpen as isCardOpen } from './vp-job/suspense.ts'

const large = 1_500
const seeds = fc.integer({ min: 1, max: 1_000_000 })

describe('the last pin of Plinko', () => {
  const boards = ([8, 12, 16] as const).flatMap((rows) =>
    (['low', 'medium', 'high'] as const).map((risk) => ({ rows, worths: bucketsOf(rows, risk) })),
  )

  test('is balanced on only where one of the two buckets under it is large, and they differ; whichever way it falls', () => {
    let open = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...boards),
        fc.array(fc.constantFrom(0, 1), { minLength: 16, maxLength: 16 }),
        ({ rows, worths }, turns) => {
          const path = turns.slice(0, rows)
          const rights = path.slice(0, -1).filter((turn) => turn === 1).length
          const under = [worths[rights] ?? 0, worths[rights + 1] ?? 0]
          const isOpen = isPinOpen(path, worths)
          if (isOpen) open++
          expect(isOpen).toBe(Math.max(...under) >= large && under[0] !== under[1])
          expect(isPinOpen([...path.slice(0, -1), 1 - (path.at(-1) ?? 0)], worths)).toBe(isOpen)
        },
      ),
      // The edges are rare: both are among the examples.
      {
        numRuns: 300,
        examples: boards.flatMap(
          (board) =>
            [
              [board, new Array<0 | 1>(16).fill(0)],
              [board, new Array<0 | 1>(16).fill(1)],
            ] as [typeof board, (0 | 1)[]][],
        ),
      },
    )
    expect(open).toBeGreaterThan(0)
  })

  test('holds the ball a while and then lets it fall to the end, never backwards', () => {
    for (const isOpen of [true, false])
      for (const hops of [9, 13, 17]) {
        let last = 0
        for (let step = 0; step <= 500; step++) {
          const at = paced(step / 500, hops, isOpen)
          expect(at).toBeGreaterThanOrEqual(last)
          if (isBalancing(step / 500, hops, isOpen)) expect(at).toBeCloseTo((hops - 1) / hops)
          last = at
        }
        expect(last).toBe(1)
      }
  })
})

describe.each([keno40, keno80])('the last ball of $code', ({ size, drawn: count, pays: ways }) => {
  const numbers = Array.from({ length: size }, (_, at) => at + 1)
  const rounds = fc.tuple(
    fc.shuffledSubarray(numbers, { minLength: 1, maxLength: 10 }),
    fc.shuffledSubarray(numbers, { minLength: count, maxLength: count }),
  )

  test('is waited for only where a pick is out and would bring something large; whichever ball it is', () => {
    fc.assert(
      fc.property(rounds, ([picks, drawn]) => {
        const row = ways[picks.length - 1] ?? []
        const before = drawn.slice(0, -1)
        const others = numbers.filter((number) => !before.includes(number))
        const worth = (last: number) =>
          row[picks.filter((pick) => [...before, last].includes(pick)).length] ?? 0
        const all = others.map(worth)
        const isOpen = isBallOpen({ pays: row, picks, size }, drawn)
        if (isOpen) {
          expect(Math.max(...all)).toBeGreaterThanOrEqual(large)
          expect(Math.min(...all)).toBeLessThan(Math.max(...all))
        }
        for (const last of others.slice(0, 4))
          expect(isBallOpen({ pays: row, picks, size }, [...before, last])).toBe(isOpen)
      }),
      { numRuns: 400 },
    )
  })

  test('is waited for with all picks out but one', () => {
    const picks = numbers.slice(0, 5)
    const row = ways[4] ?? []
    const drawn = [...picks.slice(0, 4), ...numbers.slice(10, 10 + count - 5), size]
    expect(row[5]).toBeGreaterThanOrEqual(large)
    expect(isBallOpen({ pays: row, picks, size }, drawn)).toBe(5 - 4 >= (size - count + 1) / 50)
    expect(isBallOpen({ pays: row, picks: picks.slice(0, 1), size }, drawn)).toBe(false)
  })
})

describe('the last card of Jacks or Better', () => {
  const pack = Array.from({ length: 52 }, (_, card) => card)
  const draws = fc.tuple(
    fc.shuffledSubarray(pack, { minLength: 10, maxLength: 10 }),
    fc.subarray([0, 1, 2, 3, 4]),
  )
  const roundOf = ([deck, held]: [number[], number[]]) => {
    const dealt = deck.slice(0, 5)
    let used = 5
    const cards = dealt.map((card, place) => (held.includes(place) ? card : (deck[used++] ?? 0)))
    return { cards, dealt, held }
  }

  test('is turned slowly only where a card that nobody has seen would pay fifteen stakes and more; whichever lies there', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const round = roundOf(draw)
        const last = drawnPlaces(round).at(-1)
        const isOpen = isCardOpen(round, pays)
        if (last === undefined) {
          expect(isOpen).toBe(false)
          return
        }
        const others = round.cards.filter((_, place) => place !== last)
        const unseen = pack.filter((card) => !others.includes(card) && !round.dealt.includes(card))
        const worths = unseen.map((card) => pays[handOf([...others, card])])
        if (isOpen) {
          expect(Math.max(...worths)).toBeGreaterThanOrEqual(15)
          expect(Math.min(...worths)).toBeLessThan(15)
        }
        for (const card of unseen.slice(0, 3))
          expect(isCardOpen({ ...round, cards: round.cards.with(last, card) }, pays)).toBe(isOpen)
      }),
      { numRuns: 300 },
    )
  })

  const [two, three, king] = [0, 4, 44]
  test('is turned slowly with three alike and with four to a royal flush, and not with a pair', () => {
    const at = (cards: readonly number[], held: readonly number[]) =>
      isCardOpen(
        { cards, dealt: cards.map((card, place) => (held.includes(place) ? card : 8 + place * 4)), held },
        pays,
      )
    expect(at([two, two + 1, two + 2, king, three + 2], [0, 1, 2, 3])).toBe(true)
    expect(at([48, 44, 40, 36, three + 1], [0, 1, 2, 3])).toBe(true)
    expect(at([two, two + 1, three, king, 30], [0, 1])).toBe(false)
    expect(isCardOpen({ cards: [48, 44, 40, 36, 32], dealt: [48, 44, 40, 36, 32], held: null }, pays)).toBe(
      false,
    )
  })
})

describe('steps of an open round', () => {
  test('a call of Hi-Lo is waited for only where being right would be worth fifteen stakes, and it may be wrong', () => {
    let open = 0
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.constantFrom('higher' as const, 'lower' as const), { minLength: 1, maxLength: 9 }),
        (seed, calls) => {
          const taken: { call: 'higher' | 'lower' }[] = []
          for (const call of calls) {
            const played = hilo.rules.play(
              { stake: 50_000n, choice: {} as never },
              taken as never,
              seeded(seed),
              kyat,
            )
            if (!played || played.ended) return
            const before = readHilo(played.shown)
            if (before.prices[call] === null) return
            if (isCallOpen(before, call)) {
              open++
              expect(before.prices[call]).toBeGreaterThanOrEqual(large)
              const rank = before.cards.at(-1)?.rank ?? 0
              expect(call === 'higher' ? rank : 14 - rank).toBeGreaterThan(1)
            }
            taken.push({ call })
          }
        },
      ),
      { numRuns: 1_500 },
    )
    expect(open).toBeGreaterThan(0)
    expect(
      isCallOpen({ cards: [{ rank: 7, suit: 0 }], prices: { higher: 9_000, lower: 9_000 } }, 'skip'),
    ).toBe(false)
    expect(
      isCallOpen({ cards: [{ rank: 7, suit: 0 }], prices: { higher: 1_499, lower: 1_500 } }, 'higher'),
    ).toBe(false)
    expect(
      isCallOpen({ cards: [{ rank: 7, suit: 0 }], prices: { higher: 1_499, lower: 1_500 } }, 'lower'),
    ).toBe(true)
  })

  test('a slab of Mines is waited for only where a stone under it would be worth fifteen stakes', () => {
    const facts = readMines(mines.rules.facts)
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 1, max: 24 }),
        fc.shuffledSubarray(
          Array.from({ length: 25 }, (_, at) => at),
          { minLength: 1 },
        ),
        (seed, count, picks) => {
          const choice = mines.rules.readChoice({ mines: count }, kyat)
          if (choice === null) return
          for (let taken = 1; taken <= picks.length; taken++) {
            const played = mines.rules.play(
              { stake: 50_000n, choice },
              picks.slice(0, taken).map((pick) => ({ pick })) as never,
              seeded(seed),
              kyat,
            )
            if (!played) return
            const shown = readField(played.shown)
            const worth = facts.ladders[count - 1]?.[taken - 1] ?? 0
            if (isPickOpen(shown, facts)) expect(worth).toBeGreaterThanOrEqual(large)
            else expect(worth < large || count / (26 - taken) > 0.98 || count === 26 - taken).toBe(true)
            if (played.ended) return
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  test('the coin stays longer in the air from the fourth call on', () => {
    expect(coinLadder.map((worth) => isStepOpen(worth, 1 / 2)).slice(0, 6)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ])
  })
})
