import type { Currency, Minor } from '@jackfruit/kernel'
import { element } from '../dom.ts'
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
  const go = element('button', {
    type: 'button',
    class: 'gold-button wide-button',
    onclick: () => start(plan),
  })
  const refresh = () => {
    go.textContent = say('auto.start', { count: plan.rounds, amount: moneyText(stake, currency) })
    go.disabled = !mayBegin(plan, stake)
  }
  const choose = <T>(
    name: string,
    options: readonly { value: T; text: string }[],
    chosen: T,
    pick: (value: T) => void,
  ) => {
    const buttons = options.map(({ value, text }) => {
      const made = element(
        'button',
        { type: 'button', class: 'chip num', 'aria-pressed': String(value === chosen) },
        text,
      )
      made.addEventListener('click', () => {
        for (const other of buttons) other.setAttribute('aria-pressed', String(other === made))
        pick(value)
        refresh()
      })
      return made
    })
    return element(
      'fieldset',
      {},
      element('legend', {}, name),
      element('div', { class: 'chips' }, ...buttons),
    )
  }
  const limit = (times: readonly bigint[]) => [
    { value: null as Minor | null, text: say('auto.none') },
    ...times.map((k) => ({ value: (stake * k) as Minor | null, text: moneyText(stake * k, currency) })),
  ]
  const onFeature = element('input', { type: 'checkbox', checked: true })
  onFeature.addEventListener('change', () => {
    plan = { ...plan, stopOnFeature: onFeature.checked }
  })
  const form = [
    choose(
      say('auto.rounds'),
      autoplayRounds.map((value) => ({ value: value as number, text: String(value) })),
      plan.rounds,
      (rounds) => {
        plan = { ...plan, rounds }
      },
    ),
    choose(say('auto.lossLimit'), limit(lossTimes), plan.lossLimit, (lossLimit) => {
      plan = { ...plan, lossLimit }
    }),
    choose(say('auto.winLimit'), limit(winTimes), plan.winLimit, (winLimit) => {
      plan = { ...plan, winLimit }
    }),
    ...(hasFeature
      ? [element('label', { class: 'check' }, onFeature, element('span', {}, say('auto.onFeature')))]
      : []),
    element('p', { class: 'hint' }, say('auto.note')),
    go,
  ]
  refresh()
  return form
}
