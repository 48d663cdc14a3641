/** A relay of a beacon of one holder, on this machine: a round each period, none before its time. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localBeacon } from '@jackfruit/fairness/local-beacon'
import type { DrandChain } from '../rounds/beacon.ts'

export interface BeaconRelay {
  readonly chain: DrandChain
  /** Rounds that it was asked for, in order. */
  readonly asked: readonly number[]
  /** What it says of a round from now on, in its time; null for nothing. */
  says(word: (round: number) => unknown): void
  /** The beacon's own word. */
  word(round: number): { readonly round: number; readonly randomness: string; readonly signature: string }
  /** When the round is published, in milliseconds of the epoch. */
  publishedAt(round: number): number
  close(): Promise<void>
}

export async function startBeaconRelay({ genesisMs, periodMs }: Pick<DrandChain, 'genesisMs' | 'periodMs'>) {
  const { key, word } = localBeacon(new Uint8Array(32).fill(7))
  const asked: number[] = []
  let said: (round: number) => unknown = word
  const publishedAt = (round: number) => genesisMs + (round - 1) * periodMs
  const server = createServer(({ url = '' }, answer) => {
    const round = Number(/^\/chain\/public\/(\d+)$/.exec(url)?.[1])
    asked.push(round)
    const body = publishedAt(round) <= Date.now() ? said(round) : null
    answer.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/chain`
  const relay: BeaconRelay = {
    ...{ chain: { url, key, genesisMs, periodMs }, asked, word, publishedAt },
    says(next) {
      said = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return relay
}
