import { lazy } from 'react'

export type { MemberPage } from './MemberPanel.tsx'
export { memberKey, useMember } from './useMember.ts'
/** Fetched when the panel is opened. */
export const MemberPanel = lazy(() => import('./MemberPanel.tsx'))
export const Profile = lazy(() => import('./Profile.tsx'))
