/**
 * What becomes of the words of a game's frame. Each kind is answered at most once a second. What opens or closes
 * something needs an act of the person: a page of ours says it after a press in it, which the browser confirms; for
 * the page of somebody else the person is asked (decision 0036).
 */
import type { Verb } from './frame.ts'

export const restMs = 1_000
/** A wish that was refused is not heard again for this long. */
export const refusedMs = 30_000

export type Wish = Extract<Verb, 'close' | 'deposit' | 'fullscreen'>

interface Hearing {
  /** Whether the page in the frame is one of our own studios'. */
  readonly isOwn: boolean
  readonly act: (verb: Verb) => void
  /** Asks the person whether the game may. */
  readonly ask: (wish: Wish) => void
}

const isWish = (verb: Verb): verb is Wish => verb === 'close' || verb === 'deposit' || verb === 'fullscreen'

/** A press within the last seconds, in the frame too; a browser that does not tell is believed. */
const wasPressed = (): boolean => navigator.userActivation?.isActive !== false

export function makeHearing({ isOwn, act, ask }: Hearing) {
  const restsUntil = new Map<Verb, number>()
  let late: ReturnType<typeof setTimeout> | undefined

  const answer = (verb: Verb) => {
    restsUntil.set(verb, Date.now() + restMs)
    if (isWish(verb) && !(isOwn && wasPressed())) ask(verb)
    else act(verb)
  }
  /** What it tells of has happened since the one before was answered: the last word about the balance is not lost. */
  const answerLate = (ms: number) => {
    late ??= setTimeout(() => {
      late = undefined
      answer('balance-refresh')
    }, ms)
  }
  return {
    hear(verb: Verb): void {
      // The time of play stands in the bar of the page, unless a page of ours has it.
      if (verb === 'sitting' && !isOwn) return
      const rest = (restsUntil.get(verb) ?? 0) - Date.now()
      if (rest <= 0) answer(verb)
      else if (verb === 'balance-refresh') answerLate(rest)
    },
    refuse(wish: Wish): void {
      restsUntil.set(wish, Date.now() + refusedMs)
    },
    stop(): void {
      clearTimeout(late)
    },
  }
}
