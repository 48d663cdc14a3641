import { beginCourse, chosen } from './flow/course.ts'
import type { Game } from './flow/game.ts'
import type { Opening } from './model.ts'
import { moneyText } from './money.ts'
import type { ViewParts } from './view.ts'

type PlayedBy = Pick<Game, 'stake' | 'chooseStake' | 'changed' | 'act'>

/**
 * What a view is lent. A view is made before the game that is played at it: until `playBy` names
 * one, the stake is that of the opening, and changes and actions concern nobody.
 */
export function lendParts(
  opening: Opening,
  page: Pick<ViewParts, 'say' | 'sounds' | 'pause'>,
): { readonly viewParts: ViewParts; readonly playBy: (game: PlayedBy) => void } {
  const { currency, language, facts, stakes, maxWin } = opening
  const atFirst = chosen(beginCourse(opening), opening)
  let game: PlayedBy = { stake: () => atFirst, chooseStake: () => {}, changed: () => {}, act: () => {} }
  return {
    viewParts: {
      ...{ currency, language, facts, stakes, maxWin, ...page },
      money: (amount) => moneyText(amount, currency),
      stake: () => game.stake(),
      chooseStake: (stake) => game.chooseStake(stake),
      changed: () => game.changed(),
      act: (action) => game.act(action),
    },
    playBy: (played) => {
      game = played
    },
  }
}
