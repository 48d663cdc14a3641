/** Words that all felts share. */
export const texts = {
  'felt.places': 'Places for chips',
  'felt.undo': 'Undo',
  'felt.clear': 'Clear',
  'felt.repeat': 'Repeat',
  'felt.double': 'Double',
  'felt.chips': 'Chips',
  'felt.chip': 'Chip of {amount}',
  'felt.road': 'Last results',
  'felt.keys':
    'Keys: 1 to 7 choose a chip, U takes the last one back, C clears the table, R repeats the last bet, D doubles it.',
  'felt.noChips': 'Tap a place to put a chip on it',
  'felt.needsMain': 'Put a chip on the main bet first',
  'felt.bet': 'Bet',
  'felt.odds': 'Pays',
  'felt.return': 'Return',
  'felt.limit': 'Limit',
  'felt.tie': 'Tie',
  'felt.wins': '{side} wins',
  'felt.total': 'Total {total}',
  'felt.triple': 'Triple {face}',
  'felt.anyTriple': 'Any triple',
  'felt.big': 'Big',
  'felt.small': 'Small',
  'felt.odd': 'Odd',
  'felt.even': 'Even',
  'felt.red': 'Red',
  'felt.black': 'Black',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
