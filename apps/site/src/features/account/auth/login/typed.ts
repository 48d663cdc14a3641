import type { LoginFields } from './credentials.ts'

/** What is known of an account from the login form, for whoever goes from there to a forgotten password. */
export interface TypedAtLogin {
  readonly username: string
  readonly email: string
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** People type a number or an address where a name is asked for; those go into their own fields. */
export function typedAtLogin(
  { username, mobileNum, countryDialingCode }: LoginFields,
  isByMobile: boolean,
): TypedAtLogin {
  const none = { username: '', email: '', mobileNum: '', countryDialingCode }
  if (isByMobile) return { ...none, mobileNum: mobileNum.trim() }
  const name = username.trim()
  if (name.includes('@')) return { ...none, email: name }
  return /^\+?[\d\s-]{7,}$/.test(name) ? { ...none, mobileNum: name } : { ...none, username: name }
}

let last: TypedAtLogin | null = null

/** Kept in this page alone, until the form that it is for is closed. */
export const keepTyped = (typed: TypedAtLogin) => {
  last = typed
}
export const readTyped = () => last
export const forgetTyped = () => {
  last = null
}
