/** The calls of the centre that show figures. */
export { mountCentre } from './centre.ts'
export type { CentreWorld } from './world.ts'
