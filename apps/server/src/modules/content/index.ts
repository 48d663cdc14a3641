/** What operators write and visitors read, the winner board, and the ways to reach the operator. */
export { type ContentRoutes, mountContent } from './routes.ts'
export { seedContent } from './seed.ts'
