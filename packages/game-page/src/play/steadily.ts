import { type FailureKind, PlayFailure } from './play-server.ts'

/** Nobody knows what became of the call, and it may be asked again. */
export const passing: ReadonlySet<FailureKind> = new Set(['network', 'busy', 'paused'])

/** Of these it is soon over, or the player is told that the connection is bad. A studio that pauses says so itself. */
const soonOver: ReadonlySet<FailureKind> = new Set(['network', 'busy'])

const retryDelaysMs = [400, 900, 1800, 3500, 6000] as const

/**
 * Asks again while the network or a busy studio is to blame. Only for calls that are safe to repeat:
 * a bet carries its own id, so the same bet is asked for and never a second one.
 */
export async function steadily<T>(
  call: () => Promise<T>,
  options: {
    wait: (ms: number) => Promise<void>
    onRetry: (attempt: number) => void
    delaysMs?: readonly number[]
  },
): Promise<T> {
  const { wait, onRetry, delaysMs = retryDelaysMs } = options
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call()
    } catch (failure) {
      const delay = delaysMs[attempt]
      const isSoonOver = failure instanceof PlayFailure && soonOver.has(failure.kind)
      if (!isSoonOver || delay === undefined) throw failure
      onRetry(attempt + 1)
      await wait(delay)
    }
  }
}
