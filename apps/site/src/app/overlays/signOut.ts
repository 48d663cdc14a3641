import { identity } from '@jackfruit/contracts'
import { call } from '../../shared/calls/api.ts'
import { endSession } from '../../shared/session/session.ts'
import { createStore, useStore } from '../../shared/store.ts'

const isAsked = createStore(false)

/** Signing out asks first, wherever the button stands. */
export const askSignOut = () => isAsked.set(true)
export const stopAsking = () => isAsked.set(false)
export const useSignOutAsked = () => useStore(isAsked)

/** Ends the session on the server; here it ends in any case, since a lost answer must not keep somebody logged in. */
export async function signOut(): Promise<void> {
  await call(identity.logout).catch(() => null)
  endSession('signed-out')
}
