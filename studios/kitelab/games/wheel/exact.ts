/** The exact return of the wheels: every segment counted. */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { exactOf } from '../../shared/moments.ts'
import { type Segments, wheels } from './rules.ts'

export const exact = (segments: Segments) =>
  exactOf(wheels[segments].map((multiple) => ({ chance: 1 / segments, back: multiple / 100 })))

export const plans = (): readonly Plan[] =>
  ([20, 10, 50] as const).map((segments) => ({
    name: `${segments} segments`,
    choice: { segments },
    exact: exact(segments),
  }))
