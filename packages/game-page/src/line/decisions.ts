/**
 * What the member does in the steps of a round. Each decision is asked for under a name of its own until the table has
 * answered: asked again it says the same, so a lost line or a lost answer changes nothing but when the member hears of it.
 */
import type { Standing } from './standing.ts'
import type { Told } from './told.ts'

export interface AskedDecision {
  readonly roundId: string
  readonly step: number
  readonly action: string
  readonly clientBetId: string
}

/** `out`: it does not count, and says why; while the step is open the member may decide anew. */
export type DecisionAnswer =
  | { readonly kind: 'in'; readonly asked: AskedDecision; readonly action: string }
  | { readonly kind: 'out'; readonly asked: AskedDecision; readonly reason: string }

export interface DecisionsOnWay {
  readonly decide: (asked: AskedDecision) => void
  /** Whose answer has not come. */
  readonly asked: () => AskedDecision | null
  readonly hear: (told: Told, standing: Standing) => void
  readonly stop: () => void
}

interface Parts {
  /** Nothing happens where there is no line: the next snapshot asks again. */
  readonly ask: (asked: AskedDecision) => void
  /** The line has been silent on a question: what is open is not trusted. */
  readonly unanswered: () => void
  readonly later: (ms: number, work: () => void) => () => void
  readonly answered: (answer: DecisionAnswer) => void
}

const askAgainMs = 700
const silentMs = 4_000

export function openDecisions({ ask, unanswered, later, answered }: Parts): DecisionsOnWay {
  let asked: AskedDecision | null = null
  let stop = () => {}

  function askNow(of: AskedDecision) {
    stop()
    asked = of
    stop = later(silentMs, unanswered)
    ask(of)
  }
  function settle(answer: DecisionAnswer) {
    stop()
    asked = null
    answered(answer)
  }
  function hearWord(told: Extract<Told, { kind: 'hand' }>['told'], of: AskedDecision) {
    if (told.type === 'hand' || told.clientBetId !== of.clientBetId) return
    if (told.type === 'decide.ack') return settle({ kind: 'in', asked: of, action: told.action })
    if (told.type === 'decide.reject' && told.reason !== 'RATE')
      return settle({ kind: 'out', asked: of, reason: told.reason })
    // Too many at once, or nobody can tell yet: the same again in a moment.
    stop()
    stop = later(askAgainMs, () => askNow(of))
  }
  return {
    decide: askNow,
    asked: () => asked,
    hear: (told, { view, hand }) => {
      const of = asked
      if (!of) return
      if (told.kind === 'hand') hearWord(told.told, of)
      if (asked !== of) return
      const isOver = of.roundId !== view.roundId || view.turn?.closesAt == null || view.turn.step !== of.step
      const done = hand?.actions[of.step] ?? null
      // Who lost the answer finds it in what was done.
      if (isOver && told.kind !== 'hand' && done === null)
        return settle({ kind: 'out', asked: of, reason: 'CLOSED' })
      if (done !== null)
        return settle(
          done === of.action
            ? { kind: 'in', asked: of, action: done }
            : { kind: 'out', asked: of, reason: 'CLOSED' },
        )
      if (told.kind === 'snapshot') askNow(of)
    },
    stop: () => stop(),
  }
}
