import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import type { Checks } from './queries.ts'

export interface CheckRow {
  readonly id: string
  readonly state: 'ok' | 'wait' | 'stop'
  readonly title: string
  readonly detail: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Where what is missing is done. */
export interface ChecksTo {
  readonly onTurnover: () => void
  readonly onPaymentPassword: () => void
  readonly onDocuments: () => void
  readonly onOrder: (id: string) => void
}

/** Everything that decides, in words, as it stands now: nothing is refused later that is not told here. */
export function useCheckRows(checks: Checks | undefined, to: ChecksTo): readonly CheckRow[] {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  if (!checks) return []
  const { currency, turnover, verification, limits, count, pending, paymentPassword, account } = checks
  const money = (amount: string) => formatMoney(amount, currency, { whole: true })
  const { problem, usableAt } = account
  const pendingId = pending.id
  const rows: CheckRow[] = [
    {
      ...{ id: 'turnover', state: turnover.state, title: text('withdraw.check_turnover') },
      detail:
        turnover.state === 'ok'
          ? text('withdraw.turnover_done')
          : text('withdraw.turnover_left', { amount: money(turnover.left) }),
      ...(turnover.state !== 'ok' && {
        action: { label: text('withdraw.turnover_see'), run: to.onTurnover },
      }),
    },
    {
      ...{ id: 'verification', state: verification.state, title: text('withdraw.check_verification') },
      detail:
        verification.documents === 'approved'
          ? text('withdraw.verified')
          : text(verification.state === 'ok' ? 'withdraw.papers_later' : 'withdraw.papers_needed', {
              amount: money(verification.neededFrom),
            }),
      ...(verification.state !== 'ok' &&
        verification.documents !== 'pending' && {
          action: { label: text('withdraw.hand_in'), run: to.onDocuments },
        }),
    },
    {
      ...{
        id: 'limits',
        state: count.state === 'stop' ? 'stop' : limits.state,
        title: text('withdraw.check_limits'),
      },
      detail:
        count.state === 'stop'
          ? text('withdraw.count_full', { max: count.max })
          : limits.broken
            ? text(`withdraw.broken_${limits.broken}`, {
                min: money(limits.min),
                max: money(limits.max),
                left: money(limits.dayLeft),
              })
            : text('withdraw.day_left', { amount: money(limits.dayLeft) }),
    },
    {
      ...{ id: 'account', state: account.state, title: text('withdraw.check_account') },
      detail:
        problem === 'cooling' && usableAt
          ? text('withdraw.rests_until', { time: formatDateTime(usableAt, language, timeZone, 'short') })
          : text(
              problem
                ? `withdraw.account_${problem as 'none_bound' | 'not_chosen' | 'closed'}`
                : 'withdraw.account_ready',
            ),
    },
  ]
  if (paymentPassword.state !== 'ok')
    rows.push({
      ...{ id: 'password', state: 'stop', title: text('withdraw.check_password') },
      detail: text('withdraw.password_missing'),
      action: { label: text('withdraw.set_password'), run: to.onPaymentPassword },
    })
  if (pendingId)
    rows.push({
      ...{ id: 'pending', state: 'stop', title: text('withdraw.check_pending') },
      detail: text('withdraw.pending_text'),
      action: { label: text('withdraw.see_it'), run: () => to.onOrder(pendingId) },
    })
  return rows
}
