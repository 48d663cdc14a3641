/** Who somebody is: members, the ways in, sessions and the tickets for sockets. */
export type { Ending } from './endings.ts'
export { type Identity, type IdentityOptions, openIdentity } from './identity.ts'
export type { Member, MemberStatus } from './members.ts'
export { demoMembers, seedDemoMembers } from './seed.ts'
export type { Limits } from './settings.ts'
