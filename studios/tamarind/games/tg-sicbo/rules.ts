/** Sic bo: three dice, and what they may show together. */
export const code = 'tg-sicbo'
export const version = '1.0.0'
export { places } from '@jackfruit/table-rules/dice/sic-bo'
