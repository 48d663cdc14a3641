/**
 * What stands before a password is looked at: budgets by name, by place and its neighbourhood and by browser, and
 * after some failures of any of these, or very many of strangers at the brand, a picture. Known and unknown
 * names are counted alike. A name under attack stays open to its owner at places where the owner was before.
 */
import { Refusal } from '@jackfruit/kernel'
import { type Tally, tooMany } from '../guards/attempts.ts'
import { beginTry, triesSoFar } from '../guards/tries.ts'
import type { Parts } from '../parts.ts'
import type { Asker } from '../sessions/caller.ts'
import { type Budget, hour, type Limits } from '../settings.ts'

export interface LoginTry {
  readonly merchantId: number
  readonly key: string
  readonly asker: Asker
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
  /** Whether somebody of this name has been at this place lately. */
  readonly isKnownPlace: boolean
}

export interface Admission {
  /** The password was wrong: what its refusal tells, whether the next try needs a picture, and how many are left. */
  failed(): Promise<Readonly<Record<string, unknown>>>
  /** The password was right: failures of this name are forgotten. */
  succeeded(): Promise<void>
  /** It was not looked at: the try does not count. */
  takeBack(): Promise<void>
}

/** Places are remembered this long. */
export const knownPlaceMs = 30 * 24 * hour
const warnBelow = 6
/** So many may be on their way from one place at once without a picture, beside those that have failed. */
const atOnceMax = 10

type GuardParts = Pick<Parts, 'attempts' | 'captchas' | 'limits' | 'now'>

export async function admit(parts: GuardParts, attempt: LoginTry): Promise<Admission> {
  const { attempts, captchas, limits, now } = parts
  const { place: from, network, visit } = attempt.asker
  const name = `name|${attempt.merchantId}|${attempt.key}`
  const budgets: readonly Held[] = [
    { subject: name, budget: limits.nameAnywhere, binds: !attempt.isKnownPlace },
    { subject: `${name}|${from}`, budget: limits.nameHere, binds: true },
    { subject: `place|${from}`, budget: limits.place, binds: true },
    ...widerBudgets(limits, attempt),
  ]
  const counted = budgets.map(({ subject, budget }) => ({ subject, windowMs: budget.windowMs }))
  const failures: readonly (readonly [string, number])[] = [
    [`failures|${from}`, limits.captchaAfter],
    [`failures|network|${network}`, limits.captchaAfterInNetwork],
    ...(attempt.isKnownPlace
      ? []
      : [[`failures|brand|${attempt.merchantId}`, limits.captchaAfterInBrand] as const]),
    ...(visit ? [[`failures|browser|${visit}`, limits.captchaAfter] as const] : []),
  ]
  const refuseIfSpent = (tallies: readonly Tally[], more: 0 | 1) => {
    for (const [at, { budget, binds }] of budgets.entries()) {
      const { tries = 0, until = now() } = tallies[at] ?? {}
      if (binds && tries >= budget.tries + more) throw tooMany(until, now())
    }
  }

  const before = await triesSoFar(attempts, counted)
  refuseIfSpent(before, 0)
  // Failures of a place count against strangers alone: neighbours behind one address go on as they were.
  const failedHere =
    !attempt.isKnownPlace && isAny(failures, await attempts.countAll(failures.map(([subject]) => subject)))
  const needsCaptcha = (before[0]?.tries ?? 0) >= limits.captchaAfter || failedHere
  if (needsCaptcha) {
    if (!attempt.captcha) throw new Refusal('captcha_required', { captcha: true })
    if (!(await captchas.isRight({ action: 'login', visit }, attempt)))
      throw new Refusal('captcha_wrong', { captcha: true })
  }

  // Counted before the password is looked at: of many at once, those beyond the budget are refused here.
  const tries = await beginTry(attempts, counted)
  const [anywhere, , ofPlace] = tries.tallies
  try {
    refuseIfSpent(tries.tallies, 1)
    const isBurst = !attempt.isKnownPlace && (ofPlace?.tries ?? 0) > limits.captchaAfter + atOnceMax
    if (!needsCaptcha && (isBurst || (anywhere?.tries ?? 0) > limits.captchaAfter))
      throw new Refusal('captcha_required', { captcha: true })
  } catch (refused) {
    await tries.over()
    throw refused
  }
  return {
    async failed() {
      const found = await tries.wrong(
        failures.map(([subject]) => ({ subject, windowMs: limits.place.windowMs })),
      )
      const isNext =
        (found[0]?.tries ?? 0) >= limits.captchaAfter ||
        isAny(failures, found.slice(counted.length, counted.length + failures.length))
      const triesLeft = limits.nameHere.tries - (found[1]?.tries ?? 0)
      return { ...(isNext ? { captcha: true } : {}), ...(triesLeft < warnBelow ? { triesLeft } : {}) }
    },
    async succeeded() {
      await tries.over()
      for (const { subject } of counted.slice(0, 2)) await attempts.forget(subject)
    },
    takeBack: tries.over,
  }
}

interface Held {
  readonly subject: string
  readonly budget: Budget
  /** Whether who is beyond it is refused, or only told of it. */
  readonly binds: boolean
}

/** Neighbourhood and browser: they bind strangers, who go from place to place. */
function widerBudgets(limits: Limits, { asker: { network, visit }, isKnownPlace }: LoginTry): Held[] {
  if (isKnownPlace) return []
  return [
    { subject: `network|${network}`, budget: limits.network, binds: true },
    ...(visit ? [{ subject: `browser|${visit}`, budget: limits.browser, binds: true }] : []),
  ]
}

/** Whether one of these has come to its number. */
function isAny(most: readonly (readonly [string, number])[], tallies: readonly Tally[]): boolean {
  return most.some(([, number], at) => (tallies[at]?.tries ?? 0) >= number)
}
