export { Lobby } from './Lobby.tsx'
