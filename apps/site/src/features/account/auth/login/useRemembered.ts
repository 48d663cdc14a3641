import { useState } from 'react'
import { readRemembered } from './remembering.ts'

/** Not needed before somebody logs in: the header's form is part of the first screen. */
const rememberCalls = () => import('./rememberCalls.ts')

/** The login that this device keeps: a name, and a text that stands for its password. Without the tick nothing is kept. */
export function useRemembered() {
  const [remembered, setRemembered] = useState(readRemembered)
  const [isRemembering, setRemembering] = useState(remembered !== null)
  const forget = () => {
    void rememberCalls().then(({ forgetRemembered }) => forgetRemembered())
    setRemembered(null)
  }
  return {
    username: remembered?.username ?? '',
    isRemembering,
    /** The text that stands for the password, as long as nobody types another name. */
    sealedFor: (username: string): string | null =>
      remembered?.sealed && username.trim() === remembered.username ? remembered.sealed : null,
    keep(password: string) {
      if (isRemembering) void rememberCalls().then(({ rememberLogin }) => rememberLogin(password))
    },
    forget,
    remember(isWanted: boolean) {
      setRemembering(isWanted)
      if (!isWanted) forget()
    },
  }
}
