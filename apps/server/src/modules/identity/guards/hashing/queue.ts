/**
 * Slow hashes, a few at a time. Each takes 19 MB and a core for a while, so without a bound a flood
 * of logins would be the outage itself; who does not fit into the queue is told to come again.
 */
import { availableParallelism } from 'node:os'
import { HttpProblem } from '../../../../platform/http/problem.ts'

export interface HashQueue {
  run<T>(work: () => Promise<T>): Promise<T>
}

/** One core is left to everything else: hashes take whatever they are given. */
const spareCores = Math.max(1, availableParallelism() - 1)

export function openHashQueue({
  atOnce = spareCores,
  waitingMax = 50,
}: {
  atOnce?: number
  waitingMax?: number
} = {}): HashQueue {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async () => {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= waitingMax) throw new HttpProblem(503, 'overloaded', { retryAfter: 1 })
    // Whoever leaves hands the place over: `running` does not change.
    await new Promise<void>((go) => waiting.push(go))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
