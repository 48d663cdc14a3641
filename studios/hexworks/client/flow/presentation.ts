import type { Cell, SlotRules, Spin } from '../model.ts'
import type { Lit } from '../reels/wins.ts'
import type { Say } from '../texts.ts'

/** What a spin lights on the board: each line's paying cells and its whole path, then the pagodas. */
export function litBy(spin: Spin, rules: SlotRules, scatter: string): Lit[] {
  const lines = spin.lines.map(({ line, count }): Lit => {
    const path = (rules.lines[line - 1] ?? []).map((row, reel): Cell => ({ reel, row }))
    return { cells: path.slice(0, count), path }
  })
  const pagodas: Lit[] =
    spin.scatter || spin.awarded > 0 ? [{ cells: cellsOf(spin, scatter), path: null }] : []
  return [...lines, ...pagodas]
}

const cellsOf = (spin: Spin, symbol: string): Cell[] =>
  spin.window.flatMap((symbols, reel) =>
    symbols.flatMap((name, row) => (name === symbol ? [{ reel, row }] : [])),
  )

/** The words on the win plate. */
export function winWords(spin: Spin, say: Say): string {
  const [only] = spin.lines
  if (only && spin.lines.length === 1 && !spin.scatter)
    return say('win.line', { count: only.count, line: only.line })
  if (spin.lines.length > 0) return say('win.lines', { count: spin.lines.length })
  return say('win.scatter', { count: spin.scatter?.count ?? 0 })
}
