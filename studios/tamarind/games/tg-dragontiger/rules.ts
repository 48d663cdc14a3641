/** Dragon tiger: one card each from eight decks, the higher wins; A is low, K is high. */
export const code = 'tg-dragontiger'
export const version = '1.0.0'
export { type Deal, places, sides } from '@jackfruit/table-rules/cards/dragon-tiger'
