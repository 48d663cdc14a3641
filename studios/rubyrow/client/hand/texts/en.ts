/** What the page says where members decide after the deal. */
export const texts = {
  'table.bj-unlimited': 'Blackjack for all',
  'live.yours': 'Your turn',
  'live.yoursNote': 'Choose before the time is over',
  'live.deciding': 'Players decide',
  'live.decidingNote': 'Then the next card is opened',
  'live.drawing': 'The dealer draws',
  'live.drawingNote': 'Nobody decides any more',
  'live.decide': 'What to do with your hand',
  'live.choosing': '{action}: asking …',
  'live.chosen': '{action}: it counts. The others still have time.',
  'live.handWaits': 'Your hand waits for the others.',
  'live.decidedLate': 'That came too late: the step was closed.',
  'live.did': 'Last step: {counts}',
  'live.row': 'Cards of the steps',
  'bj.dealerTotal': 'Dealer has {total}',
  'bj.dealerBust': 'Dealer over 21: {total}',
  'bj.dealerNatural': 'Dealer has blackjack',
  'live.bj':
    'Everybody plays the same two cards. In each step all who still play decide within 12 seconds; then one card is opened, and whoever hit, doubled or split takes it. After a split the second hand waits until the first is done. What others choose never changes which cards come. A double or a split puts your stake down once more; if that stake is refused, your hand stays as it is.',
  'live.bjLate':
    'If you do not decide in time, hard 11 or less and soft 17 or less hit, and all else stands; nothing is doubled or split. Whoever never decides gets 93.97% back, which is lower than the 99.51% of best play.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
