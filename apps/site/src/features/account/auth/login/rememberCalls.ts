import { entry } from '@jackfruit/contracts'
import { call } from '../../../../shared/calls/api.ts'

/** The platform sets the cookies, for a day. A login that cannot be remembered goes on all the same. */
export async function rememberLogin(password: string): Promise<void> {
  await call(entry.remember, { body: { password } }).catch(() => null)
}

/** Clears them at once, and the cookie that script cannot read with them. */
export async function forgetRemembered(): Promise<void> {
  await call(entry.forgetRemembered).catch(() => null)
}
