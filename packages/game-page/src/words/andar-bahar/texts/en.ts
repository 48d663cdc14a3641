export const texts = {
  ...{ 'ab.joker': 'Joker', 'ab.andar': 'Andar', 'ab.bahar': 'Bahar' },
  'ab.cards': '{from}–{to} cards',
  'ab.words': '{side} wins, card {count}',
  'ab.rules':
    'One card of a freshly shuffled deck is the joker. Then Andar and Bahar get cards in turn, Andar first, until one has the rank of the joker; that side wins.',
  'ab.bets': 'Further bets are on how many cards are dealt after the joker, the last one included.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
