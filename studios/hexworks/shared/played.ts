import type { Random } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import type { Rules, Table } from '@jackfruit/studio-kit/rules'
import { type NoChoice, readNoChoice } from './choice.ts'
import type { Shown } from './shown.ts'
import { amountOf, maxWin } from './stakes.ts'

interface Slot<Round extends { readonly units: number }>
  extends Pick<Rules<NoChoice>, 'code' | 'version' | 'stakes' | 'facts'> {
  readonly unitsPerStake: number
  /** What the round wins stands in units. */
  readonly deal: (random: Random) => Round
  /** Asked for when somebody looks: a simulation does not. */
  readonly show: (round: Round, stake: Minor, table: Table) => Shown
}

/** The rules of a slot: there is nothing to choose, and a round has ended as it was dealt. */
export const slotRules = <Round extends { readonly units: number }>({
  unitsPerStake,
  deal,
  show,
  ...own
}: Slot<Round>): Rules<NoChoice> => ({
  ...own,
  maxWin,
  readChoice: readNoChoice,
  play({ stake }, actions, random, table) {
    if (actions.length > 0) return null
    const round = deal(random)
    return {
      stake,
      win: amountOf(stake, round.units, unitsPerStake),
      ended: true,
      get shown() {
        return show(round, stake, table)
      },
    }
  },
})
