/** What bets settled and what was paid in and out, as differences in the order in which they became known. */
import { sql } from 'kysely'
import pg from 'pg'
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

/**
 * The next of every brand, for a transaction that said that it counts (`app.reader` is `activity:<name>`). All but the text
 * comes as one, as transfers do: the driver makes three values of a row instead of fourteen.
 */
export async function settlementsSince(tx: Tx, last: bigint, most: number): Promise<Settlement[]> {
  const { rows } = await sql<Packed>`
    select id, round, concat_ws('|', merchant_id, member_id, account_id, what, game_id, rounds, stake, win, settled, at_risk,
        amount, at) as packed
      from wallet.settlements where id > ${last} order by id limit ${most}`.execute(tx)
  // What was written together has one instant.
  let of = { text: '', at: new Date(0) }
  return rows.map(({ id, round, packed }) => {
    const [merchantId, memberId, accountId, what, gameId, rounds, stake, win, settled, atRisk, amount, at] =
      packed.split('|') as [string, string, string, Settlement['what'], ...string[]]
    if (at !== of.text) of = { text: at ?? '', at: instantOf(at ?? '') }
    return {
      ...{
        id,
        merchantId: Number(merchantId),
        memberId: BigInt(memberId),
        accountId: BigInt(accountId),
        what,
      },
      ...{
        gameId: Number(gameId),
        round,
        rounds: Number(rounds),
        stake: BigInt(stake ?? ''),
        win: BigInt(win ?? ''),
      },
      ...{
        settled: BigInt(settled ?? ''),
        atRisk: BigInt(atRisk ?? ''),
        amount: BigInt(amount ?? ''),
        at: of.at,
      },
    }
  })
}

interface Packed {
  readonly id: bigint
  readonly round: string
  readonly packed: string
}

const timestamptz = 1184
const instantOf = pg.types.getTypeParser(timestamptz) as (text: string) => Date

/** Settlements of one game of one brand within a quarter of an hour: what decides how they count, and on which day. */
export interface SettlementCell {
  readonly merchantId: number
  /** 0 for money. */
  readonly gameId: number
  /** When the quarter began: every midnight lies between two of them. */
  readonly at: Date
}

/**
 * The cells of the next settlements of every brand, which are few however many these are; how many they are, and the last
 * of them.
 */
export async function settlementCellsSince(
  tx: Tx,
  last: bigint,
  most: number,
): Promise<{ readonly cells: SettlementCell[]; readonly count: number; readonly end: bigint | null }> {
  const { rows } = await sql<SettlementCell & { count: number; end: bigint }>`
    select merchant_id as "merchantId", game_id as "gameId", wallet.slot_of(at) as at, count(*)::int as count, max(id) as end
      from (select id, merchant_id, game_id, at from wallet.settlements where id > ${last} order by id limit ${most}) next
     group by 1, 2, 3`.execute(tx)
  return {
    cells: rows,
    count: rows.reduce((sum, row) => sum + row.count, 0),
    end: rows.reduce<bigint | null>((most, { end }) => (most === null || end > most ? end : most), null),
  }
}

/** What members did themselves, after `last` and up to `end`, as rows for a statement of whoever counts it. */
export const settledRows = ({ last, end }: { readonly last: bigint; readonly end: bigint }) => sql`(
      select id, merchant_id, member_id, what, game_id, wallet.slot_of(at) as slot, rounds, stake, win, settled, at_risk,
          amount
        from wallet.settlements
       where id > ${last} and id <= ${end} and what in ('bet', 'deposit', 'payout'))`

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
