/** The wheel: turns so that the segment that was drawn stops at the pointer. */
import './view.css'
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { segments as chooser, recent } from '../../client/house/controls.ts'
import { shortTimes, timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
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

export function makeTable(parts: ViewParts): Table {
  const { say, sounds, changed } = parts
  const { wheels } = readFacts(parts.facts)
  const lab = makeLab('wheel')
  const { motion } = lab
  let segments: Segments = 20
  /** In turns, of where the wheel stands. */
  let stands = 0

  const wheel = svgElement('g', { class: 'wheel-turning' })
  const result = element('p', { class: 'lab-figure wheel-result' })
  const picture = svgElement(
    'svg',
    { viewBox: '-112 -116 224 228', class: 'wheel-picture', 'aria-hidden': 'true' },
    svgElement('circle', { r: 108, fill: '#ffd155' }),
    svgElement('circle', { r: 103, fill: '#1c0a1c' }),
    wheel,
    svgElement('circle', { r: 44, fill: '#210a24', stroke: '#ffd155', 'stroke-width': 4 }),
    svgElement('path', { d: 'M0 -92 -11 -115H11Z', fill: '#fff', stroke: '#1c0a1c', 'stroke-width': 2 }),
  )
  const past = recent(say('lab.recent'))
  lab.board.append(past.node, element('div', { class: 'wheel-frame' }, picture, result))

  const choice = chooser<Segments>(
    say('wheel.segments'),
    [
      [10, '10'],
      [20, '20'],
      [50, '50'],
    ],
    segments,
    (to) => {
      segments = to
      draw()
      changed()
    },
  )
  const legend = element('ul', { class: 'wheel-legend' })
  lab.controls.append(choice.node, legend)

  function draw(): void {
    stands = 0
    result.textContent = ''
    wheel.style.transform = 'none'
    wheel.replaceChildren(...wheels[segments].map((multiple, i) => segmentNode(multiple, i, segments)))
    const multiples = [...new Set(wheels[segments])].toSorted((a, b) => b - a)
    legend.replaceChildren(
      ...multiples.map((multiple) => {
        const count = wheels[segments].filter((own) => own === multiple).length
        const item = element('li', {}, element('b', {}, shortTimes(multiple)), ` ${count}/${segments}`)
        item.style.borderColor = colourOf(multiple)
        return item
      }),
    )
  }

  async function show(round: Round, look: Look): Promise<void> {
    const found = readShown(round.shown)
    if (found.segments !== segments) {
      segments = found.segments
      choice.set(segments)
      draw()
    }
    const from = stands
    stands = 1 - found.segment / segments
    wheel.style.transform = `rotate(${stands}turn)`
    await motion.run(
      wheel,
      [{ transform: `rotate(${from}turn)` }, { transform: `rotate(${3 + stands}turn)` }],
      1_450,
      look,
      'cubic-bezier(0.12, 0.7, 0.15, 1)',
    )
    const isWon = round.win > 0n
    result.textContent = shortTimes(found.multiple)
    result.className = `lab-figure wheel-result ${isWon ? 'won' : 'lost'}`
    sounds.play(isWon ? 'land' : 'bad')
    past.add(shortTimes(found.multiple), isWon)
  }

  draw()
  return {
    ...lab.table,
    laid: () => ({ choice: { segments } }),
    begin: () => {
      result.textContent = ''
      sounds.play('tick')
    },
    show,
    rest: () => undefined,
    lock: choice.lock,
    words: (round) => say('wheel.won', { multiple: timesText(readShown(round.shown).multiple) }),
  }
}
