/** Figures of teams: who counts them, what runs are told, and whether they are what members did. */
export { openFigures } from './figures.ts'
export { hiddenAmong } from './hidden.ts'
export { chainsOf } from './of-tree.ts'
export type { Ports } from './ports.ts'
export { figureJobs, figureWork } from './upkeep.ts'
