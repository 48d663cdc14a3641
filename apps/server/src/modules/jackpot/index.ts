/** The jackpot: a share of every stake, a hidden amount at which it falls, and the proof of it. */
export { jackpotWins, poolOf } from './read.ts'
