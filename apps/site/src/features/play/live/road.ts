/** How the last results of a table are drawn small, by the kind of its game. */
import type { LiveTable } from './standing.ts'

export type Tone = 'red' | 'blue' | 'green' | 'black' | 'yellow' | 'white' | 'pink' | 'plain'
export type Side =
  | 'B'
  | 'P'
  | 'T'
  | 'D'
  | 'G'
  | 'red'
  | 'black'
  | 'nought'
  | 'big'
  | 'small'
  | 'triple'
  | 'odd'
  | 'even'

export interface Bead {
  readonly letter: string
  readonly tone: Tone
  /** Which side it was, where the game has sides. */
  readonly side: Side | null
}

/** Beads in columns, a strip of numbers, or three colours a throw; nothing for games without a road. */
export type RoadLook = 'beads' | 'numbers' | 'colours' | 'none'

const looks: Readonly<Record<LiveTable['kind'], RoadLook>> = {
  ...{ baccarat: 'beads', dragonTiger: 'beads', andarBahar: 'beads', teenPatti: 'beads' },
  ...{ roulette: 'numbers', dice: 'numbers', discs: 'numbers', fanTan: 'numbers', wheel: 'numbers' },
  ...{ pictures: 'colours', colours: 'colours', blackjack: 'none', other: 'none' },
}
export const lookOf = ({ kind }: Pick<LiveTable, 'kind'>): RoadLook => looks[kind]

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

const sided = (letter: string, tones: Readonly<Record<string, Tone>>): Bead => ({
  ...{ letter, tone: tones[letter] ?? 'plain', side: letter as Side },
})

function throwOf(mark: string): Bead {
  const dice = mark.split('-').map(Number)
  const sum = dice.reduce((all, face) => all + face, 0)
  const letter = String(sum)
  if (new Set(dice).size === 1) return { letter, tone: 'green', side: 'triple' }
  return sum > 10 ? { letter, tone: 'red', side: 'big' } : { letter, tone: 'blue', side: 'small' }
}

function pocketOf(mark: string): Bead {
  if (Number(mark) === 0) return { letter: mark, tone: 'green', side: 'nought' }
  return reds.has(Number(mark))
    ? { letter: mark, tone: 'red', side: 'red' }
    : { letter: mark, tone: 'black', side: 'black' }
}

const parityOf = (mark: string): Bead =>
  Number(mark) % 2 === 1
    ? { letter: mark, tone: 'red', side: 'odd' }
    : { letter: mark, tone: 'blue', side: 'even' }

/** Of throws of pictures and of colours: a sign beside the colour, for colour alone tells not everybody. */
const pictureSigns: Readonly<Record<string, string>> = {
  ...{ fish: '🐟', prawn: '🦐', crab: '🦀', rooster: '🐓', gourd: '🏺', coin: '💰' },
}

/** One bead for a result; three for a throw of pictures or colours. */
const beadsOfMark: Readonly<Record<LiveTable['kind'], (mark: string) => readonly Bead[]>> = {
  baccarat: (mark) => [sided(mark, { B: 'red', P: 'blue', T: 'green' })],
  dragonTiger: (mark) => [sided(mark, { D: 'red', G: 'blue', T: 'green' })],
  andarBahar: (mark) => [{ letter: mark, tone: mark === 'A' ? 'red' : 'blue', side: null }],
  teenPatti: (mark) => [
    { letter: mark, tone: mark === 'A' ? 'red' : mark === 'B' ? 'blue' : 'green', side: null },
  ],
  roulette: (mark) => [pocketOf(mark)],
  dice: (mark) => [throwOf(mark)],
  discs: (mark) => [parityOf(mark)],
  fanTan: (mark) => [parityOf(mark)],
  wheel: (mark) => [
    { letter: wheelSigns[mark] ?? mark, tone: wheelSigns[mark] ? 'yellow' : 'plain', side: null },
  ],
  pictures: (mark) =>
    mark.split('-').map((name) => ({ letter: pictureSigns[name] ?? '', tone: 'white', side: null })),
  colours: (mark) =>
    mark
      .split('-')
      .map((name) => ({ letter: name.slice(0, 1).toUpperCase(), tone: name as Tone, side: null })),
  blackjack: () => [],
  other: () => [],
}

const wheelSigns: Readonly<Record<string, string>> = { sun: '☀', moon: '☾' }

/** Of each result its beads, the oldest first. */
export const beadsOf = ({ kind, road }: Pick<LiveTable, 'kind' | 'road'>): readonly (readonly Bead[])[] =>
  road.map((mark) => beadsOfMark[kind](mark))

/** How often each side came, in the order of the sides. */
export function countsOf(beads: readonly (readonly Bead[])[]): readonly (readonly [Side, number])[] {
  const counts = new Map<Side, number>()
  for (const [first] of beads) if (first?.side) counts.set(first.side, (counts.get(first.side) ?? 0) + 1)
  return order.flatMap((side) => {
    const count = counts.get(side)
    return count === undefined ? [] : [[side, count] as const]
  })
}

const order: readonly Side[] = [
  ...(['B', 'D', 'P', 'G', 'T', 'red', 'black', 'nought', 'big', 'small', 'triple', 'odd', 'even'] as const),
]
