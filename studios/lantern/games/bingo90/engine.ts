/**
 * Draws: for each row of the ticket five of the nine columns, again for all rows until each column
 * has a number; then the numbers, column by column; then the 60 balls.
 */
import type { Random } from '@jackfruit/fairness'
import { formatMinor } from '@jackfruit/kernel'
import type { Rules } from '@jackfruit/studio-kit/rules'
import { callsOf, drawBalls } from '../../shared/balls.ts'
import { timesAt } from '../../shared/bands.ts'
import { maxWin, type NoChoice, readNoChoice, stakes } from '../../shared/stakes.ts'
import { balls, code, columnRange, prizes, version } from './rules.ts'

const rows = [0, 1, 2]
const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Three rows of nine cells; 0 is an empty cell. */
export function drawTicket(random: Random): number[][] {
  let taken: number[][] = []
  while (!columns.every((column) => taken.some((row) => row.includes(column))))
    taken = rows.map(() => drawBalls(random, 0, 8, 5))
  const ticket = rows.map(() => columns.map(() => 0))
  for (const column of columns) {
    const within = rows.filter((row) => taken[row]?.includes(column))
    const numbers = drawBalls(random, ...columnRange(column), within.length).sort((a, b) => a - b)
    for (const [i, row] of within.entries()) {
      const cells = ticket[row]
      if (cells) cells[column] = numbers[i] ?? 0
    }
  }
  return ticket
}

/** The balls at which one, two and three rows were complete, counted from 1; Infinity where not. */
export function rowBalls(ticket: readonly (readonly number[])[], called: readonly number[]): number[] {
  const at = callsOf(called)
  return ticket.map((row) => Math.max(...row.map((number) => at[number] ?? Infinity))).sort((a, b) => a - b)
}

const names = ['one', 'two', 'house'] as const

export const rules: Rules<NoChoice> = {
  ...{ code, version, stakes, maxWin },
  facts: {
    balls,
    prizes: Object.fromEntries(
      names.map((name) => [name, prizes[name].map(({ balls: last, times }) => ({ balls: last, times }))]),
    ),
  },
  readChoice: readNoChoice,
  play: ({ stake }, actions, random, { scale }) => {
    if (actions.length > 0) return null
    const ticket = drawTicket(random)
    const called = drawBalls(random, 1, 90, balls)
    const done = rowBalls(ticket, called)
    const wins = names.map((name, i) => {
      const at = done[i] ?? Infinity
      return { at, win: (stake * BigInt(timesAt(prizes[name], at))) / 10_000n }
    })
    const shown = {
      ...{ ticket, balls: called },
      prizes: wins.flatMap(({ at, win }, i) =>
        Number.isFinite(at) ? [{ name: names[i] ?? '', at, win: formatMinor(win, scale) }] : [],
      ),
    }
    return { stake, win: wins.reduce((sum, { win }) => sum + win, 0n), ended: true, shown }
  },
}
