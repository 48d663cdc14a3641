import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrive, takeTurns } from './arrivals.ts'
import { isCounted, type Measured } from './counted.ts'
import { spreadOf } from './latencies.ts'
import type { Line } from './line.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that answers after 2 ms, and stands still between the two times: what comes then is answered at the end of it. */
const linesOf = (count: number, stallFrom: number, stallUntil: number): Line[] =>
  Array.from({ length: count }, () => ({
    socket: undefined as never,
    ask: () =>
      new Promise<string>((heard) => {
        const now = performance.now()
        const waitMs = now >= stallFrom && now < stallUntil ? stallUntil - now : 0
        setTimeout(heard, waitMs + 2, 'answer')
      }),
  }))

async function measure(measured: Measured, lines: readonly Line[]): Promise<number[]> {
  const latencies: number[] = []
  const { perSecond, until } = measured
  const play = async (ask: Line['ask'], sinceMs: number) => {
    await ask('call')
    const now = performance.now()
    if (isCounted(measured, sinceMs, now)) latencies.push(now - sinceMs)
  }
  const played =
    perSecond === undefined ? takeTurns(lines, until, play) : arrive(perSecond, lines, until, play)
  await vi.advanceTimersByTimeAsync(until - performance.now() + 5_000)
  await played
  return latencies
}

test('calls of an open loop count that were due in time and are answered after its end', async () => {
  const begin = performance.now()
  const [from, until] = [begin + 1_000, begin + 9_000]
  const lines = linesOf(256, until - 1_000, until + 20)
  const latencies = await measure({ from, until, perSecond: 50 }, lines)
  expect(latencies).toHaveLength(8 * 50)
  expect(spreadOf(latencies).p99).toBeGreaterThan(900)
  expect(spreadOf(latencies).p50).toBeLessThan(5)
})

test('a closed loop counts what was answered within its time, so that its rate is not too high', async () => {
  const begin = performance.now()
  const [from, until] = [begin + 1_001, begin + 3_001]
  const latencies = await measure({ from, until }, linesOf(4, until - 1_001, until + 20))
  expect(latencies).toHaveLength(4 * 500)
})
