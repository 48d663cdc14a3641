/** Why an order was not taken: at which field that is told, and in which words. */
import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { failureText, useLanguage, useText } from '../../../shared/text/text.ts'
import { readAmount } from './amounts.ts'

export type Place = 'method' | 'amount' | 'form'

const places: Readonly<Record<string, Place>> = {
  method_unknown: 'method',
  amount_invalid: 'amount',
  amount_below: 'amount',
  amount_above: 'amount',
  deposit_limit: 'amount',
}

/** The chosen bonus is not what it was. */
const gone = ['promotion_unknown', 'promotion_changed', 'promotion_not_now', 'not_eligible', 'pool_used_up']

export const placeOf = (failure: unknown): Place =>
  (failure instanceof CallFailure && places[failure.code]) || 'form'

/** The figures that the platform refused with are part of the sentence, where it has any. */
export function useRefusalText(currency: string): (failure: unknown) => string {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const whole = (amount: string) => formatMoney(amount, currency, { whole: true })
  return (failure) => {
    if (!(failure instanceof CallFailure)) return failureText(failure)
    const { min, max, left, until } = failure.value
    if (failure.code === 'amount_below' && typeof min === 'string')
      return text('deposit.too_small', { min: whole(min) })
    if (failure.code === 'amount_above' && typeof max === 'string')
      return text('deposit.too_large', { max: whole(max) })
    if (failure.code === 'deposit_limit' && typeof left === 'string' && typeof until === 'string') {
      const values = { left: whole(left), until: formatDateTime(until, language, timeZone, 'short') }
      return text(readAmount(left) ? 'deposit.limit_left' : 'deposit.limit_full', values)
    }
    if (gone.includes(failure.code)) return text('deposit.bonus_gone')
    return failureText(failure)
  }
}
