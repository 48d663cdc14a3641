/** What the page knows of a game's plays, from the rules that the server checks with. */
import {
  type KindName,
  kinds,
  type Odds,
  oddsOf,
  type Play,
  type PrizeMode,
  playOf,
} from '@jackfruit/lottery-rules'
import { steppedDown } from '../../draws/odds.ts'

/** How a play's lines are picked: digits of a number, named fields, some of many balls, groups of digits. */
export type Input =
  | { readonly by: 'digits'; readonly width: number }
  | { readonly by: 'fields' }
  | { readonly by: 'balls'; readonly from: number; readonly to: number }
  | { readonly by: 'groups'; readonly columns: 1 | 2 }

export const playsOf = (kind: KindName): readonly Play[] => kinds[kind].plays

/** Whether a line of the play is bet on two provinces at once. */
export const isOverTwo = (kind: KindName, play: string): boolean => playOf(kind, play)?.stations === 2

const ranges: Readonly<Partial<Record<KindName, readonly [number, number]>>> = {
  keno: [1, 80],
  'mark-six': [1, 49],
}

export function inputOf(kind: KindName, { id, odds, kinds: lines }: Play): Input {
  const [first = ''] = lines
  if (lines.every((line) => line in odds)) return { by: 'fields' }
  if (id.includes('group')) return { by: 'groups', columns: new Set(first).size < first.length ? 2 : 1 }
  if (lines.some((line) => line.includes('-')) || id.startsWith('truot')) {
    const [from, to] = ranges[kind] ?? [0, 99]
    return { by: 'balls', from, to }
  }
  return { by: 'digits', width: first.length }
}

export function oddsAt(kind: KindName, play: string, mode: PrizeMode, step: number): Odds {
  const odds = oddsOf(kind, play, mode)
  return odds ? steppedDown(odds, step) : {}
}

/** 850000 is written 85, 19200 is 1.92. */
export const timesText = (times: number): string => String(times / 10_000)

/** Of plays whose table has more sizes than they take, the size that is theirs: xiên 2 of 2, 3 and 4. */
export function ownOdds(play: string, odds: Odds): Odds {
  const size = /^(?:xien|truot)(\d+)$/.exec(play)?.[1]
  const own = size === undefined ? undefined : odds[size]
  const none = odds[`${/^none(\d+)$/.exec(play)?.[1]}/0`]
  return own !== undefined ? { own } : none !== undefined ? { none } : odds
}

/** The least and the greatest that a play pays, as 1.92 or 60–2500. */
export function paysText(odds: Odds): string {
  const paid = Object.values(odds).filter((times) => times > 0)
  const [least, greatest] = [Math.min(...paid), Math.max(...paid)]
  return least === greatest ? timesText(least) : `${timesText(least)}–${timesText(greatest)}`
}

/** What is typed for a ball: with two digits, as its lines are written. */
export const ballText = (ball: number): string => String(ball).padStart(2, '0')
