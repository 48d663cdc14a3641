/** What tests of table games share. */
import type { Random } from '@jackfruit/fairness'
import type { Rules, Table } from '@jackfruit/studio-kit/rules'

export const kyat: Table = { currency: 'MMK', scale: 2 }

/** Gives these draws, in order, and fails when asked for more or for a draw that cannot be. */
export function drawing(...draws: readonly number[]): Random {
  let at = 0
  return {
    below: (n) => {
      const draw = draws[at++]
      if (draw === undefined || draw >= n) throw new RangeError(`draw ${at} is ${draw}, below ${n}`)
      return draw
    },
  }
}

/** A quick random source that a seed repeats; for tests only. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return {
    below: (n) => {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
    },
  }
}

/** The draws that make a fresh shoe of these decks give these cards. */
export function drawsFor(cards: readonly number[], decks: number): number[] {
  const taken: number[] = []
  return cards.map((card) => {
    let at = card * decks
    while (taken.includes(at)) at++
    const draw = at - taken.filter((other) => other < at).length
    taken.push(at)
    return draw
  })
}

/** "Kd" as a number. */
export const cardOf = (text: string): number =>
  'A23456789TJQK'.indexOf(text[0] ?? '') * 4 + 'shdc'.indexOf(text[1] ?? '')

/** Plays one round without actions. */
export function playOnce<Choice>(rules: Rules<Choice>, bets: Record<string, string>, random: Random) {
  const choice = rules.readChoice({ bets }, kyat)
  if (choice === null) throw new Error('no such bet')
  const stake = rules.stakeOf?.(choice) ?? 0n
  return rules.play({ stake, choice }, [], random, kyat)
}
