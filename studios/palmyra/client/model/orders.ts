/**
 * What the slip asks for: of each province its own lines, and of each two of them the lines over both. Those over two come
 * first, so that what is left after a refusal can be told by the provinces that remain.
 */
import { type LotteryGame, pairOf } from '@jackfruit/lottery-rules'
import type { Issue, NumberTold, WantedEntry } from '../studio.ts'
import type { Desk } from './desk-state.ts'
import { isOverTwo } from './rules.ts'

export interface Part {
  /** Of the order among those of this slip. */
  readonly key: string
  readonly game: LotteryGame
  /** The province, or both. */
  readonly of: readonly LotteryGame[]
  readonly entries: readonly WantedEntry[]
}

type Asked = Pick<Desk, 'game' | 'others'>

/** Each two of the provinces that are bet on. */
export function pairsOf({ game, others }: Asked): {
  readonly key: string
  readonly game: LotteryGame
  readonly no: string
  readonly of: readonly LotteryGame[]
}[] {
  const all = [game, ...others]
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => {
      const pair = pairOf(one.code, other.code)
      return pair ? [{ key: `${pair.game.code}-${pair.no}`, ...pair, of: [one, other] }] : []
    }),
  )
}

/** `taken`: orders over two provinces that were taken already, while the slip says the same. */
export function partsOf(asked: Asked & Pick<Desk, 'taken'>, entries: readonly WantedEntry[]): Part[] {
  const { game, others, taken } = asked
  const over = entries.filter(({ play }) => isOverTwo(game.kind, play))
  const own = entries.filter(({ play }) => !isOverTwo(game.kind, play))
  return [
    ...(over.length > 0 ? pairsOf(asked) : [])
      .map((pair) => ({ key: pair.key, game: pair.game, of: pair.of, entries: over }))
      .filter((part) => !taken.has(takenKey(part))),
    ...(own.length > 0 ? [game, ...others] : []).map((each) => ({
      ...{ key: each.code, game: each, of: [each], entries: own },
    })),
  ]
}

export const takenKey = ({ key, entries }: Pick<Part, 'key' | 'entries'>): string =>
  JSON.stringify([
    key,
    entries.map(({ play, selection, unit, multiple, share }) => [
      play,
      selection,
      unit.toString(),
      multiple,
      share,
    ]),
  ])

/** The draws that can be bet on for it, by the studio's clock. */
export function issuesOf(
  desk: Pick<Desk, 'issues' | 'clock'>,
  { game, of }: Pick<Part, 'game' | 'of'>,
): readonly Issue[] {
  const now = desk.clock.now()
  return (desk.issues.get(game.code) ?? []).filter(
    ({ state, closesAt, parts }) =>
      (state === 'open' || state === 'scheduled') &&
      closesAt > now &&
      (parts === null || of.every(({ code }) => parts.some((id) => id.startsWith(`${code}-`)))),
  )
}

/** What is told of numbers stands under the order's key. */
export const toldOf = ({ numbers }: Pick<Desk, 'numbers'>, key: string): readonly NumberTold[] =>
  numbers.get(key) ?? []
