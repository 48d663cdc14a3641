/**
 * Pays what was reckoned, in pieces: into the purse, or as a bill of the one above. A piece is paid and written down in one
 * transaction, under keys of the payouts: whoever dies in it leaves it to the next.
 */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { lockAccounts, openHouse, type PostedKind, postAll } from '../../ledger/index.ts'
import { tellMany } from '../../messages/index.ts'
import type { Purse } from '../../wallet/index.ts'
import { policyOf } from '../contracts/brand-settings.ts'
import { payPage } from '../contracts/pages.ts'
import type { PayKind } from '../contracts/terms.ts'
import type { World } from '../contracts/world.ts'
import { insertBills, takeOverdue } from './bills.ts'
import { type PursesOf, pursesOf, tellAll } from './purses.ts'

interface Ready {
  readonly id: bigint
  readonly agentId: bigint
  readonly payerId: bigint | null
  readonly kind: PayKind
  readonly received: Minor
  readonly day: string
}

const pieceMax = 500

/** Answers whether there may be more. */
export async function payPiece(world: World, merchantId: number): Promise<boolean> {
  const now = world.now()
  const seen = await readyOf(world.db, merchantId, now)
  if (seen.length === 0) return false
  const purses = await pursesOf(
    world,
    merchantId,
    seen.map(({ agentId }) => agentId),
  )
  const { credited, isAny } = await inMerchant(world.db, merchantId, (tx) =>
    paySeen(tx, { world, merchantId, now, purses }, seen),
  )
  await tellAll(world, purseList(purses, credited))
  const { takenHours } = policyOf(await world.brandOf(merchantId))
  await takeOverdue(world, merchantId, sumsOf(credited), takenHours)
  return isAny && seen.length === pieceMax
}

const readyOf = (db: Db, merchantId: number, now: Date): Promise<Ready[]> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<Ready>`
      select id, agent_id as "agentId", payer_id as "payerId", kind, received, day::text as day from agents.payouts
       where merchant_id = ${merchantId} and state = 'ready' and pay_at <= ${now}
       order by pay_at, id limit ${pieceMax}`.execute(tx)
    return rows
  })

interface Paying {
  readonly world: World
  readonly merchantId: number
  readonly now: Date
  readonly purses: PursesOf
}

interface Piece {
  readonly credited: readonly Ready[]
  /** False where others hold all of it. */
  readonly isAny: boolean
}

async function paySeen(tx: Tx, paying: Paying, seen: readonly Ready[]): Promise<Piece> {
  const { world, merchantId, purses } = paying
  // Of two who pay at once, the second finds what the first has left.
  const { rows } = await sql<{ id: bigint }>`
    select id from agents.payouts where merchant_id = ${merchantId} and id = any(${seen.map(({ id }) => id)}::bigint[])
       and state = 'ready' order by id for update skip locked`.execute(tx)
  const left = new Set(rows.map(({ id }) => id))
  const mine = seen.filter(({ id, agentId }) => left.has(id) && purses.has(agentId))
  const frozen = await world.frozenAmong(
    tx,
    merchantId,
    mine.map(({ agentId }) => agentId),
  )
  const withheld = mine.filter(({ agentId }) => frozen.has(agentId))
  const owed = mine.filter(({ agentId, payerId }) => payerId !== null && !frozen.has(agentId))
  const credited = mine.filter(({ agentId, payerId }) => payerId === null && !frozen.has(agentId))
  await mark(tx, merchantId, withheld, { state: 'withheld', paidAt: null })
  await bill(tx, paying, owed)
  await credit(tx, paying, credited)
  return { credited, isAny: mine.length > 0 }
}

const purseList = (purses: PursesOf, of: readonly Ready[]): Purse[] => [
  ...new Set(of.flatMap(({ agentId }) => purses.get(agentId) ?? [])),
]

