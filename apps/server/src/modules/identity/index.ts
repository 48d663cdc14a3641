/** Who somebody is: members, the ways in, sessions and the tickets for sockets. */

export { cleanUpIdentity } from './clean-up.ts'
export { type Attempts, openAttempts } from './guards/attempts.ts'
export { openPasswords } from './guards/hashing/passwords.ts'
export type { Identity } from './identity.ts'
export { type Member, type MemberStatus, membersById, nameKey } from './members.ts'
export { type MoneyFacts, openMoneyFacts } from './money-facts.ts'
export { isAgent, memberNamed, openAccount, openAccountIn, stillOneTime } from './open-account.ts'
export { type Birthday, birthdayOf, givePayeeName, payeeNameOf } from './personal.ts'
export { type PlaceProblem, placeElsewhere, setUse, type UseProblem } from './placing.ts'
export { type Presence, presenceOf, seenSince } from './presence.ts'
export type { PaymentPasswords, PaymentProblem } from './proofs/payment-passwords.ts'
export {
  type Brought,
  broughtAmong,
  broughtBy,
  type IdentityChange,
  identityChanges,
  joinedAmong,
  joinedAt,
  type Listed,
  membersAfter,
  referralCodeOf,
} from './published.ts'
export { type Rank, writeRanks } from './ranks.ts'
export {
  type AgentCode,
  agentCodes,
  makeAgentCode,
  restAgentCode,
} from './registration/agent-codes.ts'
export { hasRoomBelow, holdAgent, maskedName, typeFrom } from './registration/invitations.ts'
export { type FieldProblem, nameProblem } from './registration/register-rules.ts'
export { blockedAmong, lastSeenOf, linkedMembers, sharingAddress, sharingBrowser } from './relations.ts'
export {
  type Granted,
  grantRole,
  grantRoleIn,
  type Role,
  type RoleProblem,
  roleChanges,
  roles,
} from './roles.ts'
export { seedDemoMembers } from './seed.ts'
export { membersOnline } from './sessions/online.ts'
export type { Limits } from './settings.ts'
