/**
 * Bets that are to be taken out of a flight. Each is asked for until the table has answered: asked again it says the
 * same, so a lost line or a lost answer changes nothing but when the member hears of it.
 */
import type { Standing } from './standing.ts'
import type { Told } from './told.ts'

export interface AskedOut {
  readonly roundId: string
  readonly betId: string
}

/** `late`: it was still in when the round broke, or there was nothing to take out. */
export interface OutAnswer {
  readonly kind: 'out' | 'late'
  readonly betId: string
}

export interface Outs {
  readonly take: (asked: AskedOut) => void
  readonly isAsked: (betId: string) => boolean
  readonly hear: (told: Told, standing: Standing) => void
  readonly stop: () => void
}

interface OutParts {
  /** Nothing happens where there is no line: the next snapshot asks again. */
  readonly ask: (asked: AskedOut) => void
  /** The line has been silent on a question: what is open is not trusted. */
  readonly unanswered: () => void
  readonly later: (ms: number, work: () => void) => () => void
  readonly answered: (answer: OutAnswer) => void
}

const askAgainMs = 250
const silentMs = 2_500

export function openOuts({ ask, unanswered, later, answered }: OutParts): Outs {
  const asked = new Map<string, { readonly of: AskedOut; stop: () => void }>()

  function askNow(of: AskedOut) {
    asked.get(of.betId)?.stop()
    asked.set(of.betId, { of, stop: later(silentMs, unanswered) })
    ask(of)
  }
  function settle(answer: OutAnswer) {
    const known = asked.get(answer.betId)
    if (!known) return
    known.stop()
    asked.delete(answer.betId)
    answered(answer)
  }
  function hearOwn({ type, ...told }: Extract<Told, { kind: 'out' }>['told']) {
    const known = asked.get(told.betId)
    if (!known) return
    if ('at' in told) settle({ kind: 'out', betId: told.betId })
    else if (type === 'out.reject' && told.reason !== 'RATE') settle({ kind: 'late', betId: told.betId })
    else {
      known.stop()
      known.stop = later(askAgainMs, () => askNow(known.of))
    }
  }
  return {
    take: askNow,
    isAsked: (betId) => asked.has(betId),
    hear: (told, { view, mine }) => {
      if (told.kind === 'out') return hearOwn(told.told)
      for (const { of } of [...asked.values()]) {
        const bet = mine.find(({ betId }) => betId === of.betId)
        const payout = bet?.payout ?? null
        // Who lost the answer finds it in how the bet stands; in a later round it is the record's to say.
        if (of.roundId !== view.roundId) settle({ kind: 'late', betId: of.betId })
        else if (payout !== null) settle({ kind: /[1-9]/.test(payout) ? 'out' : 'late', betId: of.betId })
        else if (told.kind === 'snapshot') askNow(of)
      }
    },
    stop: () => {
      for (const { stop } of asked.values()) stop()
    },
  }
}
