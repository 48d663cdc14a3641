/** Games and their makers, as each brand offers them. */
export { cardOf } from './cards.ts'
export {
  type Game,
  type Games,
  isLottery,
  isVendor,
  type KnownGame,
  type ListedGame,
  listGames,
  nameOf,
  nameOfVendor,
  openGames,
} from './games.ts'
export { journalOf, note, type Signed, setMaintenance } from './operate.ts'
export { pinGame, popularStanding } from './pins.ts'
export { type CatalogRoutes, mountCatalog } from './routes.ts'
