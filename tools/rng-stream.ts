/**
 * `npm run rng-stream -- BYTES [seed]`: the raw bytes of PF1's generator on standard output, for
 * statistics by others' programs, for example `npm run --silent rng-stream -- 1000000000 | dieharder -a -g 200`.
 * Without a number of bytes it goes on until whoever reads has enough. The seed is 64 hex digits;
 * without one it is drawn afresh. It is named on standard error, so that any run can be repeated.
 */
import { randomBytes } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { pf1Bytes } from './rng-stream/pf1-bytes.ts'

const [length = '', given = randomBytes(32).toString('hex')] = process.argv.slice(2)
if (!/^\d{0,15}$/.test(length) || !/^[0-9a-f]{64}$/.test(given)) {
  console.error(
    'Name a number of bytes and, if you like, a seed of 64 hex digits: npm run rng-stream -- 1000000',
  )
  process.exit(1)
}
console.error(`seed ${given}, client seed "stream", game "stream", nonces from 0`)
const wanted = length === '' ? Number.POSITIVE_INFINITY : Number(length)
try {
  await pipeline(pf1Bytes(Buffer.from(given, 'hex'), wanted), process.stdout)
} catch (error) {
  // Whoever reads has had enough, and closed.
  if ((error as { code?: string }).code !== 'EPIPE') throw error
}
