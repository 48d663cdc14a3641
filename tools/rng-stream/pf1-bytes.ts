/** The bytes that PF1's draws are made of, as many as wanted, over ever new nonces as in play. */
import { drawPf1 } from '../../packages/fairness/src/index.ts'

const wordsOfRound = 1_024
const roundsOfChunk = 16

export function* pf1Bytes(serverSeed: Uint8Array, length: number): Generator<Buffer> {
  let left = length
  for (let nonce = 0; left > 0; nonce += roundsOfChunk) {
    const chunk = Buffer.allocUnsafe(wordsOfRound * 4 * roundsOfChunk)
    let at = 0
    for (let round = 0; round < roundsOfChunk; round++) {
      const stream = drawPf1({ serverSeed, clientSeed: 'stream', nonce: nonce + round, gameId: 'stream' })
      for (let i = 0; i < wordsOfRound; i++) at = chunk.writeUInt32BE(stream.u32(), at)
    }
    yield chunk.subarray(0, Math.min(left, chunk.length))
    left -= chunk.length
  }
}
