/**
 * Blackjack against a dealer who stands on every 17: eight decks, fresh each round; the dealer looks
 * for blackjack on an ace or a ten; double on any two cards, also after the one split; split aces get
 * one card each; 21 after a split is no blackjack; blackjack pays 3:2.
 */
export const code = 'tg-blackjack'
export const version = '1.0.0'
export { type Start, sidePlaces } from '@jackfruit/table-rules/blackjack/beside'
export { decks } from '@jackfruit/table-rules/blackjack/hands'

/** The return in per cent is that of best play, by what was put down at first. */
export const mainPlace = { id: 'main', limit: 'main', pays: ['1:1', '3:2'], rtp: '99.5142' } as const
