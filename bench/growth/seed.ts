/** Transfers written as the ledger itself would have left them, many at a time. */
import type { BenchDatabase } from '../ledger/database.ts'

const stride = 100_000

const rows = (database: BenchDatabase, account: string, seq: string, n: string, xid: string) => `
  select ${account}, ${seq}, -1, 1000000000 - ${n}, hashtextextended('seed:' || ${n}, 0), hashtextextended('seed:r' || ${n}, 0),
    ${xid}, now(), ${database.house}, 1, 1, 1, true, 'seed:' || lpad(${n}::text, 22, '0'), 'seed:r' || lpad(${n}::text, 22, '0')`

const write = (from: string) => `
  insert into ledger.transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, created_at, house_id,
    game_id, kind, status, closes, key, round) ${from}`

/** A member with so many stakes behind it, all of this month. */
export async function accountWith(database: BenchDatabase, history: number): Promise<bigint> {
  const [row] = await database.query(`
    insert into ledger.accounts (merchant_id, owner, kind, currency, balance, seq)
      select 1, max(owner) + 1, 1, 'MMK', 1000000000 - ${history}, ${history} from ledger.accounts returning id`)
  const id = row?.['id'] as bigint
  for (let from = 1; from <= history; from += stride)
    await database.query(
      write(
        `${rows(database, `${id}`, 'n', 'n', 'pg_current_xact_id()::text::bigint')}
           from generate_series(${from}, ${Math.min(history, from + stride - 1)}) n`,
      ),
    )
  return id
}

const perTransaction = 72
/** Accounts that nobody has: their statements begin with what is written here. */
const others = 10_000_000
/** How many of them there are by now, in each database. */
const filled = new WeakMap<BenchDatabase, number>()

/**
 * So many more stakes of all members in the current month, in transactions of a usual size. Their numbers are taken first,
 * for readers read no transaction that has not been.
 */
export async function fillMonth(database: BenchDatabase, count: number): Promise<void> {
  const after = filled.get(database) ?? 0
  filled.set(database, after + count)
  await database.query('set synchronous_commit = off')
  await database.query(`do $$ begin
    for i in 1 .. ${Math.ceil(count / perTransaction)} loop perform pg_current_xact_id(); commit; end loop; end $$`)
  const [row] = await database.query(`select pg_current_xact_id()::text::bigint as last`)
  const first = (row?.['last'] as bigint) - BigInt(Math.ceil(count / perTransaction))
  for (let from = after; from < after + count; from += stride)
    await database.query(
      write(
        `${rows(database, `${others} + n % ${database.accounts}`, `1 + n / ${database.accounts}`, 'n', `${first} + (n - ${after}) / ${perTransaction}`)}
           from generate_series(${from}, ${Math.min(after + count, from + stride) - 1}) n`,
      ),
    )
  await database.query('set synchronous_commit = on')
}

/** A stake of 1 in a past month by so many of the members, with all sums as they are then. */
export async function fillPastMonth(database: BenchDatabase, ago: number, count: number): Promise<void> {
  const members = `id in (select id from ledger.accounts where owner <= ${count} and kind = 1)`
  await database.query(`
    with staked as (
      update ledger.accounts set balance = balance - 1, seq = seq + 1 where ${members} returning id, seq, balance),
    house as (update ledger.house_balances set balance = balance + ${count} where house_id = ${database.house} and writer_id = 0)
    insert into ledger.transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, created_at, house_id,
      game_id, kind, status, closes, key, round)
    select id, seq, -1, balance, hashtextextended('past:${ago}', 0), hashtextextended('past:r${ago}', 0),
      pg_current_xact_id()::text::bigint, date_trunc('month', now()) - interval '${ago} months' + interval '10 days',
      ${database.house}, 1, 1, 1, true, 'past:${ago}', 'past:r${ago}' from staked`)
}
