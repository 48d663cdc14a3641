/** For tests: a stream that a number repeats. */
import { openStream, type Stream } from '@jackfruit/fairness'

export function streamFrom(seed: number): Stream {
  let state = seed >>> 0
  return openStream(() => {
    const block = new Uint32Array(1024)
    for (let i = 0; i < block.length; i++) {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      block[i] = mixed ^ (mixed >>> 14)
    }
    return new Uint8Array(block.buffer)
  })
}
