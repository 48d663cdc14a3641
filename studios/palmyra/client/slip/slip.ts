/** The slip: what is picked, what it costs together, and the one key that bets it. */
import { button, element, wordButton } from '@jackfruit/game-page/dom'
import { moneyText } from '@jackfruit/game-page/money'
import type { Minor } from '@jackfruit/kernel'
import type { Board, Parts } from '../boards/parts.ts'
import { allEntries, canDraw, emptyDraft, type Total, toldNow, totalOf, wantsPairs } from '../model/desk.ts'
import { entriesOf, isSum } from '../model/draft.ts'
import { playName } from '../model/names.ts'
import { type Fallen, fallenOf } from '../model/standing.ts'
import { makeAmounts } from './amounts.ts'
import { makeStake, makeTerms } from './controls.ts'

export interface SlipActs {
  readonly place: () => void
  readonly repeat: () => void
  readonly keep: () => void
  readonly isBusy: () => boolean
}

/** `kept`: what is shown below, when it is asked for. */
export function makeSlip(parts: Parts, acts: SlipActs, kept: HTMLElement): Board {
  const { say, desk } = parts
  const count = element('b', { class: 'slip-count num' })
  const sums = element('dl', { class: 'sums' })
  const note = element('p', { class: 'slip-note', role: 'status' })
  const place = wordButton('place', '', acts.place)
  const add = wordButton('quick', say('slip.add'), () => {
    desk.items = [...desk.items, { entries: entriesOf(desk.draft) }]
    desk.draft = { ...desk.draft, words: [], amounts: new Map() }
    parts.tell()
  })
  const more = element(
    'div',
    { class: 'quick-row' },
    add,
    wordButton('quick', say('slip.repeat'), acts.repeat),
    wordButton('quick', say('slip.keep'), acts.keep),
  )
  const boards = [makeItems(parts), makeAmounts(parts), makeStake(parts), makeTerms(parts)]
  const node = element('aside', { class: 'slip', 'aria-label': say('slip.title') })
  node.append(
    button({ class: 'slip-handle', label: say('slip.open'), press: () => node.toggleAttribute('data-open') }),
    element(
      'header',
      { class: 'slip-head' },
      element('h2', {}, say('slip.title'), ' ', count),
      clearer(parts),
    ),
    element('div', { class: 'slip-body' }, ...boards.map((each) => each.node), more, kept, sums),
    element('div', { class: 'slip-foot' }, note, place),
  )
  const update = () => {
    const total = totalOf(desk)
    const lines = isSum(total.once) ? total.once.lines : 0
    const isOpen = canDraw(desk)
    for (const each of boards) each.update()
    count.textContent = String(lines)
    add.disabled = desk.draft.words.length === 0
    sums.replaceChildren(...sumRows(parts, total))
    place.textContent =
      total.price > 0n
        ? say('slip.place', { amount: moneyText(total.price, desk.currency) })
        : say('slip.pickFirst')
    const fallen = fallenOf(desk.game.kind, allEntries(desk), toldNow(desk))
    const isClosed = fallen.closed.length > 0
    place.disabled = total.price === 0n || !isOpen || isClosed || acts.isBusy()
    note.toggleAttribute('data-closed', isClosed)
    note.textContent =
      !isOpen && lines > 0 ? say(notOpen(total)) : fallenNote(parts, fallen) || noteOf(parts, total)
  }
  return { node, update }
}

const clearer = ({ say, desk, tell }: Parts): HTMLElement =>
  wordButton('link', say('slip.clear'), () => {
    desk.items = []
    desk.draft = { ...emptyDraft(desk.game.kind, desk.draft.unit), play: desk.draft.play }
    tell()
  })

function sumRows({ say, desk }: Parts, { once, games, pairs, draws, price }: Total): Node[] {
  const money = (amount: Minor) => moneyText(amount, desk.currency)
  const row = (name: string, value: string, kind = ''): Node[] => [
    element('dt', { class: kind }, name),
    element('dd', { class: `num ${kind}` }, value),
  ]
  return [
    ...row(say('sum.lines'), String(isSum(once) ? once.lines : 0)),
    ...(games > 1 ? row(say('sum.games'), `× ${games}`) : []),
    ...(pairs > 1 ? row(say('sum.pairs'), `× ${pairs}`) : []),
    ...(draws > 1 ? row(say('sum.draws'), `× ${draws}`) : []),
    ...row(say('sum.line'), money(isSum(once) ? once.most : 0n)),
    ...row(say('sum.total'), money(price), 'sum-total'),
  ]
}

/** Two provinces that are bet on together have to draw together. */
const notOpen = ({ pairs, draws }: Total) => (pairs > 0 && draws === 1 ? 'slip.notTogether' : 'slip.noDraw')

function noteOf({ say, desk }: Parts, { once }: Total): string {
  if (allEntries(desk).length === 0) return ''
  if (isSum(once)) return wantsPairs(desk) && desk.others.length === 0 ? say('play.needsTwo') : ''
  if ('uneven' in once) return say('slip.uneven')
  return say(`why.${once.wrong[0]?.why ?? 'empty'}`)
}

const namedMax = 8

/** Told while the slip is open: what has closed has to be taken out, and what pays less is bet on as it stands. */
function fallenNote({ say }: Parts, { closed, less }: Fallen): string {
  const named = closed.length > 0 ? closed : less
  if (named.length === 0) return ''
  const numbers = named.slice(0, namedMax).join(', ') + (named.length > namedMax ? ' …' : '')
  return say(closed.length > 0 ? 'slip.closedNow' : 'slip.lessNow', { numbers })
}

/** What was laid on the slip before. */
function makeItems(parts: Parts): Board {
  const { say, desk } = parts
  const node = element('ul', { class: 'slip-list' })
  let drawn: Desk['items'] | null = null
  const itemOf = (item: Desk['items'][number]) =>
    element(
      'li',
      {},
      element(
        'span',
        {},
        item.entries
          .map(({ play, selection }) => `${playName(say, desk.game.kind, play)} · ${selection}`)
          .join(' | '),
      ),
      button({
        icon: 'close',
        label: say('slip.remove'),
        press: () => {
          desk.items = desk.items.filter((each) => each !== item)
          parts.tell()
        },
      }),
    )
  return {
    node,
    update: () => {
      if (drawn === desk.items) return
      drawn = desk.items
      node.replaceChildren(...desk.items.map(itemOf))
    },
  }
}

type Desk = Parts['desk']
