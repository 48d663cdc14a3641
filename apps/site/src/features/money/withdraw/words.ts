import { formatMoney } from '@jackfruit/i18n'
import type { BadgeTone } from '@jackfruit/ui'
import { BankIcon, CoinsIcon, DeviceMobileIcon } from '../../../shared/look/icons.ts'
import { knownText, useText } from '../../../shared/text/text.ts'
import type { Account, Checks, PayoutState } from './queries.ts'

export const toneOf: Readonly<Record<PayoutState, BadgeTone>> = {
  DRAFT: 'neutral',
  REQUESTED: 'info',
  RISK_REVIEW: 'info',
  KYC_WAIT: 'warning',
  APPROVED: 'info',
  QUEUED: 'info',
  SENDING: 'info',
  SENDING_UNKNOWN: 'warning',
  SENT: 'info',
  COMPLETED: 'positive',
  FAILED: 'warning',
  RETURNED: 'negative',
  REJECTED: 'negative',
  CANCELLED: 'neutral',
  SPLIT: 'info',
  P2P: 'info',
}

export const iconOf = { wallet: DeviceMobileIcon, bank: BankIcon, crypto: CoinsIcon } as const

/** A state and a reason as sentences; a reason that is newer than this page says nothing. */
export const stateText = (state: PayoutState): string =>
  knownText(`withdraw.state_${state.toLowerCase()}`) ?? state
export const reasonText = (reason: string | null): string | null =>
  reason ? knownText(`withdraw.reason_${reason}`) : null

/** A wallet is called by its name; a bank by the word for it. */
export function useMethodName(): (method: {
  kind: Account['kind']
  methodName: string
  bank?: string
}) => string {
  const text = useText()
  return ({ kind, methodName, bank }) => (kind === 'bank' ? bank || text('withdraw.bank') : methodName)
}

/** How long in words: under a minute in seconds, then whole minutes, then hours. */
export function useDuration(): (seconds: number) => string {
  const text = useText()
  return (seconds) => {
    if (seconds < 60) return text('withdraw.seconds', { count: Math.max(1, Math.round(seconds)) })
    if (seconds < 5_400) return text('withdraw.minutes', { count: Math.round(seconds / 60) })
    return text('withdraw.hours', { count: Math.round(seconds / 3_600) })
  }
}

/** Why this amount cannot be asked for, as things stand; null while it can. */
export function useBroken(): (checks: Checks) => string | null {
  const text = useText()
  return ({ currency, limits: { broken, min, max, dayLeft } }) => {
    const money = (amount: string) => formatMoney(amount, currency, { whole: true })
    return (
      broken && text(`withdraw.broken_${broken}`, { min: money(min), max: money(max), left: money(dayLeft) })
    )
  }
}
