export const texts = {
  'hilo.higher': 'Higher or same',
  'hilo.lower': 'Lower or same',
  'hilo.skip': 'Skip this card',
  'hilo.skipsLeft': '{count} left',
  'hilo.bet': 'Bet to see the first card',
  'hilo.won': '{calls} correct · {multiple}',
  'hilo.card': 'Card',
  'hilo.how':
    'Bet, and a card is shown. Call whether the next is at least as high or at least as low; the ace is the lowest and the king the highest. Each correct call raises the multiplier. Cash out after any of them; a wrong call ends the round with nothing.',
  'hilo.deck':
    'Every card comes from a whole deck of 52, whatever came before. A card can be passed over, 52 times in a round.',
  'hilo.price':
    'The multiplier is 0.97 of the fair price of all your calls together: the 3% are taken once in a round. It is rounded down at the second decimal; no way of playing returns under {worst}%.',
  'hilo.none': 'A call that cannot go wrong is not on offer.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
