/** Mines: the tray with its ladder, and in the dock the count of mines and the cash-out. */
import './view.css'
import { picture } from 'virtual:art/mines'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Say, Table, ViewParts } from '@jackfruit/game-page/view'
import { gauges, keysFor, ladder, press } from '../../client/house/controls.ts'
import { anyBelow, percentText, shortTimes, timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { makeCashOut, makeSteps } from '../../client/house/steps.ts'
import { type Facts, readFacts, readShown, type Shown } from './shown.ts'
import { isPickOpen } from './suspense.ts'
import { makeField } from './view-field.ts'

/** Cells that auto play opens before it cashes out. */
const autoCells = 3

/** Auto play opens any of the cells that are left, and leaves with what a few have brought. */
function nextAction({ opened }: Shown, cells: number) {
  const left = Array.from({ length: cells }, (_, place) => place).filter((place) => !opened.includes(place))
  return opened.length < autoCells ? { pick: left[anyBelow(left.length)] ?? 0 } : { cashOut: true }
}

/** How many mines there are, to be chosen before a bet. */
function makeChoice(say: Say, { fewest, most }: Facts, set: (mines: number) => void) {
  let mines = 3
  const count = element('output', { class: 'mines-count' })
  const fewer = press('lab-step', () => set(mines - 1), '−')
  const more = press('lab-step', () => set(mines + 1), '+')
  fewer.node.setAttribute('aria-label', say('mines.fewer'))
  more.node.setAttribute('aria-label', say('mines.more'))
  const words = element('span', {}, `${say('mines.count')} `, count)
  return {
    node: element('div', { class: 'mines-choice' }, fewer.node, words, more.node),
    mines: () => mines,
    put: (to: number) => {
      mines = Math.max(fewest, Math.min(most, to))
    },
    draw: (isLocked: boolean) => {
      count.textContent = String(mines)
      fewer.node.disabled = isLocked || mines <= fewest
      more.node.disabled = isLocked || mines >= most
    },
  }
}

/** What it has come to, what one stone more would make of it, and how likely that is. */
const makeGauges = (say: Say) =>
  gauges({ now: say('lab.multiplier'), next: say('lab.next'), chance: say('lab.chance') })

const crystals = () =>
  ['left', 'right'].map((side) =>
    element('img', { class: `mines-crystal ${side}`, src: picture('crystals'), alt: '', draggable: 'false' }),
  )

/** What is still in the tray, beside it where there is room. */
function makeRest(say: Say) {
  const [stones, mines] = [element('dd'), element('dd')]
  const fact = (name: 'emerald' | 'mine', words: string, value: HTMLElement) =>
    element('div', {}, element('dt', {}, words), value, element('img', { src: picture(name), alt: '' }))
  return {
    node: element(
      'dl',
      { class: 'mines-facts' },
      fact('emerald', say('mines.left'), stones),
      fact('mine', say('mines.hidden'), mines),
    ),
    set: (stonesLeft: number, minesHidden: number) => {
      stones.textContent = String(stonesLeft)
      mines.textContent = String(minesHidden)
    },
  }
}

export function makeTable(parts: ViewParts): Table {
  const { say, sounds, changed } = parts
  const facts = readFacts(parts.facts)
  const lab = makeLab('mines', '#10192f')
  const round = makeSteps<Shown>(parts, { isOver: ({ end }) => end !== null, draw: () => draw() })
  const field = makeField(say, lab.motion, (place) => {
    if (!round.shown()?.opened.includes(place)) round.take({ pick: place })
  })
  let isLocked = false

  const choice = makeChoice(say, facts, setMines)
  const steps = ladder(say('lab.steps'), 8)
  const figures = makeGauges(say)
  const cashOut = makeCashOut(parts, round)
  const rest = makeRest(say)
  lab.board.append(...crystals(), element('div', { class: 'mines-stage' }, steps.node, field.node), rest.node)
  lab.options.append(choice.node)
  lab.actions.append(cashOut.node)
  lab.facts.append(figures.node)

  function setMines(to: number): void {
    if (isLocked) return
    choice.put(to)
    round.forget()
    draw()
    changed()
  }

  function draw(): void {
    const all = facts.ladders[choice.mines() - 1] ?? []
    const shown = round.shown()
    const done = shown ? shown.opened.length - (shown.end === 'mine' ? 1 : 0) : 0
    const now = shown?.now ?? 0
    lab.actions.hidden = !round.isUnderWay()
    choice.draw(isLocked || round.isUnderWay())
    steps.set(all.map(shortTimes), done)
    figures.set('now', now > 0 ? timesText(now) : '–')
    figures.set('next', all[done] === undefined ? '–' : timesText(all[done]))
    figures.set(
      'chance',
      all[done] === undefined ? '–' : percentText(1 - choice.mines() / (facts.cells - done)),
    )
    rest.set(facts.cells - choice.mines() - done, choice.mines())
    cashOut.draw(now)
    field.draw(shown, round.isOpen())
  }

  async function show(answer: Round, look: Look): Promise<void> {
    const next = readShown(answer.shown)
    const place = next.opened.at(-1)
    const isNew = next.opened.length > (round.shown()?.opened.length ?? 0)
    choice.put(next.mines)
    lab.motion.begin()
    if (place !== undefined && isNew && isPickOpen(next, facts)) {
      sounds.play('rise', 3)
      await field.strain(place, look)
    }
    round.follow(answer, next)
    if (place === undefined || !isNew) return
    sounds.play(next.end === 'mine' ? 'blast' : 'reveal', next.opened.length)
    if (next.end === 'mine') await field.blow(place, `−${parts.money(answer.stake)}`, next, look)
    else await field.lift(place, look)
    if (next.end) await parts.pause(look.turbo ? 100 : 350)
  }

  draw()
  return {
    ...lab.table,
    laid: () => ({ choice: { mines: choice.mines() } }),
    begin: round.begin,
    show,
    rest: round.rest,
    lock: (locked) => {
      isLocked = locked
      draw()
    },
    auto: (open) => nextAction(readShown(open.shown), facts.cells),
    press: keysFor({ c: cashOut }),
    words: (ended) => {
      const { opened, now } = readShown(ended.shown)
      return say('mines.won', { cells: opened.length, multiple: timesText(now) })
    },
  }
}
