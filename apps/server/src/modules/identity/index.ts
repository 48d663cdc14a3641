/** Who somebody is: members, the ways in, sessions and the tickets for sockets. */
export { type Attempts, openAttempts } from './attempts.ts'
export { cleanUpIdentity } from './clean-up.ts'
export { type Identity, type IdentityOptions, openIdentity } from './identity.ts'
export type { Member, MemberStatus } from './members.ts'
export { seedDemoMembers } from './seed.ts'
export type { Limits } from './settings.ts'
