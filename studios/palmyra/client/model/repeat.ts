/** A ticket's lines as entries that make them again. */
import { type KindName, playOf } from '@jackfruit/lottery-rules'
import type { ToldLine, WantedEntry } from '../studio.ts'
import { inputOf } from './rules.ts'

/** The digits of a group's line as its columns: 00123 is 0|123, 0011 is 01. */
export function columnsOf(pick: string): string {
  const digits = [...new Set(pick)]
  const often = (digit: string) => [...pick].filter((each) => each === digit).length
  const most = Math.max(...digits.map(often))
  const first = digits.filter((digit) => often(digit) === most).join('')
  const rest = digits.filter((digit) => often(digit) < most).join('')
  return rest === '' ? first : `${first}|${rest}`
}

/** Lines over several balls and groups stand alone; others of one play and stake are named together. */
export function entriesOfLines(kind: KindName, lines: readonly ToldLine[]): WantedEntry[] {
  const entries = new Map<string, WantedEntry>()
  for (const { play: bet, pick, stake } of lines) {
    // Xiên quay is lines of 2, 3 and 4 numbers: one of them alone is a line of its size.
    const id = bet === 'xienquay' ? `xien${pick.split('-').length}` : bet
    const play = playOf(kind, id)
    if (!play) continue
    const { by } = inputOf(kind, play)
    const word = by === 'balls' ? pick.replaceAll('-', ' ') : by === 'groups' ? columnsOf(pick) : pick
    const key = by === 'balls' || by === 'groups' ? `${id} ${pick}` : `${id} ${stake}`
    const before = entries.get(key)
    entries.set(key, {
      ...{ play: id, selection: before ? `${before.selection} ${word}` : word },
      ...{ unit: stake, multiple: 1, share: 100, seen: {} },
    })
  }
  return [...entries.values()]
}
