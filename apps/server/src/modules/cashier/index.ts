/** Money in and out: orders, the gateways that carry it, and what members see of both. */
export { type Decision, decideOrder } from './decide.ts'
export type { Decided } from './decisions.ts'
export {
  type ChosenBonus,
  type ChosenMoney,
  type DepositBonuses,
  depositsBefore,
  type OrderOfBonus,
  orderStanding,
} from './deposits/bonuses.ts'
export { depositedAmong } from './deposits/deposited.ts'
export type { Credited, DepositDesk, DepositParts } from './deposits/parts.ts'
export type { DepositState } from './deposits/states.ts'
export { type DeskOrder, type DeskPayment, readDesk, readJournal, readPapers } from './desk.ts'
export { openGateways } from './gateways/all.ts'
export type { Cashier } from './module.ts'
export { NotDecided } from './not-decided.ts'
export { openOrderNews } from './order-news.ts'
export { type HeldBonuses, type PayoutBonuses, sharingPayout } from './payout-bonuses.ts'
export { peerOrders } from './peer-payouts.ts'
export { type Compared, reconcile } from './reconciliation/day-file.ts'
export { demandDay, yesterday } from './reconciliation/reconcile.ts'
