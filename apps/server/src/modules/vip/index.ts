/** VIP: levels by what was paid in and bet, and what they bring. */
export { benefitsOf, membersFrom, rankOf, ranksOf, rebateRates } from './benefits.ts'
export { changesOfMember, type LevelChange, levelChanges, type PastChange } from './changes.ts'
export { isDue } from './evaluate.ts'
export type { Vip } from './module.ts'
export { type Benefits, type Level, planOf, rateWhole, type Signature, writePlan } from './plan.ts'
export { setRank } from './set.ts'
