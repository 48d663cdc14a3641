/**
 * Wheel: one of 10, 20 or 50 equal segments stops at the pointer.
 *
 * One draw: the segment, clockwise from the top.
 */
import type { Rules } from '@jackfruit/studio-kit/rules'
import { payOf } from '../../shared/pay.ts'
import { attempt, shape } from '../../shared/read.ts'
import { code, maxWin, type Segments, stakes, version, wheels } from './rules.ts'
import { readSegments } from './shown.ts'

export interface Choice {
  readonly segments: Segments
}

export const rules: Rules<Choice> = {
  code,
  version,
  stakes,
  maxWin,
  facts: { wheels },
  readChoice: attempt(shape<Choice>({ segments: readSegments })),
  play({ stake, choice: { segments } }, _actions, random) {
    const segment = random.below(segments)
    const multiple = wheels[segments][segment] ?? 0
    return { stake, win: payOf(stake, multiple * 100), ended: true, shown: { segments, segment, multiple } }
  },
}
