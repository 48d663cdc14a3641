/** Kyat Scratch: the ticket on the stage, its prizes in the dock. */
import './view.css'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { press } from '../../client/house/controls.ts'
import { shortTimes } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { readFacts, readShown } from './shown.ts'
import { makeTicket } from './view-ticket.ts'

export function makeTable(parts: ViewParts): Table {
  const { say, sounds } = parts
  const { prizes } = readFacts(parts.facts)
  const lab = makeLab('scratch', '#10260c')
  const ticket = makeTicket(parts, lab.motion, prizes[0]?.multiple ?? 0)
  lab.board.append(ticket.node)
  const all = press('gold', ticket.hurry, say('scratch.all'))
  all.node.disabled = true
  const list = element(
    'ul',
    { class: 'scratch-prizes', 'aria-label': say('scratch.prize') },
    ...prizes.map(({ multiple }) => element('li', {}, shortTimes(multiple * 100))),
  )
  lab.actions.append(all.node)
  lab.facts.append(list)

  const clear = () => {
    ticket.cover()
    for (const item of list.children) item.classList.remove('hit')
  }
  const offer = (isOn: boolean) => {
    lab.actions.hidden = !isOn
    all.node.disabled = !isOn
  }

  async function show(round: Round, look: Look): Promise<void> {
    lab.motion.begin()
    const found = readShown(round.shown)
    clear()
    offer(true)
    await ticket.reveal(found, look)
    offer(false)
    list.children[prizes.findIndex(({ multiple }) => multiple === found.prize)]?.classList.add('hit')
    sounds.play(found.prize === null ? 'bad' : 'land')
  }

  return {
    ...lab.table,
    hurry: ticket.hurry,
    laid: () => ({ choice: {} }),
    begin: clear,
    show,
    rest: clear,
    words: (round) => say('scratch.won', { multiple: shortTimes((readShown(round.shown).prize ?? 0) * 100) }),
  }
}
