/** The gauge of Dice: a scale from 0 to 100 with the winning side lit, and a kite that stops at the roll. */
import './view.css'
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { gauges, recent, segments } from '../../client/house/controls.ts'
import { percentText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { multipleOf } from './rules.ts'
import { readFacts, readShown, type Side } from './shown.ts'

const decimals = (hundredths: number) => (hundredths / 100).toFixed(2)

export function makeTable(parts: ViewParts): Table {
  const { say, money, sounds, changed } = parts
  const { faces, fewest, most } = readFacts(parts.facts)
  const lab = makeLab('dice')
  const { motion } = lab
  let stake = parts.stakes[0] ?? 0n
  let side: Side = 'over'
  let count = 4_950
  let last: number | null = null

  const figure = element('p', { class: 'lab-figure', 'aria-live': 'off' }, '50.00')
  const zone = element('div', { class: 'dice-zone' })
  const marker = element(
    'div',
    { class: 'dice-marker', hidden: true },
    svgElement(
      'svg',
      { viewBox: '0 0 40 52', 'aria-hidden': 'true' },
      svgElement('path', { d: 'M20 50 4 20 20 2 36 20Z', fill: '#ffd155' }),
      svgElement('path', { d: 'M20 50V2M4 20h32', stroke: '#8a5600', 'stroke-width': 2 }),
    ),
  )
  const marks = [0, 25, 50, 75, 100].map((mark) => element('span', {}, String(mark)))
  const scale = element('div', { class: 'dice-scale' }, element('div', { class: 'dice-track' }, zone), marker)
  const past = recent(say('lab.recent'))
  lab.board.append(
    past.node,
    element(
      'div',
      { class: 'dice-face' },
      figure,
      scale,
      element('div', { class: 'dice-marks', 'aria-hidden': 'true' }, ...marks),
    ),
  )

  const sides = segments<Side>(
    say('dice.side'),
    [
      ['under', ''],
      ['over', ''],
    ],
    side,
    (to) => {
      side = to
      chosen()
    },
  )
  const range = element('input', {
    type: 'range',
    class: 'lab-range',
    min: fewest / 100,
    max: most / 100,
    step: 0.5,
    'aria-label': say('dice.chance'),
    oninput: () => {
      count = Math.round(Number(range.value) * 100)
      chosen()
    },
  })
  const figures = gauges({
    chance: say('lab.chance'),
    multiple: say('lab.multiplier'),
    returns: say('lab.returns'),
  })
  lab.controls.append(sides.node, range, figures.node)

  function chosen(): void {
    last = null
    draw()
    changed()
  }

  function draw(): void {
    const isUnder = side === 'under'
    const multiple = multipleOf(count)
    const [under, over] = sides.node.querySelectorAll('button')
    if (under) under.textContent = say('dice.under', { number: decimals(count) })
    if (over) over.textContent = say('dice.over', { number: decimals(faces - count - 1) })
    range.value = String(count / 100)
    zone.style.left = isUnder ? '0' : `${100 - count / 100}%`
    zone.style.width = `${count / 100}%`
    figures.set('chance', percentText(count / faces))
    figures.set('multiple', `${(multiple / 10_000).toFixed(4)}×`)
    figures.set('returns', money((stake * BigInt(multiple)) / 10_000n))
    marker.hidden = last === null
  }

  async function show(round: Round, look: Look): Promise<void> {
    const found = readShown(round.shown)
    const { roll } = found
    const from = last ?? faces / 2
    side = found.side
    count = found.count
    last = roll
    sides.set(side)
    draw()
    const isWon = round.win > 0n
    figure.className = 'lab-figure'
    await motion.count(700, look, (share) => {
      const eased = 1 - (1 - share) ** 3
      const at = share === 1 ? roll : Math.round(from + (roll - from) * eased)
      figure.textContent = decimals(at)
      marker.style.left = `${at / 100}%`
    })
    figure.classList.add(isWon ? 'won' : 'lost')
    sounds.play(isWon ? 'land' : 'bad')
    past.add(decimals(roll), isWon)
  }

  draw()
  return {
    ...lab.table,
    laid: () => ({ choice: { side, count } }),
    begin: () => {
      figure.className = 'lab-figure'
      sounds.play('tick')
    },
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
      return say('dice.won', { roll: decimals(roll), multiple: `${(multiple / 10_000).toFixed(4)}×` })
    },
  }
}
