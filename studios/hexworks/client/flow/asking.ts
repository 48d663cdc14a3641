import type { Minor } from '@jackfruit/kernel'
import type { Round } from '../model.ts'
import { PlayFailure } from '../play/play-server.ts'
import { steadily } from '../play/steadily.ts'
import type { GameParts } from './parts.ts'
import { describeFailure } from './trouble.ts'

/** An id for a bet that nobody else will ever make. */
export function newBetId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Asking = Pick<GameParts, 'server' | 'host' | 'say'> & {
  readonly message: Pick<GameParts['message'], 'show'>
  readonly note: (words: string) => void
  readonly wait: (ms: number) => Promise<void>
  readonly delaysMs?: readonly number[]
}

/**
 * Asks for a spin until there is an answer or a refusal. An answer that was lost is asked for again
 * under the same id, by itself and then by the player: never a second bet.
 */
export async function askForRound(
  parts: Asking,
  bet: { id: string; stake: Minor },
  reels: { rest: () => void; turn: () => void },
): Promise<Round> {
  const { server, note, message, host, say, wait, delaysMs } = parts
  for (;;) {
    try {
      return await steadily(() => server.spin(bet.id, bet.stake), {
        wait,
        onRetry: () => note(say('error.retrying')),
        ...(delaysMs ? { delaysMs } : {}),
      })
    } catch (failure) {
      if (!(failure instanceof PlayFailure) || (failure.kind !== 'network' && failure.kind !== 'busy'))
        throw failure
      reels.rest()
      await new Promise<void>((resolve) => {
        const offer = () =>
          message.show({
            ...describeFailure(failure, say),
            mustChoose: true,
            choices: [
              { label: say('action.back'), press: leave },
              { label: say('action.retry'), gold: true, press: resolve },
            ],
          })
        // The bet is still open: should the lobby not take the player away, there is still something to decide.
        const leave = () => {
          host.tell('close')
          offer()
        }
        offer()
      })
      reels.turn()
    }
  }
}
