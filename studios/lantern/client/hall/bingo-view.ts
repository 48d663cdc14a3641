/** The hall of all bingo games: the caller with the latest ball, the board of all balls, the card, the prizes. */
import './bingo.css'
import { boxesIn } from '@jackfruit/game-page/celebrate/boxes'
import { element } from '@jackfruit/game-page/dom'
import type { GameView, Table, ViewParts } from '@jackfruit/game-page/view'
import { parseMinor } from '@jackfruit/kernel'
import { hallOf } from './lanterns.ts'
import type { BingoLook, BingoRound } from './look.ts'

export const bingoView = (look: BingoLook): GameView => ({
  ...{ name: look.name, hall: hallOf(look.hall), studio: 'Lantern' },
  texts: [import.meta.glob('./texts/*.ts')],
  make: (parts) => makeHall(look, parts),
  rules: ({ say, money, stake }) => [
    ...look.rules.map((key) => element('p', {}, say(key))),
    element(
      'ul',
      { class: 'bingo-rules' },
      ...look.prizes.map(({ name, balls, times }) =>
        element(
          'li',
          {},
          `${say(`bingo.${name}`)}, ${say('bingo.upTo', { balls })}: ${money((stake() * BigInt(times)) / 10_000n)} (×${times / 10_000})`,
        ),
      ),
    ),
  ],
})

const numbersTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1)

/** The caller: the latest ball, how many were called, and the board of all. */
function makeCaller(look: BingoLook, { say }: ViewParts) {
  const ball = element('output', { class: 'caller-ball num' })
  const count = element('p', { class: 'caller-count' }, say('bingo.waiting'))
  const called = new Map(numbersTo(look.most).map((n) => [n, element('li', {}, String(n))]))
  const board = element('ol', { class: 'called num', 'aria-hidden': 'true' }, ...called.values())
  return {
    node: element('section', { class: 'caller' }, ball, count, board),
    clear: () => {
      for (const each of called.values()) each.className = ''
      ball.textContent = ''
      count.textContent = say('bingo.waiting')
    },
    call: (number: number, at: number, all: number) => {
      ball.textContent = String(number)
      ball.dataset['tone'] = String(Math.floor(((number - 1) * 5) / look.most))
      count.textContent = say('bingo.ball', { at, all })
      called.get(number)?.classList.add('out')
    },
  }
}

/** The card. Before the first round it is blank: which of its cells are free is not known yet. */
function makeCard(look: BingoLook, { say }: ViewParts) {
  const node = element('div', { class: 'bingo-card num', role: 'group', 'aria-label': say('bingo.card') })
  node.style.setProperty('--columns', String(look.columns))
  let cells: HTMLElement[] = []
  const put = (made: HTMLElement[]) => {
    cells = made
    node.replaceChildren(...look.heads.map((head) => element('span', { class: 'head' }, head)), ...cells)
  }
  const cellOf = (number: number) => {
    if (number > 0) return element('span', { class: 'cell' }, String(number))
    const [kind, text] = look.isFree ? ['free', say('bingo.free')] : ['empty', '']
    return element('span', { class: `cell ${kind}` }, text)
  }
  put(Array.from({ length: look.columns * look.rows }, () => element('span', { class: 'cell' }, '')))
  return {
    node,
    lay: (numbers: readonly number[]) => put(numbers.map(cellOf)),
    mark: (cell: number, kind: 'marked' | 'line') => cells[cell]?.classList.add(kind),
  }
}

function makeHall(look: BingoLook, parts: ViewParts): Table {
  const { say, pause, sounds, money, currency } = parts
  const caller = makeCaller(look, parts)
  const card = makeCard(look, parts)
  const won = element('p', { class: 'bingo-won', role: 'status' })
  const prizes = look.prizes.map((prize) => {
    const times = element('b', { class: 'num' }, `×${prize.times / 10_000}`)
    const name = `${say(`bingo.${prize.name}`)} ${say('bingo.upTo', { balls: prize.balls })}`
    return { ...prize, node: element('li', {}, element('span', {}, name), times) }
  })
  const node = element(
    'div',
    { class: 'bingo' },
    caller.node,
    element('section', { class: 'card-place' }, card.node, won),
    element(
      'ul',
      { class: 'bingo-prizes', 'aria-label': say('bingo.prizes') },
      ...prizes.map((each) => each.node),
    ),
  )
  node.classList.toggle('long', look.columns > 5)

  function clear() {
    caller.clear()
    for (const { node: each } of prizes) each.className = ''
    won.textContent = ''
  }

  function call(round: BingoRound, i: number) {
    const number = round.balls[i] ?? 0
    caller.call(number, i + 1, round.balls.length)
    if (number > 0) card.mark(round.cells.indexOf(number), 'marked')
    for (const prize of round.prizes) if (prize.at === i + 1) award(prize)
  }

  function award({ name, at, win, cells: line }: BingoRound['prizes'][number]) {
    for (const cell of line) card.mark(cell, 'line')
    const amount = parseMinor(win, currency.scale) ?? 0n
    won.textContent = `${say('bingo.words', { names: say(`bingo.${name}`), at })}: ${money(amount)}`
    prizes.find((prize) => prize.name === name && at <= prize.balls)?.node.classList.add('won')
    sounds.play('good')
  }

  return {
    node,
    laid: () => ({ choice: null }),
    fit: ({ width, height }) => {
      const isTall = width < 560
      node.classList.toggle('tall', isTall)
      node.classList.toggle('low', !isTall && height < 340)
    },
    // The lines that paid stay bright, and the prizes they won.
    cast: {
      lit: () => boxesIn(node, node.querySelectorAll('.cell.line, .bingo-prizes li.won')),
      veil: '9 6 22',
    },
    begin: () => {
      clear()
      sounds.play('tick')
    },
    show: async ({ shown }, { turbo }) => {
      const round = look.read(shown)
      card.lay(round.cells)
      await pause(turbo ? 60 : 350)
      for (const i of round.balls.keys()) {
        call(round, i)
        sounds.play('tick')
        await pause(turbo ? 18 : 110)
      }
      if (round.prizes.length === 0) won.textContent = say('bingo.none')
    },
    hurry: () => {},
    rest: clear,
    lock: () => {},
    words: ({ shown }) => {
      const { prizes: found } = look.read(shown)
      const last = found.at(-1)
      if (!last) return say('bingo.none')
      return say('bingo.words', { names: say(`bingo.${last.name}`), at: last.at })
    },
  }
}
