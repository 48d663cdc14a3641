export const texts = {
  ...{ 'dt.dragon': 'Dragon', 'dt.tiger': 'Tiger', 'dt.tie': 'Tie', 'dt.suited-tie': 'Suited tie' },
  ...{ 'dt.spades': 'spades', 'dt.hearts': 'hearts', 'dt.diamonds': 'diamonds', 'dt.clubs': 'clubs' },
  'dt.rules':
    'Dragon and Tiger get one card each from eight freshly shuffled decks. The higher card wins; A is low, K is high. On a tie half of the stakes on Dragon and Tiger comes back.',
  'dt.bets':
    'Further bets are on one of the two cards: its suit, its colour, odd or even (A is 1, J 11, Q 12, K 13), small (A to 6) or big (8 to K); 7 is neither small nor big.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
