/** The wheel: turns so that the segment that was drawn stops at the pointer. */
import './view.css'
import { drawing, element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { segments as chooser, makeResult } from '../../client/house/controls.ts'
import { shortTimes, timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import type { Motion } from '../../client/house/motion.ts'
import type { Segments } from './rules.ts'
import { readFacts, readShown } from './shown.ts'

const colours: readonly (readonly [from: number, colour: string])[] = [
  [1_000, '#ff5d8f'],
  [250, '#ffd155'],
  [190, '#5fd598'],
  [175, '#c8ec6a'],
  [160, '#5fc9ff'],
  [130, '#b08cff'],
  [1, '#ff9d6b'],
  [0, '#3a1c40'],
]

const colourOf = (multiple: number) => colours.find(([from]) => multiple >= from)?.[1] ?? '#3a1c40'

const radius = 100

const at = (turn: number, away: number) => {
  const angle = turn * 2 * Math.PI
  return { x: Math.sin(angle) * away, y: -Math.cos(angle) * away }
}

/** Segment i stands with its middle at i / count of a turn, clockwise from the top. */
function segmentNode(multiple: number, i: number, count: number): SVGElement {
  const [from, to] = [at((i - 0.5) / count, radius), at((i + 0.5) / count, radius)]
  const middle = at(i / count, radius * 0.8)
  const text = svgElement('text', {
    ...{ x: middle.x, y: middle.y, class: count > 20 ? 'wheel-text small' : 'wheel-text' },
    transform: `rotate(${(i * 360) / count} ${middle.x} ${middle.y})`,
    fill: multiple === 0 ? '#d9b8dc' : '#1c0a1c',
  })
  text.textContent = multiple === 0 && count > 20 ? '' : shortTimes(multiple).slice(0, -1)
  return svgElement(
    'g',
    {},
    svgElement('path', {
      d: `M0 0L${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}Z`,
      fill: colourOf(multiple),
      stroke: '#1c0a1c',
      'stroke-width': 0.7,
    }),
    text,
  )
}

function makeWheel(motion: Motion) {
  const wheel = svgElement('g', { class: 'wheel-turning' })
  const node = drawing(
    '-112 -116 224 228',
    svgElement('circle', { r: 108, fill: '#ffd155' }),
    svgElement('circle', { r: 103, fill: '#1c0a1c' }),
    wheel,
    svgElement('circle', { r: 44, fill: '#210a24', stroke: '#ffd155', 'stroke-width': 4 }),
    { d: 'M0 -92 -11 -115H11Z', fill: '#fff', stroke: '#1c0a1c', 'stroke-width': 2 },
  )
  node.classList.add('wheel-picture')
  /** In turns, of where the wheel stands. */
  let stands = 0
  return {
    node,
    draw: (multiples: readonly number[]) => {
      stands = 0
      wheel.style.transform = 'none'
      wheel.replaceChildren(...multiples.map((multiple, i) => segmentNode(multiple, i, multiples.length)))
    },
    turnTo: async (turn: number, look: Look) => {
      const frames = [stands, 3 + turn].map((at) => ({ transform: `rotate(${at}turn)` }))
      stands = turn
      wheel.style.transform = `rotate(${stands}turn)`
      await motion.run(wheel, frames, 1_450, look, 'cubic-bezier(0.12, 0.7, 0.15, 1)')
    },
  }
}

function legendItem(multiple: number, all: readonly number[]): HTMLElement {
  const count = all.filter((own) => own === multiple).length
  const item = element('li', {}, element('b', {}, shortTimes(multiple)), ` ${count}/${all.length}`)
  item.style.borderColor = colourOf(multiple)
  return item
}

export function makeTable(parts: ViewParts): Table {
  const { say, changed } = parts
  const { wheels } = readFacts(parts.facts)
  const lab = makeLab('wheel', '#2c1018')
  const wheel = makeWheel(lab.motion)
  const { figure, past, begin, tell } = makeResult(parts, 'wheel-result')
  lab.board.append(past, element('div', { class: 'wheel-frame' }, wheel.node, figure))

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
    const { segment, segments, multiple } = readShown(round.shown)
    if (segments !== choice.value()) {
      choice.set(segments)
      draw()
    }
    await wheel.turnTo(1 - segment / segments, look)
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
