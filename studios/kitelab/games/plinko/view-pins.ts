/** The board of Plinko: pins that light, buckets by what they pay, rails with lamps, and a ball with a trail. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Sounds } from '@jackfruit/game-page/view'
import { shortTimes } from '../../client/house/figures.ts'
import type { Motion } from '../../client/house/motion.ts'
import { balanceHops, isBalancing, isLastOpen, paced, placeAt, type Spot, touches, unit } from './fall.ts'
import type { Rows } from './rules.ts'
import type { Shown } from './shown.ts'

/** Above the first row: room for the hopper. */
const above = 1.3 * unit

/** Grey under the stake, then from gold to red. */
function toneOf(multiple: number): readonly [face: string, text: string] {
  if (multiple < 100) return ['#574a5e', '#ffffff']
  if (multiple < 200) return ['#e6b422', '#2a1800']
  if (multiple < 600) return ['#f08a24', '#2a1000']
  return multiple < 2_000 ? ['#e0491c', '#ffffff'] : ['#c40f2e', '#ffffff']
}

function bucketNode(multiple: number, bucket: number, rows: number): SVGElement {
  const [face, ink] = toneOf(multiple)
  const x = (bucket + 0.5) * unit + 1.5
  const y = (rows + 1.02) * unit
  const wide = unit - 3
  const words = shortTimes(multiple).slice(0, -1)
  const text = svgElement('text', {
    ...{ x: x + wide / 2, y: y + unit * 0.62, class: 'plinko-multiple', fill: ink },
    'font-size': words.length > 3 ? 12 : 15,
  })
  text.textContent = words
  return svgElement(
    'g',
    { class: 'plinko-bucket' },
    svgElement('rect', { x, y, width: wide, height: unit * 0.98, rx: 6, fill: face }),
    svgElement('rect', { x, y, width: wide, height: unit * 0.2, rx: 6, fill: '#fff', opacity: 0.5 }),
    svgElement('rect', {
      x,
      y: y + unit * 0.84,
      width: wide,
      height: unit * 0.14,
      rx: 4,
      fill: '#000',
      opacity: 0.3,
    }),
    text,
  )
}

const pinNode = (row: number, pin: number, rows: number): SVGElement => {
  const [cx, cy] = [((rows + 2) / 2 + pin - row / 2) * unit, (row + 1) * unit]
  const r = unit * 0.13
  return svgElement(
    'g',
    { class: 'plinko-pin' },
    svgElement('circle', { cx, cy: cy + 2.5, r, fill: '#12000c', opacity: 0.6 }),
    svgElement('circle', { cx, cy, r, class: 'plinko-head' }),
    svgElement('circle', { cx: cx - r * 0.35, cy: cy - r * 0.4, r: r * 0.34, fill: '#fff', opacity: 0.9 }),
  )
}

/** The panel with a gold rail at either side, and the hopper over it. */
function panelOf(rows: number): readonly SVGElement[] {
  const middle = ((rows + 2) / 2) * unit
  const [top, foot] = [0.1 * unit, (rows + 0.9) * unit]
  const [narrow, broad] = [1.1 * unit, middle - 0.12 * unit]
  const rails = [-1, 1].flatMap((side) => {
    const [x1, x2] = [middle + side * narrow, middle + side * broad]
    const line = (stroke: string, width: number) =>
      svgElement('path', {
        d: `M${x1} ${top}L${x2} ${foot}`,
        stroke,
        'stroke-width': width,
        'stroke-linecap': 'round',
      })
    const lamps = Array.from({ length: rows + 1 }, (_, k) => {
      const at = (k + 0.5) / (rows + 1)
      return svgElement('circle', {
        ...{
          cx: x1 + (x2 - x1) * at,
          cy: top + (foot - top) * at,
          r: 3.2,
          class: `plinko-lamp lamp-${k % 3}`,
        },
      })
    })
    return [line('#6b3500', 15), line('#e39a12', 11), line('#ffd86b', 4), ...lamps]
  })
  return [
    svgElement('path', {
      d: `M${middle - narrow} ${top}H${middle + narrow}L${middle + broad} ${foot}V${foot + unit}H${middle - broad}V${foot}Z`,
      class: 'plinko-panel',
    }),
    ...rails,
    svgElement('path', {
      d: `M${middle - 38} ${-above + 8}H${middle + 38}L${middle + 25} ${-above + 40}Q${middle} ${-above + 50} ${middle - 25} ${-above + 40}Z`,
      fill: '#d98f10',
    }),
    svgElement('ellipse', { cx: middle, cy: -above + 9, rx: 38, ry: 8, fill: '#ffdc7d' }),
    svgElement('ellipse', { cx: middle, cy: -above + 10, rx: 29, ry: 5, fill: '#3a1c00' }),
  ]
}

/** What is seen of its way: so many hops, in so many steps. */
const trailHops = 2.6
const trailSteps = 22

