/** The field of Mines: 25 cells, and beside it the count of mines, the ladder and the cash-out. */
import './view.css'
import { drawing, element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Round, Say, Table, ViewParts } from '@jackfruit/game-page/view'
import { gauges, keysFor, ladder, press } from '../../client/house/controls.ts'
import { anyBelow, shortTimes, timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { makeCashOut, makeSteps } from '../../client/house/steps.ts'
import { type Facts, readFacts, readShown, type Shown } from './shown.ts'

const gem = () =>
  drawing(
    '0 0 40 40',
    { d: 'M20 4 35 17 20 37 5 17Z', fill: '#5ff0b4' },
    { d: 'M20 4 35 17H5Z', fill: '#c6ffe6' },
    { d: 'M20 4 27 17 20 37 13 17Z', fill: '#2fc98c' },
  )

const spikes = 'M20 3v34M3 20h34M8 8l24 24M32 8 8 32'

const mine = () =>
  drawing(
    '0 0 40 40',
    { d: spikes, stroke: '#ff9a86', 'stroke-width': 3.5, 'stroke-linecap': 'round' },
    svgElement('circle', { cx: 20, cy: 20, r: 11, fill: '#d2382a' }),
    svgElement('circle', { cx: 16, cy: 16, r: 3.5, fill: '#ffd0c6' }),
  )

/** Cells that auto play opens before it cashes out. */
const autoCells = 3

/** The cells, each a button that says what lies under it once that is known. */
function makeField(say: Say, open: (place: number) => void) {
  const cells = Array.from({ length: 25 }, (_, place) =>
    element('button', {
      type: 'button',
      class: 'mines-cell',
      'data-testid': 'action',
      onclick: () => open(place),
    }),
  )
  const drawCell = (cell: HTMLButtonElement, place: number, shown: Shown | null) => {
    const isOpened = shown?.opened.includes(place) ?? false
    const isMine = shown?.field?.includes(place) ?? false
    const isSafe = isOpened && !isMine
    const kind = isMine ? 'mine' : isSafe ? 'safe' : shown?.field ? 'rest' : ''
    if (cell.dataset['kind'] !== kind) cell.replaceChildren(...(isMine ? [mine()] : kind ? [gem()] : []))
    cell.dataset['kind'] = kind
    cell.classList.toggle('opened', isOpened)
    const name = isMine ? 'mines.mine' : isSafe ? 'mines.safe' : 'mines.cell'
    cell.setAttribute('aria-label', say(name, { number: place + 1 }))
  }
  return {
    node: element('div', { class: 'mines-field' }, ...cells),
    cells,
    draw: (shown: Shown | null, isOpen: boolean) => {
      for (const [place, cell] of cells.entries()) {
        drawCell(cell, place, shown)
        cell.disabled = !isOpen || (shown?.opened.includes(place) ?? false)
      }
    },
  }
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

export function makeTable(parts: ViewParts): Table {
  const { say, sounds, changed } = parts
  const facts = readFacts(parts.facts)
  const lab = makeLab('mines')
  const round = makeSteps<Shown>(parts, { isOver: ({ end }) => end !== null, draw: () => draw() })
  const field = makeField(say, (place) => {
    if (!round.shown()?.opened.includes(place)) round.take({ pick: place })
  })
  let isLocked = false

  const choice = makeChoice(say, facts, setMines)
  const steps = ladder(say('lab.steps'))
  const figures = gauges({ now: say('lab.multiplier'), next: say('lab.next') })
  const cashOut = makeCashOut(parts, round)
  lab.board.append(field.node)
  lab.controls.append(choice.node, steps.node, figures.node, cashOut.node)

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
    choice.node.hidden = round.isUnderWay()
    choice.draw(isLocked)
    steps.set(all.map(shortTimes), done)
    figures.set('now', now > 0 ? timesText(now) : '–')
    figures.set('next', all[done] === undefined ? '–' : timesText(all[done]))
    cashOut.draw(now)
    field.draw(shown, round.isOpen())
  }

  async function show(answer: Round, look: Look): Promise<void> {
    const next = readShown(answer.shown)
    const place = next.opened.at(-1)
    const isNew = next.opened.length > (round.shown()?.opened.length ?? 0)
    choice.put(next.mines)
    round.follow(answer, next)
    const cell = place === undefined ? undefined : field.cells[place]
    if (!cell || !isNew) return
    sounds.play(next.end === 'mine' ? 'bad' : 'reveal', next.opened.length)
    await lab.motion.run(cell, [{ scale: 0.4, opacity: 0.3 }, { scale: 1.12 }, { scale: 1 }], 260, look)
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
    auto: (open) => {
      const { opened } = readShown(open.shown)
      const left = field.cells.map((_, place) => place).filter((place) => !opened.includes(place))
      return opened.length < autoCells ? { pick: left[anyBelow(left.length)] ?? 0 } : { cashOut: true }
    },
    press: keysFor({ c: cashOut }),
    words: (ended) => {
      const { opened, now } = readShown(ended.shown)
      return say('mines.won', { cells: opened.length, multiple: timesText(now) })
    },
  }
}
