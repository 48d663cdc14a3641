import { useQueryClient } from '@tanstack/react-query'
import type { Entered } from '../../features/account/auth/index.ts'
import { memberKey } from '../../features/account/member/index.ts'
import { usePlace } from '../../shared/address/navigation.ts'
import { createStore, useStore } from '../../shared/store.ts'
import { note } from '../../shared/text/notes.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { type DialogMode, readSearch } from '../pages/paths.ts'

/** A new password that is due, and the old one if it was typed a moment ago. It lives in memory alone. */
export interface DuePassword {
  readonly when: 'now' | 'soon'
  readonly known: string | null
}

const due = createStore<DuePassword | null>(null)

/** What this session has to hear about its password, until it was changed or put off. */
export const useDuePassword = () => useStore(due)
export const forgetDuePassword = () => due.set(null)

/** The platform says so, whatever this page knew: after a reload it knows nothing. */
export const passwordIsDue = () => due.set(due.get() ?? { when: 'now', known: null })

/** What every login or registration is followed by, whichever door it came through: who it is, and a welcome. */
export function useWelcome() {
  const text = useText()
  const cache = useQueryClient()
  return ({ member, passwordChange, knownPassword, isFirstLogin }: Entered, mode: DialogMode | 'trial') => {
    cache.setQueryData(memberKey, member)
    due.set(passwordChange && { when: passwordChange, known: knownPassword })
    const name = member.nickname || member.account
    // Whoever tries a game is greeted by the game: nothing lies over its balance.
    if (mode !== 'trial')
      note('good', text(mode === 'register' ? 'auth.welcome_new' : 'auth.welcome_again', { name }))
    // Others react to it: a greeting, statistics.
    if (isFirstLogin) window.dispatchEvent(new CustomEvent('first-login', { detail: { id: member.id } }))
  }
}

/** The welcome, and then the page that was wanted. */
export function useEntered() {
  const welcome = useWelcome()
  const { to } = readSearch(usePlace().search)
  const { go } = useActions()
  return (entered: Entered, mode: DialogMode) => {
    welcome(entered, mode)
    go(to ?? '/')
  }
}
