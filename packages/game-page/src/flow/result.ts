import type { Minor } from '@jackfruit/kernel'
import type { Round } from '../model.ts'
import { moneyText } from '../money.ts'
import { bigWinMs, countUpDuration, meaningOf, sizeOf } from './count-up.ts'
import type { Course, PageParts } from './course.ts'

/** The money of an ended round on screen: its plate or its note, the bars, the site around. */
export async function showResult(course: Course, parts: PageParts, round: Round): Promise<void> {
  const { overlays, sound, say, table, opening, patience } = parts
  const { turbo } = course
  const meaning = meaningOf(round.stake, round.win)
  const words = table.words?.(round) || say('win.plate')
  if (meaning === 'big' && !turbo) {
    sound.play('big')
    const countMs = bigWinMs[sizeOf(round.stake, round.win) ?? 'big']
    const banner = overlays.banner({
      title: say('win.big'),
      titleAt: (shown) => say(`win.${sizeOf(round.stake, shown) ?? 'big'}`),
      detail: words,
      amount: round.win,
      countMs,
      action: say('action.skip'),
      lastsMs: countMs + 1000,
      tone: 'big',
    })
    await patience.during(banner, overlays.closeBanner)
    overlays.plate(words, round.win, 0)
  } else if (meaning === 'win' || meaning === 'big') {
    sound.play('good')
    const plate = overlays.plate(words, round.win, countUpDuration(meaning, turbo))
    await patience.during(plate.done, plate.hurry)
  } else if (meaning === 'returned') {
    overlays.note(
      say('win.returned', {
        amount: moneyText(round.win, opening.currency),
        stake: moneyText(round.stake, opening.currency),
      }),
    )
  }
  overlays.announce(resultWords(course, parts, round))
  if (meaning !== 'nothing') await patience.pause(turbo ? 120 : 450)
}

/** `isOurs` is false for a round of an earlier visit, which is no part of this session's result. */
export function settle(course: Course, { bar, top, host }: PageParts, round: Round, isOurs: boolean): void {
  // An old round's answer holds the balance of its day.
  if (isOurs) {
    course.balance = round.balance
    course.net += round.win - round.stake
  }
  bar.setBalance(course.balance)
  top.setNet(course.net)
  host.tell('balance-refresh')
}

function resultWords({ balance }: Course, { say, opening }: PageParts, round: Round): string {
  const text = (amount: Minor) => moneyText(amount, opening.currency)
  const values = { amount: text(round.win), stake: text(round.stake), balance: text(balance) }
  const meaning = meaningOf(round.stake, round.win)
  if (meaning === 'nothing') return say('say.none', values)
  return meaning === 'returned' ? say('say.return', values) : say('say.win', values)
}
