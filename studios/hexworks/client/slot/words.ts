import type { Say } from '@jackfruit/game-page/view'
import type { Currency, Minor } from '@jackfruit/kernel'
import type { Cell, Coin, Mark, Shown, Spin, Win } from '../../shared/shown.ts'
import type { Held } from '../reels/anticipation.ts'
import { keyOf, type Tags } from '../reels/drawing.ts'
import type { Lit } from '../reels/lights.ts'
import { minorOf } from './read-shown.ts'

/** What wins light: the cells that pay, and of a line its whole path. */
export const litBy = (wins: readonly Win[], lines: readonly (readonly number[])[] = []): Lit[] =>
  wins.map(({ cells, line, kind }) => {
    const rows = kind === 'line' && line !== undefined ? lines[line - 1] : undefined
    return { cells, path: rows ? rows.map((row, reel): Cell => [reel, row]) : null }
  })

/** Wins that are no number of a kind: the key of their own words by symbol. */
export type OwnWords = Readonly<Record<string, string>>

/** The words on the plate of these wins, and what multiplied all of them. */
export function winWords(wins: readonly Win[], say: Say, own: OwnWords = {}): string {
  const words = wordsOf(wins, say, own)
  const times = wins[0]?.times ?? '1'
  const isSame = wins.every((win) => win.times === times)
  return isSame && times !== '1' ? `${words} · ×${times}` : words
}

function wordsOf(wins: readonly Win[], say: Say, own: OwnWords): string {
  const [only] = wins
  if (!only) return say('win.plate')
  if (wins.length > 1)
    return wins.every(({ kind }) => kind === 'line')
      ? say('win.lines', { count: wins.length })
      : say('win.several', { count: wins.length })
  const { kind, symbol, count, line = 0, ways = 0 } = only
  return say(own[symbol] ?? `win.${kind}`, { count, line, ways })
}

/** What a feature promises before it begins: its multiplier, where all of its spins have the same. */
export function promiseOf(spins: readonly Spin[], say: Say, own?: string): string {
  const [first] = spins
  const times = first?.times ?? '1'
  const isSame = spins.every((spin) => (spin.times ?? '1') === times)
  return [
    ...(isSame && times !== '1' ? [say('free.times', { times })] : []),
    ...(isSame ? [] : [say('free.timesVary')]),
    ...(first?.special ? [say('free.special')] : []),
    ...(own ? [say(own)] : []),
  ].join(' · ')
}

/** The words of a whole round. */
export function roundWords({ spins, prizes = [] }: Shown, say: Say, own: OwnWords = {}): string {
  const [base, ...others] = spins
  if (prizes[0]) return prizes[0].label
  if (others.some(({ kind }) => kind === 'respin')) return say('win.respins')
  if (others.length > 0) return say('win.free')
  return winWords([...(base?.wins ?? []), ...(base?.tumbles ?? []).flatMap(({ wins }) => wins)], say, own)
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
      ({ cell, value, label }) =>
        [keyOf(cell), `${short(minorOf(value, currency))}${label ? `\n${label}` : ''}`] as const,
    ),
  ])
}

/** The wins of a spin before its tumbles. */
export const ownTotal = (spin: Spin, currency: Currency): Minor =>
  (spin.tumbles ?? []).reduce(
    (left, { total }) => left - minorOf(total, currency),
    minorOf(spin.total, currency),
  )

/** What is waited for while a reel still turns: how much of it there is, and, of the last one, that it decides. */
export const waitWords = ({ reel, isLast, count }: Held, say: Say): string =>
  [
    ...(count ? [say('wait.count', { ...count })] : []),
    ...(isLast || !count ? [say('wait.reel', { reel: reel + 1 })] : []),
  ].join(' · ')
