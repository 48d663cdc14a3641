/** All ordered pairs of cards, each with the number of ways that eight decks give it. */
import { type Deal, decks } from './rules.ts'

const cards = Array.from({ length: 52 }, (_, card) => card)

export const chances: readonly (readonly [Deal, number])[] = cards.flatMap((dragon) =>
  cards.map((tiger) => [{ dragon, tiger }, dragon === tiger ? decks - 1 : decks] as const),
)
