/**
 * Public randomness by drand's protocol (https://docs.drand.love): a round of it each period, which nobody knows before.
 * Off unless a studio is given one; the combined seeds are enough without it.
 */
import { createHash } from 'node:crypto'
import { isBeaconsWord } from '@jackfruit/fairness/beacon'
import * as z from 'zod/mini'
import type { Late } from './drawing.ts'

export interface Beacon {
  /** By which its words are signed; hex. */
  readonly key: string
  /** The first round that is published after this moment, in milliseconds of the epoch. */
  firstAfter(ms: number): number
  /** Null where it is not published yet, does not answer, or is not the beacon's own word. Tables that wait for one round ask once. */
  read(round: number): Promise<Late | null>
}

/** A chain of the scheme `bls-unchained-g1-rfc9380`: what its relays say at /info. */
export interface DrandChain {
  /** With the chain's hash in it, as public relays offer it. */
  readonly url: string
  readonly key: string
  readonly genesisMs: number
  readonly periodMs: number
}

const hex = z.string().check(z.regex(/^([0-9a-f]{2}){32,96}$/))
const published = z.object({ randomness: hex, signature: hex })
const timeoutMs = 2_000
/** Rounds that some table may still ask for. */
const keptMax = 20

export function openBeacon({ url, key, genesisMs, periodMs }: DrandChain): Beacon {
  const asked = new Map<number, Promise<Late | null>>()
  const ask = async (round: number): Promise<Late | null> => {
    try {
      const answer = await fetch(`${url}/public/${round}`, { signal: AbortSignal.timeout(timeoutMs) })
      return answer.ok ? lateIn(await answer.json(), round, key) : null
    } catch {
      return null
    }
  }
  return {
    key,
    // Round 1 is published at the genesis.
    firstAfter: (ms) => Math.max(1, Math.floor((ms - genesisMs) / periodMs) + 2),
    read(round) {
      const known = asked.get(round)
      if (known) return known
      const word = ask(round)
      asked.set(round, word)
      void word.then((late) => late ?? asked.delete(round))
      const [oldest] = asked.keys()
      if (asked.size > keptMax && oldest !== undefined) asked.delete(oldest)
      return word
    },
  }
}

function lateIn(said: unknown, round: number, key: string): Late | null {
  const read = z.safeParse(published, said)
  if (!read.success) return null
  const signature = Buffer.from(read.data.signature, 'hex')
  const randomness = createHash('sha256').update(signature).digest()
  if (randomness.toString('hex') !== read.data.randomness) return null
  // Of which round it is its signature says.
  return isBeaconsWord(key, round, read.data.signature) ? { randomness, signature } : null
}
