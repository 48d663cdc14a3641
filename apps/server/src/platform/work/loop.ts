/** Work that is done again and again while the process lives: one run after another, never two at once. */
import { Counter, Gauge } from 'prom-client'
import type { Clock } from './clock.ts'

export interface Loop {
  /** Runs now instead of at its time; while a run is under way, once more after it. */
  wake(): void
  /** Begins no further run, and waits for the one on its way. */
  stop(): Promise<void>
}

export interface LoopOptions {
  /** What operators read beside its figures. */
  readonly name: string
  /** The pause between the end of a run and the next. */
  readonly everyMs: number
  /** The signal tells a long run that the loop is being stopped. */
  readonly work: (signal: AbortSignal) => Promise<unknown>
  /** Hears of each run that failed, and how many have in a row. */
  readonly onError: (error: unknown, inARow: number) => void
  /** The pauses after failures: doubling from the first to the longest. */
  readonly afterError?: { readonly firstMs: number; readonly mostMs: number }
  /** For what is done by the clock: while it is apart from that of this process, nothing is. */
  readonly clock?: Pick<Clock, 'apart'>
}

const longestPauseMs = 10_000

const shape = { labelNames: ['loop'] as const, registers: [] }
const runs = new Counter({ ...shape, name: 'jackfruit_loop_runs_total', help: 'Runs, by loop.' })
const errors = new Counter({ ...shape, name: 'jackfruit_loop_errors_total', help: 'Failed runs, by loop.' })
const lastSeconds = new Gauge({
  ...shape,
  name: 'jackfruit_loop_last_seconds',
  help: 'How long the last run took.',
})
/** Of this process: a loop is counted wherever it was started. */
export const loopFigures = [runs, errors, lastSeconds] as const

/** The first run begins at once. */
export function loop({ name, everyMs, work, onError, afterError, clock }: LoopOptions): Loop {
  const { firstMs, mostMs } = afterError ?? { firstMs: everyMs, mostMs: Math.max(everyMs, longestPauseMs) }
  const stopping = new AbortController()
  let failures = 0
  let isWanted = false
  let endPause = () => {}

  const once = async () => {
    const startedAt = performance.now()
    try {
      if (clock?.apart()) return
      await work(stopping.signal)
      failures = 0
    } catch (error) {
      failures += 1
      errors.inc({ loop: name })
      onError(error, failures)
    }
    runs.inc({ loop: name })
    lastSeconds.set({ loop: name }, (performance.now() - startedAt) / 1000)
  }
  const pause = () =>
    new Promise<void>((resolve) => {
      const ms = failures === 0 ? everyMs : Math.min(mostMs, firstMs * 2 ** (failures - 1))
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async () => {
    while (!stopping.signal.aborted) {
      isWanted = false
      await once()
      if (!isWanted && !stopping.signal.aborted) await pause()
    }
  }
  const running = run()
  const wake = () => {
    isWanted = true
    endPause()
  }
  return {
    wake,
    async stop() {
      stopping.abort()
      wake()
      await running
    },
  }
}
