/** Ids of requests: random, nine bytes as text. Randomness is fetched for many at once, which costs as much as for one. */
import { randomFillSync } from 'node:crypto'

const bytesOfOne = 9
const pool = Buffer.alloc(bytesOfOne * 512)
let taken = pool.length

export function newRequestId(): string {
  if (taken === pool.length) {
    randomFillSync(pool)
    taken = 0
  }
  const id = pool.toString('base64url', taken, taken + bytesOfOne)
  taken += bytesOfOne
  return id
}