/** The ball and what it leaves behind it, on a canvas of its own: the board below is not painted anew. */
function makeBall() {
  const node = element('canvas', { class: 'plinko-flight', 'aria-hidden': 'true' })
  return {
    node,
    clear: () => {
      const pen = node.getContext?.('2d')
      pen?.setTransform(1, 0, 0, 1, 0, 0)
      pen?.clearRect(0, 0, node.width, node.height)
    },
    /** `rocks`: how far it leans from where it balances. */
    draw: (spots: readonly Spot[], share: number, rows: number, rocks = 0) => {
      const { x: along, y } = placeAt(spots, share)
      const x = along + rocks
      const pen = node.getContext?.('2d')
      if (!pen) return
      const [wide, high] = [node.clientWidth, node.clientHeight]
      const sharp = Math.min(2, devicePixelRatio)
      if (node.width !== Math.round(wide * sharp)) {
        node.width = Math.round(wide * sharp)
        node.height = Math.round(high * sharp)
      }
      const [own, tall] = [(rows + 2) * unit, (rows + 2.1) * unit + above]
      const size = Math.min(node.width / own, node.height / tall)
      pen.setTransform(1, 0, 0, 1, 0, 0)
      pen.clearRect(0, 0, node.width, node.height)
      pen.setTransform(
        size,
        0,
        0,
        size,
        (node.width - own * size) / 2,
        (node.height - tall * size) / 2 + above * size,
      )
      for (let k = trailSteps; k > 0 && share < 1; k--) {
        const age = 1 - k / trailSteps
        const spot = placeAt(spots, share - (k * trailHops) / trailSteps / (spots.length - 1))
        pen.globalAlpha = age * 0.45
        pen.fillStyle = age > 0.5 ? '#ffc94d' : '#ff7ab8'
        pen.beginPath()
        pen.arc(spot.x, spot.y, unit * (0.04 + 0.2 * age), 0, Math.PI * 2)
        pen.fill()
      }
      pen.globalAlpha = 1
      const glow = pen.createRadialGradient(x, y, 0, x, y, unit * 1.1)
      glow.addColorStop(0, 'rgb(255 214 110 / 55%)')
      glow.addColorStop(1, 'rgb(255 120 60 / 0%)')
      pen.fillStyle = glow
      pen.fillRect(x - unit * 1.1, y - unit * 1.1, unit * 2.2, unit * 2.2)
      const body = pen.createRadialGradient(x - 4, y - 5, 1, x, y, unit * 0.29)
      for (const [at, tone] of [
        [0, '#fffbe6'],
        [0.35, '#ffd35c'],
        [0.8, '#d9860a'],
        [1, '#7a4300'],
      ] as const)
        body.addColorStop(at, tone)
      pen.fillStyle = body
      pen.beginPath()
      pen.arc(x, y, unit * 0.29, 0, Math.PI * 2)
      pen.fill()
    },
  }
}

/** How long a hop from pin to pin takes. */
const hopMs = 118

/** The pins, the buckets under them and the ball that falls. */
export function makePins(motion: Motion, sounds: Sounds) {
  const board = svgElement('svg', { class: 'plinko-picture', role: 'img' })
  const ball = makeBall()
  const bucketAt = (bucket: number) => board.querySelectorAll('.plinko-bucket')[bucket]
  const pinAt = (row: number, pin: number) =>
    board.querySelectorAll('.plinko-pin')[(row * (row + 1)) / 2 + pin]
  return {
    node: element('div', { class: 'plinko-frame' }, board, ball.node),
    takeBall: ball.clear,
    draw: (rows: Rows, multiples: readonly number[]) => {
      board.setAttribute('viewBox', `0 ${-above} ${(rows + 2) * unit} ${(rows + 2.1) * unit + above}`)
      board.setAttribute('aria-label', multiples.map(shortTimes).join(' '))
      board.replaceChildren(
        ...panelOf(rows),
        ...Array.from({ length: rows }, (_, row) =>
          Array.from({ length: row + 1 }, (_, pin) => pinNode(row, pin, rows)),
        ).flat(),
        ...multiples.map((multiple, bucket) => bucketNode(multiple, bucket, rows)),
      )
      ball.clear()
    },
    drop: async (round: Shown, multiples: readonly number[], look: Look) => {
      const spots = touches(round)
      const hops = spots.length - 1
      const isOpen = isLastOpen(round.path, multiples)
      let [told, rights, risen] = [0, 0, 0]
      await motion.count(hopMs * (spots.length + (isOpen ? balanceHops : 0)), look, (time) => {
        const share = paced(time, hops, isOpen)
        const at = placeAt(spots, share)
        for (; told < Math.min(at.touched, round.path.length); told++) {
          const pin = pinAt(told, rights)
          rights += round.path[told] ?? 0
          if (look.still) continue
          pin?.classList.add('lit')
          pin?.addEventListener('animationend', () => pin.classList.remove('lit'), { once: true })
          if (told % 2 === 0) sounds.play('tick', told / 2)
        }
        const waits = isBalancing(time, hops, isOpen)
        if (waits && !look.still && time * hops > risen) {
          risen = time * hops + 0.7
          sounds.play('rise', Math.round(risen))
        }
        for (const bucket of [0, 1])
          bucketAt(
            told === round.path.length ? rights - (round.path.at(-1) ?? 0) + bucket : -1,
          )?.classList.toggle('open', waits)
        ball.draw(spots, share, round.rows, waits ? Math.sin(time * 190) * 3 : 0)
      })
    },
    leave: () => board.querySelector('.plinko-bucket.hit')?.classList.remove('hit'),
    hit: async (place: number, look: Look) => {
      const bucket = bucketAt(place)
      bucket?.classList.add('hit')
      const frames = [{ transform: 'none' }, { transform: 'translateY(9px)' }, { transform: 'none' }]
      if (bucket) await motion.run(bucket, frames, 200, look)
    },
  }
}
