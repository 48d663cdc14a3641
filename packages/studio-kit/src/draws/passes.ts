/** Passes over what is due, one after another: between them is slept until the next is due, so that rest costs little. */

export interface Passes {
  /** Something may have come due earlier than was known. */
  wake(): void
  /** After the pass that is under way. */
  stop(): Promise<void>
}

export interface PassesParts {
  /** Answers how much was done: while there is more, there is no pause. */
  readonly pass: () => Promise<number>
  /** Zero or less where something is due already; Infinity where nothing is. */
  readonly untilDueMs: () => Promise<number>
  /** Where something is due and nothing could be done about it. */
  readonly restMs?: number
  readonly failed: (error: unknown) => void
}

/** Another process may make something due, of which nobody tells this one. */
const longestMs = 1_000
const restUsuallyMs = 200

export function startPasses({ pass, untilDueMs, restMs = restUsuallyMs, failed }: PassesParts): Passes {
  let isStopped = false
  let isWoken = false
  let endSleep: (() => void) | null = null

  async function once(): Promise<number> {
    const leftMs = await untilDueMs()
    if (leftMs > 0) return Math.min(leftMs, longestMs)
    return (await pass()) > 0 ? 0 : restMs
  }

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      endSleep = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!isStopped) {
      isWoken = false
      const pauseMs = await once().catch((error: unknown) => {
        failed(error)
        return restMs
      })
      if (isStopped || isWoken) continue
      await sleep(pauseMs)
      endSleep = null
    }
  }

  const running = run()
  return {
    wake() {
      isWoken = true
      endSleep?.()
    },
    async stop() {
      isStopped = true
      endSleep?.()
      await running
    },
  }
}
