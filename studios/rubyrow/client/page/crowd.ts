/** Who else has bet: how many and how much on the stage, and the largest bets, masked, behind it. */
import { element } from '@jackfruit/game-page/dom'
import type { Standing } from '@jackfruit/game-page/line/standing'
import { figure } from '@jackfruit/game-page/money'
import { makePanel } from '@jackfruit/game-page/panels/panel'
import type { Say } from '@jackfruit/game-page/view'
import { type Currency, type Minor, parseMinor } from '@jackfruit/kernel'

export interface Crowd {
  readonly button: HTMLButtonElement
  readonly node: HTMLDialogElement
  readonly set: (pool: Standing['pool']) => void
}

interface Parts {
  readonly say: Say
  readonly currency: Currency
  readonly money: (amount: Minor) => string
  readonly place: (id: string) => string
}

export function makeCrowd({ say, currency, money, place }: Parts): Crowd {
  const { scale } = currency
  const panel = makePanel(say, say('live.crowdTitle'), 'small')
  const amount = (text: string | undefined) => parseMinor(text ?? '0', scale) ?? 0n
  let pool: Standing['pool'] = null
  const cells = (name: 'th' | 'td', texts: readonly string[]) =>
    texts.map((text, i) => element(name, { class: i === 2 ? 'num' : '' }, text))
  const content = () => {
    const bets = pool?.bets ?? []
    if (bets.length === 0) return [element('p', { class: 'rule' }, say('live.crowdNobody'))]
    const heads = [say('live.crowdWho'), say('felt.bet'), `${say('history.stake')} (${currency.symbol})`]
    return [
      element('p', { class: 'rule' }, say('live.crowdHow')),
      element(
        'table',
        { class: 'live-paytable' },
        element('thead', {}, element('tr', {}, ...cells('th', heads))),
        element(
          'tbody',
          {},
          ...bets.map((bet) =>
            element('tr', {}, ...cells('td', [bet.who, place(bet.place), figure(amount(bet.stake), scale)])),
          ),
        ),
      ),
    ]
  }
  const button = element('button', {
    ...{ type: 'button', class: 'live-crowd num', 'data-testid': 'crowd', hidden: true },
    onclick: () => panel.open(content()),
  })
  return {
    button,
    node: panel.node,
    set: (told) => {
      if (told === pool) return
      pool = told
      const isTold = told !== null && told.staked !== undefined
      button.hidden = !isTold
      if (isTold)
        button.textContent = say('live.crowd', { count: told.players, amount: money(amount(told.staked)) })
      // What is open shows how it stands now.
      if (panel.isOpen()) panel.open(content())
    },
  }
}
