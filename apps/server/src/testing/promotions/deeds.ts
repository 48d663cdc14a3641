/** What members did, as the reader hands it on: made up, with its time and its day. */

import { sql } from 'kysely'
import type { Done } from '../../modules/promotions/counting/counted.ts'
import { follow } from '../../modules/promotions/counting/follow.ts'
import type { Db } from '../../platform/database/db.ts'
import type { OffersWorld } from './world.ts'

let next = 0n
const zone = 'Asia/Yangon'

/** What made-up games keep, in millionths: one of 96, one of 99.5, and one that keeps nothing. */
const edges = new Map([
  [1, 40_000n],
  [2, 5_000n],
  [3, 0n],
])

export interface Told extends Partial<Done> {
  readonly memberId: bigint
}

const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)

/** A round that settled now, unless it says otherwise. */
export function deed({ ourBrand, at = new Date(), ...told }: Told & { readonly ourBrand: number }): Done {
  const money = told.what === 'deposit'
  const stake = told.stake ?? 0n
  return {
    ...{
      id: ++next,
      merchantId: ourBrand,
      accountId: 1n,
      what: 'bet',
      gameId: money ? 0 : 1,
      round: money ? '' : `t:r${next}`,
    },
    ...{
      rounds: money ? 0 : 1,
      stake,
      win: 0n,
      valid: stake,
      amount: 0n,
      kind: money ? '' : 'RNG',
      at,
      day: dayOf(at),
    },
    ...told,
  }
}

/** The same round taken back. */
export const undone = (done: Done, at = done.at): Done => ({
  ...done,
  ...{ id: ++next, at, day: dayOf(at) },
  ...{ rounds: -done.rounds, stake: -done.stake, win: -done.win, valid: -done.valid, amount: -done.amount },
})

/** As the reader does it, in a transaction of its own. */
export const tell = (w: OffersWorld, ...deeds: readonly Done[]): Promise<void> => tellIn(w.ours.db, w, deeds)

const tellIn = (db: Db, w: OffersWorld, deeds: readonly Done[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('app.reader', 'activity:promotions', true)`.execute(tx)
    await follow(tx, deeds, {
      ...{ now: w.now, keys: w.ours.keys, timeZoneOf: async () => zone },
      edgeOf: async (gameId) => edges.get(gameId) ?? 0n,
    })
  })
