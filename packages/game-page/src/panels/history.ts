import { formatDateTime } from '@jackfruit/i18n/format'
import type { Currency } from '@jackfruit/kernel'
import { button, element, wordButton } from '../dom.ts'
import type { PastRound } from '../model.ts'
import { figure, moneyText } from '../money.ts'
import type { Say } from '../texts.ts'

export function historyLoading(say: Say): Node[] {
  return [
    element('p', { class: 'hint', role: 'status' }, say('history.loading')),
    element(
      'div',
      { class: 'skeleton-rows', 'aria-hidden': 'true' },
      ...Array.from({ length: 6 }, () => element('div', { class: 'skeleton' })),
    ),
  ]
}

export function historyFailed(say: Say, retry: () => void): Node[] {
  return [
    element('p', { role: 'alert' }, say('history.failed')),
    wordButton('ghost-button', say('action.retry'), retry),
  ]
}

interface Ways {
  /** Draws it once more. */
  readonly watch: (round: PastRound) => void
  readonly prove: (round: PastRound) => void
}

/** The last rounds as a table; on a phone each row is a card by style alone. */
export function historyTable(
  say: Say,
  currency: Currency,
  language: string,
  rounds: readonly PastRound[],
  ways: Ways,
): Node[] {
  if (rounds.length === 0) return [element('p', { class: 'empty' }, say('history.empty'))]
  const money = (text: string, name: string, kind = '') =>
    element('td', { class: `num amount ${kind}`, 'data-name': name }, text)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const row = (round: PastRound) => {
    const net = round.win - round.stake
    return element(
      'tr',
      {},
      element(
        'td',
        { class: 'num', 'data-name': say('history.time') },
        formatDateTime(round.at, language, timeZone),
      ),
      element('td', { class: 'num', 'data-name': say('history.round') }, round.number),
      money(figure(round.stake, currency.scale), say('history.stake')),
      money(figure(round.win, currency.scale), say('history.win')),
      money(
        moneyText(net, currency, { sign: true }),
        say('history.net'),
        net > 0n ? 'up' : net < 0n ? 'down' : '',
      ),
      element('td', { class: 'proof' }, ...wayButtons(say, round, ways)),
    )
  }
  const unit = ` (${currency.symbol})`
  const heads = [
    say('history.time'),
    say('history.round'),
    say('history.stake') + unit,
    say('history.win') + unit,
    say('history.net'),
  ]
  return [
    element(
      'table',
      { class: 'rounds' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...heads.map((name, index) =>
            element('th', { scope: 'col', class: index > 1 ? 'amount' : '' }, name),
          ),
          element('th', { scope: 'col' }, element('span', { class: 'unseen' }, say('history.proof'))),
        ),
      ),
      element('tbody', {}, ...rounds.map(row)),
    ),
  ]
}

const wayButtons = (say: Say, round: PastRound, { watch, prove }: Ways): HTMLElement[] =>
  (
    [
      ['watch', 'play', watch],
      ['proof', 'shield', prove],
    ] as const
  ).map(([name, icon, press]) => {
    const text = say(`history.${name}`)
    const made = button({ class: 'small-button', label: text, icon, text, press: () => press(round) })
    made.setAttribute('aria-label', say(`history.${name}Label`, { round: round.number }))
    return made
  })
