/** Activity: what members did, told once each to whoever counts it, and its sums by day. */
export type { Activity } from './module.ts'
