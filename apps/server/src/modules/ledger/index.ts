export {
  balancesOf,
  findAccount,
  lockAccounts,
  type Owner,
  openAccount,
  openAccounts,
  openHouse,
  ownersOf,
  type Standing,
  setFrozen,
  standingOf,
  standingsOf,
} from './accounts.ts'
export { type AuditPart, type AuditReport, audit, type Broken, checkedByAccount } from './audit.ts'
export { anchorKey, anchorsFileIn, checkedFileIn } from './chain/anchors.ts'
export { startSealer } from './chain/seal.ts'
export { chainAround, sealedLines } from './chain/stretch.ts'
export { type ChainReport, verifyChain } from './chain/verify-chain.ts'
export { type Corrected, type Correction, correct } from './correct.ts'
export { accountsOwing, debtOf, holdingOf, settleDebts } from './debts.ts'
export { type Batch, type Follower, follow, hasPassed } from './follow.ts'
export type { AccountKind, Kind, Status } from './kinds.ts'
export type { Posted } from './lanes/carrying.ts'
export { type Lanes, openLanes } from './lanes/lanes.ts'
export { openPostings, type Postings } from './lanes/postings.ts'
export { writeIn } from './lanes/write-in.ts'
export {
  type Bounds,
  type Cap,
  capStake,
  closeUntil,
  depositedBetween,
  type Guard,
  type Period,
  type Played,
  periodAround,
  periods,
  playedSince,
  type Sitting,
  setGuard,
  sittingOf,
} from './looks/guards.ts'
export { nearlyEmpty, type Rest, restOf } from './looks/rest.ts'
export type { Ledger } from './module.ts'
export { type Movement, type Outcome, Overloaded } from './movement.ts'
export { ensurePartitions, nextMonthIsReady } from './partitions.ts'
export { type Move, type MovedKind, move, type PostedKind, type Posting, post, postAll } from './post.ts'
export {
  movementsOfRound,
  movementsOfRounds,
  roundsBeyond,
  statement,
  type Transfer,
  transferByKey,
} from './read.ts'
export { type Filter, movementsOf, movementsOfHouse, type PeriodSums, periodOf } from './record.ts'
export { transfersSince } from './stream/stream.ts'
