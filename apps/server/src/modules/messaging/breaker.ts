/**
 * What stands before a service of others: a try ends after `timeoutMs`, a failed one is tried again
 * after a moment that differs each time, and a service that failed often in a row is left alone for
 * a while; then one try finds out whether it is back.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DeliveryFailure, type Letter, type Provider } from './provider.ts'

export interface Patience {
  readonly timeoutMs: number
  readonly retries: number
  /** The longest pause before the first retry; it doubles. */
  readonly pauseMs: number
  /** So many failures in a row open the breaker. */
  readonly failuresMax: number
  readonly restMs: number
}

export const usualPatience: Patience = {
  timeoutMs: 5_000,
  retries: 2,
  pauseMs: 500,
  failuresMax: 5,
  restMs: 30_000,
}

/** One try. It must give up when the signal says so. */
export type Attempt = (letter: Letter, signal: AbortSignal) => Promise<void>

export function withPatience(
  attempt: Attempt,
  patience: Patience = usualPatience,
  now: () => number = () => performance.now(),
): Provider {
  let failures = 0
  let restsUntil = 0
  const isUp = () => failures < patience.failuresMax || now() >= restsUntil

  const once = async (letter: Letter): Promise<void> => {
    if (!isUp()) throw new DeliveryFailure('unknown', 'the service is left alone for a while')
    // While it rests one at a time may try: others see it resting still.
    if (failures >= patience.failuresMax) restsUntil = now() + patience.restMs
    try {
      await within(attempt, letter, patience.timeoutMs)
      failures = 0
    } catch (error) {
      // A service that says why it refuses is there.
      if (error instanceof DeliveryFailure && error.kind !== 'unknown') failures = 0
      else {
        failures += 1
        restsUntil = now() + patience.restMs
      }
      throw error
    }
  }

  return {
    isUp,
    async send(letter) {
      for (let retry = 0; ; retry += 1) {
        try {
          return await once(letter)
        } catch (error) {
          const isFinal = error instanceof DeliveryFailure && error.kind !== 'unknown'
          if (isFinal || retry >= patience.retries || !isUp()) throw error
        }
        await sleep(randomInt(1, patience.pauseMs * 2 ** retry + 1))
      }
    },
  }
}

/** Ends on time even when the attempt does not heed its signal. */
async function within(attempt: Attempt, letter: Letter, timeoutMs: number): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  const over = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () =>
      fail(new DeliveryFailure('unknown', `no answer in ${timeoutMs} ms`)),
    )
  })
  await Promise.race([attempt(letter, signal), over])
}
