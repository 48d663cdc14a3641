/**
 * The end of a raffle, by the clock. First each member's tickets are written down, in pieces; then the winners are drawn
 * in one transaction, which first waits for presses on their way and writes down theirs; then each is granted the prize.
 * Stopped anywhere it goes on from there.
 */
import { createHash } from 'node:crypto'
import { entriesText, winnersOf } from '@jackfruit/fairness'
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { inMerchant } from '../../../../platform/database/merchant-scope.ts'
import { lockMembership, type Membership, membershipById } from '../../rows.ts'
import { openScene } from '../../scene.ts'
import { minor } from '../../terms.ts'
import { streamOf, wholeSeed } from '../draws/seeds.ts'
import { giveOne, writeDraw } from '../draws/stock.ts'
import type { Ending } from '../kind.ts'
import { piecesOf, type RaffleProgress, type RaffleTerms } from './terms.ts'

type End = Ending<RaffleTerms>

/** So many members in one transaction. */
const piece = 200

export async function drawRaffle(end: End): Promise<void> {
  // What was settled before now counts, whoever reads it first.
  await end.world.caughtUp()
  let after: bigint | null = 0n
  const { promotion, world } = end
  const from = (last: bigint) =>
    inMerchant(world.db, promotion.merchantId, (tx) => countTickets(tx, end, last))
  while (after !== null) after = await from(after)
  await draw(end)
  await grant(end)
}

/** Tickets of a member: one for joining, and what valid bets bring, up to the most. */
export const ticketsFor = ({ per, ticketsMax }: RaffleTerms, valid: bigint): number => {
  const more = valid <= 0n ? 0n : valid / minor(per)
  return Number(more + 1n < BigInt(ticketsMax) ? more + 1n : BigInt(ticketsMax))
}

/** Valid bets since the member joined. */
export async function validSince(
  tx: Tx,
  { daysOf }: Pick<End['world'], 'daysOf'>,
  memberId: bigint,
  days: { readonly from: string; readonly to: string },
): Promise<bigint> {
  return (await daysOf(tx, memberId, days)).reduce((sum, { valid }) => sum + valid, 0n)
}

/** Of members behind this one; answers the last, null when there are no more. */
async function countTickets(
  tx: Tx,
  { world, promotion, terms, day }: End,
  after: bigint,
): Promise<bigint | null> {
  const { id, merchantId } = promotion
  const { rows } = await sql<{ memberId: bigint }>`
    select member_id as "memberId" from promotions.memberships
     where promotion_id = ${id} and merchant_id = ${merchantId} and state = 'joined' and member_id > ${after}
       and progress->'tickets' is null order by member_id limit ${piece}`.execute(tx)
  for (const { memberId } of rows) {
    const part = (await lockMembership(tx, {
      memberId,
      promotionId: id,
    })) as Membership<RaffleProgress> | null
    if (part?.state !== 'joined' || part.progress.tickets !== undefined) continue
    const from = part.progress.from ?? day
    const tickets = ticketsFor(terms, await validSince(tx, world, memberId, { from, to: day }))
    await sql`
      update promotions.memberships set progress = ${JSON.stringify({ from, tickets })}
       where id = ${part.id} and merchant_id = ${merchantId}`.execute(tx)
  }
  return rows.at(-1)?.memberId ?? null
}

export async function isDrawn(tx: Tx, { id, merchantId }: Pick<End['promotion'], 'id' | 'merchantId'>) {
  const { rows } = await sql`
    select from promotions.raffles where promotion_id = ${id} and merchant_id = ${merchantId}`.execute(tx)
  return rows.length > 0
}

/** Once: whoever comes second finds it drawn. */
function draw(end: End): Promise<void> {
  const { world, promotion, terms, now } = end
  const { id, merchantId } = promotion
  return inMerchant(world.db, merchantId, async (tx) => {
    await sql`select from promotions.promotions where merchant_id = ${merchantId} and id = ${id} for no key update`.execute(
      tx,
    )
    if (await isDrawn(tx, promotion)) return
    // Whoever joined in the last moment held the offer until now; whoever comes now finds it closed.
    let after: bigint | null = 0n
    while (after !== null) after = await countTickets(tx, end, after)
    const { rows } = await sql<{ id: bigint; tickets: number }>`
      select id, (progress->>'tickets')::int as tickets from promotions.memberships
       where promotion_id = ${id} and merchant_id = ${merchantId} and state = 'joined' and progress->'tickets' is not null
       order by id`.execute(tx)
    const entries = rows.map(({ tickets }) => tickets)
    const clientSeed = createHash('sha256').update(entriesText(entries)).digest('hex')
    const pieces = piecesOf(terms)
    const stream = streamOf({ kind: 'raffle', seed: wholeSeed(world.keys, promotion), clientSeed, nonce: 0 })
    const winners = winnersOf(entries, pieces.length, stream)
    await sql`
      insert into promotions.raffles (promotion_id, merchant_id, entries, client_seed, winners, at)
      values (${id}, ${merchantId}, ${entries}::int[], ${clientSeed}, ${winners}::int[], ${now})`.execute(tx)
    for (const [place, entry] of winners.entries()) {
      const part = rows[entry]
      invariant(part, `entry ${entry} is not there`)
      await giveOne(tx, promotion, place, 1)
      await writeDraw(
        tx,
        promotion,
        { id: part.id, promotionId: id },
        {
          ...{ number: place + 1, value: entry, drawn: place, place, amount: pieces[place] ?? 0n, gone: [] },
          ...{ clientSeed, at: now },
        },
        '',
      )
    }
  })
}

/** One transaction each, in the order in which everything is held: the part, then the offer. */
async function grant({ world, promotion, terms, ...moment }: End): Promise<void> {
  const { id, merchantId } = promotion
  const won = await inMerchant(world.db, merchantId, async (tx) => {
    const { rows } = await sql<{ membershipId: bigint; place: number; amount: bigint }>`
      select membership_id as "membershipId", place, amount from promotions.draws
       where promotion_id = ${id} and merchant_id = ${merchantId} and who = '' order by place`.execute(tx)
    return rows
  })
  for (const { membershipId, place, amount } of won) {
    const memberId = await inMerchant(
      world.db,
      merchantId,
      async (tx) => (await membershipById(tx, merchantId, membershipId)).memberId,
    )
    const name = (await world.memberOf(merchantId, memberId))?.username ?? ''
    await inMerchant(world.db, merchantId, async (tx) => {
      const membership = await membershipById(tx, merchantId, membershipId)
      const { numAffectedRows } = await sql`
        update promotions.draws set who = ${masked(name)}
         where membership_id = ${membershipId} and merchant_id = ${merchantId} and who = ''`.execute(tx)
      if (numAffectedRows !== 1n) return
      const person = { merchantId, memberId, type: 0 }
      const scene = openScene({ ...moment, tx, world, person, purseId: 0n, promotion, terms, membership })
      await scene.take(amount)
      await scene.turn('give')
      await scene.give({ amount, source: `raffle:${place}`, to: 'centre', tells: 'raffle_won' })
      await scene.end()
    })
  }
}

/** Enough to know oneself by, and nobody else. */
const masked = (name: string): string => {
  const letters = [...name]
  return `${letters.slice(0, 2).join('')}***${letters.length > 4 ? letters.at(-1) : ''}`
}
