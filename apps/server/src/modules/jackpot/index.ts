/** The jackpot: a share of every stake, a hidden amount at which it falls, and the proof of it. */
export type { Won } from './feed.ts'
export { type JackpotNews, openJackpotNews } from './live.ts'
export { jackpotWins } from './read.ts'
export { mountJackpot } from './routes.ts'
export { startJackpot } from './start.ts'
