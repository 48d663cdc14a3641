/** The pins of Plinko, drawn as one picture whose unit is the distance of two pins. */
import './view.css'
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { recent, segments } from '../../client/house/controls.ts'
import { shortTimes } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
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

export function makeTable(parts: ViewParts): Table {
  const { say, sounds, changed } = parts
  const { buckets } = readFacts(parts.facts)
  const lab = makeLab('plinko')
  const { motion } = lab
  let rows: Rows = 12
  let risk: Risk = 'medium'

  const ball = svgElement('circle', { class: 'plinko-ball', r: unit * 0.26, cx: 0, cy: 0 })
  const picture = svgElement('svg', { class: 'plinko-picture', role: 'img' })
  const past = recent(say('lab.recent'))
  lab.board.append(past.node, element('div', { class: 'plinko-frame' }, picture))

  const rowChoice = segments<Rows>(
    say('plinko.rows'),
    [
      [8, '8'],
      [12, '12'],
      [16, '16'],
    ],
    rows,
    (to) => {
      rows = to
      chosen()
    },
  )
  const riskChoice = segments<Risk>(
    say('plinko.risk'),
    [
      ['low', say('plinko.low')],
      ['medium', say('plinko.medium')],
      ['high', say('plinko.high')],
    ],
    risk,
    (to) => {
      risk = to
      chosen()
    },
  )
  lab.controls.append(rowChoice.node, riskChoice.node)

  function chosen(): void {
    draw()
    changed()
  }

  function bucketNode(multiple: number, bucket: number): SVGElement {
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

  function draw(): void {
    const width = (rows + 2) * unit
    const pins = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: row + 1 }, (_, pin) =>
        svgElement('circle', {
          ...{ cx: width / 2 + (pin - row / 2) * unit, cy: (row + 1) * unit, r: unit * 0.11 },
          class: 'plinko-pin',
        }),
      ),
    ).flat()
    picture.setAttribute('viewBox', `0 0 ${width} ${(rows + 2.1) * unit}`)
    picture.setAttribute('aria-label', buckets[rows][risk].map(shortTimes).join(' '))
    picture.replaceChildren(...pins, ...buckets[rows][risk].map(bucketNode))
  }

  async function show(round: Round, look: Look): Promise<void> {
    const found = readShown(round.shown)
    if (found.rows !== rows || found.risk !== risk) {
      rows = found.rows
      risk = found.risk
      rowChoice.set(rows)
      riskChoice.set(risk)
      draw()
    }
    const way = wayOf(found.path, rows)
    const last = way.at(-1)
    picture.append(ball)
    ball.style.transform = `translate(${last?.x ?? 0}px, ${last?.y ?? 0}px)`
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: 'ease-in' }))
    await motion.run(ball, frames, 500 + rows * 55, look, 'linear')
    const bucket = picture.querySelectorAll('.plinko-bucket')[found.bucket]
    sounds.play('land')
    past.add(shortTimes(found.multiple), round.win > round.stake)
    picture.querySelector('.plinko-bucket.hit')?.classList.remove('hit')
    bucket?.classList.add('hit')
    if (bucket)
      await motion.run(
        bucket,
        [{ transform: 'none' }, { transform: 'translateY(9px)' }, { transform: 'none' }],
        200,
        look,
      )
  }

  draw()
  return {
    ...lab.table,
    laid: () => ({ choice: { rows, risk } }),
    begin: () => {
      ball.remove()
      picture.querySelector('.plinko-bucket.hit')?.classList.remove('hit')
      sounds.play('tick')
    },
    show,
    rest: () => ball.remove(),
    lock: (isLocked) => {
      rowChoice.lock(isLocked)
      riskChoice.lock(isLocked)
    },
    words: (round) => {
      const { bucket, multiple } = readShown(round.shown)
      return say('plinko.won', { bucket: bucket + 1, multiple: shortTimes(multiple) })
    },
  }
}
