/** Links that lead to an agent, and accounts that an agent opens. */
export { promisedWaiting, promiseKept } from './promised.ts'
export { mountLinks } from './routes.ts'
export type { LinksWorld } from './world.ts'
