/** A grid of cells that are picked by a press, by dragging over them, and with arrows and the space bar. */
import { element } from '@jackfruit/game-page/dom'
import { oddsAt, timesText } from '../model/rules.ts'
import { type Board, broughtBy, isPicked, type Parts, pick, stepOf } from './parts.ts'

export interface Cell {
  readonly word: string
  readonly label: string
  /** What stands below, such as its odds. */
  readonly foot?: string
}

interface GridRules {
  readonly cells: readonly Cell[]
  readonly columns: number
  readonly kind: 'numbers' | 'balls' | 'fields'
}

export function makeGrid(parts: Parts, { cells, columns, kind }: GridRules): Board {
  const { say, desk } = parts
  const buttons = cells.map(({ word, label, foot }, at) =>
    element(
      'button',
      { type: 'button', class: `cell cell-${kind}`, 'data-word': word, tabindex: at === 0 ? 0 : -1 },
      element('b', { class: 'num' }, label),
      element('small', { class: 'num' }, foot ?? ''),
    ),
  )
  const node = element(
    'div',
    { class: `grid grid-${kind}`, role: 'group', 'aria-label': say('board.numbers') },
    ...buttons,
  )
  node.style.setProperty('--columns', String(columns))
  const update = () => {
    const odds = oddsAt(desk.game.kind, desk.draft.play, desk.mode, 0)
    for (const [at, made] of buttons.entries()) {
      const cell = cells[at]
      if (!cell) continue
      const step = stepOf(desk, cell.word)
      const foot = footOf(parts, cell, step, odds['win'])
      made.setAttribute('aria-pressed', String(isPicked(desk, cell.word)))
      made.toggleAttribute('data-closed', step === null)
      if (step) made.setAttribute('data-step', String(step))
      else made.removeAttribute('data-step')
      made.setAttribute('aria-disabled', String(step === null))
      const small = made.lastElementChild
      if (small && small.textContent !== foot) small.textContent = foot
      made.setAttribute('aria-label', [cell.label, foot].filter(Boolean).join(' · '))
    }
  }
  dragOver(parts, node)
  walk(node, buttons, columns)
  return { node, update }
}

/** Odds that came down, or that the number is closed; else what the cell says by itself. */
function footOf(
  { say, desk }: Parts,
  { word, foot }: Cell,
  step: number | null,
  win: number | undefined,
): string {
  if (step === null) return say('number.closed')
  if (step === 0) return foot ?? ''
  const { game, draft, mode } = desk
  const now = oddsAt(game.kind, draft.play, mode, step)
  const times = now[word] ?? (win === undefined ? undefined : now['win'])
  return times === undefined ? '' : `×${timesText(times)}`
}

const wordAt = (node: Element | null): string | null =>
  node?.closest<HTMLElement>('[data-word]')?.dataset['word'] ?? null

/** What the first cell does, all others that are passed do: pick, or take out. */
function dragOver(parts: Parts, node: HTMLElement): void {
  let wanted: boolean | null = null
  const touched = new Set<string>()
  const touch = (word: string | null) => {
    if (word === null || touched.has(word)) return
    wanted ??= !isPicked(parts.desk, word)
    touched.add(word)
    pick(parts, broughtBy(parts, word), wanted)
  }
  const end = () => {
    wanted = null
    touched.clear()
  }
  let from: { word: string | null; id: number } | null = null
  node.addEventListener('pointerdown', (event) => {
    end()
    from = event.button === 0 ? { word: wordAt(event.target as Element), id: event.pointerId } : null
  })
  node.addEventListener('pointermove', (event) => {
    if (from?.id !== event.pointerId || event.buttons === 0) return
    const word = wordAt(document.elementFromPoint(event.clientX, event.clientY))
    // A press that stays on its cell is a click, also for the keyboard.
    if (word === from.word && wanted === null) return
    touch(from.word)
    touch(word)
  })
  node.addEventListener('click', (event) => {
    const word = wordAt(event.target as Element)
    if (touched.size === 0) touch(word)
    end()
  })
  node.addEventListener('pointercancel', end)
}

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
}

/** One stop of the tabulator; arrows walk. */
function walk(node: HTMLElement, buttons: readonly HTMLButtonElement[], columns: number): void {
  node.addEventListener('keydown', (event) => {
    const shown = getComputedStyle(node).gridTemplateColumns.split(' ').length || columns
    const step = steps[event.key]?.(shown)
    const { activeElement } = document
    const at = activeElement instanceof HTMLButtonElement ? buttons.indexOf(activeElement) : -1
    const next = step === undefined || at < 0 ? undefined : buttons[at + step]
    if (!next) return
    event.preventDefault()
    for (const made of buttons) made.tabIndex = made === next ? 0 : -1
    next.focus()
  })
}
