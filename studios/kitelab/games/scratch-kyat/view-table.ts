/** The ticket: nine fields under foil, rubbed free one after another or touched by the player. */
import './view.css'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Say, Table, ViewParts } from '@jackfruit/game-page/view'
import { press } from '../../client/house/controls.ts'
import { shortTimes } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { readFacts, readShown } from './shown.ts'

/** How long the foil lies before it goes by itself, and how long one field takes. */
const waitMs = 700
const fieldMs = 320

/** Nine fields, each a value under foil. */
const makeFields = (say: Say, scratch: (place: number) => void) =>
  Array.from({ length: 9 }, (_, place) => {
    const value = element('span', { class: 'scratch-value num' })
    const foil = element('button', {
      ...{ type: 'button', class: 'scratch-foil' },
      'aria-label': say('scratch.field', { number: place + 1 }),
      onclick: (event) => {
        // Rubbing one field free does not hurry the others.
        event.stopPropagation()
        scratch(place)
      },
    })
    return { value, foil, node: element('div', { class: 'scratch-field' }, value, foil) }
  })

export function makeTable(parts: ViewParts): Table {
  const { say, sounds } = parts
  const { prizes } = readFacts(parts.facts)
  const lab = makeLab('scratch', '#10260c')
  let scratch: (place: number) => void = () => undefined

  const fields = makeFields(say, (place) => scratch(place))
  const title = element('p', { class: 'scratch-title' }, say('scratch.buy'))
  const places = element('div', { class: 'scratch-fields' }, ...fields.map(({ node }) => node))
  lab.board.append(element('div', { class: 'scratch-ticket' }, title, places))
  const all = press('gold', () => lab.motion.hurry(), say('scratch.all'))
  all.node.disabled = true
  const list = element(
    'ul',
    { class: 'scratch-prizes', 'aria-label': say('scratch.prize') },
    ...prizes.map(({ multiple }) => element('li', {}, shortTimes(multiple * 100))),
  )
  lab.actions.append(all.node)
  lab.facts.append(list)

  function cover(): void {
    for (const { value, foil, node } of fields) {
      value.textContent = ''
      node.className = 'scratch-field'
      foil.hidden = false
      foil.disabled = true
    }
    for (const item of list.children) item.classList.remove('hit')
  }

  async function show(round: Round, look: Look): Promise<void> {
    const found = readShown(round.shown)
    const covered = new Set(fields.keys())
    cover()
    for (const [place, { value, foil }] of fields.entries()) {
      value.textContent = shortTimes((found.fields[place] ?? 0) * 100)
      foil.disabled = false
    }
    const free = (place: number) => {
      const field = fields[place]
      if (!field || !covered.delete(place)) return
      sounds.play('reveal', 9 - covered.size)
      field.foil.hidden = true
      void lab.motion.run(field.node, [{ scale: 0.86 }, { scale: 1.05 }, { scale: 1 }], fieldMs, look)
    }
    scratch = free
    lab.actions.hidden = false
    all.node.disabled = false
    await lab.motion.count(waitMs + 9 * 80, look, (share) => {
      const due = Math.floor(((share * (waitMs + 9 * 80) - waitMs) / 80) * (share < 1 ? 1 : 2))
      for (const place of [...covered]) if (place < due) free(place)
    })
    for (const place of [...covered]) free(place)
    all.node.disabled = true
    lab.actions.hidden = true
    for (const [place, { node }] of fields.entries())
      node.classList.add(found.fields[place] === found.prize ? 'alike' : 'other')
    list.children[prizes.findIndex(({ multiple }) => multiple === found.prize)]?.classList.add('hit')
    sounds.play(found.prize === null ? 'bad' : 'land')
  }

  cover()
  return {
    ...lab.table,
    laid: () => ({ choice: {} }),
    begin: cover,
    show,
    rest: cover,
    words: (round) => say('scratch.won', { multiple: shortTimes((readShown(round.shown).prize ?? 0) * 100) }),
  }
}
