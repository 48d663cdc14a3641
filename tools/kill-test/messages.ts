import type { Status } from '../../apps/server/src/modules/ledger/index.ts'
import type { World } from './load.ts'

/** What a worker is to send: first the numbers listed, then everything from `from` until it is halted. */
export interface Order {
  readonly url: string
  readonly world: World
  readonly numbers: readonly number[]
  readonly from: number
  readonly until: number
  readonly callers: number
  readonly variant: number
  readonly seal: { readonly file: string; readonly secret: string } | null
}

export interface Answer {
  readonly n: number
  readonly status: Status
  readonly replayed: boolean
  readonly seq: bigint
}

export type Report =
  | { readonly answers: readonly Answer[] }
  | { readonly done: true; readonly next: number }
  | { readonly error: string }
