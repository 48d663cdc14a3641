/** The pins of Plinko, drawn as one picture whose unit is the distance of two pins. */
import './view.css'
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { recent, segments } from '../../client/house/controls.ts'
import { shortTimes } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import type { Motion } from '../../client/house/motion.ts'
import type { Risk, Rows } from './rules.ts'
import { readFacts, readShown, type Shown } from './shown.ts'

/** Of the picture: the side of a square between two pins. */
const unit = 40

/** Dark gold in the centre, red at the edges. */
const colourOf = (bucket: number, rows: number) => {
  const away = Math.abs(bucket - rows / 2) / (rows / 2)
  return `hsl(${44 - away * 48} 92% ${54 - away * 4}%)`
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Where the ball is after each row, the bucket last. */
function wayOf(path: Shown['path'], rows: number): readonly Spot[] {
  const middle = ((rows + 2) * unit) / 2
  let turns = 0
  const spots = path.map((turn, row) => {
    turns += turn
    return { x: middle + (turns - (row + 1) / 2) * unit, y: (row + 1.6) * unit }
  })
  return [{ x: middle, y: 0.4 * unit }, ...spots]
}

function bucketNode(multiple: number, bucket: number, rows: number): SVGElement {
  const x = bucket * unit + unit / 2
  const text = svgElement('text', { x: x + unit / 2, y: (rows + 1.72) * unit, class: 'plinko-multiple' })
  text.textContent = shortTimes(multiple).slice(0, -1)
  return svgElement(
    'g',
    { class: 'plinko-bucket' },
    svgElement('rect', {
      ...{ x: x + 1.5, y: (rows + 1.2) * unit, width: unit - 3, height: unit * 0.8, rx: 7 },
      fill: colourOf(bucket, rows),
    }),
    text,
  )
}

const pinsOf = (row: number, rows: number): readonly SVGElement[] =>
  Array.from({ length: row + 1 }, (_, pin) =>
    svgElement('circle', {
      ...{ cx: ((rows + 2) / 2 + pin - row / 2) * unit, cy: (row + 1) * unit, r: unit * 0.11 },
      class: 'plinko-pin',
    }),
  )

/** The pins, the buckets under them and the ball that falls. */
function makePins(motion: Motion) {
  const ball = svgElement('circle', { class: 'plinko-ball', r: unit * 0.26, cx: 0, cy: 0 })
  const node = svgElement('svg', { class: 'plinko-picture', role: 'img' })
  return {
    ...{ node, takeBall: () => ball.remove() },
    draw: (rows: Rows, multiples: readonly number[]) => {
      node.setAttribute('viewBox', `0 0 ${(rows + 2) * unit} ${(rows + 2.1) * unit}`)
      node.setAttribute('aria-label', multiples.map(shortTimes).join(' '))
      node.replaceChildren(
        ...Array.from({ length: rows }, (_, row) => pinsOf(row, rows)).flat(),
        ...multiples.map((multiple, bucket) => bucketNode(multiple, bucket, rows)),
      )
    },
    drop: async ({ path, rows }: Shown, look: Look) => {
      const frames = wayOf(path, rows).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }))
      node.append(ball)
      ball.style.transform = frames.at(-1)?.transform ?? ''
      const falling = frames.map((frame) => ({ ...frame, easing: 'ease-in' }))
      await motion.run(ball, falling, 500 + rows * 55, look, 'linear')
    },
    leave: () => node.querySelector('.plinko-bucket.hit')?.classList.remove('hit'),
    hit: async (place: number, look: Look) => {
      const bucket = node.querySelectorAll('.plinko-bucket')[place]
      bucket?.classList.add('hit')
      const frames = [{ transform: 'none' }, { transform: 'translateY(9px)' }, { transform: 'none' }]
      if (bucket) await motion.run(bucket, frames, 200, look)
    },
  }
}

export function makeTable(parts: ViewParts): Table {
  const { say, sounds, changed } = parts
  const { buckets } = readFacts(parts.facts)
  const lab = makeLab('plinko')
  const pins = makePins(lab.motion)
  const past = recent(say('lab.recent'))
  lab.board.append(past.node, element('div', { class: 'plinko-frame' }, pins.node))

  const counts = ([8, 12, 16] as const).map((count) => [count, String(count)] as const)
  const risks = (['low', 'medium', 'high'] as const).map((risk) => [risk, say(`plinko.${risk}`)] as const)
  const rows = segments<Rows>(say('plinko.rows'), counts, 12, () => chosen())
  const risk = segments<Risk>(say('plinko.risk'), risks, 'medium', () => chosen())
  lab.controls.append(rows.node, risk.node)

  const draw = () => pins.draw(rows.value(), buckets[rows.value()][risk.value()])

  function chosen(): void {
    draw()
    changed()
  }

  async function show(round: Round, look: Look): Promise<void> {
    const found = readShown(round.shown)
    if (found.rows !== rows.value() || found.risk !== risk.value()) {
      rows.set(found.rows)
      risk.set(found.risk)
      draw()
    }
    await pins.drop(found, look)
    sounds.play('land')
    past.add(shortTimes(found.multiple), round.win > round.stake)
    pins.leave()
    await pins.hit(found.bucket, look)
  }

  draw()
  return {
    ...lab.table,
    laid: () => ({ choice: { rows: rows.value(), risk: risk.value() } }),
    begin: () => {
      pins.takeBall()
      pins.leave()
      sounds.play('tick')
    },
    show,
    rest: pins.takeBall,
    lock: (isLocked) => {
      rows.lock(isLocked)
      risk.lock(isLocked)
    },
    words: (round) => {
      const { bucket, multiple } = readShown(round.shown)
      return say('plinko.won', { bucket: bucket + 1, multiple: shortTimes(multiple) })
    },
  }
}
