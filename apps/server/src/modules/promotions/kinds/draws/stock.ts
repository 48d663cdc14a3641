/** Pieces of prizes. Whoever counts them holds the offer, so no two take the same one. */
import { invariant, type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Membership, Promotion } from '../../rows.ts'

type Of = Pick<Promotion, 'id' | 'merchantId'>

/**
 * Holds the offer until the transaction ends: not against who refers to it, as each part that begins does, or two that
 * begin would wait for each other. Throws Refusal('pool_used_up') where nothing is left to be drawn.
 */
export async function holdPool(tx: Tx, { id, merchantId }: Of): Promise<void> {
  const { rows } = await sql<{ whole: Minor }>`
    select whole from promotions.promotions where merchant_id = ${merchantId} and id = ${id} for no key update`.execute(
    tx,
  )
  if ((rows[0]?.whole ?? 0n) === 0n) throw new Refusal('pool_used_up')
}

/** How many pieces of each prize were given, by its place. */
export async function givenOf(tx: Tx, { id, merchantId }: Of): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ place: number; given: number }>`
    select place, given from promotions.prizes
     where merchant_id = ${merchantId} and promotion_id = ${id}`.execute(tx)
  return new Map(rows.map(({ place, given }) => [place, given]))
}

/** Of several offers, how many pieces were given in all. */
export async function givenInAll(
  tx: Tx,
  merchantId: number,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await sql<{ id: bigint; given: number }>`
    select promotion_id as id, sum(given)::int as given from promotions.prizes
     where merchant_id = ${merchantId} and promotion_id = any(${ids}::bigint[]) group by 1`.execute(tx)
  return new Map(rows.map(({ id, given }) => [id, given]))
}

export async function giveOne(tx: Tx, { id, merchantId }: Of, place: number, stock: number): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into promotions.prizes (promotion_id, place, merchant_id, stock, given)
    values (${id}, ${place}, ${merchantId}, ${stock}, 1)
    on conflict (promotion_id, place) do update set given = promotions.prizes.given + 1
     where promotions.prizes.given < promotions.prizes.stock`.execute(tx)
  invariant(numAffectedRows === 1n, `prize ${place} of offer ${id} is given once too often`)
}

export interface Drawn {
  readonly number: number
  readonly value: number
  readonly drawn: number
  readonly place: number
  readonly amount: Minor
  readonly gone: readonly number[]
  readonly clientSeed: string
  readonly at: Date
}

export async function writeDraw(
  tx: Tx,
  { merchantId }: Pick<Promotion, 'merchantId'>,
  { id: membershipId, promotionId }: Pick<Membership, 'id' | 'promotionId'>,
  { number, value, drawn, place, amount, gone, clientSeed, at }: Drawn,
  who: string | null = null,
): Promise<void> {
  await sql`
    insert into promotions.draws (membership_id, number, merchant_id, promotion_id, value, drawn, place, amount, gone,
      client_seed, who, at)
    values (${membershipId}, ${number}, ${merchantId}, ${promotionId}, ${value}, ${drawn}, ${place}, ${amount},
      ${[...gone]}::int[], ${clientSeed}, ${who}, ${at})`.execute(tx)
}

/** How many of a member's draws are shown. */
const shownMost = 20

export async function drawsOf(tx: Tx, merchantId: number, membershipId: bigint): Promise<Drawn[]> {
  const { rows } = await sql<Omit<Drawn, 'value'> & { value: bigint }>`
    select number, value, drawn, place, amount, gone, client_seed as "clientSeed", at from promotions.draws
     where merchant_id = ${merchantId} and membership_id = ${membershipId}
     order by number desc limit ${shownMost}`.execute(tx)
  return rows.map((row) => ({ ...row, value: Number(row.value) }))
}
