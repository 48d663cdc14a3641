/** The exact return of Plinko: the binomial weights of the buckets. */
import type { ExactReturn, Plan } from '@jackfruit/studio-kit/rules'
import { choose, exactOf } from '../../shared/moments.ts'
import { bucketsOf, type Risk, type Rows } from './rules.ts'

export const exact = (rows: Rows, risk: Risk): ExactReturn =>
  exactOf(
    bucketsOf(rows, risk).map((multiple, bucket) => ({
      chance: choose(rows, bucket) / 2 ** rows,
      back: multiple / 100,
    })),
  )

const plan = (rows: Rows, risk: Risk): Plan => ({
  name: `${rows} ${risk}`,
  choice: { rows, risk },
  exact: exact(rows, risk),
})

const risks = ['low', 'medium', 'high'] as const
const others = ([8, 12, 16] as const).flatMap((rows) => risks.map((risk) => plan(rows, risk)))

/** The one that is offered first comes first. */
export const plans = (): readonly Plan[] => [
  plan(12, 'medium'),
  ...others.filter(({ name }) => name !== '12 medium'),
]
