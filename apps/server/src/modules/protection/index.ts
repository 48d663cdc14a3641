/** Player protection: limits, time-out, self-exclusion, reality check. */
export type { Deposit } from './deposits.ts'
export type { StakeVerdict } from './door.ts'
export { overLimits } from './over.ts'
export { openProtection, type Protection } from './protection.ts'
export { closedNow, type ProtectionChange, protectionChanges } from './published.ts'
