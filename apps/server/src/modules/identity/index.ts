/** Who somebody is: members, the ways in, sessions and the tickets for sockets. */

export { cleanUpIdentity } from './clean-up.ts'
export { type Attempts, openAttempts } from './guards/attempts.ts'
export { openPasswords } from './guards/passwords.ts'
export type { Identity } from './identity.ts'
export type { Member, MemberStatus } from './members.ts'
export { type MoneyFacts, openMoneyFacts } from './money-facts.ts'
export { isAgent, memberNamed, openAccount } from './open-account.ts'
export { payeeNameOf } from './personal.ts'
export type { PaymentPasswords, PaymentProblem } from './proofs/payment-passwords.ts'
export { blockedAmong, lastSeenOf, linkedMembers } from './relations.ts'
export { seedDemoMembers } from './seed.ts'
export type { Limits } from './settings.ts'
