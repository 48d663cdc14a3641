/** The sky of Limbo: a balloon climbs past the marks to its height, and the target is a line across. */
import './view.css'
import { picture } from 'virtual:art/limbo'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Say, Table, ViewParts } from '@jackfruit/game-page/view'
import { gauges, makeResult, press } from '../../client/house/controls.ts'
import { percentText, returned, shortTimes, timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import type { Motion } from '../../client/house/motion.ts'
import { type Facts, readFacts, readShown } from './shown.ts'

const presets = [150, 200, 500, 1_000, 10_000]

/** In the sky: 1× at the ground, each tenfold a third, all above 1000× at the top. */
const heightOf = (hundredths: number) => `${Math.min(1, Math.log10(hundredths / 100) / 3) * 82 + 6}%`

/** "2", "2.5" or "1,000.25" as hundredths; null where it is no such number. */
function hundredthsIn(text: string): number | null {
  const plain = text.replaceAll(',', '').trim()
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}

/** Marks beside the sky, at their true heights. */
const marks = [100, 200, 500, 1_000, 5_000, 20_000, 100_000]

const makeScale = () =>
  element(
    'ol',
    { class: 'limbo-scale', 'aria-hidden': 'true' },
    ...marks.map((mark) => {
      const node = element('li', {}, shortTimes(mark))
      node.style.bottom = heightOf(mark)
      return node
    }),
  )

/** It rises with its rope of air behind it, strains before its end, and bursts where it falls short. */
function makeBalloon(motion: Motion) {
  const skin = element('img', { src: picture('balloon'), alt: '', draggable: 'false' })
  const node = element('div', { class: 'limbo-balloon', 'aria-hidden': 'true' }, skin)
  const torn = [
    { transform: 'scale(1)', opacity: 1 },
    { transform: 'scale(1.34, 1.1)', opacity: 1, filter: 'brightness(1.9)', offset: 0.3 },
    { transform: 'scale(1.7) rotate(9deg)', opacity: 0 },
  ]
  const free = [{ transform: 'scale(1)' }, { transform: 'scale(1.12)' }, { transform: 'scale(1)' }]
  return {
    node,
    rest: () => {
      node.classList.remove('burst')
      node.style.bottom = heightOf(100)
      skin.style.transform = ''
    },
    rise: (hundredths: number, share: number) => {
      node.style.bottom = heightOf(hundredths)
      const pull = share < 1 ? Math.max(0, share - 0.55) / 0.45 : 0
      const shiver = Math.sin(share * 150) * pull * 2.4
      skin.style.transform = `rotate(${shiver}deg) scale(${1 + pull * 0.09}, ${1 - pull * 0.05})`
    },
    end: async (isWon: boolean, look: Look) => {
      await motion.run(skin, isWon ? free : torn, isWon ? 420 : 260, look)
      node.classList.toggle('burst', !isWon)
    },
  }
}

/** The target as it is typed or pressed, and whether it can be one. */
function makeTarget(say: Say, { lowest, highest }: Facts, set: () => void) {
  let target = 200
  let isBad = false
  const write = () => {
    field.value = (target / 100).toFixed(2)
  }
  const read = () => {
    const found = hundredthsIn(field.value)
    isBad = found === null || found < lowest || found > highest
    if (found !== null && !isBad) target = found
    field.setAttribute('aria-invalid', String(isBad))
    set()
  }
  const field = element('input', {
    ...{ class: 'lab-field', inputmode: 'decimal', autocomplete: 'off', 'aria-label': say('limbo.target') },
    'aria-invalid': 'false',
    oninput: read,
    onblur: () => {
      if (!isBad) write()
    },
    onkeydown: (event) => event.stopPropagation(),
  })
  const choose = (preset: number) => {
    target = preset
    write()
    read()
  }
  const choices = presets.map((preset) => press('', () => choose(preset), shortTimes(preset)).node)
  write()
  const label = element('span', { class: 'lab-label' }, say('limbo.target'))
  return {
    nodes: [
      element('label', {}, label, field),
      element('div', { class: 'lab-row limbo-presets' }, ...choices),
    ],
    target: () => target,
    isBad: () => isBad,
    lock: (isLocked: boolean) => {
      for (const control of [field, ...choices]) control.disabled = isLocked
    },
  }
}

export function makeTable(parts: ViewParts): Table {
  const { say, money, changed, maxWin } = parts
  const facts = readFacts(parts.facts)
  const lab = makeLab('limbo', '#1a1240')
  let stake = parts.stakes[0] ?? 0n

  const { figure, past, begin, tell } = makeResult(parts, '', '1.00×')
  const mark = element('span')
  const line = element('div', { class: 'limbo-line' }, mark)
  const balloon = makeBalloon(lab.motion)
  lab.board.append(past, element('div', { class: 'limbo-sky' }, makeScale(), line, balloon.node, figure))

  const target = makeTarget(say, facts, () => {
    draw()
    changed()
  })
  const figures = gauges({ chance: say('lab.chance'), returns: say('lab.returns') })
  lab.options.append(...target.nodes)
  lab.facts.append(figures.node)

  function draw(): void {
    // As the rules lower it where it would pass the largest payout.
    const mayReturn = returned(stake, target.target()) <= maxWin
    const real = mayReturn ? target.target() : Number((maxWin * 100n) / stake)
    figures.set('chance', percentText((100 - facts.edge) / real))
    figures.set('returns', money(returned(stake, real)))
    line.style.bottom = heightOf(real)
    mark.textContent = timesText(real)
  }

  async function show(round: Round, look: Look): Promise<void> {
    lab.motion.begin()
    const { target: real, result } = readShown(round.shown)
    await lab.motion.count(1_300, look, (share) => {
      const eased = 1 - (1 - share) ** 2
      const at = share === 1 ? result : 100 * (result / 100) ** eased
      figure.textContent = timesText(Math.floor(at))
      balloon.rise(at, share)
    })
    await balloon.end(result >= real, look)
    tell(timesText(result), result >= real)
  }

  balloon.rest()
  draw()
  return {
    ...lab.table,
    laid: () =>
      target.isBad()
        ? {
            missing: say('limbo.bad', { lowest: timesText(facts.lowest), highest: timesText(facts.highest) }),
          }
        : { choice: { target: target.target() } },
    begin: () => {
      figure.textContent = '1.00×'
      balloon.rest()
      begin()
    },
    show,
    rest: draw,
    lock: target.lock,
    setStake: (to) => {
      stake = to
      draw()
    },
    words: (round) => {
      const { result, target: wanted } = readShown(round.shown)
      return say('limbo.won', { result: timesText(result), target: timesText(wanted) })
    },
  }
}
