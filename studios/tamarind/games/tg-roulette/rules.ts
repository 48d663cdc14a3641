/** European roulette: one zero. Each bet covers some numbers and pays as if there were 36. */
export const code = 'tg-roulette'
export const version = '1.0.0'
export { covers, places, pockets, red, wheelOrder } from '@jackfruit/table-rules/roulette/places'
