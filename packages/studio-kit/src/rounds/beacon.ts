/**
 * Public randomness by drand's protocol (https://docs.drand.love/dev-guide/API-documentation): a round of it each
 * period, which nobody knows before. Off unless a table is given one; the combined seeds are enough without it.
 */
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Late } from './drawing.ts'

export interface Beacon {
  /** The first round that is published after this moment, in milliseconds of the epoch. */
  firstAfter(ms: number): number
  /** Null where it is not published yet, or does not answer. */
  read(round: number): Promise<Late | null>
}

export interface DrandChain {
  /** With the chain's hash in it, as public relays offer it. */
  readonly url: string
  readonly genesisMs: number
  readonly periodMs: number
}

const hex = z.string().check(z.regex(/^([0-9a-f]{2}){32,96}$/))
const published = z.object({ round: z.int(), randomness: hex, signature: hex })
const timeoutMs = 2_000

export function openBeacon({ url, genesisMs, periodMs }: DrandChain): Beacon {
  return {
    // Round 1 is published at the genesis.
    firstAfter: (ms) => Math.max(1, Math.floor((ms - genesisMs) / periodMs) + 2),
    async read(round) {
      try {
        const answer = await fetch(`${url}/public/${round}`, { signal: AbortSignal.timeout(timeoutMs) })
        return answer.ok ? lateIn(await answer.json(), round) : null
      } catch {
        return null
      }
    },
  }
}

/** The randomness is the hash of the signature; whose signature it is, whoever verifies asks the beacon's key. */
function lateIn(said: unknown, round: number): Late | null {
  const read = z.safeParse(published, said)
  if (!read.success || read.data.round !== round) return null
  const signature = Buffer.from(read.data.signature, 'hex')
  const randomness = createHash('sha256').update(signature).digest()
  return randomness.toString('hex') === read.data.randomness ? { randomness, signature } : null
}
