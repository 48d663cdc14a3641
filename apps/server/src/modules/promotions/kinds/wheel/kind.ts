/** A wheel with prizes of money: so many turns a day. */
import { turnKind } from '../draws/turns.ts'

export const wheel = turnKind({
  ...{
    code: 'wheel',
    action: 'spin',
    promise: 'wheel_promise',
    step: 'wheel_step_turn',
    ready: 'state_spin',
  },
})
