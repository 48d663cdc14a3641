/** Draws: the card column by column, from the top, without the middle; then the 40 balls. */
import type { Random } from '@jackfruit/fairness'
import { formatMinor } from '@jackfruit/kernel'
import type { Rules } from '@jackfruit/studio-kit/rules'
import { callsOf, drawBalls } from '../../shared/balls.ts'
import { timesAt } from '../../shared/bands.ts'
import { maxWin, type NoChoice, readNoChoice, stakes } from '../../shared/stakes.ts'
import { balls, bands, code, lines, version } from './rules.ts'

/** 25 numbers column by column; 0 is the free cell. */
export function drawCard(random: Random): number[] {
  return [0, 1, 2, 3, 4].flatMap((column) => {
    const isMiddle = column === 2
    const numbers = drawBalls(random, column * 15 + 1, column * 15 + 15, isMiddle ? 4 : 5)
    return isMiddle ? [...numbers.slice(0, 2), 0, ...numbers.slice(2)] : numbers
  })
}

/** The ball that completes each line, counted from 1; Infinity where none does. */
export function lineBalls(card: readonly number[], called: readonly number[]): number[] {
  const at = callsOf(called)
  return lines.map((line) => Math.max(...line.map((cell) => at[card[cell] ?? 0] ?? Infinity)))
}

export const rules: Rules<NoChoice> = {
  ...{ code, version, stakes, maxWin },
  facts: { balls, bands: bands.map(({ balls: last, times }) => ({ balls: last, times })) },
  readChoice: readNoChoice,
  play: ({ stake }, actions, random, { scale }) => {
    if (actions.length > 0) return null
    const card = drawCard(random)
    const called = drawBalls(random, 1, 75, balls)
    const done = lineBalls(card, called)
    const first = Math.min(...done)
    const win = (stake * BigInt(timesAt(bands, first))) / 10_000n
    const hit = Number.isFinite(first)
    const completed = done.flatMap((ball, line) => (hit && ball === first ? [line] : []))
    const shown = {
      ...{ card, balls: called, lineAt: hit ? first : null, lines: completed },
      win: formatMinor(win, scale),
    }
    return { stake, win, ended: true, shown }
  },
}
