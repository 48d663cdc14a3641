/** Rounds that a grant pays: nothing is put down for them, and after the last their sum is told. */
import type { Minor } from '@jackfruit/kernel'
import type { Round } from '../model.ts'
import { moneyText } from '../money.ts'
import { type Course, endAutoplay, type PageParts, refreshBars } from './course.ts'

/** What was truly put down for it. */
export const paidFor = ({ free, stake }: Round): Minor => (free ? 0n : stake)

/** What the next round takes from the balance. */
export const priceOf = ({ free }: Course, stake: Minor): Minor => (free ? 0n : stake)

/** Where the grant stands after a round of it was drawn. Waits until its end was seen. */
export async function goOnFree(course: Course, parts: PageParts, { free }: Round): Promise<void> {
  if (!free) return
  // A round that an earlier visit left may be of another grant than the one that is offered now.
  const next = course.free?.id === free.id ? null : course.free
  course.free = free.isOver ? next : free
  parts.band.set(free)
  if (!free.isOver) return
  endAutoplay(course, parts, null)
  await tellEnd(parts, free)
  parts.band.set(next)
  refreshBars(course, parts)
}

function tellEnd({ message, say, opening, sound, overlays }: PageParts, free: Round['free']): Promise<void> {
  if (!free) return Promise.resolve()
  const amount = moneyText(free.won, opening.currency)
  const isFull = free.won >= free.maxWin
  const words = [
    say('granted.over', { count: free.played, amount }),
    ...(isFull ? [say('granted.full', { amount: moneyText(free.maxWin, opening.currency) })] : []),
  ].join(' ')
  if (free.won > 0n) sound.play('good')
  overlays.announce(words)
  return new Promise((resolve) =>
    message.show({
      ...{ title: say('granted.title'), amount: free.won, text: words, mustChoose: true },
      choices: [{ label: say('granted.goOn'), gold: true, press: resolve }],
    }),
  )
}

/** The grant has ended meanwhile, or was taken back: from now on rounds have a stake again, and the player is told before. */
export function freeEnded(course: Course, parts: PageParts): void {
  course.free = null
  parts.band.set(null)
  refreshBars(course, parts)
}
