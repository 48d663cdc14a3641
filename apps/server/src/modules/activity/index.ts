/** What members did, told once to everybody who counts it. */
export { type DaySums, daysOf } from './days.ts'
export type { Activity, AnyDeed, Deed, DeedRows } from './module.ts'
