/** The lines of agents: who stands where, who moves, and what lists of a team show. */
export { freezeAgent, freezesOf } from './freeze.ts'
export { tellTree } from './months.ts'
export { beginMove, carryOn, type Moving, movesOf } from './move.ts'
export { agentsUnder, makeAgent, standingOf } from './operate.ts'
export {
  agentState,
  chainOf,
  directBelow,
  frozenAmong,
  frozenRows,
  lineAt,
  lineOf,
  namedBelow,
  placeBelow,
} from './places.ts'
export { mountTeam } from './team.ts'
export { countNew, see, treeJobs, treeWork } from './upkeep.ts'
export type { TeamRow, TreeWorld } from './world.ts'