const sumsOf = (of: readonly Ready[]): ReadonlyMap<bigint, Minor> => {
  const sums = new Map<bigint, Minor>()
  for (const { agentId, received } of of) sums.set(agentId, (sums.get(agentId) ?? 0n) + received)
  return sums
}

const mark = async (
  tx: Tx,
  merchantId: number,
  payouts: readonly Pick<Ready, 'id'>[],
  { state, paidAt }: { state: string; paidAt: Date | null },
) => {
  if (payouts.length === 0) return
  await sql`
    update agents.payouts set state = ${state}, paid_at = ${paidAt}
     where merchant_id = ${merchantId} and id = any(${payouts.map(({ id }) => id)}::bigint[])`.execute(tx)
}

const postedAs = (kind: PayKind): Extract<PostedKind, 'salary' | 'dividend'> =>
  kind === 'dividend' ? 'dividend' : 'salary'

/** In rounds: an account once in each, and one kind of transfer. */
async function credit(
  tx: Tx,
  { merchantId, now, purses }: Paying,
  credited: readonly Ready[],
): Promise<void> {
  if (credited.length === 0) return
  const list = purseList(purses, credited)
  await lockAccounts(
    tx,
    list.map(({ accountId }) => accountId),
  )
  const houses = new Map<string, number>()
  for (const { currency } of list)
    if (!houses.has(currency)) houses.set(currency, await openHouse(tx, merchantId, 'agents', currency))
  for (const round of roundsOf(credited)) {
    const [first] = round
    if (!first) continue
    await postAll(
      tx,
      postedAs(first.kind),
      round.flatMap(({ id, agentId, received }) => {
        const purse = purses.get(agentId)
        const houseId = purse && houses.get(purse.currency)
        return purse && houseId !== undefined
          ? [{ key: `agents:${id}`, accountId: purse.accountId, houseId, amount: received }]
          : []
      }),
    )
  }
  await mark(tx, merchantId, credited, { state: 'paid', paidAt: now })
  // Of hours and minutes nobody wants a message: the statement shows them.
  await tellMany(
    tx,
    credited
      .filter(({ kind }) => kind === 'daily' || kind === 'dividend')
      .flatMap(({ id, agentId, kind, received, day }) => {
        const purse = purses.get(agentId)
        return purse
          ? [
              {
                ...{ merchantId, memberId: agentId, kind: 'agent_paid' as const, key: `agents:${id}` },
                ...{ facts: { day }, money: { amount: received, currency: purse.currency } },
                link: payPage(kind),
              },
            ]
          : []
      }),
  )
}

/** No account twice in a round, all of one kind. */
function roundsOf<Each extends Pick<Ready, 'agentId' | 'kind'>>(all: readonly Each[]): readonly Each[][] {
  const rounds: { readonly kind: string; readonly agents: Set<bigint>; readonly each: Each[] }[] = []
  for (const one of all) {
    const kind = postedAs(one.kind)
    const open = rounds.find((round) => round.kind === kind && !round.agents.has(one.agentId))
    const round = open ?? { kind, agents: new Set<bigint>(), each: [] }
    if (!open) rounds.push(round)
    round.agents.add(one.agentId)
    round.each.push(one)
  }
  return rounds.map(({ each }) => each)
}

async function bill(
  tx: Tx,
  { world, merchantId, now, purses }: Paying,
  owed: readonly Ready[],
): Promise<void> {
  if (owed.length === 0) return
  const { dueHours } = policyOf(await world.brandOf(merchantId))
  await mark(tx, merchantId, owed, { state: 'due', paidAt: null })
  await insertBills(
    tx,
    owed.flatMap(({ id, payerId, agentId, kind, received, day }) => {
      const purse = purses.get(agentId)
      return payerId !== null && purse
        ? [
            {
              ...{ merchantId, payoutId: id, debtorId: payerId, creditorId: agentId, kind },
              ...{ amount: received, currency: purse.currency, day },
            },
          ]
        : []
    }),
    { now, dueHours },
  )
}
