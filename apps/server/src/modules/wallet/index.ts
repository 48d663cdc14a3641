/** A member's money as the member sees it: purse, balance, and the rounds behind the betting record. */
export { balancesOf } from './balances.ts'
export { readBets } from './bets.ts'
export { paidOutToday } from './paid-out.ts'
export { playsByGame } from './plays.ts'
export { profitOf } from './profit.ts'
export { openPurses, type Purse, type PurseOwner, type Purses } from './purses.ts'
export { recentGames } from './recent.ts'
export { type Bet, betBySeq, betsOf, betsOfRounds, splitRound } from './records.ts'
export { type DayReturn, type ReturnSums, returnsSince } from './returns.ts'
export { risksOf, tellRisk } from './risks.ts'
export {
  lastSettlement,
  type Settled,
  type Settlement,
  type SettlementCell,
  settledRows,
  settlementCellsSince,
  settlementsBetween,
  settlementsById,
  settlementsSince,
} from './settlements.ts'
export { type GameSums, totalsOf } from './totals.ts'
export { type CountedKind, isHedged, validBetOf } from './valid-bet.ts'
export { type LatestWin, latestWins } from './wins.ts'
