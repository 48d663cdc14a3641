/** The gauge of Dice: a scale from 0 to 100 with the winning side lit, and a kite that stops at the roll. */
import './view.css'
import { drawing, element } from '@jackfruit/game-page/dom'
import type { Look, Round, Say, Table, ViewParts } from '@jackfruit/game-page/view'
import { gauges, makeResult, segments } from '../../client/house/controls.ts'
import { percentText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { multipleOf } from './rules.ts'
import { readFacts, readShown, type Side } from './shown.ts'
import { makeCube } from './view-cube.ts'

const decimals = (hundredths: number) => (hundredths / 100).toFixed(2)

export const fourTimes = (tenThousandths: number) => `${(tenThousandths / 10_000).toFixed(4)}×`

function makeScale() {
  const zone = element('div', { class: 'dice-zone' })
  const marker = element(
    'div',
    { class: 'dice-marker', hidden: true },
    drawing(
      '0 0 40 52',
      { d: 'M20 50 4 20 20 2 36 20Z', fill: '#ffd155' },
      { d: 'M20 50V2M4 20h32', stroke: '#8a5600', 'stroke-width': 2 },
    ),
  )
  const light = (side: Side, count: number) => {
    zone.style.left = side === 'under' ? '0' : `${100 - count / 100}%`
    zone.style.width = `${count / 100}%`
  }
  const track = element('div', { class: 'dice-track' }, zone)
  return { node: element('div', { class: 'dice-scale' }, track, marker), marker, light }
}

const makeGauges = (say: Say) =>
  gauges({ chance: say('lab.chance'), multiplier: say('lab.multiplier'), returns: say('lab.returns') })

export function makeTable(parts: ViewParts): Table {
  const { say, money, changed } = parts
  const { faces, fewest, most } = readFacts(parts.facts)
  const lab = makeLab('dice', '#08262a')
  let stake = parts.stakes[0] ?? 0n
  let count = 4_950
  let last: number | null = null

  const { figure, past, begin, tell } = makeResult(parts, '', '50.00')
  const cube = makeCube(lab.motion)
  const scale = makeScale()
  const marks = [0, 25, 50, 75, 100].map((mark) => element('span', {}, String(mark)))
  const under = element('div', { class: 'dice-marks', 'aria-hidden': 'true' }, ...marks)
  figure.setAttribute('aria-live', 'off')
  lab.board.append(past, element('div', { class: 'dice-face' }, cube.node, figure, scale.node, under))

  const options = (['under', 'over'] as const).map((side) => [side, ''] as const)
  const sides = segments<Side>(say('dice.side'), options, 'over', () => choose(count))
  const range = element('input', {
    ...{ type: 'range', class: 'lab-range', min: fewest / 100, max: most / 100, step: 0.5 },
    'aria-label': say('dice.chance'),
    oninput: () => choose(Math.round(Number(range.value) * 100)),
  })
  const figures = makeGauges(say)
  lab.options.append(sides.node, range)
  lab.facts.append(figures.node)

  function choose(to: number): void {
    count = to
    last = null
    draw()
    changed()
  }

  function draw(): void {
    const multiple = multipleOf(count)
    sides.name('under', say('dice.under', { number: decimals(count) }))
    sides.name('over', say('dice.over', { number: decimals(faces - count - 1) }))
    range.value = String(count / 100)
    scale.light(sides.value(), count)
    figures.set('chance', percentText(count / faces))
    figures.set('multiplier', fourTimes(multiple))
    figures.set('returns', money((stake * BigInt(multiple)) / 10_000n))
    scale.marker.hidden = last === null
  }

  async function show(round: Round, look: Look): Promise<void> {
    lab.motion.begin()
    const { roll, ...found } = readShown(round.shown)
    const from = last ?? faces / 2
    count = found.count
    last = roll
    sides.set(found.side)
    draw()
    const rolled = cube.roll(look)
    await lab.motion.count(700, look, (share) => {
      const eased = 1 - (1 - share) ** 3
      const at = share === 1 ? roll : Math.round(from + (roll - from) * eased)
      figure.textContent = decimals(at)
      scale.marker.style.left = `${at / 100}%`
    })
    await rolled
    tell(decimals(roll), round.win > 0n)
  }

  draw()
  return {
    ...lab.table,
    laid: () => ({ choice: { side: sides.value(), count } }),
    begin,
    show,
    rest: draw,
    lock: (isLocked) => {
      sides.lock(isLocked)
      range.disabled = isLocked
    },
    setStake: (to) => {
      stake = to
      draw()
    },
    words: (round) => {
      const { roll, multiple } = readShown(round.shown)
      return say('dice.won', { roll: decimals(roll), multiple: fourTimes(multiple) })
    },
  }
}
