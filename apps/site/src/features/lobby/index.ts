export { Lobby } from './Lobby.tsx'
export { useLanes } from './queries.ts'
