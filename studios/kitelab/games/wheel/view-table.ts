/** The wheel: turns so that the segment that was drawn stops at the pointer. */
import './view.css'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { segments as chooser, makeResult } from '../../client/house/controls.ts'
import { shortTimes, timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import type { Segments } from './rules.ts'
import { readFacts, readShown } from './shown.ts'
import { colourOf, makeDisc } from './view-disc.ts'

function legendItem(multiple: number, all: readonly number[]): HTMLElement {
  const count = all.filter((own) => own === multiple).length
  const item = element('li', {}, element('b', {}, shortTimes(multiple)), ` ${count}/${all.length}`)
  item.style.borderColor = colourOf(multiple)
  return item
}

export function makeTable(parts: ViewParts): Table {
  const { say, changed, sounds } = parts
  const { wheels } = readFacts(parts.facts)
  const lab = makeLab('wheel', '#2c1018')
  const wheel = makeDisc(lab.motion, sounds)
  const { figure, past, begin, tell } = makeResult(parts, 'wheel-result')
  lab.board.append(element('div', { class: 'wheel-frame' }, wheel.node, figure), past)

  const counts = ([10, 20, 50] as const).map((count) => [count, String(count)] as const)
  const choice = chooser<Segments>(say('wheel.segments'), counts, 20, () => {
    draw()
    changed()
  })
  const legend = element('ul', { class: 'wheel-legend' })
  lab.options.append(choice.node)
  lab.facts.append(legend)

  function draw(): void {
    const all = wheels[choice.value()]
    figure.textContent = ''
    wheel.draw(all)
    const multiples = [...new Set(all)].toSorted((a, b) => b - a)
    legend.replaceChildren(...multiples.map((multiple) => legendItem(multiple, all)))
  }

  async function show(round: Round, look: Look): Promise<void> {
    lab.motion.begin()
    const { segment, segments, multiple } = readShown(round.shown)
    if (segments !== choice.value()) {
      choice.set(segments)
      draw()
    }
    await wheel.turnTo(segment, look)
    figure.textContent = shortTimes(multiple)
    tell(shortTimes(multiple), round.win > 0n)
  }

  draw()
  return {
    ...lab.table,
    laid: () => ({ choice: { segments: choice.value() } }),
    begin: () => {
      figure.textContent = ''
      begin()
    },
    show,
    rest: () => undefined,
    lock: choice.lock,
    words: (round) => say('wheel.won', { multiple: timesText(readShown(round.shown).multiple) }),
  }
}
