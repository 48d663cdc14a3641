/** Golden eggs: so many may be broken a day. */
import { turnKind } from '../draws/turns.ts'

export const egg = turnKind({
  ...{ code: 'egg', action: 'crack', promise: 'egg_promise', step: 'egg_step_break', ready: 'state_crack' },
})
