/**
 * Plinko: a ball falls through rows of pins and goes left or right at each, equally likely.
 *
 * Draws: one below 2 for each row, from the top; 1 is to the right.
 */
import type { Rules } from '@jackfruit/studio-kit/rules'
import { payOf } from '../../shared/pay.ts'
import { attempt, shape } from '../../shared/read.ts'
import { bucketsOf, code, maxWin, type Risk, type Rows, stakes, version } from './rules.ts'
import { readRisk, readRows } from './shown.ts'

export interface Choice {
  readonly rows: Rows
  readonly risk: Risk
}

const byRisk = (rows: Rows) => ({
  low: bucketsOf(rows, 'low'),
  medium: bucketsOf(rows, 'medium'),
  high: bucketsOf(rows, 'high'),
})

const buckets = { 8: byRisk(8), 12: byRisk(12), 16: byRisk(16) }

export const rules: Rules<Choice> = {
  code,
  version,
  stakes,
  maxWin,
  facts: { buckets },
  readChoice: attempt(shape<Choice>({ rows: readRows, risk: readRisk })),
  play({ stake, choice: { rows, risk } }, _actions, random) {
    const path = Array.from({ length: rows }, () => random.below(2))
    const bucket = path.reduce((sum, turn) => sum + turn, 0)
    const multiple = buckets[rows][risk][bucket] ?? 0
    return {
      stake,
      win: payOf(stake, multiple * 100),
      ended: true,
      shown: { rows, risk, path, bucket, multiple },
    }
  },
}
