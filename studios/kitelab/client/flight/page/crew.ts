/** Who else is in this round, as told: masked names, stakes, and where each left. */
import { element } from '@jackfruit/game-page/dom'
import type { Standing } from '@jackfruit/game-page/line/standing'
import { figure } from '@jackfruit/game-page/money'
import type { Say } from '@jackfruit/game-page/view'
import { type Currency, type Minor, parseMinor } from '@jackfruit/kernel'
import { timesText } from '../state/fields.ts'
import { type AboardRow, aboardRows } from '../state/round-lists.ts'
import { returnAt } from '../state/seat.ts'

export interface Crew {
  readonly node: HTMLElement
  readonly set: ({ aboard, view }: Pick<Standing, 'aboard' | 'view'>) => void
}

interface Parts {
  readonly say: Say
  readonly currency: Currency
  readonly money: (amount: Minor) => string
}

export function makeCrew({ say, currency, money }: Parts): Crew {
  const { scale } = currency
  const sum = element('span', { class: 'crew-sum num' })
  const body = element('tbody', {})
  const nobody = element('p', { class: 'crew-nobody' }, say('crash.nobody'))
  const head = ['crash.player', 'history.stake', 'crash.cashed'].map((key) =>
    element('th', { scope: 'col' }, say(key)),
  )
  const node = element(
    'section',
    { class: 'crew', 'aria-label': say('crash.crew') },
    element('div', { class: 'crew-head' }, element('h2', {}, say('crash.crew')), sum),
    // What does not fit is reached by keys, too.
    element(
      'div',
      { class: 'crew-rows', tabindex: 0, 'data-testid': 'crew' },
      element('table', {}, element('thead', {}, element('tr', {}, ...head)), body),
      nobody,
    ),
  )
  const notOut: Readonly<Partial<Record<AboardRow['fate'], string>>> = {
    ...{ in: say('crash.inFlight'), away: say('crash.away') },
  }
  const row = ({ who, stake, at, fate }: AboardRow) => {
    const amount = parseMinor(stake, scale) ?? 0n
    const won =
      at === null
        ? [notOut[fate] ?? '']
        : [element('b', {}, figure(returnAt(amount, at), scale)), ` ${timesText(at)}×`]
    return element(
      'tr',
      { class: fate },
      element('td', {}, who),
      element('td', { class: 'num' }, figure(amount, scale)),
      element('td', { class: 'num' }, ...won),
    )
  }
  let drawn: readonly [Standing['aboard'], string] | null = null
  return {
    node,
    set: ({ aboard, view: { phase } }) => {
      if (drawn && drawn[0] === aboard && drawn[1] === phase) return
      drawn = [aboard, phase]
      const staked = aboard && parseMinor(aboard.staked, scale)
      sum.textContent =
        aboard && staked !== null ? say('crash.counted', { count: aboard.count, amount: money(staked) }) : ''
      nobody.hidden = aboard !== null && aboard.bets.length > 0
      body.replaceChildren(...aboardRows(aboard?.bets ?? [], phase).map(row))
    },
  }
}
