import { identity } from '@jackfruit/contracts'
import { call } from '../calls/api.ts'
import { currentToken, onSessionChange, replaceToken } from './session.ts'

const every = 10 * 60_000
const lookEvery = 30_000

/**
 * Changes the token for a fresh one every ten minutes. A tab that was duplicated holds the same
 * token; it is told, since an old token used too late ends the whole session.
 */
export function keepRotating(): () => void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('session') : null
  let since = Date.now()
  let known = currentToken()

  const forget = onSessionChange(() => {
    if (currentToken() === known) return
    known = currentToken()
    since = Date.now()
  })

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<{ from: string; to: string }>) => {
      if (data.from === currentToken()) replaceToken(data.to)
    }
  }

  const turn = async () => {
    const from = currentToken()
    if (!from || Date.now() - since < every) return
    since = Date.now()
    try {
      const { token } = await call(identity.rotate)
      if (currentToken() !== from) return
      replaceToken(token)
      channel?.postMessage({ from, to: token })
    } catch {
      since = Date.now() - every + lookEvery // the old token still works: try again soon
    }
  }

  const timer = setInterval(turn, lookEvery)
  return () => {
    clearInterval(timer)
    forget()
    channel?.close()
  }
}
