/** My tickets: state, lines and why each won, and taking one back while bets are open. */
import { element, wordButton } from '@jackfruit/game-page/dom'
import { moneyText } from '@jackfruit/game-page/money'
import { type Hit, joinedIn, kinds, resultsIn } from '@jackfruit/lottery-rules'
import type { Board, Parts } from '../boards/parts.ts'
import { moving } from '../model/balance.ts'
import { findGame } from '../model/desk.ts'
import { fieldName, gameName, playName, prizeName, ticketName } from '../model/names.ts'
import { timesText } from '../model/rules.ts'
import { Refused, type Ticket, type WholeTicket } from '../studio.ts'
import { issueNumber, localTime } from './moments.ts'
import { resultNode } from './numbers.ts'

export function makeTickets(parts: Parts): Board {
  const { say, desk } = parts
  const list = element('ol', { class: 'tickets' })
  let last: string | null = null
  const more = wordButton('quick', say('tickets.more'), () => void load())
  const load = async () => {
    try {
      const tickets = await desk.studio.tickets(last)
      last = tickets.at(-1)?.cursor ?? last
      list.append(...tickets.map((ticket) => ticketNode(parts, ticket)))
      more.hidden = tickets.length < 50
      if (list.childElementCount === 0) list.append(element('li', { class: 'hint' }, say('tickets.none')))
    } catch {
      more.hidden = false
    }
  }
  void load()
  return {
    node: element(
      'section',
      { class: 'card' },
      element('header', { class: 'card-head' }, element('h2', {}, say('tab.tickets'))),
      list,
      more,
    ),
    update: () => {},
  }
}

function stateText({ say }: Parts, { state, reason, payout }: Ticket): string {
  if (state === 'paid') return say(payout !== null && payout > 0n ? 'ticket.won' : 'ticket.lost')
  if (state === 'voided' || state === 'voiding' || state === 'refused')
    return say.maybe(`ticket.${reason}`) ?? say('ticket.returned')
  return say(state === 'owed' ? 'ticket.won' : 'ticket.waits')
}

function ticketNode(parts: Parts, first: Ticket): HTMLElement {
  const { say, desk } = parts
  const node = element('li', {})
  const draw = (ticket: Ticket, whole: WholeTicket | null) => {
    const lines = wordButton(
      'link',
      whole ? say('tickets.hide') : say('tickets.lines', { n: ticket.lines }),
      () => void (whole ? draw(ticket, null) : open(ticket)),
    )
    const cancel = ticket.state === 'taken' && (!whole || whole.issue.closesAt > desk.clock.now())
    node.dataset['state'] = ticket.state === 'paid' && (ticket.payout ?? 0n) > 0n ? 'won' : ticket.state
    node.replaceChildren(
      element(
        'div',
        { class: 'ticket-head' },
        element('b', {}, ticketName(say, ticket)),
        element('span', { class: 'num' }, issueNumber(ticket.issueId)),
        element('span', { class: 'tag' }, stateText(parts, ticket)),
        ticket.isCorrected && element('span', { class: 'tag' }, say('results.corrected')),
      ),
      element(
        'div',
        { class: 'ticket-sums num' },
        element('time', {}, localTime(ticket.at)),
        element('span', {}, moneyText(ticket.price, desk.currency)),
        ticket.payout !== null &&
          ticket.payout > 0n &&
          element('b', { class: 'up' }, moneyText(ticket.payout, desk.currency, { sign: true })),
      ),
      element(
        'div',
        { class: 'ticket-acts' },
        lines,
        cancel && wordButton('link', say('tickets.cancel'), () => void takeBack(ticket)),
      ),
      ...(whole ? [linesNode(parts, whole)] : []),
    )
  }
  const open = async (ticket: Ticket) => {
    try {
      const whole = await desk.studio.ticket(ticket.id)
      draw(whole.ticket, whole)
    } catch (failure) {
      tell(failure)
    }
  }
  const takeBack = async (ticket: Ticket) => {
    try {
      const isBack = ({ state }: Ticket) => ticket.state === 'taken' && state !== 'taken'
      const taken = await moving(
        desk,
        () => desk.studio.cancel(ticket.id),
        (now) => (isBack(now) ? now.price : 0n),
      )
      if (isBack(taken)) desk.net += taken.price
      draw(taken, null)
      parts.tell()
    } catch (failure) {
      tell(failure)
    }
  }
  const tell = (failure: unknown) => {
    const code = failure instanceof Refused ? failure.code : 'NETWORK'
    node.append(
      element('p', { class: 'down', role: 'alert' }, say.maybe(`error.${code}`) ?? say('error.NETWORK')),
    )
  }
  draw(first, null)
  return node
}

/** "Prize 7 · 26 · ×95": which number of which prize, what of it decided, and what it brought. */
function whyText({ say }: Parts, { prize, at, digits, times }: Hit, { isOne, province }: Where): string {
  const name = prizeName(say, prize)
  const paid = times > 0 || province === '' ? `×${timesText(times)}` : ''
  return [province, name && !isOne ? `${name} ${at + 1}` : name, digits, paid].filter(Boolean).join(' · ')
}

interface Where {
  /** The only number of its prize. */
  readonly isOne: boolean
  /** Named where the line is over two. */
  readonly province: string
}

function linesNode(parts: Parts, { ticket, issue, lines }: WholeTicket): HTMLElement {
  const { say, desk } = parts
  const kind = findGame(ticket.game)?.kind ?? desk.game.kind
  const names = joinedIn(ticket.issueId).map((code) => gameName(say, code))
  const results = issue.result ? resultsIn('isJoined' in kinds[kind] ? 2 : 1, issue.result) : []
  return element(
    'div',
    { class: 'ticket-lines' },
    ...results.flatMap((result, at) => [
      results.length > 1 && element('b', {}, names[at] ?? ''),
      resultNode(say, kind, result),
    ]),
    element(
      'ul',
      {},
      ...lines.map((line) =>
        element(
          'li',
          { 'data-won': line.hits.length > 0 },
          element('b', { class: 'num' }, fieldName(say, line.pick)),
          element('span', {}, playName(say, kind, line.play)),
          element('span', { class: 'num' }, moneyText(line.price, desk.currency)),
          line.win !== null &&
            line.win > 0n &&
            element('b', { class: 'up num' }, moneyText(line.win, desk.currency, { sign: true })),
          ...line.hits.map((hit) =>
            element(
              'small',
              { class: 'num' },
              whyText(parts, hit, {
                isOne: (results[hit.station ?? 0]?.[hit.prize]?.length ?? 1) === 1,
                province: hit.station === undefined ? '' : (names[hit.station] ?? ''),
              }),
            ),
          ),
        ),
      ),
    ),
  )
}
