/** The last balls: what each brought, in the colour of its bucket, and what ten of them came to beside what they cost. */
import { element } from '@jackfruit/game-page/dom'
import type { ViewParts } from '@jackfruit/game-page/view'
import { shortTimes } from '../../client/house/figures.ts'
import { toneOf } from './view-board.ts'

const listed = 6
const summed = 10

interface Fallen {
  readonly stake: bigint
  readonly win: bigint
}

export function makePast({ say, money }: Pick<ViewParts, 'say' | 'money'>) {
  const list = element('ol', { class: 'plinko-past', 'aria-label': say('lab.recent') })
  const sum = element('div', { class: 'plinko-sum', hidden: true })
  const last: Fallen[] = []
  return {
    nodes: [sum, list],
    add: (multiple: number, fallen: Fallen) => {
      const [face, ink] = toneOf(multiple)
      const times = element('b', {}, shortTimes(multiple))
      const row = element('li', {}, times, element('span', {}, money(fallen.win)))
      row.style.background = face
      row.style.color = ink
      list.prepend(row)
      while (list.childElementCount > listed) list.lastElementChild?.remove()
      last.push(fallen)
      while (last.length > summed) last.shift()
      const [back, staked] = [
        last.reduce((all, { win }) => all + win, 0n),
        last.reduce((all, { stake }) => all + stake, 0n),
      ]
      const net = back - staked
      sum.hidden = false
      sum.replaceChildren(
        element('span', {}, say('plinko.last', { count: last.length })),
        element(
          'b',
          { class: net > 0n ? 'up' : '' },
          `${net > 0n ? '+' : net < 0n ? '−' : ''}${money(net < 0n ? -net : net)}`,
        ),
        element('span', {}, say('plinko.back', { back: money(back), staked: money(staked) })),
      )
    },
  }
}
