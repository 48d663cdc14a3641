/** What members did, told once to everybody who counts it. */
export type { Activity, Deed } from './module.ts'
