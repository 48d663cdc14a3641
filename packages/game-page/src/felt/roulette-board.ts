/** Where the places of roulette lie: numbers in three rows, wide or upright, bets between them on their borders. */
import type { Board, Rect, Shape } from './board.ts'

/** The numbers that each place covers; the id of one inside is its numbers joined by "-". */
type Covers = Readonly<Record<string, readonly number[]>>

const evens = ['low', 'even', 'red', 'black', 'odd', 'high']
/** Half the size of a hot spot between numbers. */
const half = 0.24

/** Street from 0, and place within it from 0. */
const cellOf = (number: number) => [Math.floor((number - 1) / 3), (number - 1) % 3] as const

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

/** The middle of a bet on several numbers, as street and place; bets on whole streets lie on their edge. */
function middleOf(numbers: readonly number[]): readonly [number, number] {
  const cells = numbers.filter((number) => number > 0).map(cellOf)
  const street = numbers.includes(0) ? 0 : mean(cells.map(([at]) => at)) + 0.5
  const reaches = new Set(cells.map(([, place]) => place)).size === 3
  return [street, reaches ? 0 : mean(cells.map(([, place]) => place)) + 0.5]
}

type Rects = Readonly<Record<string, Rect>>

const wideOf = (covers: Covers): Rects =>
  Object.fromEntries(
    Object.entries(covers).map(([id, numbers]): [string, Rect] => {
      if (id === '0') return [id, [0, 0, 1, 3]]
      if (evens.includes(id)) return [id, [1 + evens.indexOf(id) * 2, 4, 2, 1]]
      const [kind, third] = id.split('-')
      if (kind === 'dozen') return [id, [1 + (Number(third) - 1) * 4, 3, 4, 1]]
      if (kind === 'column') return [id, [13, 3 - Number(third), 1, 1]]
      const [street, place] = middleOf(numbers)
      if (numbers.length === 1) return [id, [street + 0.5, 2.5 - place, 1, 1]]
      return [id, [1 + street - half, 3 - place - half, half * 2, half * 2]]
    }),
  )

/** Upright: the wide board on its side, the outside bets to the left. */
const tallOf = (wide: Rects): Rects =>
  Object.fromEntries(
    Object.entries(wide).map(([id, [x, y, width, height]]) => [id, [5 - y - height, x, height, width]]),
  )

export function rouletteBoard(shape: Shape, covers: Covers): Board {
  const wide = wideOf(covers)
  return shape === 'wide'
    ? { columns: 14, rows: 5, rects: wide }
    : { columns: 5, rows: 14, rects: tallOf(wide) }
}
