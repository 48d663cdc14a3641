/** Kite Dice: its tables. A change here is a new version of the game. */

export const gameCode = 'kite-dice'
export const version = '1.0.0'

export const faces = 6

/** What each total of two dice returns, in hundredths of the stake. The other totals return nothing. */
export const pays: Readonly<Record<number, number>> = {
  2: 600,
  3: 200,
  4: 100,
  7: 150,
  10: 100,
  11: 200,
  12: 600,
}

export const stakeLadder: Readonly<Record<string, readonly string[]>> = {
  MMK: ['100', '200', '500', '1000', '2000', '5000'],
  BDT: ['5', '10', '20', '50', '100', '200'],
  INR: ['5', '10', '20', '50', '100', '200'],
  NGN: ['50', '100', '200', '500', '1000', '2000'],
  IDRK: ['1', '2', '5', '10', '20', '50'],
  PKR: ['10', '20', '50', '100', '200', '500'],
  KES: ['5', '10', '20', '50', '100', '200'],
}

/** What one round may return at most: six times the highest stake. */
export const maxWin: Readonly<Record<string, string>> = {
  MMK: '30000',
  BDT: '1200',
  INR: '1200',
  NGN: '12000',
  IDRK: '300',
  PKR: '3000',
  KES: '1200',
}
