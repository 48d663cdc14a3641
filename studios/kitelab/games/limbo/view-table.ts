/** The sky of Limbo: a kite climbs past the marks to its height, and the target is a line across. */
import './view.css'
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { gauges, press, recent } from '../../client/house/controls.ts'
import { percentText, returned, shortTimes, timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { readFacts, readShown } from './shown.ts'

const presets = [150, 200, 500, 1_000, 10_000]

/** Share of the sky's height: 1× at the ground, each tenfold a third, all above 1000× at the top. */
const heightOf = (hundredths: number) => Math.min(1, Math.log10(hundredths / 100) / 3)

/** "2", "2.5" or "1,000.25" as hundredths; null where it is no such number. */
function hundredthsIn(text: string): number | null {
  const plain = text.replaceAll(',', '').trim()
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}

export function makeTable(parts: ViewParts): Table {
  const { say, money, sounds, changed, maxWin } = parts
  const { lowest, highest, edge } = readFacts(parts.facts)
  const lab = makeLab('limbo')
  const { motion } = lab
  let stake = parts.stakes[0] ?? 0n
  let target = 200
  let isBad = false

  const figure = element('p', { class: 'lab-figure' }, '1.00×')
  const line = element('div', { class: 'limbo-line' }, element('span'))
  const kite = element(
    'div',
    { class: 'limbo-kite', 'aria-hidden': 'true' },
    svgElement(
      'svg',
      { viewBox: '0 0 60 96' },
      svgElement('path', { d: 'M30 2 56 32 30 70 4 32Z', fill: '#ff7eb0' }),
      svgElement('path', { d: 'M30 2 56 32H4Z', fill: '#ffd155' }),
      svgElement('path', { d: 'M30 70c7 8-7 12 0 24', fill: 'none', stroke: '#ffd155', 'stroke-width': 3 }),
    ),
  )
  const past = recent(say('lab.recent'))
  const sky = element('div', { class: 'limbo-sky' }, line, kite, figure)
  lab.board.append(past.node, sky)

  const field = element('input', {
    class: 'lab-field',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': say('limbo.target'),
    oninput: () => read(),
    onblur: () => {
      if (!isBad) field.value = (target / 100).toFixed(2)
    },
    onkeydown: (event) => event.stopPropagation(),
  })
  const choices = presets.map((preset) => press('', () => set(preset), shortTimes(preset)))
  const figures = gauges({ chance: say('lab.chance'), returns: say('lab.returns') })
  lab.controls.append(
    element('label', {}, element('span', { class: 'lab-label' }, say('limbo.target')), field),
    element('div', { class: 'lab-row limbo-presets' }, ...choices.map(({ node }) => node)),
    figures.node,
  )

  /** As the rules lower it where it would pass the largest payout. */
  const effective = () => {
    return returned(stake, target) <= maxWin ? target : Number((maxWin * 100n) / stake)
  }

  function set(to: number): void {
    field.value = (to / 100).toFixed(2)
    read()
  }

  function read(): void {
    const found = hundredthsIn(field.value)
    isBad = found === null || found < lowest || found > highest
    if (found !== null && !isBad) target = found
    draw()
    changed()
  }

  function draw(): void {
    const real = effective()
    field.setAttribute('aria-invalid', String(isBad))
    figures.set('chance', percentText((100 - edge) / real))
    figures.set('returns', money(returned(stake, real)))
    line.style.bottom = `${heightOf(real) * 82 + 6}%`
    if (line.firstElementChild) line.firstElementChild.textContent = timesText(real)
  }

  async function show(round: Round, look: Look): Promise<void> {
    const { target: real, result } = readShown(round.shown)
    const isWon = result >= real
    figure.className = 'lab-figure'
    await motion.count(900, look, (share) => {
      const eased = 1 - (1 - share) ** 2
      const at = share === 1 ? result : 100 * (result / 100) ** eased
      figure.textContent = timesText(Math.floor(at))
      kite.style.bottom = `${heightOf(at) * 82 + 6}%`
    })
    figure.classList.add(isWon ? 'won' : 'lost')
    sounds.play(isWon ? 'land' : 'bad')
    past.add(timesText(result), isWon)
  }

  field.value = '2.00'
  draw()
  return {
    ...lab.table,
    laid: () =>
      isBad
        ? { missing: say('limbo.bad', { lowest: timesText(lowest), highest: timesText(highest) }) }
        : { choice: { target } },
    begin: () => {
      figure.className = 'lab-figure'
      figure.textContent = '1.00×'
      kite.style.bottom = '6%'
      sounds.play('tick')
    },
    show,
    rest: draw,
    lock: (isLocked) => {
      field.disabled = isLocked
      for (const { node } of choices) node.disabled = isLocked
    },
    setStake: (to) => {
      stake = to
      draw()
    },
    words: (round) => {
      const shown = readShown(round.shown)
      return say('limbo.won', { result: timesText(shown.result), target: timesText(shown.target) })
    },
  }
}
