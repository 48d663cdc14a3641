/** Golden Chinthe 20: its tables. A change here is a new version of the game. */

export type Sign = 'C1' | 'C2' | 'C3' | 'C4' | 'A' | 'K' | 'Q' | 'J' | 'W' | 'S'
export type PayingSign = Exclude<Sign, 'W' | 'S'>

export const gameCode = 'slot-golden-chinthe'
export const version = '1.0.0'

const strip = (text: string): readonly Sign[] => text.split(' ') as Sign[]

/** Each reel's ring of 32 signs; a window shows three in a row. W appears on reels 2 to 5. */
export const reels: readonly (readonly Sign[])[] = [
  strip('J Q C4 K C3 A C1 C2 J Q C4 K C3 A C1 S J C2 Q C4 K C3 A J C1 C2 Q C4 K C3 A J'),
  strip('C3 J A Q C4 K C2 W C1 C3 J A Q C4 K S C2 C3 J A Q C4 K W C1 C2 C3 J A Q C4 K'),
  strip('K Q C4 J A C3 C2 C1 W K Q C4 J A K C3 S C2 Q C4 J A K C1 W C3 C2 Q C4 J A K'),
  strip('J A Q C4 K C3 C2 W C1 J A Q C4 K C3 S C2 J A Q C4 K C3 W C1 C2 J A Q C4 K C3'),
  strip('C4 K C3 J A Q C1 C2 C4 K C3 J A Q C1 S C2 W C4 K C3 J A Q C1 C2 C4 K C3 J A Q'),
]

export const rows = 3

/** What three, four and five of a sign from the left pay, in line bets. */
export const pays: Readonly<Record<PayingSign, readonly [number, number, number]>> = {
  C1: [50, 200, 1000],
  C2: [30, 125, 500],
  C3: [25, 75, 250],
  C4: [20, 60, 200],
  A: [10, 30, 125],
  K: [10, 25, 100],
  Q: [5, 20, 100],
  J: [5, 15, 100],
}

/** What three, four and five scatters anywhere pay, in total stakes. */
export const scatterPays: readonly [number, number, number] = [2, 10, 50]

export const freeSpins = { awarded: 10, multiplier: 3, triggerScatters: 3 } as const

/** The row (0 is the top) of each reel that a line runs through. */
export const lines: readonly (readonly number[])[] =
  '11111 00000 22222 01210 21012 10001 12221 00122 22100 12101 10121 01110 21112 01010 21212 11011 11211 00200 22022 02220'
    .split(' ')
    .map((line) => [...line].map(Number))

/** A feature never runs longer than this; reaching it by chance is beyond 1 in 10³⁰. */
export const freeSpinsMax = 2_000

/** No round returns more than this many stakes; the ladder below keeps the cap in money out of reach. */
export const stakeLadder: Readonly<Record<string, readonly string[]>> = {
  MMK: ['100', '200', '500', '1000', '2000', '5000', '10000', '20000'],
  BDT: ['5', '10', '20', '50', '100', '200', '500', '1000'],
  INR: ['5', '10', '20', '50', '100', '200', '500', '1000'],
  NGN: ['50', '100', '200', '500', '1000', '2000', '5000', '10000'],
  IDRK: ['1', '2', '5', '10', '20', '50', '100', '200'],
  PKR: ['10', '20', '50', '100', '200', '500', '1000', '2000'],
  KES: ['5', '10', '20', '50', '100', '200', '500', '1000'],
}

/** What one round may return at most, in units of the currency. Shown before the stake. */
export const maxWin: Readonly<Record<string, string>> = {
  MMK: '100000000',
  BDT: '5000000',
  INR: '5000000',
  NGN: '50000000',
  IDRK: '1000000',
  PKR: '10000000',
  KES: '5000000',
}
