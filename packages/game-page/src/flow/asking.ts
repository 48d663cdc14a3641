import type { Round } from '../model.ts'
import { PlayFailure } from '../play/play-server.ts'
import { passing, steadily } from '../play/steadily.ts'
import type { PageParts } from './course.ts'
import { describeFailure } from './trouble.ts'

type Asking = Pick<PageParts, 'host' | 'say'> & {
  readonly message: Pick<PageParts['message'], 'show' | 'close'>
  readonly note: (words: string) => void
  readonly wait: (ms: number) => Promise<void>
  readonly delaysMs?: readonly number[]
}

/** A studio that pauses is asked so often by itself, for as long as its message stands. */
const pausedEveryMs = 3_000

/**
 * Asks for a round until there is an answer or a refusal. `call` names its bet or action by an id of
 * its own: an answer that was lost is asked for again under the same id, by itself and then by the
 * player, and never becomes a second bet.
 */
export async function askForRound(
  parts: Asking,
  call: () => Promise<Round>,
  table: { rest: () => void; begin: () => void },
): Promise<Round> {
  const { note, say, wait, delaysMs } = parts
  for (;;) {
    try {
      return await steadily(call, {
        wait,
        onRetry: () => note(say('error.retrying')),
        ...(delaysMs ? { delaysMs } : {}),
      })
    } catch (failure) {
      if (!(failure instanceof PlayFailure) || !passing.has(failure.kind)) throw failure
      table.rest()
      const answer = await decided(parts, failure, call)
      table.begin()
      if (answer) return answer
    }
  }
}

/** Null when the player asks for it again; the round, when a studio that paused went on by itself before. */
async function decided(
  parts: Asking,
  failure: PlayFailure,
  call: () => Promise<Round>,
): Promise<Round | null> {
  const { message, host, say, wait } = parts
  let isDecided = false
  const pressed = new Promise<null>((resolve) => {
    const retry = () => {
      isDecided = true
      resolve(null)
    }
    const offer = () =>
      message.show({
        ...describeFailure(failure, say),
        mustChoose: true,
        choices: [
          { label: say('action.back'), press: leave },
          { label: say('action.retry'), gold: true, press: retry },
        ],
      })
    // The bet is still open: should the lobby not take the player away, there is still something to decide.
    const leave = () => {
      host.tell('close')
      offer()
    }
    offer()
  })
  if (failure.kind !== 'paused') return pressed
  const goesOn = async (): Promise<Round | null> => {
    for (;;) {
      await wait(pausedEveryMs)
      if (isDecided) return null
      try {
        return await call()
      } catch (again) {
        if (!(again instanceof PlayFailure) || !passing.has(again.kind)) throw again
      }
    }
  }
  try {
    return await Promise.race([pressed, goesOn()])
  } finally {
    if (!isDecided) message.close()
    isDecided = true
  }
}
