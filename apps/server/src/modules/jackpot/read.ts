/** What the public may read of a brand's pots. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'

export interface ShownPot {
  readonly potId: string
  readonly name: string
  readonly gameId: number | null
  readonly state: 'waiting' | 'open' | 'won'
  readonly seed: bigint
  readonly ceiling: bigint | null
  readonly odds: bigint | null
  readonly share: bigint
  readonly carried: bigint
  readonly amount: bigint
  readonly entries: number
  readonly commitment: string
}

export interface WonPot extends ShownPot {
  readonly secret: Buffer
  readonly winnerMember: bigint
  readonly winnerGame: number
  readonly wonAt: Date
}

const shown =
  'pot_id as "potId", name, game_id as "gameId", state, seed, ceiling, odds, share, carried, amount, entries, commitment'

function select<T>(db: Db, merchantId: number, query: RawBuilder<T>): Promise<T[]> {
  return inMerchant(db, merchantId, async (tx) => (await query.execute(tx)).rows)
}

/** Each open one before the one that waits behind it. */
export const potsAtWork = (db: Db, merchantId: number, currency: string): Promise<ShownPot[]> =>
  select(
    db,
    merchantId,
    sql<ShownPot>`select ${sql.raw(shown)} from jackpot.pots
      where merchant_id = ${merchantId} and state <> 'won' and currency = ${currency} order by name, state`,
  )

/** The one that every stake feeds. */
export const mainPot = 'main'

/** What the open main pot holds; null where the brand keeps none. */
export async function poolOf(db: Db, merchantId: number, currency: string): Promise<bigint | null> {
  const pots = await potsAtWork(db, merchantId, currency)
  return pots.find(({ state, name }) => state === 'open' && name === mainPot)?.amount ?? null
}

/** Newest first. */
export const potsWon = (db: Db, merchantId: number, limit: number): Promise<WonPot[]> =>
  select(
    db,
    merchantId,
    sql<WonPot>`select ${sql.raw(shown)}, secret, winner_member as "winnerMember", winner_game as "winnerGame",
        won_at as "wonAt" from jackpot.pots
      where merchant_id = ${merchantId} and state = 'won' order by won_at desc limit ${limit}`,
  )

/** Of a pot that was won: the stakes of one that is at work would tell who plays how high. */
export const stakesOf = (
  db: Db,
  merchantId: number,
  { potId, after, limit }: { potId: string; after: number; limit: number },
): Promise<{ place: number; stake: bigint }[]> =>
  select(
    db,
    merchantId,
    sql<{ place: number; stake: bigint }>`
      select e.place, e.stake from jackpot.entries e join jackpot.pots p on p.pot_id = e.pot_id and p.state = 'won'
       where p.merchant_id = ${merchantId} and e.pot_id = ${potId} and e.place > ${after} order by e.place limit ${limit}`,
  )

export interface JackpotWin {
  readonly memberId: bigint
  readonly gameId: number
  readonly win: bigint
  readonly at: Date
}

/** For the winner board: a pot counts as a win of the game whose stake won it. */
export async function jackpotWins(db: Db, merchantId: number, limit: number): Promise<JackpotWin[]> {
  const won = await potsWon(db, merchantId, limit)
  return won.map(({ winnerMember, winnerGame, amount, wonAt }) => ({
    ...{ memberId: winnerMember, gameId: winnerGame },
    ...{ win: amount, at: wonAt },
  }))
}
