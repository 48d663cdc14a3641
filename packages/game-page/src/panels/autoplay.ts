import type { Currency, Minor } from '@jackfruit/kernel'
import { element, wordButton } from '../dom.ts'
import { type AutoplayPlan, autoplayRounds, mayBegin } from '../flow/autoplay.ts'
import { moneyText } from '../money.ts'
import type { Say } from '../texts.ts'

const lossTimes = [10n, 25n, 50n, 100n] as const
const winTimes = [10n, 50n, 100n] as const

/** Choices by buttons, so that no amount is ever typed wrong: limits are multiples of the bet, shown in money. */
export function autoplayForm(
  say: Say,
  currency: Currency,
  stake: Minor,
  hasFeature: boolean,
  start: (plan: AutoplayPlan) => void,
): Node[] {
  let plan: AutoplayPlan = { rounds: 25, lossLimit: stake * 25n, winLimit: null, stopOnFeature: hasFeature }
  const go = wordButton('gold-button wide-button', '', () => start(plan))
  const change = (wanted: Partial<AutoplayPlan>) => {
    plan = { ...plan, ...wanted }
    go.textContent = say('auto.start', { count: plan.rounds, amount: moneyText(stake, currency) })
    go.disabled = !mayBegin(plan, stake)
  }
  const limit = (times: readonly bigint[]): readonly (Minor | null)[] => [
    null,
    ...times.map((k) => stake * k),
  ]
  const money = (amount: Minor | null) => (amount === null ? say('auto.none') : moneyText(amount, currency))
  const onFeature = element('input', {
    type: 'checkbox',
    checked: true,
    onchange: () => change({ stopOnFeature: onFeature.checked }),
  })
  change({})
  return [
    choices<number>(say('auto.rounds'), {
      ...{ values: autoplayRounds, chosen: plan.rounds, text: String },
      pick: (rounds) => change({ rounds }),
    }),
    choices(say('auto.lossLimit'), {
      ...{ values: limit(lossTimes), chosen: plan.lossLimit, text: money },
      pick: (lossLimit) => change({ lossLimit }),
    }),
    choices(say('auto.winLimit'), {
      ...{ values: limit(winTimes), chosen: plan.winLimit, text: money },
      pick: (winLimit) => change({ winLimit }),
    }),
    ...(hasFeature
      ? [element('label', { class: 'check' }, onFeature, element('span', {}, say('auto.onFeature')))]
      : []),
    element('p', { class: 'hint' }, say('auto.note')),
    go,
  ]
}

/** One of a few, each a button. */
function choices<T>(
  name: string,
  of: { values: readonly T[]; chosen: T; text: (value: T) => string; pick: (value: T) => void },
): HTMLElement {
  const buttons = of.values.map((value) => {
    const made = wordButton('chip num', of.text(value), () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === made))
      of.pick(value)
    })
    made.setAttribute('aria-pressed', String(value === of.chosen))
    return made
  })
  return element('fieldset', {}, element('legend', {}, name), element('div', { class: 'chips' }, ...buttons))
}
