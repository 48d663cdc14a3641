/** Money in and out: orders, the gateways that carry it, and what members see of both. */
export type { Decided, Signature } from './decisions.ts'
export { depositDesk } from './deposits/desk.ts'
export type { Credited, DepositDesk, DepositParts } from './deposits/parts.ts'
export { reversals, reverseDeposit } from './deposits/reverse.ts'
export { assignPayment, depositRejections, rejectDeposit } from './deposits/review.ts'
export type { DepositState } from './deposits/states.ts'
export { type DeskOrder, type DeskPayment, readDesk, readJournal, readPapers } from './desk.ts'
export { openGateways } from './gateways/all.ts'
export type { Cashier } from './module.ts'
export { openOrderNews } from './order-news.ts'
export {
  approvePayout,
  judgePayout,
  rejections,
  rejectPayout,
  type WorkParts,
} from './payouts/index.ts'
export { peerDoorOf, peerOrders } from './peer-payouts.ts'
export { writeDayFile } from './reconciliation/day-file.ts'
export { demandDay, reconcileDay, yesterday } from './reconciliation/reconcile.ts'
