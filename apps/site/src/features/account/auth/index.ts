import { lazy } from 'react'

export type { Entered } from './entry.ts'
/** A login without any data, for who only wants to try a game. */
export const playFree = async () => (await import('./login/freePlay.ts')).playFree()
/** Fetched where the header has room for it. */
export const InlineLogin = lazy(() => import('./login/InlineLogin.tsx'))
/** Fetched when somebody wants to log in or register. */
export const AuthDialog = lazy(() => import('./AuthDialog.tsx'))
/** Fetched when a password is forgotten, and where the mailed link leads. */
export const ForgotDialog = lazy(() => import('./recover/ForgotDialog.tsx'))
export const ResetDialog = lazy(() => import('./recover/ResetDialog.tsx'))
/** The forms alone, for a screen of their own. */
export const EntranceForms = lazy(() => import('./EntranceForms.tsx'))
/** Fetched when somebody wants, or must, change the password. */
export const ChangePassword = lazy(() => import('./ChangePassword.tsx'))
/** Sign-in by accounts of others: where browsers come back to, and the card of the security centre. */
export const ThirdPartyReturn = lazy(() => import('./third-party/ThirdPartyReturn.tsx'))
export const FirstPassword = lazy(() => import('./third-party/FirstPassword.tsx'))
export const SignInWays = lazy(() => import('./third-party/SignInWays.tsx'))
export const WithSignInWays = lazy(() => import('./third-party/WithSignInWays.tsx'))
