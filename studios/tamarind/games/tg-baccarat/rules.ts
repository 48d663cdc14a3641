/** Baccarat, eight decks, five per cent commission on Banker. */
export const code = 'tg-baccarat'
export const version = '1.0.0'
export { places } from '@jackfruit/table-rules/baccarat/places'
