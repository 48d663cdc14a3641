import { useQueryClient } from '@tanstack/react-query'
import type { Entered } from '../features/auth/index.ts'
import { memberKey } from '../features/member/index.ts'
import { usePlace } from '../shared/navigation.ts'
import { note } from '../shared/notes.ts'
import { createStore, useStore } from '../shared/store.ts'
import { useText } from '../shared/text.ts'
import { useActions } from './actions.ts'
import { type DialogMode, readSearch } from './paths.ts'

const mustChange = createStore(false)

/** Whether this session may do nothing before its password is changed. */
export const useMustChangePassword = () => useStore(mustChange)
export const passwordIsChanged = () => mustChange.set(false)

/** What follows a login or registration: a welcome, and the page that was wanted. */
export function useEntered() {
  const text = useText()
  const cache = useQueryClient()
  const { to } = readSearch(usePlace().search)
  const { go } = useActions()
  return ({ member, mustChangePassword }: Entered, mode: DialogMode) => {
    cache.setQueryData(memberKey, member)
    mustChange.set(mustChangePassword)
    const name = member.nickname || member.account
    note('good', text(mode === 'register' ? 'auth.welcome_new' : 'auth.welcome_again', { name }))
    go(to ?? '/')
  }
}
