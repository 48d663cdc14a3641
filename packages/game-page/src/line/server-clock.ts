/**
 * The time of the table, from what its frames say. A frame was on its way for a while, so it always says less than it
 * is: the one that was fastest is nearest to the truth.
 */

export interface ServerClock {
  /** Answers the clock after a frame that said this time was read at this moment of ours. */
  readonly hear: (serverTime: number, at: number) => ServerClock
  /** The server's time at this moment of ours; null before anything was heard. */
  readonly at: (at: number) => number | null
}

interface Heard {
  readonly ahead: number
  readonly at: number
}

/** Clocks drift: what was heard longer ago does not count. */
const rememberedMs = 120_000

export const serverClock = (heard: readonly Heard[] = []): ServerClock => ({
  hear: (serverTime, at) => {
    const next = { ahead: serverTime - at, at }
    // What is older and slower never counts again.
    const kept = heard.filter((one) => at - one.at < rememberedMs && one.ahead > next.ahead)
    return serverClock([...kept, next])
  },
  at: (at) => {
    const [fastest] = heard
    return fastest ? at + fastest.ahead : null
  },
})

/** Milliseconds until closing, never below none. */
export const leftUntil = (closesAt: number | null, clock: ServerClock, at: number): number => {
  const now = clock.at(at)
  return closesAt === null || now === null ? 0 : Math.max(0, closesAt - now)
}
