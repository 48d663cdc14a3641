import { identity, realtime } from '@jackfruit/contracts'
import { safeParse } from 'zod/mini'
import { currentToken, endSession, onSessionChange } from '../session/session.ts'
import { call } from './api.ts'
import { CallFailure } from './failure.ts'
import { tellPush } from './pushes.ts'
import { isWatching, onWatching } from './watching.ts'

type Push = realtime.Push

/** The server stops, and another one answers under the same address. */
const serviceRestart = 1012
/** All of its pages move within this, and not in one moment. */
const movesWithinMs = 500

/** How long to wait before the next attempt: doubling from one second to thirty, with a fifth of scatter. */
export function pauseBefore(attempt: number, scatter: number): number {
  const base = Math.min(30_000, 1000 * 2 ** Math.min(attempt, 5))
  return Math.round(base * (0.9 + 0.2 * scatter))
}

/** Reads one frame; null for anything outside the family of pushes. */
export function readFrame(data: unknown): Push | null {
  if (typeof data !== 'string' || data.length > 10_000) return null
  try {
    const parsed = safeParse(realtime.push, JSON.parse(data))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Keeps one socket open while a session lives, and tries again when it breaks. Returns how to stop. */
export function keepSocket(): () => void {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let isStopped = false
  let wasLoggedIn = false
  /** How far this session was told: the next socket says it, and hears what was missed. */
  let mark: string | undefined

  /** Nothing but the ticket is heard before the server has said that it is ready. */
  let isReady = false
  const sayWatching = (isOn: boolean) => {
    if (isReady && socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ watch: isOn ? 'live-tables' : null }))
  }

  const later = (isMoving = false) => {
    clearTimeout(timer)
    if (isStopped || !currentToken()) return
    // The first attempt only: an address where nobody else answers is asked like any that is down.
    const pause = isMoving && attempt === 0 ? movesWithinMs * scatter() : pauseBefore(attempt, scatter())
    attempt += 1
    timer = setTimeout(open, pause)
  }

  const open = async () => {
    if (isStopped || socket || !currentToken()) return
    try {
      const { ticket } = await call(identity.socketTicket)
      if (isStopped || !currentToken()) return
      socket = connect(ticket)
    } catch (error) {
      if (!(error instanceof CallFailure) || error.kind !== 'session') later()
    }
  }

  const connect = (ticket: string): WebSocket => {
    const fresh = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
    fresh.onopen = () => fresh.send(JSON.stringify({ ticket, ...(mark && { seen: mark }) }))
    fresh.onmessage = ({ data }) => {
      const push = readFrame(data)
      if (!push) return
      if (push.type === 'ready') {
        attempt = 0
        mark = push.mark
        isReady = true
        if (isWatching()) sayWatching(true)
      }
      if (push.type === 'session-ended') endSession('expired')
      tellPush(push)
    }
    fresh.onclose = ({ code }) => {
      if (socket === fresh) socket = null
      isReady = false
      later(code === serviceRestart)
    }
    return fresh
  }

  const followSession = () => {
    const isLoggedIn = currentToken() !== null
    if (isLoggedIn === wasLoggedIn) return
    wasLoggedIn = isLoggedIn
    attempt = 0
    mark = undefined
    if (isLoggedIn) void open()
    else socket?.close()
  }

  const hurry = () => {
    attempt = 0
    void open()
  }

  const forget = onSessionChange(followSession)
  const unwatch = onWatching(sayWatching)
  window.addEventListener('online', hurry)
  followSession()
  return () => {
    isStopped = true
    clearTimeout(timer)
    forget()
    unwatch()
    window.removeEventListener('online', hurry)
    socket?.close()
  }
}

const scatter = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255
