/**
 * What stands before a password is looked at: budgets by name and by place, and after some failures
 * a picture. Known and unknown names are counted alike. A name under attack stays open to its owner
 * at places where the owner was before.
 */
import { Refusal } from '@jackfruit/kernel'
import type { Tally } from './attempts.ts'
import type { Parts } from './parts.ts'
import { type Budget, hour } from './settings.ts'

export interface LoginTry {
  readonly merchantId: number
  readonly key: string
  readonly place: string
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
  /** Whether somebody of this name has been at this place lately. */
  readonly isKnownPlace: boolean
}

export interface Admission {
  /** What the refusal of a wrong password tells: whether the next try needs a picture, and how many are left. */
  readonly afterFailure: Readonly<Record<string, unknown>>
  /** The password was right: failures of this name are forgotten. */
  succeeded(): Promise<void>
  /** It was not looked at: the try does not count. */
  takeBack(): Promise<void>
}

/** Places are remembered this long. */
export const knownPlaceMs = 30 * 24 * hour
const warnBelow = 6

type GuardParts = Pick<Parts, 'attempts' | 'captchas' | 'limits' | 'now'>

export async function admit(parts: GuardParts, attempt: LoginTry): Promise<Admission> {
  const { attempts, captchas, limits, now } = parts
  const name = `name|${attempt.merchantId}|${attempt.key}`
  const nameHere = `${name}|${attempt.place}`
  const place = `place|${attempt.place}`
  const refuseIfSpent = ({ tries, until }: Tally, budget: Budget) => {
    if (tries < budget.tries) return
    throw new Refusal('too_many_attempts', {
      retryAfter: Math.ceil((until.getTime() - now().getTime()) / 1000),
    })
  }

  const before = await attempts.count(name)
  refuseIfSpent(await attempts.count(nameHere), limits.nameHere)
  refuseIfSpent(await attempts.count(place), limits.place)
  if (!attempt.isKnownPlace) refuseIfSpent(before, limits.nameAnywhere)

  const needsCaptcha = before.tries >= limits.captchaAfter
  if (needsCaptcha) {
    if (!attempt.captcha) throw new Refusal('captcha_required', { captcha: true })
    if (!(await captchas.isRight(attempt.captchaId, attempt.captcha)))
      throw new Refusal('captcha_wrong', { captcha: true })
  }

  // Counted before the password is looked at: of many at once, those beyond the budget are refused here.
  const anywhere = await attempts.add(name, limits.nameAnywhere.windowMs)
  const here = await attempts.add(nameHere, limits.nameHere.windowMs)
  const from = await attempts.add(place, limits.place.windowMs)
  refuseIfSpent(lessOne(here), limits.nameHere)
  refuseIfSpent(lessOne(from), limits.place)
  if (!needsCaptcha && anywhere.tries > limits.captchaAfter)
    throw new Refusal('captcha_required', { captcha: true })

  const triesLeft = limits.nameHere.tries - here.tries
  return {
    afterFailure: {
      ...(anywhere.tries >= limits.captchaAfter ? { captcha: true } : {}),
      ...(triesLeft < warnBelow ? { triesLeft } : {}),
    },
    async succeeded() {
      await attempts.forget(name)
      await attempts.forget(nameHere)
      await attempts.takeBack(place)
    },
    async takeBack() {
      for (const subject of [name, nameHere, place]) await attempts.takeBack(subject)
    },
  }
}

const lessOne = ({ tries, until }: Tally): Tally => ({ tries: tries - 1, until })
