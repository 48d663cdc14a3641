/** Since when members have paid in, and what their purses hold, for the teams that they are in. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { balancesOf } from '../../ledger/index.ts'
import { holdClock } from './clock.ts'
import type { First, Placed } from './placed.ts'
import type { Chain } from './ports.ts'

interface Known {
  readonly memberId: bigint
  readonly accountId: bigint | null
  readonly balance: bigint
  readonly chain: bigint[]
  readonly firstDay: string | null
}

const text = (chain: Chain): string => `{${chain.join(',')}}`

/** Answers whose first deposit is among these. */
export async function countPeople(tx: Tx, merchantId: number, placed: readonly Placed[]): Promise<First[]> {
  const members = [...new Set(placed.map(({ deed }) => deed.memberId))].toSorted((a, b) => (a < b ? -1 : 1))
  await sql`
    insert into agents.people (member_id, merchant_id) select id, ${merchantId} from unnest(${members}::bigint[]) as m (id)
     order by id on conflict do nothing`.execute(tx)
  const { rows } = await sql<Known>`
    select member_id as "memberId", account_id as "accountId", balance, chain, first_day::text as "firstDay"
      from agents.people where merchant_id = ${merchantId} and member_id = any(${members}::bigint[])`.execute(
    tx,
  )
  const known = new Map(rows.map((row) => [row.memberId, row]))
  const firsts = new Map<bigint, First & { readonly chain: Chain }>()
  for (const { deed, chain, day } of placed) {
    const { memberId, what, amount } = deed
    if (what !== 'deposit' || amount <= 0n || firsts.has(memberId)) continue
    if (known.get(memberId)?.firstDay === null) firsts.set(memberId, { memberId, day, chain })
  }
  await writeFirsts(tx, merchantId, [...firsts.values()])
  await writeBalances(tx, merchantId, placed, known)
  return [...firsts.values()]
}

async function writeFirsts(
  tx: Tx,
  merchantId: number,
  firsts: readonly (First & { readonly chain: Chain })[],
) {
  if (firsts.length === 0) return
  await sql`
    update agents.people p set first_day = f.day
      from unnest(${firsts.map(({ memberId }) => memberId)}::bigint[], ${firsts.map(({ day }) => day)}::date[])
        as f (member_id, day)
     where p.merchant_id = ${merchantId} and p.member_id = f.member_id`.execute(tx)
  await addCounts(
    tx,
    merchantId,
    firsts.map(({ chain, day }) => ({ chain, day, newMembers: 0, firstDeposits: 1 })),
  )
}

interface Came {
  readonly chain: Chain
  readonly day: string
  readonly newMembers: number
  readonly firstDeposits: number
}

export async function addCounts(tx: Tx, merchantId: number, came: readonly Came[]): Promise<void> {
  const rows = came.flatMap(({ chain, ...each }) => chain.map((agent) => ({ agent, ...each })))
  if (rows.length === 0) return
  await sql`
    insert into agents.counts as known (agent_id, day, merchant_id, new_members, first_deposits)
    select agent_id, day, ${merchantId}, sum(new_members), sum(first_deposits)
      from unnest(${rows.map(({ agent }) => agent)}::bigint[], ${rows.map(({ day }) => day)}::date[],
        ${rows.map(({ newMembers }) => newMembers)}::int[], ${rows.map(({ firstDeposits }) => firstDeposits)}::int[])
        as c (agent_id, day, new_members, first_deposits)
     group by 1, 2 order by 1, 2
    on conflict (agent_id, day) do update set new_members = known.new_members + excluded.new_members,
      first_deposits = known.first_deposits + excluded.first_deposits`.execute(tx)
}

/** Money that left is told of the account where it was held: the purse is known from before. */
async function writeBalances(
  tx: Tx,
  merchantId: number,
  placed: readonly Placed[],
  known: ReadonlyMap<bigint, Known>,
): Promise<void> {
  const purses = new Map<bigint, { accountId: bigint; chain: Chain }>()
  for (const { deed, chain } of placed) {
    const accountId = deed.what === 'payout' ? known.get(deed.memberId)?.accountId : deed.accountId
    if (accountId) purses.set(deed.memberId, { accountId, chain })
  }
  const balances = await balancesOf(
    tx,
    [...purses.values()].map(({ accountId }) => accountId),
  )
  const now = [...purses].map(([memberId, { accountId, chain }]) => ({
    ...{ memberId, accountId, chain, balance: balances.get(accountId) ?? 0n },
  }))
  await moveBalances(tx, merchantId, now, known)
}

interface Holding {
  readonly memberId: bigint
  readonly accountId: bigint
  readonly chain: Chain
  readonly balance: bigint
}

async function moveBalances(
  tx: Tx,
  merchantId: number,
  now: readonly Holding[],
  known: ReadonlyMap<bigint, Pick<Known, 'balance' | 'chain'>>,
): Promise<void> {
  const changed = now.filter(({ memberId, balance, chain }) => {
    const before = known.get(memberId)
    return !before || before.balance !== balance || text(before.chain) !== text(chain)
  })
  if (changed.length === 0) return
  const changes = new Map<bigint, bigint>()
  const add = (chain: Chain, by: bigint) => {
    for (const agent of chain) changes.set(agent, (changes.get(agent) ?? 0n) + by)
  }
  for (const { memberId, balance, chain } of changed) {
    const before = known.get(memberId)
    if (before) add(before.chain, -before.balance)
    add(chain, balance)
  }
  await sql`
    update agents.people p set account_id = n.account_id, balance = n.balance, chain = n.chain::bigint[]
      from unnest(${changed.map(({ memberId }) => memberId)}::bigint[],
        ${changed.map(({ accountId }) => accountId)}::bigint[], ${changed.map(({ balance }) => balance)}::bigint[],
        ${changed.map(({ chain }) => text(chain))}::text[]) as n (member_id, account_id, balance, chain)
     where p.merchant_id = ${merchantId} and p.member_id = n.member_id`.execute(tx)
  const teams = [...changes].filter(([, by]) => by !== 0n)
  if (teams.length === 0) return
  await sql`
    insert into agents.team_balances as known (agent_id, merchant_id, balance)
    select agent_id, ${merchantId}, change from unnest(${teams.map(([agent]) => agent)}::bigint[],
      ${teams.map(([, by]) => by)}::bigint[]) as t (agent_id, change) order by agent_id
    on conflict (agent_id) do update set balance = known.balance + excluded.balance`.execute(tx)
}

/** What members who moved hold goes with them: for whoever moves them, in its transaction, a piece at a time. */
export async function moveHoldings(
  tx: Tx,
  merchantId: number,
  chains: ReadonlyMap<bigint, Chain>,
): Promise<void> {
  await holdClock(tx, merchantId)
  const { rows } = await sql<Known>`
    select member_id as "memberId", account_id as "accountId", balance, chain, null as "firstDay" from agents.people
     where merchant_id = ${merchantId} and member_id = any(${[...chains.keys()]}::bigint[]) and account_id is not null
     order by member_id`.execute(tx)
  const now = rows.map(({ memberId, accountId, balance }) => ({
    ...{ memberId, accountId: accountId ?? 0n, balance, chain: chains.get(memberId) ?? [] },
  }))
  await moveBalances(tx, merchantId, now, new Map(rows.map((row) => [row.memberId, row])))
}
