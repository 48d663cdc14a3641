export {
  lockAccounts,
  type Owner,
  openAccount,
  openHouse,
  ownersOf,
  type Standing,
  setFrozen,
  standingOf,
} from './accounts.ts'
export { anchorKey, anchorsFileIn } from './anchors.ts'
export { type AuditReport, audit } from './audit.ts'
export { type Corrected, type Correction, correct } from './correct.ts'
export type { AccountKind, Kind, Status } from './kinds.ts'
export { type Lanes, openLanes, type Posted } from './lanes.ts'
export type { Movement, Outcome } from './movement.ts'
export { ensurePartitions, nextMonthIsReady } from './partitions.ts'
export { type Move, move, type Posting, post } from './post.ts'
export {
  movementsOfRound,
  statement,
  type Transfer,
  transferByKey,
  transfersSince,
  type Window,
} from './read.ts'
export { startSealer } from './seal.ts'
export { type ChainReport, verifyChain } from './verify-chain.ts'
