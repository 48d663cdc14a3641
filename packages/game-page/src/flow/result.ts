import type { Minor } from '@jackfruit/kernel'
import { isStaged, tierOf } from '../celebrate/tiers.ts'
import type { Round } from '../model.ts'
import { moneyText } from '../money.ts'
import { meaningOf, plateCountMs } from './count-up.ts'
import type { Course, PageParts } from './course.ts'
import { paidFor } from './free-rounds.ts'

/** In turbo a celebration takes so much of its time. */
const hasty = 0.6

/** The money of an ended round on screen: its celebration, its plate or its note, the bars, the site around. */
export async function showResult(course: Course, parts: PageParts, round: Round): Promise<void> {
  const { overlays, celebration, say, table, opening, patience, wantsStill } = parts
  const { turbo } = course
  const tier = tierOf(round.stake, round.win)
  const words = table.words?.(round) || say('win.plate')
  if (tier > 0) {
    const won = {
      ...{ amount: round.win, bet: round.stake, words, pace: turbo ? hasty : 1, isStill: wantsStill() },
      ...{ round: round.number, balance: course.balance },
    }
    const shown = isStaged(tier, turbo)
    const { done, press } = celebration.celebrate(shown ? tier : 1, won)
    if (shown) await patience.during(done, press)
    const plate = overlays.plate(words, round.win, shown ? 0 : plateCountMs[turbo ? 'turbo' : 'normal'])
    await patience.during(plate.done, plate.hurry)
  } else if (round.win > 0n) {
    overlays.note(
      say('win.returned', {
        amount: moneyText(round.win, opening.currency),
        stake: moneyText(round.stake, opening.currency),
      }),
    )
  }
  overlays.announce(resultWords(course, parts, round))
  if (round.win > 0n) await patience.pause(turbo ? 120 : 450)
}

/** `isOurs` is false for a round of an earlier visit, which is no part of this session's result. */
export function settle(course: Course, { bar, top, host }: PageParts, round: Round, isOurs: boolean): void {
  // An old round's answer holds the balance of its day.
  if (isOurs) {
    course.balance = round.balance
    course.net += round.win - paidFor(round)
  }
  bar.setBalance(course.balance)
  top.setNet(course.net)
  host.tell('shown')
  host.tell('balance-refresh')
}

function resultWords({ balance }: Course, { say, opening }: PageParts, round: Round): string {
  const text = (amount: Minor) => moneyText(amount, opening.currency)
  const values = { amount: text(round.win), stake: text(round.stake), balance: text(balance) }
  const meaning = meaningOf(round.stake, round.win)
  if (meaning === 'nothing') return say('say.none', values)
  return meaning === 'returned' ? say('say.return', values) : say('say.win', values)
}
