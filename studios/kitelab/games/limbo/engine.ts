/**
 * Limbo: a result is drawn from 1.00 up, and wins where it reaches the target.
 *
 * One draw: r, below 2⁵². The result is floor(97 × 2⁵² / (2⁵² − r)) hundredths, at least 1.00 and at
 * most the highest target. Any target t is reached with a chance of 0.97 / t.
 */

import type { Minor } from '@jackfruit/kernel'
import type { Rules, Table } from '@jackfruit/studio-kit/rules'
import { isPayable, mostOf, payOf } from '../../shared/pay.ts'
import { attempt, shape, whole } from '../../shared/read.ts'
import { code, edge, highest, lowest, maxWin, stakes, version } from './rules.ts'

/** In hundredths of the stake. */
export interface Choice {
  readonly target: number
}

const draws = 2 ** 52
const all = 2n ** 52n
const paid = BigInt(100 - edge) * all

export function resultOf(draw: number): number {
  const point = paid / (all - BigInt(draw))
  return point < 100n ? 100 : point > BigInt(highest) ? highest : Number(point)
}

/** A target that would return more than a round may is lowered to the most: it is reached so much the more often. */
export const targetOf = (stake: Minor, target: number, table: Table): number =>
  isPayable(stake, target * 100, table) ? target : Number((mostOf(table) * 100n) / stake)

const readTarget = attempt(shape<Choice>({ target: whole(lowest, highest) }))

export const rules: Rules<Choice> = {
  code,
  version,
  stakes,
  maxWin,
  facts: { lowest, highest, edge },
  readChoice: readTarget,
  play({ stake, choice }, _actions, random, table) {
    const target = targetOf(stake, choice.target, table)
    const result = resultOf(random.below(draws))
    const win = result >= target ? payOf(stake, target * 100) : 0n
    return { stake, win, ended: true, shown: { target, result } }
  },
}
