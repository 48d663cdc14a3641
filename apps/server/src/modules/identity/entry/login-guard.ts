/**
 * What stands before a password is looked at: budgets by name, by place and its neighbourhood and by browser, and
 * after some failures of any of these, or very many of strangers at the brand, a picture. Known and unknown
 * names are counted alike. A name under attack stays open to its owner at places where the owner was before.
 */
import { Refusal } from '@jackfruit/kernel'
import { type Tally, tooMany } from '../guards/attempts.ts'
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
  const name = `name|${attempt.merchantId}|${attempt.key}`
  const { place: from, network, visit } = attempt.asker
  const nameHere = `${name}|${from}`
  const place = `place|${from}`
  const wider = widerBudgets(limits, attempt)
  const failures: readonly (readonly [string, number])[] = [
    [`failures|${from}`, limits.captchaAfter],
    [`failures|network|${network}`, limits.captchaAfterInNetwork],
    ...(attempt.isKnownPlace
      ? []
      : [[`failures|brand|${attempt.merchantId}`, limits.captchaAfterInBrand] as const]),
    ...(visit ? [[`failures|browser|${visit}`, limits.captchaAfter] as const] : []),
  ]
  const refuseIfSpent = ({ tries, until }: Tally, budget: Budget) => {
    if (tries >= budget.tries) throw tooMany(until, now())
  }

  const before = await attempts.count(name)
  refuseIfSpent(await attempts.count(nameHere), limits.nameHere)
  refuseIfSpent(await attempts.count(place), limits.place)
  if (!attempt.isKnownPlace) refuseIfSpent(before, limits.nameAnywhere)
  for (const { subject, budget } of wider) refuseIfSpent(await attempts.count(subject), budget)

  // Failures of a place count against strangers alone: neighbours behind one address go on as they were.
  const failedHere =
    !attempt.isKnownPlace && (await isAny(failures, async (one) => (await attempts.count(one)).tries))
  const needsCaptcha = before.tries >= limits.captchaAfter || failedHere
  if (needsCaptcha) {
    if (!attempt.captcha) throw new Refusal('captcha_required', { captcha: true })
    if (!(await captchas.isRight({ action: 'login', visit }, attempt)))
      throw new Refusal('captcha_wrong', { captcha: true })
  }

  // Counted before the password is looked at: of many at once, those beyond the budget are refused here.
  const anywhere = await attempts.add(name, limits.nameAnywhere.windowMs)
  const here = await attempts.add(nameHere, limits.nameHere.windowMs)
  const ofPlace = await attempts.add(place, limits.place.windowMs)
  refuseIfSpent(lessOne(here), limits.nameHere)
  refuseIfSpent(lessOne(ofPlace), limits.place)
  for (const { subject, budget } of wider)
    refuseIfSpent(lessOne(await attempts.add(subject, budget.windowMs)), budget)
  const counted = [name, nameHere, place, ...wider.map(({ subject }) => subject)]
  const isBurst = !attempt.isKnownPlace && ofPlace.tries > limits.captchaAfter + atOnceMax
  if (!needsCaptcha && isBurst) for (const subject of counted) await attempts.takeBack(subject)
  if (!needsCaptcha && (isBurst || anywhere.tries > limits.captchaAfter))
    throw new Refusal('captcha_required', { captcha: true })

  const triesLeft = limits.nameHere.tries - here.tries
  return {
    async failed() {
      const failed = await isAny(
        failures,
        async (one) => (await attempts.add(one, limits.place.windowMs)).tries,
      )
      const isNext = anywhere.tries >= limits.captchaAfter || failed
      return { ...(isNext ? { captcha: true } : {}), ...(triesLeft < warnBelow ? { triesLeft } : {}) }
    },
    async succeeded() {
      await attempts.forget(name)
      await attempts.forget(nameHere)
      for (const subject of [place, ...wider.map(({ subject }) => subject)]) await attempts.takeBack(subject)
    },
    async takeBack() {
      for (const subject of counted) await attempts.takeBack(subject)
    },
  }
}

/** Neighbourhood and browser: they bind strangers, who go from place to place. */
function widerBudgets(limits: Limits, { asker: { network, visit }, isKnownPlace }: LoginTry) {
  if (isKnownPlace) return []
  return [
    { subject: `network|${network}`, budget: limits.network },
    ...(visit ? [{ subject: `browser|${visit}`, budget: limits.browser }] : []),
  ]
}

/** Whether one of these has come to its number; all of them are asked, or counted. */
async function isAny(
  subjects: readonly (readonly [string, number])[],
  triesOf: (subject: string) => Promise<number>,
): Promise<boolean> {
  let any = false
  for (const [subject, most] of subjects) if ((await triesOf(subject)) >= most) any = true
  return any
}

const lessOne = ({ tries, until }: Tally): Tally => ({ tries: tries - 1, until })
