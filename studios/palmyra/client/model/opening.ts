/** Which games the desk is opened with: of a bet on two provinces, the two that draw together next. */
import { issuesBetween, type LotteryGame } from '@jackfruit/lottery-rules'
import { findGame } from './desk.ts'

const weekMs = 7 * 86_400_000

export function gamesToOpen(
  game: LotteryGame,
  now: number,
): { readonly game: LotteryGame; readonly others: readonly LotteryGame[] } {
  const next = (game.joins ?? [])
    .flatMap((code) => findGame(code) ?? [])
    .flatMap((each) => {
      const [issue] = issuesBetween(each.schedule, { without: [], moved: {} }, now, now + weekMs).filter(
        ({ closesAt }) => closesAt > now,
      )
      return issue ? [{ each, drawsAt: issue.drawsAt }] : []
    })
    .sort((a, b) => a.drawsAt - b.drawsAt)
  const [first, second] = next
  // A game of its own is opened as it is.
  return first && second ? { game: first.each, others: [second.each] } : { game, others: [] }
}
