/**
 * Stakes on their way. Each has a name of its own and is asked for again under it, through lost lines and words that do
 * not come: it is the same stake however often it is asked for. It is in when the table says so, and not before.
 */
import type { OwnBet } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import type { Standing } from './standing.ts'
import type { Told } from './told.ts'

export interface Asked {
  readonly roundId: string
  readonly clientBetId: string
  /** Decimal texts by place. */
  readonly places: Readonly<Record<string, string>>
  /** Of a flight: where it is taken out by itself, in hundredths. */
  readonly target?: number
}

/** `lost`: its round went on without a word, and the record alone says what became of it. */
export type Answer =
  | { readonly kind: 'in'; readonly bet: OwnBet }
  | { readonly kind: 'out'; readonly reason: string; readonly asked: Asked }
  | { readonly kind: 'lost'; readonly asked: Asked }

export interface Stakes {
  readonly lay: (asked: Asked) => void
  readonly waiting: () => readonly Asked[]
  /** What the told means for them, and how the table stands after it. */
  readonly hear: (told: Told, standing: Standing) => void
  readonly stop: () => void
}

export interface StakeParts {
  /** Nothing happens where there is no line: the next snapshot asks again. */
  readonly ask: (asked: Asked) => void
  readonly later: (ms: number, work: () => void) => () => void
  readonly answered: (answer: Answer) => void
}

const askAgainMs = 1_200

/** Null as long as it is not decided. */
function decided(asked: Asked, bet: OwnBet | undefined): Answer | null {
  if (!bet || bet.state === 'written') return null
  if (bet.state === 'refused') return { kind: 'out', reason: 'SUSPENDED', asked }
  if (bet.state === 'voiding' || bet.state === 'voided') return { kind: 'out', reason: 'VOIDED', asked }
  return { kind: 'in', bet }
}

export function openStakes({ ask, later, answered }: StakeParts): Stakes {
  let waiting: readonly Asked[] = []
  const asking = new Map<string, () => void>()
  const find = (name: string) => waiting.find(({ clientBetId }) => clientBetId === name)

  function settle(name: string, answer: Answer) {
    asking.get(name)?.()
    asking.delete(name)
    waiting = waiting.filter(({ clientBetId }) => clientBetId !== name)
    answered(answer)
  }
  function askLater(asked: Asked) {
    asking.get(asked.clientBetId)?.()
    asking.set(
      asked.clientBetId,
      later(askAgainMs, () => ask(asked)),
    )
  }
  return {
    waiting: () => waiting,
    lay: (asked) => {
      waiting = [...waiting, asked]
      ask(asked)
    },
    hear: (told, { mine, view }) => {
      if (told.kind === 'own' && (told.told.type === 'bet.reject' || told.told.type === 'bet.wait')) {
        const asked = find(told.told.clientBetId)
        if (!asked) return
        const reason = told.told.type === 'bet.reject' ? told.told.reason : 'RATE'
        // Too many at once, or nobody can tell yet: the same again in a moment.
        if (reason === 'RATE') askLater(asked)
        else settle(asked.clientBetId, { kind: 'out', reason, asked })
        return
      }
      for (const asked of waiting) {
        const { clientBetId, roundId } = asked
        const answer = decided(
          asked,
          mine.find((bet) => bet.clientBetId === clientBetId),
        )
        if (answer) settle(clientBetId, answer)
        else if (roundId !== view.roundId) settle(clientBetId, { kind: 'lost', asked })
        else if (told.kind === 'snapshot') ask(asked)
      }
    },
    stop: () => {
      for (const stopAsking of asking.values()) stopAsking()
    },
  }
}
