/** Andar bahar: cards to two sides in turn until one has the rank of the joker card. */
export const code = 'tg-andarbahar'
export const version = '1.0.0'
export { bands, type Deal, places } from '@jackfruit/table-rules/cards/andar-bahar'
