/** The boundary to game studios: the signed API both ways, launches, play sessions, and the wallets that they keep. */

export type { BonusesAtPlay } from './bonuses.ts'
export { creditRules } from './credits/audit.ts'
export { registerBudget } from './credits/decide.ts'
export { type CreditsDesk, openCreditsDesk } from './credits/desk.ts'
export type { AskEvidence } from './evidence.ts'
export type { Settled } from './free-rounds/grants.ts'
export type { Grant } from './free-rounds/rows.ts'
export type { Vendors } from './module.ts'
export type { Origin, Origins, UnusualCredit } from './origins/origins.ts'
export { openPlayers, playerIdOf } from './players.ts'
export { type Recovered, recoverStudio } from './restoring/recover.ts'
export { openPlaySessions } from './sessions.ts'
