/** Words that only this slot has. */
export const texts = {
  'slot.wild': 'WILD stands for every symbol except the coin.',
  'lucky.hold':
    'Six or more coins hold their places and give 3 respins. Each new coin holds too and sets the respins back to 3. At the end all coins are paid.',
  'lucky.prizes':
    'MINI, MINOR and MAJOR are coins of 20, 50 and 200 bets. A board full of coins adds the GRAND of 1,000 bets.',
  'lucky.note': 'Coins hold their places. Each new one sets the respins back to 3.',
  'auto.onFeature': 'Stop when coins are held',
  'auto.stopped.feature': 'Auto play stopped: coins are held.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
