/** What members did: settled bets and money in and out, told once each to everybody who counts them. */
export type { DaySums } from './days.ts'
export type { Activity, Deed } from './module.ts'
export type { Reader } from './read.ts'
