import { createStore, useStore } from '../store.ts'

/** Kept per tab: a new tab is logged out. The account type stands beside it as text (D-16). */
const tokenKey = 'token'
const typeKey = 'isAgent'
/** What survives a sign-out: which merchant this browser belongs to. */
const keptKeys = ['merchantCode', 'merchantWallet']

export interface Session {
  readonly token: string
}

const session = createStore<Session | null>(read())
/** Why the last session ended, until it has been said. */
const ending = createStore<'expired' | null>(null)

function read(): Session | null {
  const token = sessionStorage.getItem(tokenKey)
  return token ? { token } : null
}

export const currentToken = (): string | null => session.get()?.token ?? null
export const useSession = () => useStore(session)
export const onSessionChange = session.subscribe
export const useEnding = () => useStore(ending)
export const endingSaid = () => ending.set(null)

/** Kept answers (shared/calls/kept.ts) that are one member's alone. */
const ownKeys = ['menu']
let turns = 0

/** Another number once somebody has come or gone: what was asked for before is not for who is here now. */
export const sessionTurn = (): number => turns

export function beginSession(token: string): void {
  turns++
  for (const key of ownKeys) sessionStorage.removeItem(key)
  sessionStorage.setItem(tokenKey, token)
  ending.set(null)
  session.set({ token })
}

/** The same session under a new token. */
export function replaceToken(token: string): void {
  if (!session.get()) return
  sessionStorage.setItem(tokenKey, token)
  session.set({ token })
}

/** Remembers the account type where the product's agreement wants it. It is a hint, never a right. */
export function rememberType(type: number): void {
  if (session.get()) sessionStorage.setItem(typeKey, String(type))
}

/** Clears what belongs to a session; the merchant ids stay. */
export function endSession(why: 'signed-out' | 'expired'): void {
  turns++
  const kept = keptKeys.map((key) => [key, sessionStorage.getItem(key)] as const)
  sessionStorage.clear()
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value)
  if (session.get() && why === 'expired') ending.set('expired')
  session.set(null)
}
