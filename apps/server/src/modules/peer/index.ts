/** Members who pay members: withdrawals wait in a pool, deposits look for one, and each part in which they meet is watched to its end. */
export { pendingAsks } from './asks.ts'
export { openPeerDesk } from './desk.ts'
export { verdicts as peerVerdicts } from './disputes/disputes.ts'
export { decideFlag, flaggedPayments } from './disputes/judge.ts'
export {
  decideAppeal,
  decideDispute,
  forceReceipt,
  liftStrike,
  type PartOf,
  picturesOfPart,
  waitingDisputes,
} from './disputes/operator.ts'
export { paidThroughMembers } from './matching/deposited.ts'
export type { Members } from './module.ts'
export { openMembersNews } from './news/news.ts'
export type { Peer } from './peer.ts'
export type { HouseShare, PeerEnding, PeerOrders } from './world.ts'
