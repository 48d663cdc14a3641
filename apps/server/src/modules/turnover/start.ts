/** Counts every second while the process lives. */
import { type Loop, loop } from '../../platform/work/loop.ts'
import { feedTurnover, type TurnoverFeed } from './feed.ts'

export const startTurnover = (feed: TurnoverFeed, onError: (error: unknown) => void): Loop =>
  loop({ name: 'turnover', everyMs: 1_000, work: () => feedTurnover(feed), onError })
