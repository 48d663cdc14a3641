/** Fish, prawn and crab: three dice with six pictures. */
export const code = 'tg-fpc'
export const version = '1.0.0'
export { fishPrawnCrabPlaces as places, pictures } from '@jackfruit/table-rules/dice/pictures'
