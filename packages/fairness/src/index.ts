export {
  type Falls,
  fallsOf,
  hurdleAt,
  leftOver,
  type PotTerms,
  potAfter,
  thresholdOf,
  winningPlace,
} from './jackpot.ts'
export { clientSeedPattern, commitOf, type Draw, drawPf1 } from './pf1.ts'
export { chainFrom, combineSeeds, drawPf2, lateEntropy, linkFollows, roundKey } from './pf2.ts'
export {
  chances,
  type DrawnPrize,
  entriesText,
  prizeAt,
  type Rain,
  sharesOf,
  sticksMax,
  winnersOf,
} from './prizes.ts'
export { canonical, type Proof, type Redeal, type Verdict, verifyProof } from './proof.ts'
export { receiptDiffers, saidIn, tableReceiptDiffers } from './receipt.ts'
export {
  arrived,
  type Broken,
  type ChainPoint,
  follow,
  type Place,
  placeAt,
  readEntry,
  type SealedEntries,
  type StatementEntry,
} from './statement.ts'
export { openStream, type Random, type Stream } from './stream.ts'
export {
  type IsBeaconsWord,
  type TableFault,
  type TableProof,
  type TableRedraw,
  type TableVerdict,
  verifyTableProof,
} from './table-proof.ts'
