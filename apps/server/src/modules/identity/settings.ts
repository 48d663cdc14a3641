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
/** How long a login from a new place waits for its second proof. */
export const secondStepMs = 10 * minute
/** How long a trial account lives, and how long a browser is remembered. */
export const trialLifeMs = 24 * hour
export const rememberedMs = 24 * hour
/** How long a browser keeps its name, and is trusted with a number that was proved in it. */
export const visitMs = 30 * 24 * hour
export const captchaMs = 2 * minute

/** Codes of six digits: how long one works, how many wrong tries are looked at, when another may be asked for. */
export const codeMs = 5 * minute
export const codeTries = 5
export const codeResendMs = minute
/** How long a link to a new password works. */
export const resetLinkMs = 30 * minute

export const keyRotatedMs = 24 * hour
export const keyDestroyedMs = 48 * hour

export interface Budget {
  readonly tries: number
  readonly windowMs: number
}

export interface Limits {
  /** Wrong passwords for one name from anywhere, or from one place by whatever name, before a picture is asked for. */
  readonly captchaAfter: number
  /** Wrong passwords for one name from one place. */
  readonly nameHere: Budget
  /** Wrong passwords for one name from anywhere; places the member has logged in from are exempt. */
  readonly nameAnywhere: Budget
  /** Wrong passwords from one place, whatever the names. */
  readonly place: Budget
  /** The same from one neighbourhood of places, and from one browser; places the member knows are exempt. */
  readonly network: Budget
  readonly browser: Budget
  /** Failures of strangers at a whole brand: so many come of an attack from everywhere at once. */
  readonly captchaAfterInBrand: number
  /** So many wrong passwords from one neighbourhood before a picture is asked for. */
  readonly captchaAfterInNetwork: number
  /** Registrations from one place. */
  readonly registrations: Budget
  /** Looks at agents' codes from one place. */
  readonly affiliateChecks: Budget
  /** Trial accounts from one place. */
  readonly trials: Budget
  /** The same from one neighbourhood of places. */
  readonly trialsInNetwork: Budget
  /** Wrong old passwords at a change of password. */
  readonly passwordChange: Budget
  /** Codes asked for one number or address by one asker: within some minutes, and within a day. */
  readonly codesTo: Budget
  readonly codesToByOne: Budget
  /** Codes to one number or address within a day: by strangers together, and apart from them by its owner. */
  readonly codesToADay: Budget
  /** Codes to one number or address within a day, by members who want to bind it, and by one such member to all. */
  readonly codesToBind: Budget
  readonly codesOfMember: Budget
  /** Codes asked for from one place or browser, and from one neighbourhood of places. */
  readonly codesFrom: Budget
  readonly codesFromNetwork: Budget
  /** So many from one place or browser, from one neighbourhood, and to one number a day without a picture. */
  readonly codesBeforeCaptcha: number
  readonly codesBeforeCaptchaInNetwork: number
  readonly codesToBeforeCaptcha: number
  /** Codes to one range of numbers, and to all numbers of a brand. */
  readonly codesInRange: Budget
  readonly codesOfBrand: Budget
  /** Codes tried from one place, whatever they are for. */
  readonly codeGuesses: Budget
  /** The search space of the proof of work. */
  readonly proofMax: number
}

export const usualLimits: Limits = {
  captchaAfter: 3,
  nameHere: { tries: 10, windowMs: 15 * minute },
  nameAnywhere: { tries: 50, windowMs: hour },
  place: { tries: 100, windowMs: 15 * minute },
  network: { tries: 300, windowMs: 15 * minute },
  browser: { tries: 30, windowMs: 15 * minute },
  captchaAfterInNetwork: 30,
  captchaAfterInBrand: 200,
  registrations: { tries: 60, windowMs: hour },
  affiliateChecks: { tries: 120, windowMs: hour },
  trials: { tries: 20, windowMs: 24 * hour },
  trialsInNetwork: { tries: 60, windowMs: 24 * hour },
  passwordChange: { tries: 5, windowMs: 15 * minute },
  codesTo: { tries: 3, windowMs: 5 * minute },
  codesToByOne: { tries: 3, windowMs: 24 * hour },
  codesToADay: { tries: 5, windowMs: 24 * hour },
  codesToBind: { tries: 10, windowMs: 24 * hour },
  codesOfMember: { tries: 10, windowMs: 24 * hour },
  codesFrom: { tries: 20, windowMs: 5 * minute },
  codesFromNetwork: { tries: 60, windowMs: 5 * minute },
  codesBeforeCaptcha: 5,
  codesBeforeCaptchaInNetwork: 20,
  codesToBeforeCaptcha: 2,
  codesInRange: { tries: 200, windowMs: hour },
  codesOfBrand: { tries: 5_000, windowMs: 24 * hour },
  codeGuesses: { tries: 100, windowMs: 15 * minute },
  proofMax: 50_000,
}

/** Journeys of a test come all from one place. */
const many: Budget = { tries: 100_000, windowMs: minute }
export const limitsOff: Partial<Limits> = {
  ...{ codesFrom: many, codesFromNetwork: many },
  ...{ codesBeforeCaptcha: many.tries, codesBeforeCaptchaInNetwork: many.tries },
  captchaAfterInBrand: many.tries,
}
