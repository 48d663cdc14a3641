/** The roulette wheel from above: it turns one way, its ball the other, until the ball lies in the pocket. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { ViewParts } from '@jackfruit/game-page/view'
import type { Scene, Tone } from '../felt/look.ts'

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}

const inks: Readonly<Record<string, string>> = { red: '#b0202f', black: '#171317', green: '#127146' }

function pocketNodes(order: readonly number[], toneOf: (number: number) => Tone): SVGElement[] {
  const step = 360 / order.length
  return order.flatMap((number, i) => {
    const [from, to] = [(i - 0.5) * step, (i + 0.5) * step]
    const slice = svgElement('path', {
      d: `M${point(62, from)} L${point(92, from)} A92 92 0 0 1 ${point(92, to)} L${point(62, to)} A62 62 0 0 0 ${point(62, from)}Z`,
      ...{ fill: inks[toneOf(number)] ?? '#000', stroke: '#e9c46a', 'stroke-width': 0.5 },
    })
    const text = svgElement('text', {
      ...{ y: -82, 'text-anchor': 'middle', 'font-size': 9, 'font-weight': 700, fill: '#fff' },
      transform: `rotate(${i * step})`,
    })
    text.textContent = String(number)
    return [slice, text]
  })
}

export function wheelScene(
  { pause, sounds }: ViewParts,
  order: readonly number[],
  toneOf: (number: number) => Tone,
  read: (shown: Parameters<Scene['show']>[0]) => number,
): Scene {
  const disc = (r: number, fill: string) => svgElement('circle', { r, fill })
  const rotor = svgElement('g', {}, ...pocketNodes(order, toneOf))
  const ball = svgElement('g', {}, svgElement('circle', { cy: -67, r: 4.2, fill: '#fff' }))
  const wheel = svgElement(
    'svg',
    { viewBox: '-110 -110 220 220', class: 'wheel', 'aria-hidden': 'true' },
    ...[disc(108, '#3a1a08'), disc(104, '#8c4a1c'), disc(97, '#2a1206'), rotor],
    ...[disc(62, '#5a2a10'), disc(44, '#8c4a1c'), disc(15, '#e3a53a'), disc(8, '#ffe08a'), ball],
  )
  const result = element('output', { class: 'wheel-number num' })
  const node = element('div', { class: 'wheel-scene' }, wheel, result)
  let rest = 0
  let running: Animation[] = []
  const turn = (part: SVGElement, from: number, to: number, duration: number) =>
    part.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
      ...{ duration, easing: 'cubic-bezier(0.15, 0.6, 0.25, 1)', fill: 'forwards' as const },
    })
  return {
    node,
    begin: () => {
      result.textContent = ''
      result.className = 'wheel-number num'
      sounds.play('tick')
    },
    show: async (shown, { turbo, still }) => {
      const number = read(shown)
      const pocket = (order.indexOf(number) * 360) / order.length
      const duration = still ? 0 : turbo ? 700 : 3600
      const end = rest - 360 - (rest % 360)
      running = [turn(rotor, rest, end, duration), turn(ball, 0, 1080 + pocket + end + 360, duration)]
      rest = end
      await Promise.race([pause(duration), Promise.all(running.map(({ finished }) => finished))])
      for (const each of running) each.finish()
      result.textContent = String(number)
      result.className = `wheel-number num ${toneOf(number)}`
      sounds.play('land')
      await pause(turbo ? 100 : 300)
    },
    hurry: () => {
      for (const each of running) each.finish()
    },
    rest: () => {},
  }
}
