import { bingoView } from '../../client/hall/bingo-view.ts'
import manifest from './game.json' with { type: 'json' }
import { prizes } from './rules.ts'
import { readShown, type Shown } from './shown.ts'

/** The cells of all rows that were complete after so many balls. */
function completeCells({ ticket, balls }: Shown, at: number): number[] {
  const out = new Set(balls.slice(0, at))
  return ticket.flatMap((row, i) =>
    row.every((number) => number === 0 || out.has(number))
      ? row.flatMap((number, column) => (number === 0 ? [] : [i * 9 + column]))
      : [],
  )
}

export const view = bingoView({
  name: manifest.name,
  hall: 'radial-gradient(ellipse at 50% 0%, #1a5a8a, #04121f 75%)',
  ...{ columns: 9, rows: 3, most: 90, heads: [], isFree: false },
  read: (json) => {
    const shown = readShown(json)
    const found = shown.prizes.map((prize) => ({ ...prize, cells: completeCells(shown, prize.at) }))
    return { cells: shown.ticket.flat(), balls: shown.balls, prizes: found }
  },
  prizes: (['one', 'two', 'house'] as const).flatMap((name) =>
    prizes[name].map(({ balls, times }) => ({ name, balls, times })),
  ),
  rules: ['bingo90.rules'],
})
