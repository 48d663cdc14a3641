import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onDenied } from '../../shared/calls/denied.ts'
import { onPush } from '../../shared/calls/pushes.ts'
import { endingSaid, useEnding, useSession } from '../../shared/session/session.ts'
import { note } from '../../shared/text/notes.ts'
import { useText } from '../../shared/text/text.ts'
import { useSearchKey } from '../overlays/search.ts'
import { tellTrial } from '../play/trial.ts'
import { useWatchActed } from './acted.ts'
import { forgetMember } from './cache.ts'
import { passwordIsDue } from './entered.ts'
import { askStatus, watchStatus } from './watchStatus.ts'

const recordsAfter = 1000

/** What runs on every page while the site is open: the socket, fresh tokens, the end of a session, and of the site's opening hours. */
export function Background() {
  const text = useText()
  const cache = useQueryClient()
  const isLoggedIn = useSession() !== null
  const ending = useEnding()

  useEffect(() => {
    if (!isLoggedIn) return forgetMember(cache)
    let stop: (() => void) | 'unwanted' | null = null
    import('./keepSession.ts').then(
      ({ keepSession }) => {
        if (stop === null) stop = keepSession(cache, text)
      },
      () => note('bad', text('errors.network')),
    )
    return () => {
      if (typeof stop === 'function') stop()
      stop = 'unwanted'
      // Whoever leaves may have begun a break: what is offered to the next one depends on it.
      void askStatus()
    }
  }, [isLoggedIn, cache, text])

  useWatchActed()
  useSearchKey()
  useEffect(watchStatus, [])

  // The platform's word counts. What a trial only looked at says so in its own place.
  useEffect(
    () =>
      onDenied((code, method) => {
        if (code === 'password_change_required') passwordIsDue()
        if (code === 'in_need_true_account' && method !== 'GET') tellTrial()
      }),
    [],
  )

  useEffect(() => {
    if (ending === null) return
    endingSaid()
    note('plain', text('shell.session_ended'))
  }, [ending, text])

  // Money moved, so the records on screen are old; a fast game is waited for, not followed.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = onPush(({ type }) => {
      if (type !== 'balance') return
      clearTimeout(timer)
      timer = setTimeout(() => void cache.invalidateQueries({ queryKey: ['records'] }), recordsAfter)
    })
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [cache])

  return null
}
