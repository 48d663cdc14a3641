import { type Currency, formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import { type FailureKind, PlayFailure, type PlayServer } from './play-server.ts'
import { readHistory, readOpening, readRound, readSeeds, Unreadable } from './wire.ts'

/** Longer than the studio ever waits for a wallet: whoever gives up sooner only asks twice. */
const waitMs = 12_000

interface Session {
  readonly token: string
  readonly currency: Currency
}

/** The play calls of one studio over HTTP, at the frame's own origin. */
export function httpPlayServer(
  studio: string,
  options: {
    fetch?: typeof fetch /** Called with the token of the opened game, for what goes on over a socket. */
    opened?: (token: string) => void
  } = {},
): PlayServer {
  const send = options.fetch ?? fetch.bind(globalThis)
  let session: Session | null = null

  const call = async <T>(path: string, body: unknown, read: (answer: unknown) => T): Promise<T> => {
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (session) headers['authorization'] = `Bearer ${session.token}`
    let response: Response
    let text: string
    try {
      response = await send(`/${studio}/play/v1/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(waitMs),
        cache: 'no-store',
        credentials: 'omit',
      })
      text = await response.text()
    } catch {
      throw new PlayFailure('network', '')
    }
    const answer = json(text)
    if (!response.ok) throw refusal(response.status, answer, session)
    try {
      return read(answer)
    } catch (failure) {
      // What was answered can't be drawn, though the bet may stand: the same question again.
      if (failure instanceof Unreadable) throw new PlayFailure('busy', 'ANSWER')
      throw failure
    }
  }

  /** Every call but the first speaks in the currency of the opened game. */
  const opened = (): Session => {
    if (!session) throw new PlayFailure('session', 'NOT_OPEN')
    return session
  }

  return {
    open: async (code) => {
      const { token, opening } = await call('open', { code }, readOpening)
      session = { token, currency: opening.currency }
      options.opened?.(token)
      return opening
    },
    bet: async ({ id, stake, choice, free }) => {
      const { currency } = opened()
      const body = {
        clientBetId: id,
        stake: formatMinor(stake, currency.scale),
        choice,
        ...(free && { free }),
      }
      return call('bet', body, (answer) => readRound(answer, currency))
    },
    act: async ({ id, roundId, step, action }) => {
      const { currency } = opened()
      const body = { roundId, actionId: id, step, action }
      return call('act', body, (answer) => readRound(answer, currency))
    },
    history: async () => {
      const { currency } = opened()
      return call('history', {}, (answer) => readHistory(answer, currency))
    },
    replay: async (id) => {
      const { currency } = opened()
      return call('replay', { id }, (answer) => readRound(answer, currency))
    },
    proof: async (id) => call('round', { id }, (answer) => answer),
    changeSeeds: async (clientSeed) => call('seeds', { clientSeed }, readSeeds),
    shown: async (id) => call('shown', { id }, () => {}),
  }
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Codes of a 400 or 409 that tell more than "no". */
const meanings: Readonly<Record<string, FailureKind>> = {
  FUNDS: 'funds',
  LIMITS: 'limits',
  STAKE: 'limits',
  VOIDED: 'returned',
  RETURNED: 'returned',
  BUSY: 'busy',
  CONFLICT: 'moved',
  ENDED: 'moved',
  GAME_DISABLED: 'closed',
  FREE_OVER: 'freeOver',
}

/** What a status and code mean to the player. Anything of 429 or 5xx may be asked again. */
function refusal(status: number, answer: unknown, session: Session | null): PlayFailure {
  const field = (name: string): unknown =>
    typeof answer === 'object' && answer !== null
      ? Object.entries(answer).find(([key]) => key === name)?.[1]
      : undefined
  const named = field('code')
  const code = typeof named === 'string' && /^[\w.-]{1,40}$/.test(named) ? named : String(status)
  if (status === 401) return new PlayFailure('session', code)
  if (code === 'PAUSED') return new PlayFailure('paused', code)
  if (status === 429 || status >= 500) return new PlayFailure('busy', code)
  const kind = status === 402 ? 'funds' : (meanings[code] ?? 'refused')
  const balance: Minor | null =
    kind === 'funds' && session ? parseMinor(field('balance'), session.currency.scale) : null
  const most = kind === 'limits' && session ? parseMinor(field('most'), session.currency.scale) : null
  return new PlayFailure(kind, code, balance, most)
}
