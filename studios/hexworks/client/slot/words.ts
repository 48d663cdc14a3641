import type { Say } from '@jackfruit/game-page/view'
import type { Currency, Minor } from '@jackfruit/kernel'
import type { Cell, Coin, Mark, Shown, Spin, Win } from '../../shared/shown.ts'
import { keyOf, type Tags } from '../reels/board.ts'
import type { Lit } from '../reels/lights.ts'
import { minorOf } from './read-shown.ts'

/** What wins light: the cells that pay, and of a line its whole path. */
export const litBy = (wins: readonly Win[], lines: readonly (readonly number[])[] = []): Lit[] =>
  wins.map(({ cells, line, kind }) => {
    const rows = kind === 'line' && line !== undefined ? lines[line - 1] : undefined
    return { cells, path: rows ? rows.map((row, reel): Cell => [reel, row]) : null }
  })

/** The words on the plate of these wins. */
export function winWords(wins: readonly Win[], say: Say): string {
  const [only] = wins
  if (!only) return say('win.plate')
  if (wins.length > 1)
    return wins.every(({ kind }) => kind === 'line')
      ? say('win.lines', { count: wins.length })
      : say('win.several', { count: wins.length })
  const { kind, count, line = 0, ways = 0 } = only
  return say(`win.${kind}`, { count, line, ways })
}

/** The words of a whole round. */
export function roundWords({ spins, prizes = [] }: Shown, say: Say): string {
  const [base, ...others] = spins
  if (prizes[0]) return prizes[0].label
  if (others.some(({ kind }) => kind === 'respin')) return say('win.respins')
  if (others.length > 0) return say('win.free')
  return winWords([...(base?.wins ?? []), ...(base?.tumbles ?? []).flatMap(({ wins }) => wins)], say)
}

/** Values of coins, and multipliers that lie on cells. */
export function tagsOf(
  { coins = [], marks = [] }: { coins?: readonly Coin[]; marks?: readonly Mark[] },
  short: (amount: Minor) => string,
  currency: Currency,
): Tags {
  return new Map([
    ...marks.map(({ cell, times }) => [keyOf(cell), `×${times}`] as const),
    ...coins.map(
      ({ cell, value, label }) => [keyOf(cell), label ?? short(minorOf(value, currency))] as const,
    ),
  ])
}

/** The wins of a spin before its tumbles. */
export const ownTotal = (spin: Spin, currency: Currency): Minor =>
  (spin.tumbles ?? []).reduce(
    (left, { total }) => left - minorOf(total, currency),
    minorOf(spin.total, currency),
  )
