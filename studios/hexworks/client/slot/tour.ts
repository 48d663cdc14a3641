/** After a spin: its wins one by one, while nobody does anything. */
import type { Currency } from '@jackfruit/kernel'
import type { Win } from '../../shared/shown.ts'
import { litOf, symbolOf } from './present.ts'
import { minorOf } from './read-shown.ts'
import type { Stand } from './stand.ts'
import { winWords } from './words.ts'

export interface Tour {
  readonly stop: () => void
}

/** The whole result stands this long before its parts are shown. */
const restMs = 2200
const stopMs = 1700

/** The highest win first; a single one has been told already. */
export function stopsOf(wins: readonly Win[], currency: Currency): readonly Win[] {
  const amountOf = ({ amount }: Win) => minorOf(amount, currency)
  if (wins.length < 2) return []
  return wins.toSorted((one, other) => (amountOf(one) < amountOf(other) ? 1 : -1))
}

/** Shows each win once, then all of them together again: a game left alone comes to rest. A celebration has its time first. */
export function startTour(stand: Stand, wins: readonly Win[], celebrationMs: number): Tour {
  const { board, overlays, parts } = stand
  const stops = stopsOf(wins, parts.currency)
  let timer = 0
  const visit = (at: number) => {
    const win = stops[at]
    if (!win) {
      overlays.clearStrip()
      board.light(litOf(stand, wins), 'win')
      return
    }
    board.light(litOf(stand, [win]), 'win')
    overlays.strip(
      winWords([{ ...win, times: '1' }], parts.say, stand.look.ownWords),
      win.times === '1' ? null : win.times,
      minorOf(win.amount, parts.currency),
      symbolOf(stand, win.symbol),
    )
    timer = window.setTimeout(() => visit(at + 1), stopMs)
  }
  if (stops.length > 0) timer = window.setTimeout(() => visit(0), restMs + celebrationMs)
  return { stop: () => clearTimeout(timer) }
}
