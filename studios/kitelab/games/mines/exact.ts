/** The exact return of Mines: to open g safe cells and cash out, for every number of mines and every g. */
import type { Json, Plan } from '@jackfruit/studio-kit/rules'
import { mostStakes } from '../../shared/limits.ts'
import { choose, winOrLose } from '../../shared/moments.ts'
import { cells, ladders } from './rules.ts'
import { readShown } from './shown.ts'

export const exact = (mines: number, safe: number) =>
  winOrLose(choose(cells - mines, safe) / choose(cells, safe), (ladders.get(mines)?.[safe - 1] ?? 0) / 100)

/** Lowest and highest return of all plans to open so many cells, and the most that one returns within the limits. */
export function returns(): { readonly worst: number; readonly best: number; readonly most: number } {
  const all = [...ladders].flatMap(([mines, ladder]) => ladder.map((_, i) => exact(mines, i + 1)))
  const rtps = all.map(({ rtp }) => rtp)
  return {
    worst: Math.min(...rtps),
    best: Math.max(...rtps),
    most: Math.max(...all.map(({ most }) => most).filter((most) => most <= mostStakes)),
  }
}

/** Opens cells 0, 1, 2 … until so many are open, then cashes out: which cells makes no difference. */
const opening =
  (safe: number) =>
  (shown: Json): Json => {
    const { opened } = readShown(shown)
    return opened.length < safe ? { pick: opened.length } : { cashOut: true }
  }

const plan = (mines: number, safe: number): Plan => ({
  name: `${mines} mines, ${safe} cells`,
  choice: { mines },
  act: opening(safe),
  exact: exact(mines, safe),
})

export const plans = (): readonly Plan[] => [plan(3, 5), plan(2, 3), plan(1, 24), plan(24, 1), plan(10, 2)]
