/** Money in and out: orders, the gateways that carry it, and what members see of both. */
export type { Decided, Signature } from './decisions.ts'
export { collectOwed } from './deposits/debts.ts'
export type { Credited, DepositDesk, DepositParts } from './deposits/parts.ts'
export { reversals, reverseDeposit } from './deposits/reverse.ts'
export { assignPayment, depositRejections, rejectDeposit } from './deposits/review.ts'
export { mountDeposits } from './deposits/routes.ts'
export type { DepositState } from './deposits/states.ts'
export { sweepDeposits } from './deposits/sweep.ts'
export { type DeskOrder, type DeskPayment, readDesk, readJournal, readPapers } from './desk.ts'
export { openGateways } from './gateways/all.ts'
export { missedOrders } from './missed-orders.ts'
export { openOrderNews } from './order-news.ts'
export {
  approvePayout,
  judgePayout,
  mountPayouts,
  rejections,
  rejectPayout,
  startPayouts,
  type WorkParts,
} from './payouts/index.ts'
export { openPeerDesk } from './peer-desk.ts'
export { banksOf, peerDoorOf } from './peer-payouts.ts'
export { writeDayFile } from './reconciliation/day-file.ts'
export { demandDay, reconcileDay, yesterday } from './reconciliation/reconcile.ts'
