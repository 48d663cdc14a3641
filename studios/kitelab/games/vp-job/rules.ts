/** Jacks or Better: its tables. A change here is a new version of the game. */
import { maxWin, stakesFor } from '../../shared/limits.ts'

export { maxWin }
export const code = 'vp-job'
export const version = '1.0.0'

/** Best first. */
export const hands = [
  'royal',
  'straight-flush',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'jacks',
  'nothing',
] as const

export type Hand = (typeof hands)[number]

export type Pays = Readonly<Record<Hand, number>>

/** Stakes. The machine's full-house and flush pays are its name: 8/5 is the one that is played. */
export const paysOf = (fullHouse: number, flush: number): Pays => ({
  royal: 800,
  'straight-flush': 50,
  four: 25,
  'full-house': fullHouse,
  flush,
  straight: 4,
  three: 3,
  'two-pair': 2,
  jacks: 1,
  nothing: 0,
})

export const pays = paysOf(8, 5)

export const stakes = stakesFor(pays.royal)
