/** When the end of a round is drawn slowly: only while something large is truly open. */
import { isLarge, isOpen } from '@jackfruit/game-page/celebrate/suspense'

/** A step in an open round whose success would be worth so many hundredths of the stake, with this chance. */
export const isStepOpen = (worth: number | null | undefined, chance: number): boolean =>
  worth != null && isLarge(worth) && isOpen(chance)

/** Ways that it can still end, each as likely as the others: hundredths of the stake. */
export function isEndOpen(worths: readonly number[]): boolean {
  const large = worths.filter(isLarge).length
  return worths.length > 0 && isOpen(large / worths.length)
}

/** How long what is waited for takes, of its usual time. */
export const waitTimes = 2.6
