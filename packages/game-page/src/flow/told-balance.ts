/**
 * The balance that the site around a game tells: money may come from elsewhere while it is open, a deposit most of
 * all. What a round makes of the balance its own answer says, at once; the site's word is taken between rounds, and
 * after it has stood for a moment, because the news of a stake and of its win come one after the other.
 */
import { type Currency, type Minor, parseMinor } from '@jackfruit/kernel'

export const standsForMs = 700

/** `{ amount: '100.00', currency: 'MMK' }`; null for what is of another shape, or money of another kind. */
export function readBalance(told: unknown, { code, scale }: Currency): Minor | null {
  if (typeof told !== 'object' || told === null) return null
  if (!('amount' in told && 'currency' in told) || told.currency !== code) return null
  return parseMinor(told.amount, scale)
}

interface Taking {
  /** No round is under way. */
  readonly isIdle: () => boolean
  readonly take: (balance: Minor) => void
}

export interface ToldBalance {
  readonly hear: (balance: Minor) => void
  /** A round begins: its own answer will know better than what was told before it. */
  readonly forget: () => void
  /** A round has ended: what was told while it went on may be taken. */
  readonly look: () => void
}

export function makeToldBalance({ isIdle, take }: Taking): ToldBalance {
  let told: Minor | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const takeIfIdle = () => {
    if (told === null || !isIdle()) return
    take(told)
    told = null
  }
  const look = () => {
    clearTimeout(timer)
    if (told !== null) timer = setTimeout(takeIfIdle, standsForMs)
  }
  return {
    hear: (balance) => {
      told = balance
      look()
    },
    forget: () => {
      told = null
    },
    look,
  }
}
