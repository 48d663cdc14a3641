/** Whether the card of a call decides about something large. */
import { isStepOpen } from '../../client/house/suspense.ts'
import { correctRanks } from './price.ts'
import { ranks } from './rules.ts'
import type { Shown } from './shown.ts'

/** `before` is the round as it stood when the call was made: the card that came plays no part. */
export function isCallOpen(
  { cards, prices }: Pick<Shown, 'cards' | 'prices'>,
  call: Shown['moves'][number] | undefined,
): boolean {
  if (call === undefined || call === 'skip') return false
  return isStepOpen(prices[call], correctRanks(cards.at(-1)?.rank ?? 1, call) / ranks)
}
