/** What a member has in a round: the hand that everybody plays for himself, and what each of his places returns. */
import type { Stacks } from '@jackfruit/game-page/felt/stacks'
import { isIn, type Standing } from '@jackfruit/game-page/line/standing'
import type { Say } from '@jackfruit/game-page/view'
import { parseMinor } from '@jackfruit/kernel'
import type { HandStanding, TableLook } from '../felt/look.ts'

/** The hand that everybody plays for himself, as it is told now. */
export const handIn = ({ view, hand, mine }: Standing, place: string): HandStanding => ({
  outcome: view.outcome,
  steps: view.turn?.step ?? 0,
  actions: mine.some((bet) => isIn(bet) && place in bet.places) ? (hand?.actions ?? []) : null,
  isOver: view.phase === 'result' || view.phase === 'settled',
})

/** What each place returns, where it returns anything. */
export function winsOf(
  look: TableLook,
  { view: { outcome }, mine, hand }: Standing,
  { lain, scale }: { readonly lain: Stacks; readonly scale: number },
): Stacks {
  const { decisions, game } = look
  const onHand = (place: string) =>
    mine.filter(isIn).reduce((sum, { places, step = null }) => {
      const stake = parseMinor(places[place] ?? '0', scale) ?? 0n
      return (
        sum +
        (stake > 0n ? (decisions?.stakeReturn(outcome, hand?.actions ?? [], { stake, step }) ?? 0n) : 0n)
      )
    }, 0n)
  return new Map(
    [...lain]
      .map(([place, stake]) => {
        const win = place === decisions?.place ? onHand(place) : game.payout(outcome, place, stake)
        return [place, win] as const
      })
      .filter(([, win]) => win > 0n),
  )
}

/** The result in words: of the member's own hand, where he has one. */
export function wordsOf(look: TableLook, { view: { outcome }, mine, hand }: Standing, say: Say): string {
  const { decisions } = look
  const isPlaying = mine.some((bet) => isIn(bet) && decisions !== undefined && decisions.place in bet.places)
  return (isPlaying && decisions?.words(outcome, hand?.actions ?? [], say)) || look.words(outcome, say)
}
