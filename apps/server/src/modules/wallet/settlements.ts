/** What bets settled and what was paid in and out, as differences in the order in which they became known. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { here } from '../../platform/database/merchant-scope.ts'
import type { Owner, Transfer } from '../ledger/index.ts'

/** What members do; what they are given by the house, and what goes along the line of agents. */
export type Settled = 'bet' | 'deposit' | 'payout'
type Given = 'bonus' | 'rebate' | 'salary' | 'dividend' | 'transfer'

export interface Settlement {
  /** Grows in the order of commits: whoever reads on from the last number misses nothing. */
  readonly id: bigint
  readonly merchantId: number
  readonly memberId: bigint
  readonly accountId: bigint
  readonly what: Settled | Given
  /** 0 for money paid in or out. */
  readonly gameId: number
  readonly round: string
  /** 1 for a round that is settled now, -1 for one that no longer is, 0 where one changed. */
  readonly rounds: number
  readonly stake: bigint
  readonly win: bigint
  /** What counts where no places stand against each other. */
  readonly settled: bigint
  /** What counts where they do. */
  readonly atRisk: bigint
  /** Of money: below zero where it went back. */
  readonly amount: bigint
  readonly at: Date
}

export interface MovedMoney {
  readonly accountId: bigint
  readonly what: 'deposit' | 'payout' | Given
  readonly amount: bigint
  readonly at: Date
}

const given: Partial<Readonly<Record<string, Given>>> = {
  reward: 'bonus',
  forfeit: 'bonus',
  promo: 'bonus',
  pointsCash: 'bonus',
  rebate: 'rebate',
  salary: 'salary',
  dividend: 'dividend',
  bill: 'transfer',
  upline: 'transfer',
  downline: 'transfer',
}

/**
 * Money that came from outside or left: by a gateway, or from one member to another who paid or was paid there; and what
 * was given, or went along the line. Pure.
 */
export function moneyOf(transfers: readonly Transfer[]): MovedMoney[] {
  return transfers.flatMap(({ posted, kind, amount, accountId, at }): MovedMoney[] => {
    if (!posted) return []
    if (kind === 'payout' || (kind === 'peer' && amount < 0n))
      return [{ accountId, what: 'payout', amount: -amount, at }]
    if (kind === 'deposit' || kind === 'depositReversal' || kind === 'peer')
      return [{ accountId, what: 'deposit', amount, at }]
    const what = given[kind]
    return what ? [{ accountId, what, amount, at }] : []
  })
}

/** In the transaction that moves the reader's place in the stream. */
export async function settleMoney(
  tx: Tx,
  money: readonly MovedMoney[],
  owners: ReadonlyMap<bigint, Owner>,
): Promise<void> {
  const rows = money.flatMap((each) => {
    const owner = owners.get(each.accountId)
    if (!owner) return []
    // What waits on an account of its own was not given yet.
    if (each.what !== 'deposit' && each.what !== 'payout' && owner.kind !== 'purse') return []
    return [{ ...each, ...owner }]
  })
  if (rows.length === 0) return
  await sql`
    insert into wallet.settlements (merchant_id, member_id, account_id, what, amount, at)
    select * from unnest(${rows.map(({ merchantId }) => merchantId)}::int[], ${rows.map(({ owner }) => owner)}::bigint[],
      ${rows.map(({ accountId }) => accountId)}::bigint[], ${rows.map(({ what }) => what)}::text[],
      ${rows.map(({ amount }) => amount)}::bigint[], ${rows.map(({ at }) => at)}::timestamptz[])`.execute(tx)
}

const columns =
  sql.raw(`id, merchant_id as "merchantId", member_id as "memberId", account_id as "accountId", what,
  game_id as "gameId", round, rounds, stake, win, settled, at_risk as "atRisk", amount, at`)

/** The next of every brand, for a transaction that said that it counts (`app.reader` is `activity:<name>`). */
export async function settlementsSince(tx: Tx, last: bigint, most: number): Promise<Settlement[]> {
  const { rows } = await sql<Settlement>`
    select ${columns} from wallet.settlements where id > ${last} order by id limit ${most}`.execute(tx)
  return rows
}

/** What a member did in one game, or moved in one way, within a quarter of an hour. */
export interface SettlementSum extends Omit<Settlement, 'accountId' | 'round'> {
  /** The last of them. */
  readonly id: bigint
  /** How many they are. */
  readonly times: number
  /** When the quarter began: every midnight lies between two of them. */
  readonly at: Date
}

interface Stretch {
  readonly last: bigint
  readonly most: number
  /** Only what is alike is added up: each of them counted as much as all others. */
  readonly alike: boolean
}

/**
 * The next of what members did, added up where they lie, of every brand; how many settlements that are, and the last of
 * them. What counts by member and day asks for this: however many bets there are, a member is one row or few.
 */
export async function settlementSumsSince(
  tx: Tx,
  { last, most, alike }: Stretch,
): Promise<{ readonly sums: SettlementSum[]; readonly count: number; readonly end: bigint | null }> {
  const { rows: found } = await sql<{ end: bigint | null; count: number }>`
    select max(id) as end, count(*)::int as count from (
      select id from wallet.settlements where id > ${last} order by id limit ${most}) next`.execute(tx)
  const { end = null, count = 0 } = found[0] ?? {}
  if (end === null) return { sums: [], count, end }
  const values = alike ? sql`, settled, at_risk, amount` : sql``
  const { rows } = await sql<SettlementSum>`
    select max(id) as id, merchant_id as "merchantId", member_id as "memberId", what, game_id as "gameId",
        count(*)::int as times, sum(rounds)::int as rounds, sum(stake)::bigint as stake, sum(win)::bigint as win,
        sum(settled)::bigint as settled, sum(at_risk)::bigint as "atRisk", sum(amount)::bigint as amount,
        wallet.slot_of(at) as at
      from wallet.settlements
     where id > ${last} and id <= ${end} and what in ('bet', 'deposit', 'payout')
     group by merchant_id, member_id, what, game_id, wallet.slot_of(at)${values}`.execute(tx)
  return { sums: rows, count, end }
}

/** Of the brand that the transaction is in, by number. */
export async function settlementsById(tx: Tx, ids: readonly bigint[]): Promise<Settlement[]> {
  const { rows } = await sql<Settlement>`
    select ${columns} from wallet.settlements
     where merchant_id = ${here} and id = any(${ids}::bigint[]) order by id`.execute(tx)
  return rows
}

/** Of the brand that the transaction is in, the next after `last` and up to `upto`. */
export async function settlementsBetween(
  tx: Tx,
  { last, upto, most }: { readonly last: bigint; readonly upto: bigint; readonly most: number },
): Promise<Settlement[]> {
  const { rows } = await sql<Settlement>`
    select ${columns} from wallet.settlements
     where merchant_id = ${here} and id > ${last} and id <= ${upto} order by id limit ${most}`.execute(tx)
  return rows
}

/** Where a count begins that knows nothing of before. */
export async function lastSettlement(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ last: bigint }>`
    select id as last from wallet.settlements order by id desc limit 1`.execute(tx)
  return rows[0]?.last ?? 0n
}

const keptDays = 100
const piece = 500

/** Every reader has long passed what is so old. */
export async function dropSettlements(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  for (;;) {
    const { rows } = await sql<{ gone: number }>`
      select wallet.drop_settlements(${before}, ${piece}) as gone`.execute(db)
    if ((rows[0]?.gone ?? 0) < piece) return
  }
}
