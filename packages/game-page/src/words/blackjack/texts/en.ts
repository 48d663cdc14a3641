export const texts = {
  ...{ 'bj.main': 'Blackjack', 'bj.pairs': 'Perfect pairs', 'bj.poker': '21+3' },
  ...{ 'bj.hit': 'Hit', 'bj.stand': 'Stand', 'bj.double': 'Double', 'bj.split': 'Split' },
  ...{ 'bj.dealer': 'Dealer', 'bj.own': 'Your hand', 'bj.hand': 'Hand {number}' },
  'bj.pays': 'Blackjack pays 3 to 2',
  'bj.stands': 'Dealer stands on all 17s',
  'bj.words': 'You {own}, dealer {dealer}',
  'bj.rules':
    'Come closer to 21 than the dealer without going over it. Pictures are 10, an ace is 1 or 11. An ace with a ten is blackjack and pays 3:2; every other win pays 1:1, and equal hands get the stake back. Eight decks are shuffled for each round.',
  'bj.play':
    'The dealer draws to 16 and stands on every 17, and looks for blackjack before you play. Double on any two cards takes one card more. Two cards of one value can be split once; split aces get one card each, and 21 after a split is no blackjack.',
  'bj.sides':
    'Perfect pairs is on your first two cards: 25:1 for the same card, 12:1 for one colour, 6:1 for two. 21+3 is on these and the open card of the dealer: a flush, a straight or three of a kind pays 9:1.',
  'bj.keys': 'While a hand is played: H hits, S stands, D doubles, P splits.',
  'bj.left':
    'The return is that of best play. A round that is left open for a day is ended by standing, and returns less.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
