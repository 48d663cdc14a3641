/** Whether the last card of a draw decides about something large. */
import { isEndOpen } from '../../client/house/suspense.ts'
import { handOf } from './hand.ts'
import type { Pays } from './rules.ts'
import type { Shown } from './shown.ts'

const pack = Array.from({ length: 52 }, (_, card) => card)

/** The places that the draw fills, from the left; the last of them is turned last. */
export const drawnPlaces = ({ held }: Pick<Shown, 'held'>): readonly number[] =>
  [0, 1, 2, 3, 4].filter((place) => !held?.includes(place))

/** By all cards that nobody has seen yet: what lies under the last one plays no part. */
export function isLastOpen(
  { cards, dealt, held }: Pick<Shown, 'cards' | 'dealt' | 'held'>,
  pays: Pays,
): boolean {
  const last = drawnPlaces({ held }).at(-1)
  if (held === null || last === undefined) return false
  const others = cards.filter((_, place) => place !== last)
  const seen = new Set([...dealt, ...others])
  const unseen = pack.filter((card) => !seen.has(card))
  return isEndOpen(unseen.map((card) => pays[handOf([...others, card])] * 100))
}
