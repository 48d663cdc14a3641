/** The board of Keno: all numbers, the picks and the drawn, and the row of pays for the picks made. */
import './keno.css'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { readKenoFacts, readKenoShown } from '../../shared/keno.ts'
import { keysFor, press } from '../house/controls.ts'
import { anyBelow, shortTimes } from '../house/figures.ts'
import { makeLab } from '../house/lab.ts'
import { makeBalls } from './balls.ts'
import { drawNumbers } from './drawing.ts'

/** The row of pays for this many picks. */
const payCells = (pays: readonly number[]) =>
  pays.map((multiple, hits) =>
    element(
      'li',
      { class: multiple === 0 ? 'none' : '' },
      element('span', {}, `${hits}`),
      element('b', {}, multiple === 0 ? '–' : shortTimes(multiple)),
    ),
  )

const numbersTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1)

const numberButton = (number: number, name: string, toggle: (number: number) => void) =>
  element(
    'button',
    { type: 'button', class: 'keno-number num', 'aria-label': name, onclick: () => toggle(number) },
    String(number),
  )

const stageOf = (machine: HTMLElement, numbers: readonly HTMLElement[]) =>
  element('div', { class: 'keno-stage' }, machine, element('div', { class: 'keno-board' }, ...numbers))

/** So many different numbers, which the player leaves to the page. */
function anyNumbers(size: number, wanted: number): readonly number[] {
  const left = numbersTo(size)
  return Array.from({ length: wanted }, () => left.splice(anyBelow(left.length), 1)[0] ?? 1)
}

export function makeKenoTable(parts: ViewParts, game: 'keno40' | 'keno80'): Table {
  const { say, sounds, changed } = parts
  const { size, drawn: count, pays } = readKenoFacts(parts.facts)
  const most = pays.length
  const lab = makeLab(game, game === 'keno40' ? '#0c1740' : '#260f36')
  let picks: ReadonlySet<number> = new Set()
  let isLocked = false

  const numbers = numbersTo(size).map((number) =>
    numberButton(number, say('keno.number', { number }), toggle),
  )
  const balls = makeBalls(lab.motion, count, size)
  lab.board.append(stageOf(balls.node, numbers))
  const row = element('ol', { class: 'keno-pays', 'aria-label': say('keno.hits') })
  const chosen = element('p', { class: 'lab-label' })
  const quick = press('', () => setPicks(anyNumbers(size, picks.size || most)), say('keno.quick'))
  quick.node.dataset['testid'] = 'lay'
  const clear = press('', () => setPicks([]), say('keno.clear'))
  lab.options.append(chosen, element('div', { class: 'lab-row' }, quick.node, clear.node))
  lab.facts.append(row)

  function setPicks(to: readonly number[]): void {
    picks = new Set(to)
    wipe()
    draw()
    changed()
  }

  function toggle(number: number): void {
    if (isLocked) return
    if (picks.has(number)) setPicks([...picks].filter((own) => own !== number))
    else if (picks.size < most) setPicks([...picks, number])
  }

  function wipe(): void {
    balls.clear()
    for (const node of numbers) node.classList.remove('drawn')
    for (const node of row.children) node.classList.remove('hit', 'now')
  }

  function draw(): void {
    for (const [i, node] of numbers.entries()) {
      const isPicked = picks.has(i + 1)
      node.setAttribute('aria-pressed', String(isPicked))
      node.disabled = isLocked || (!isPicked && picks.size >= most)
    }
    chosen.textContent = `${say('keno.picks')}: ${picks.size} / ${most}`
    quick.node.disabled = isLocked
    clear.node.disabled = isLocked || picks.size === 0
    const cells = payCells(pays[picks.size - 1] ?? [])
    if (row.childElementCount !== cells.length || !isLocked) row.replaceChildren(...cells)
  }

  async function show(round: Round, look: Look): Promise<void> {
    const found = readKenoShown(round.shown)
    const isOther = found.picks.some((pick) => !picks.has(pick)) || picks.size !== found.picks.length
    if (isOther) setPicks(found.picks)
    wipe()
    const tell = (number: number, hits: number) => {
      numbers[number - 1]?.classList.add('drawn')
      for (const [at, node] of [...row.children].entries()) node.classList.toggle('now', at === hits)
    }
    const ways = pays[found.picks.length - 1] ?? []
    await drawNumbers(found, { motion: lab.motion, balls, sounds, size, pays: ways, tell }, look)
    for (const node of row.children) node.classList.remove('now')
    row.children[found.hits]?.classList.add('hit')
    sounds.play(round.win > 0n ? 'land' : 'bad')
  }

  draw()
  return {
    ...lab.table,
    laid: () => (picks.size === 0 ? { missing: say('keno.missing') } : { choice: { picks: [...picks] } }),
    begin: wipe,
    show,
    rest: wipe,
    lock: (locked) => {
      isLocked = locked
      draw()
    },
    press: keysFor({ q: quick }),
    words: (round) => {
      const { hits, picks: own, multiple } = readKenoShown(round.shown)
      return say('keno.won', { hits, picks: own.length, multiple: shortTimes(multiple) })
    },
  }
}
