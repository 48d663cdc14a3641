/** What members are told: by modules above, in the transaction of what happened; and by operators, many at once. */
export {
  broadcastsOf,
  type NewBroadcast,
  type Progress,
  sendSome,
  writeBroadcast,
} from './broadcast.ts'
export type { MessageCentre } from './module.ts'
export type { Announced, Announcements } from './seen.ts'
export { type Told, tell, tellMany } from './tell.ts'
