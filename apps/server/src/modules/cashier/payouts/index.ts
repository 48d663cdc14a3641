/** Money out: accounts to be paid to, requests, their states, and what sends them. */
export {
  approvePayout,
  judgePayout,
  rejections,
  rejectPayout,
} from './operator.ts'
export type { WorkParts } from './parts.ts'
