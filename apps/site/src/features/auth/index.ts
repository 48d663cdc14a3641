import { lazy } from 'react'

export type { Entered } from './entry.ts'
/** Fetched where the header has room for it. */
export const InlineLogin = lazy(() => import('./InlineLogin.tsx'))
/** Fetched when somebody wants to log in or register. */
export const AuthDialog = lazy(() => import('./AuthDialog.tsx'))
/** Fetched when somebody wants, or must, change the password. */
export const ChangePassword = lazy(() => import('./ChangePassword.tsx'))
