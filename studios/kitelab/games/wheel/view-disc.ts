/** The disc of the wheel: segments cut in gold, pegs on the rim, lamps around it, and a ticker that the pegs strike. */
import { drawing, element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Sounds } from '@jackfruit/game-page/view'
import { shortTimes } from '../../client/house/figures.ts'
import type { Motion } from '../../client/house/motion.ts'
import { strain, turnedTo } from './turning.ts'

const colours: readonly (readonly [from: number, colour: string])[] = [
  [1_000, '#e3265f'],
  [250, '#f5b11b'],
  [190, '#1f9d68'],
  [175, '#8fb52a'],
  [160, '#2e8fe0'],
  [130, '#8a5be0'],
  [1, '#e8743a'],
  [0, '#33203c'],
]

export const colourOf = (multiple: number) => colours.find(([from]) => multiple >= from)?.[1] ?? '#33203c'

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
    fill: multiple === 0 ? '#cdb4d2' : '#ffffff',
  })
  text.textContent = multiple === 0 && count > 20 ? '' : shortTimes(multiple).slice(0, -1)
  const d = `M0 0L${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}Z`
  const peg = at((i + 0.5) / count, radius + 1.5)
  return svgElement(
    'g',
    {},
    svgElement('path', { d, fill: colourOf(multiple), stroke: '#f2c14e', 'stroke-width': 0.9 }),
    svgElement('circle', {
      cx: peg.x,
      cy: peg.y,
      r: count > 20 ? 1.5 : 2.4,
      fill: '#fff0c4',
      stroke: '#7a4300',
      'stroke-width': 0.6,
    }),
    text,
  )
}

const lamps = () =>
  Array.from({ length: 36 }, (_, k) => {
    const { x, y } = at(k / 36, 109.5)
    return svgElement('circle', { cx: x, cy: y, r: 2.3, class: `wheel-lamp lamp-${k % 3}` })
  })

const box = '-116 -122 232 238'

export function makeDisc(motion: Motion, sounds: Sounds) {
  const segments = svgElement('g', {})
  const gloss = svgElement('path', {
    d: 'M-96 -28A100 100 0 0 1 96 -28Q0 -62 -96 -28Z',
    fill: '#fff',
    opacity: 0.09,
  })
  const turning = drawing(
    box,
    segments,
    svgElement('circle', { r: 100, fill: 'none', stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': 5 }),
  )
  turning.classList.add('wheel-turning')
  const rim = drawing(
    box,
    svgElement('circle', { r: 115, fill: '#5c2f00' }),
    svgElement('circle', { r: 113.5, fill: '#e8a21c' }),
    svgElement('circle', { r: 112, fill: 'none', stroke: '#ffe08a', 'stroke-width': 1.6 }),
    svgElement('circle', { r: 105.5, fill: '#3a1408' }),
    ...lamps(),
  )
  const ticker = svgElement(
    'g',
    { class: 'wheel-ticker' },
    svgElement('path', {
      d: 'M0 -90 -8.500 -113Q0 -121 8.500 -113Z',
      fill: '#fff6dc',
      stroke: '#6b3500',
      'stroke-width': 1.6,
    }),
    svgElement('circle', { cy: -111, r: 3.6, fill: '#c98406' }),
  )
  const cap = drawing(
    box,
    gloss,
    svgElement('circle', { r: 41, fill: '#7a4300' }),
    svgElement('circle', { r: 39.5, fill: '#f0ad22' }),
    svgElement('circle', { r: 35, fill: '#21081c' }),
    ticker,
  )
  for (const [layer, name] of [
    [rim, 'rim'],
    [turning, 'disc'],
    [cap, 'cap'],
  ] as const)
    layer.classList.add('wheel-picture', name)
  /** In turns, of where the wheel stands. */
  let stands = 0
  let count = 1
  return {
    node: element('div', { class: 'wheel-body' }, rim, turning, cap),
    draw: (multiples: readonly number[]) => {
      stands = 0
      count = multiples.length
      turning.style.transform = 'none'
      segments.replaceChildren(...multiples.map((multiple, i) => segmentNode(multiple, i, count)))
    },
    turnTo: async (segment: number, look: Look) => {
      const from = stands
      const end = turnedTo(segment, count)
      let struck = 0
      rim.classList.add('lively')
      await motion.count(2_600, look, (share) => {
        const eased = 1 - (1 - share) ** 3.2
        const turn = share === 1 ? end : from + (3 + end - from) * eased
        turning.style.transform = `rotate(${turn}turn)`
        ticker.setAttribute('transform', `rotate(${share === 1 ? 0 : -strain(turn, count)} 0 -113)`)
        const pegs = Math.floor(turn * count + 0.5)
        if (pegs !== struck && share < 1) sounds.play('tick', Math.round(share * 6))
        struck = pegs
      })
      stands = end
      rim.classList.remove('lively')
    },
  }
}
