/** All ordered pairs of cards, each with the number of ways that eight decks give it. */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { planFor } from '../../shared/exact.ts'
import { type Deal, decks, places } from './rules.ts'

const cards = Array.from({ length: 52 }, (_, card) => card)

export const outcomes: readonly (readonly [Deal, number])[] = cards.flatMap((dragon) =>
  cards.map((tiger) => [{ dragon, tiger }, dragon === tiger ? decks - 1 : decks] as const),
)

export const plans = (): readonly Plan[] => places.map((place) => planFor(place, outcomes))
