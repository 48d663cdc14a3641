/** What a deal of baccarat comes to, as far as bets ask for it. */

export type Hand = {
  /** From 0 to 9. */
  readonly total: number
  readonly cards: number
  /** Of the first two: same rank, or the same rank and suit. */
  readonly pair: 'none' | 'pair' | 'perfect'
}

export type Outcome = {
  readonly player: Hand
  readonly banker: Hand
  /** One of them had 8 or 9 with two cards. */
  readonly isNatural: boolean
}

export type Winner = 'P' | 'B' | 'T'

export const isPair = (hand: Hand): boolean => hand.pair !== 'none'
export const isPerfect = (hand: Hand): boolean => hand.pair === 'perfect'

export const marginOf = ({ player, banker }: Outcome): number => Math.abs(player.total - banker.total)

export const winnerOf = ({ player, banker }: Outcome): Winner =>
  player.total > banker.total ? 'P' : player.total < banker.total ? 'B' : 'T'
