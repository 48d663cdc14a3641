import { lazy } from 'react'

export { memberKey, useMember } from './useMember.ts'
/** Fetched when the panel is opened. */
export const MemberPanel = lazy(() => import('./MemberPanel.tsx'))
