/** The field of Mines: 25 cells, and beside it the count of mines, the ladder and the cash-out. */
import './view.css'
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { gauges, ladder, press } from '../../client/house/controls.ts'
import { anyBelow, returned, shortTimes, timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { makeMotion } from '../../client/house/motion.ts'
import { readFacts, readShown, type Shown } from './shown.ts'

const gem = () =>
  svgElement(
    'svg',
    { viewBox: '0 0 40 40', 'aria-hidden': 'true' },
    svgElement('path', { d: 'M20 4 35 17 20 37 5 17Z', fill: '#5ff0b4' }),
    svgElement('path', { d: 'M20 4 35 17H5Z', fill: '#c6ffe6' }),
    svgElement('path', { d: 'M20 4 27 17 20 37 13 17Z', fill: '#2fc98c' }),
  )

const mine = () =>
  svgElement(
    'svg',
    { viewBox: '0 0 40 40', 'aria-hidden': 'true' },
    svgElement('path', {
      d: 'M20 3v34M3 20h34M8 8l24 24M32 8 8 32',
      stroke: '#ff9a86',
      'stroke-width': 3.5,
      'stroke-linecap': 'round',
    }),
    svgElement('circle', { cx: 20, cy: 20, r: 11, fill: '#d2382a' }),
    svgElement('circle', { cx: 16, cy: 16, r: 3.5, fill: '#ffd0c6' }),
  )

/** Cells that auto play opens before it cashes out. */
const autoCells = 3

export function makeTable(parts: ViewParts): Table {
  const { say, money, sounds, act, changed } = parts
  const { fewest, most, ladders } = readFacts(parts.facts)
  const lab = makeLab('mines')
  const motion = makeMotion()
  /** Of the round that is open. */
  let stake = 0n
  let mines = 3
  let shown: Shown | null = null
  let isWaiting = false
  let isLocked = false

  const cells = Array.from({ length: 25 }, (_, place) =>
    element('button', {
      type: 'button',
      class: 'mines-cell',
      'data-testid': 'action',
      onclick: () => open(place),
    }),
  )
  const field = element('div', { class: 'mines-field' }, ...cells)
  const steps = ladder(say('lab.steps'))
  const figures = gauges({ now: say('lab.multiplier'), next: say('lab.next') })
  const cashOut = press('gold', () => take({ cashOut: true }))
  const count = element('output', { class: 'mines-count' })
  const fewer = press('lab-step', () => setMines(mines - 1), '−')
  const more = press('lab-step', () => setMines(mines + 1), '+')
  fewer.node.setAttribute('aria-label', say('mines.fewer'))
  more.node.setAttribute('aria-label', say('mines.more'))
  const choice = element(
    'div',
    { class: 'mines-choice' },
    fewer.node,
    element('span', {}, `${say('mines.count')} `, count),
    more.node,
  )
  lab.board.append(field)
  lab.controls.append(choice, steps.node, figures.node, cashOut.node)

  const isOpen = () => shown !== null && shown.end === null && !isWaiting

  function take(action: { pick: number } | { cashOut: true }): void {
    if (isOpen()) act(action)
  }

  function open(place: number): void {
    if (shown && !shown.opened.includes(place)) take({ pick: place })
  }

  function setMines(to: number): void {
    if (isLocked) return
    mines = Math.max(fewest, Math.min(most, to))
    shown = null
    draw()
    changed()
  }

  function drawCells(): void {
    for (const [place, cell] of cells.entries()) {
      const isOpened = shown?.opened.includes(place) ?? false
      const isMine = shown?.field?.includes(place) ?? false
      const isSafe = isOpened && !isMine
      const number = { number: place + 1 }
      const kind = isMine ? 'mine' : isSafe ? 'safe' : shown?.field ? 'rest' : ''
      if (cell.dataset['kind'] !== kind) cell.replaceChildren(...(isMine ? [mine()] : kind ? [gem()] : []))
      cell.dataset['kind'] = kind
      cell.classList.toggle('opened', isOpened)
      cell.disabled = !isOpen() || isOpened
      cell.setAttribute(
        'aria-label',
        say(isMine ? 'mines.mine' : isSafe ? 'mines.safe' : 'mines.cell', number),
      )
    }
  }

  function draw(): void {
    const all = ladders[mines - 1] ?? []
    const done = shown ? shown.opened.length - (shown.end === 'mine' ? 1 : 0) : 0
    const now = shown?.now ?? 0
    count.textContent = String(mines)
    choice.hidden = shown !== null && shown.end === null
    fewer.node.disabled = isLocked || mines <= fewest
    more.node.disabled = isLocked || mines >= most
    steps.set(all.map(shortTimes), done)
    figures.set('now', now > 0 ? timesText(now) : '–')
    figures.set('next', all[done] === undefined ? '–' : timesText(all[done]))
    const canCash = isOpen() && now > 0
    cashOut.node.disabled = !canCash
    cashOut.set(
      canCash ? say('lab.cashOut', { amount: money(returned(stake, now)) }) : say('lab.cashOutNone'),
    )
    drawCells()
  }

  async function show(round: Round, look: Look): Promise<void> {
    const next = readShown(round.shown)
    stake = round.stake
    const place = next.opened.at(-1)
    const isNew = next.opened.length > (shown?.opened.length ?? 0)
    mines = next.mines
    shown = next
    isWaiting = false
    draw()
    const cell = place === undefined ? undefined : cells[place]
    if (!cell || !isNew) return
    sounds.play(next.end === 'mine' ? 'bad' : 'reveal', next.opened.length)
    await motion.run(cell, [{ scale: 0.4, opacity: 0.3 }, { scale: 1.12 }, { scale: 1 }], 260, look)
    if (next.end) await parts.pause(look.turbo ? 100 : 350)
  }

  draw()
  return {
    node: lab.node,
    laid: () => ({ choice: { mines } }),
    fit: () => undefined,
    begin: () => {
      isWaiting = true
      if (shown?.end) shown = null
      draw()
    },
    show,
    hurry: motion.hurry,
    rest: () => {
      isWaiting = false
      draw()
    },
    lock: (locked) => {
      isLocked = locked
      draw()
    },
    auto: (round) => {
      const { opened } = readShown(round.shown)
      const left = cells.map((_, place) => place).filter((place) => !opened.includes(place))
      return opened.length < autoCells ? { pick: left[anyBelow(left.length)] ?? 0 } : { cashOut: true }
    },
    press: (key) => {
      if (key.toLowerCase() !== 'c' || cashOut.node.disabled) return false
      take({ cashOut: true })
      return true
    },
    words: (round) => {
      const { opened, now } = readShown(round.shown)
      return say('mines.won', { cells: opened.length, multiple: timesText(now) })
    },
  }
}
