/** A stream of unbiased draws from an endless row of 32-byte blocks. Everything random in a game comes from here. */
export interface Random {
  /** A whole number from 0 to n−1, each equally likely. */
  below(n: number): number
}

export interface Stream extends Random {
  u32(): number
  /** 52 random bits, as a whole number. */
  u52(): number
  /** u52 / 2⁵². For display and for crash points; outcomes of games use `below`. */
  float(): number
  /** The item's index, chosen in proportion to its weight. */
  weighted(weights: readonly number[]): number
  /** A new array with the items in a random order (Fisher–Yates, from the end). */
  shuffle<T>(items: readonly T[]): T[]
  /** Crash point with an edge of `edge` percent, in hundredths: 194 is 1.94×. Never under 100. */
  crash(edge: number): number
}

const two32 = 2 ** 32
const two52 = 2n ** 52n
const two64 = 2n ** 64n

export function openStream(blockAt: (index: number) => Uint8Array): Stream {
  let bytes = new Uint8Array(0)
  let at = 0
  let index = 0

  function byte(): number {
    if (at === bytes.length) {
      bytes = Uint8Array.from(blockAt(index++))
      at = 0
    }
    return bytes[at++] ?? 0
  }

  const u32 = () => ((byte() << 24) | (byte() << 16) | (byte() << 8) | byte()) >>> 0

  function below(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`cannot draw below ${n}`)
    if (n > two32) return Number(below64(BigInt(n)))
    const limit = Math.floor(two32 / n) * n
    for (;;) {
      const x = u32()
      if (x < limit) return x % n
    }
  }

  function below64(n: bigint): bigint {
    const limit = (two64 / n) * n
    for (;;) {
      const x = (BigInt(u32()) << 32n) | BigInt(u32())
      if (x < limit) return x % n
    }
  }

  function u52(): number {
    const high = u32()
    return high * 2 ** 20 + (u32() >>> 12)
  }

  return {
    below,
    u32,
    u52,
    float: () => u52() / Number(two52),
    weighted(weights) {
      let left = below(weights.reduce((sum, weight) => sum + weight, 0))
      for (const [i, weight] of weights.entries()) {
        if (left < weight) return i
        left -= weight
      }
      throw new RangeError('weights must be whole numbers')
    },
    shuffle<T>(items: readonly T[]) {
      const mixed = [...items]
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const held = mixed[i] as T
        mixed[i] = mixed[j] as T
        mixed[j] = held
      }
      return mixed
    },
    crash(edge) {
      const point = (BigInt(100 - edge) * two52) / (two52 - BigInt(u52()))
      return point < 100n ? 100 : Number(point)
    },
  }
}
