/** What operators write and visitors read, the winner board, and the ways to reach the operator. */
export { type ContentRoutes, mountContent } from './routes.ts'
export { seedContent } from './seed.ts'
export type { ByLanguage } from './texts.ts'
export {
  changeAnnouncement,
  changeArticle,
  changeBanner,
  type NewBanner,
  withdraw,
  writeAnnouncement,
  writeBanner,
} from './write.ts'
