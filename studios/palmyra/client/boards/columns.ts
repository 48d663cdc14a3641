/** Rows of digits, one for each place of the number, with all, big, small, odd and even: every combination is picked. */
import { element, wordButton } from '@jackfruit/game-page/dom'
import { type Board, type Parts, pick } from './parts.ts'

const digits = [...'0123456789']
const halves = {
  all: () => true,
  big: (digit: string) => digit >= '5',
  small: (digit: string) => digit < '5',
  odd: (digit: string) => Number(digit) % 2 === 1,
  even: (digit: string) => Number(digit) % 2 === 0,
} as const

const linesMax = 1000

/** `joins`: how the rows become words: every number of them, or one word of a group of digits. */
export function makeColumns(parts: Parts, places: number, joins: 'numbers' | 'group'): Board {
  const { say, desk } = parts
  const chosen = Array.from({ length: places }, () => new Set<string>())
  /** Whether words stand for the rows as they are: once these are gone, somebody cleared them. */
  let hasMade = false
  const apply = () => {
    const rows = chosen.map((row) => [...row].sort())
    const isWhole = rows.every((row) => row.length > 0)
    const count = rows.reduce((product, row) => product * row.length, 1)
    const words = !isWhole
      ? []
      : joins === 'group'
        ? [rows.map((row) => row.join('')).join('|')]
        : count > linesMax
          ? // Too many: the slip says so.
            [rows.map((row) => row.join('')).join('|')]
          : rows.reduce<string[]>((made, row) => made.flatMap((head) => row.map((d) => head + d)), [''])
    desk.draft = { ...desk.draft, words: [] }
    hasMade = false
    pick(parts, words, true)
    hasMade = words.length > 0
  }
  const rowOf = (row: Set<string>, at: number) => {
    const balls = digits.map((digit) =>
      element(
        'button',
        {
          type: 'button',
          class: 'digit num',
          'aria-pressed': 'false',
          onclick: () => {
            if (row.has(digit)) row.delete(digit)
            else row.add(digit)
            apply()
          },
        },
        digit,
      ),
    )
    const quick = Object.entries(halves).map(([name, is]) =>
      wordButton('quick', say(`quick.${name as keyof typeof halves}`), () => {
        const wanted = digits.filter(is)
        const isSame = wanted.length === row.size && wanted.every((digit) => row.has(digit))
        row.clear()
        if (!isSame) for (const digit of wanted) row.add(digit)
        apply()
      }),
    )
    const node = element(
      'div',
      { class: 'column-row', role: 'group', 'aria-label': say('board.place', { n: at + 1 }) },
      element('span', { class: 'column-name' }, say('board.place', { n: at + 1 })),
      element('div', { class: 'column-digits' }, ...balls),
      element('div', { class: 'column-quick' }, ...quick),
    )
    const update = () => {
      for (const [i, ball] of balls.entries())
        ball.setAttribute('aria-pressed', String(row.has(digits[i] ?? '')))
    }
    return { node, update }
  }
  const rows = chosen.map(rowOf)
  return {
    node: element('div', { class: 'columns' }, ...rows.map(({ node }) => node)),
    update: () => {
      if (hasMade && desk.draft.words.length === 0) {
        for (const row of chosen) row.clear()
        hasMade = false
      }
      for (const { update } of rows) update()
    },
  }
}
