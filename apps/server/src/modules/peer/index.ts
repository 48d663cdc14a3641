/** Members who pay members: withdrawals wait in a pool, deposits look for one, and each part in which they meet is watched to its end. */
export { pendingAsks } from './asks.ts'
export { verdicts as peerVerdicts } from './disputes/disputes.ts'
export {
  decideAppeal,
  decideDispute,
  forceReceipt,
  liftStrike,
  picturesOfPart,
  waitingDisputes,
} from './disputes/operator.ts'
export { openPeer, type Peer } from './peer.ts'
export { mountPeer } from './routes.ts'
export { startPeer } from './start.ts'
export type { HouseShare, PeerEnding, PeerNews, PeerPorts, PeerWorld } from './world.ts'
