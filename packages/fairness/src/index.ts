export { clientSeedPattern, commitOf, type Draw, drawPf1 } from './pf1.ts'
export { chainFrom, combineSeeds, drawPf2, linkFollows, roundKey } from './pf2.ts'
export { canonical, type Proof, type Redeal, type Verdict, verifyProof } from './proof.ts'
export { openStream, type Random, type Stream } from './stream.ts'
