/** A member's money as the member sees it: purse, balance, betting record. */
export { readBets } from './bets.ts'
export { type BalancePush, type LiveBalances, openLiveBalances } from './live.ts'
export { openPurses, type Purse, type PurseOwner, type Purses } from './purses.ts'
export { recentGames } from './recent.ts'
export { betsOf } from './records.ts'
export { type AskEvidence, mountWallet, type WalletRoutes } from './routes.ts'
export { type LatestWin, latestWins } from './wins.ts'
