/** Rebates: what valid bets bring back. */
export type { Rebates } from './module.ts'
export { type Preview, payNow, previewOf, type Signature, type Standing, standingOf } from './operate.ts'
