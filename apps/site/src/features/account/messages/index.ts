import { lazy } from 'react'

export type { Link } from './MessageDetail.tsx'
export { useUnread } from './queries.ts'

/** Fetched when somebody opens their messages. */
export const MessagesPage = lazy(() => import('./MessagesPage.tsx'))
