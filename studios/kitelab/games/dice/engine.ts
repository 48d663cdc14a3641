/**
 * Dice: one of 10,000 faces is rolled. With `count` winning faces, under wins below `count`, over wins
 * from 10,000 − `count` on.
 *
 * One draw: the roll, below 10,000.
 */
import type { Rules } from '@jackfruit/studio-kit/rules'
import { payOf } from '../../shared/pay.ts'
import { attempt, oneOf, shape, whole } from '../../shared/read.ts'
import { code, faces, fewest, maxWin, most, multipleOf, stakes, version } from './rules.ts'
import type { Side } from './shown.ts'

export interface Choice {
  readonly side: Side
  readonly count: number
}

export const isWon = ({ side, count }: Choice, roll: number): boolean =>
  side === 'under' ? roll < count : roll >= faces - count

const readChoice = attempt(shape<Choice>({ side: oneOf('under', 'over'), count: whole(fewest, most) }))

export const rules: Rules<Choice> = {
  code,
  version,
  stakes,
  maxWin,
  facts: { faces, fewest, most },
  readChoice,
  play({ stake, choice }, _actions, random) {
    const roll = random.below(faces)
    const multiple = multipleOf(choice.count)
    return {
      stake,
      win: isWon(choice, roll) ? payOf(stake, multiple) : 0n,
      ended: true,
      shown: { side: choice.side, count: choice.count, roll, multiple },
    }
  },
}
