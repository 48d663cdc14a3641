import type { Minor } from '@jackfruit/kernel'
import type { Played } from '@jackfruit/studio-kit/rules'
import type { Shown } from './shown.ts'

/** A round that ended as it was dealt. What it shows is written when somebody looks: a simulation does not. */
export const dealt = (stake: Minor, win: Minor, show: () => Shown): Played => ({
  stake,
  win,
  ended: true,
  get shown() {
    return show()
  },
})
