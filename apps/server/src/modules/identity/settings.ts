/** Times and bounds of identity. An installation may set other limits, for tests above all. */

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute

/** How long a session lives without use, and in all. Who can do more has less time. */
export const memberLife = { idleMs: 30 * minute, absoluteMs: 12 * hour } as const
export const agentLife = { idleMs: 15 * minute, absoluteMs: 8 * hour } as const

/** After a rotation the old token serves calls that are on their way. */
export const rotationGraceMs = 30 * second
/** A session's last use is written at most this often. */
export const seenEveryMs = minute
export const sessionsPerMember = 5

export const nonceMs = 120 * second
export const ticketMs = 60 * second
export const proofMs = 10 * minute
export const captchaMs = 2 * minute

export const keyRotatedMs = 24 * hour
export const keyDestroyedMs = 48 * hour

export interface Budget {
  readonly tries: number
  readonly windowMs: number
}

export interface Limits {
  /** Wrong passwords for one name, from anywhere, before a picture is asked for. */
  readonly captchaAfter: number
  /** Wrong passwords for one name from one place. */
  readonly nameHere: Budget
  /** Wrong passwords for one name from anywhere; places the member has logged in from are exempt. */
  readonly nameAnywhere: Budget
  /** Wrong passwords from one place, whatever the names. */
  readonly place: Budget
  /** Registrations from one place. */
  readonly registrations: Budget
  /** Wrong old passwords at a change of password. */
  readonly passwordChange: Budget
  /** The search space of the proof of work. */
  readonly proofMax: number
}

export const usualLimits: Limits = {
  captchaAfter: 3,
  nameHere: { tries: 10, windowMs: 15 * minute },
  nameAnywhere: { tries: 50, windowMs: hour },
  place: { tries: 100, windowMs: 15 * minute },
  registrations: { tries: 60, windowMs: hour },
  passwordChange: { tries: 5, windowMs: 15 * minute },
  proofMax: 50_000,
}
