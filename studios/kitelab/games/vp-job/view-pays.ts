/** The table of pays over the cards: how many stakes a hand brings, and what that is for the stakes around the chosen one. */
import { element } from '@jackfruit/game-page/dom'
import { figure } from '@jackfruit/game-page/money'
import type { ViewParts } from '@jackfruit/game-page/view'
import { shortTimes } from '../../client/house/figures.ts'
import { type Hand, hands, type Pays } from './rules.ts'

const columns = 5

/** The chosen stake among its neighbours, as many as there is room for. */
export function around<T>(all: readonly T[], chosen: T): readonly T[] {
  const at = Math.max(0, all.indexOf(chosen))
  const first = Math.max(0, Math.min(at - Math.floor(columns / 2), all.length - columns))
  return all.slice(first, first + columns)
}

export function makePays({ say, stakes, currency }: ViewParts, pays: Pays) {
  const rows = hands.slice(0, -1).map((hand) => ({
    hand,
    node: element(
      'li',
      {},
      element('span', {}, say(`vp.hand.${hand}`)),
      element('b', {}, shortTimes(pays[hand] * 100)),
    ),
  }))
  const head = element('li', { class: 'vp-head', 'aria-hidden': 'true' })
  const node = element('ul', { class: 'vp-pays' }, head, ...rows.map((row) => row.node))
  const short = (amount: bigint) => figure(amount, currency.scale).replace(/\.0+$/, '')
  const cells = (times: bigint, chosen: bigint) =>
    around(stakes, chosen).map((each) =>
      element(
        'i',
        { class: each === chosen ? 'num now' : 'num', 'aria-hidden': 'true' },
        short(each * times),
      ),
    )
  const draw = (chosen: bigint) => {
    head.replaceChildren(element('span', {}, currency.symbol), element('b', {}, '×'), ...cells(1n, chosen))
    for (const { hand, node: row } of rows)
      row.replaceChildren(...[...row.children].slice(0, 2), ...cells(BigInt(pays[hand]), chosen))
  }
  // The page tells the chosen stake once it has a table.
  draw(stakes[0] ?? 0n)
  return {
    node,
    draw,
    hit: (made: Hand | undefined) => {
      for (const { hand, node: row } of rows) row.classList.toggle('hit', made === hand)
    },
  }
}
