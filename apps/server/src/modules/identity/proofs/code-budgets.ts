/**
 * What asking for codes may cost the brand: budgets by asker, by target, by range of numbers and for the
 * brand as a whole, each counted before anything is sent. Somebody who is paid for SMS that arrive in a
 * range of theirs comes to the end of one of them soon. The asker's own come first: whoever asks about the
 * number of another is out of codes before the number is, and its owner has codes apart (decision 0014).
 */
import { type Attempts, spendBudget } from '../guards/attempts.ts'
import type { Asker } from '../sessions/caller.ts'
import { type Limits, visitMs } from '../settings.ts'
import type { Target } from './targets.ts'

export interface Asking {
  readonly merchantId: number
  readonly target: Target
  readonly asker: Asker
  /**
   * Who asks, as far as it was proved. `owner`: the number is proved to be theirs, by the member or in this
   * browser. A member who wants to bind a number has not proved it yet.
   */
  readonly by: 'strangers' | 'owner' | { readonly binding: bigint }
}

export interface BudgetDeps {
  readonly attempts: Attempts
  readonly limits: Limits
  readonly now: () => Date
}

/**
 * Refusal('phone_too_many') where waiting helps soon, Refusal('phone_quota') where it does not. Answers how to
 * take back what counts for a whole day, where nothing came of it.
 */
export async function spendCodeBudgets(parts: BudgetDeps, asking: Asking): Promise<() => Promise<void>> {
  const { limits } = parts
  const { merchantId, target, asker, by } = asking
  const to = `code|${merchantId}|${target.address}`
  const dayLong: string[] = []
  const spendOfDay = async (subject: string, budget: Limits['codesToADay']) => {
    await spendBudget(parts, subject, budget, 'phone_quota')
    dayLong.push(subject)
  }

  await spendBudget(parts, `codes|${asker.place}`, limits.codesFrom, 'phone_too_many')
  await spendBudget(parts, `codes|network|${asker.network}`, limits.codesFromNetwork, 'phone_too_many')
  if (asker.visit)
    await spendBudget(parts, `codes|browser|${asker.visit}`, limits.codesFrom, 'phone_too_many')

  if (by === 'strangers') {
    const ones = [`network|${asker.network}`, ...(asker.visit ? [`browser|${asker.visit}`] : [])]
    for (const one of ones) await spendBudget(parts, `${to}|soon|${one}`, limits.codesTo, 'phone_too_many')
    for (const one of ones) await spendOfDay(`${to}|day|${one}`, limits.codesToByOne)
    await spendOfDay(`${to}|day`, limits.codesToADay)
  } else if (by === 'owner') {
    await spendBudget(parts, `${to}|owner|soon`, limits.codesTo, 'phone_too_many')
    await spendOfDay(`${to}|owner|day`, limits.codesToADay)
  } else {
    const member = `codes|${merchantId}|member|${by.binding}`
    await spendBudget(parts, `${to}|member|${by.binding}`, limits.codesTo, 'phone_too_many')
    await spendOfDay(member, limits.codesOfMember)
    await spendOfDay(`${to}|bind`, limits.codesToBind)
  }

  if (target.range !== null)
    await spendBudget(parts, `codes|${merchantId}|range|${target.range}`, limits.codesInRange, 'phone_quota')
  await spendBudget(parts, `codes|${merchantId}|${target.kind}`, limits.codesOfBrand, 'phone_quota')
  return async () => {
    for (const subject of dayLong) await parts.attempts.takeBack(subject)
  }
}

/**
 * Whether one more may be asked for without a picture: of many at once, no more than so many from one place,
 * neighbourhood or browser, and to one number, whoever asks.
 */
export async function mayAskBare(
  { attempts, limits }: BudgetDeps,
  { merchantId, target, asker, by }: Asking,
): Promise<boolean> {
  const { windowMs } = limits.codesFrom
  const counted = [
    [`codes-bare|${asker.place}`, windowMs, limits.codesBeforeCaptcha],
    [`codes-bare|network|${asker.network}`, windowMs, limits.codesBeforeCaptchaInNetwork],
    ...(asker.visit
      ? [[`codes-bare|browser|${asker.visit}`, windowMs, limits.codesBeforeCaptcha] as const]
      : []),
    ...(by === 'strangers'
      ? [
          [
            `codes-bare|${merchantId}|${target.address}`,
            limits.codesToADay.windowMs,
            limits.codesToBeforeCaptcha,
          ] as const,
        ]
      : []),
  ] as const
  for (const [subject, window, most] of counted)
    if ((await attempts.add(subject, window)).tries > most) return false
  return true
}

/** Tries to guess, over all targets, from one place or in one browser. Answers how to take this one back. */
export async function spendGuess(parts: BudgetDeps, { place, visit }: Asker): Promise<() => Promise<void>> {
  const subjects = [`code-guesses|${place}`, ...(visit ? [`code-guesses|browser|${visit}`] : [])]
  for (const subject of subjects) await spendBudget(parts, subject, parts.limits.codeGuesses)
  return async () => {
    for (const subject of subjects) await parts.attempts.takeBack(subject)
  }
}

type Proved = Pick<Asking, 'merchantId' | 'target'> & { readonly visit: string | null }

const provedSubject = ({ merchantId, target, visit }: Proved): string =>
  `code-proved|${merchantId}|${target.address}|${visit}`

/** A right code was shown in this browser: from now on it asks about this number as its owner. */
export async function noteProved({ attempts }: Pick<BudgetDeps, 'attempts'>, proved: Proved): Promise<void> {
  if (proved.visit) await attempts.add(provedSubject(proved), visitMs)
}

/** A browser in which the number was proved asks as its owner. It tells nobody whether a member has it. */
export async function standingOf(
  { attempts }: Pick<BudgetDeps, 'attempts'>,
  proved: Proved,
): Promise<'owner' | 'strangers'> {
  if (!proved.visit) return 'strangers'
  return (await attempts.count(provedSubject(proved))).tries > 0 ? 'owner' : 'strangers'
}
