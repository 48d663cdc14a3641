export const texts = {
  'bingo.ball': 'Ball {at} of {all}',
  'bingo.waiting': 'Eyes down',
  'bingo.card': 'Your card',
  'bingo.free': 'Free',
  'bingo.one': 'One line',
  'bingo.two': 'Two lines',
  'bingo.house': 'Full house',
  'bingo.prizes': 'Prizes',
  'bingo.upTo': '≤ {balls} balls',
  'bingo.words': '{names} · ball {at}',
  'bingo.none': 'No line this time',
  'bingo75.rules':
    'A card has five columns: B 1–15, I 16–30, N 31–45 with a free middle, G 46–60, O 61–75. Forty balls are called. The first full row, column or diagonal pays by the ball that completed it.',
  'bingo90.rules':
    'A ticket has three rows with five numbers each. Sixty balls are called. One line, two lines and the full house each pay by the ball that completed them, and all that they pay is added.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
