/** Reads the ledger's stream into rounds, at its own pace. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { type Follower, follow, ownersOf, type Transfer } from '../ledger/index.ts'
import { countPaidOut } from './paid-out.ts'
import { risksOf } from './risks.ts'
import { moneyOf, settleMoney } from './settlements.ts'

export interface RoundDelta {
  readonly accountId: bigint
  readonly round: string
  readonly seq: bigint
  readonly lastSeq: bigint
  readonly gameId: number
  readonly stake: bigint
  readonly win: bigint
  readonly balanceAfter: bigint
  readonly closed: boolean
  readonly rolledBack: boolean
  readonly at: Date
  /** Of the last of them. */
  readonly lastAt: Date
}

/** What a stretch of transfers adds to each round. Pure. */
export function deltasOf(transfers: readonly Transfer[]): RoundDelta[] {
  const rounds = new Map<string, RoundDelta>()
  for (const transfer of transfers) {
    if (!transfer.posted || transfer.round === '') continue
    const { accountId, round, seq, gameId, amount, balanceAfter, closes, kind, at } = transfer
    const id = `${accountId}|${round}`
    const known = rounds.get(id)
    const isStakeSide = kind === 'stake' || kind === 'rollback'
    rounds.set(id, {
      accountId,
      round,
      gameId,
      seq: known?.seq ?? seq,
      lastSeq: seq,
      stake: (known?.stake ?? 0n) - (isStakeSide ? amount : 0n),
      win: (known?.win ?? 0n) + (isStakeSide ? 0n : amount),
      balanceAfter,
      closed: (known?.closed ?? false) || closes || kind === 'endRound',
      rolledBack: (known?.rolledBack ?? false) || kind === 'rollback',
      at: known?.at ?? at,
      lastAt: at,
    })
  }
  return [...rounds.values()]
}

const follower = { name: 'bets', whenBusy: 'wait' } as const
type How = Partial<Pick<Follower, 'gently' | 'stopping' | 'whenBusy'>>

/**
 * Reads on until the stream's end; two who read at once take turns, and both find all of it read. `how`: nobody waits
 * for it.
 */
export async function readBets(db: Db, how: How = {}): Promise<void> {
  await follow(db, { ...follower, ...how }, async (tx, { transfers }) => {
    const deltas = deltasOf(transfers)
    const money = moneyOf(transfers)
    const owners = await ownersOf(tx, [...new Set([...deltas, ...money].map(({ accountId }) => accountId))])
    if (deltas.length > 0) {
      const isTrial = ({ accountId }: RoundDelta) => owners.get(accountId)?.kind === 'trialPurse'
      await write(tx, deltas, { toldOf: await risksOf(tx, deltas), isTrial })
    }
    await countPaidOut(tx, money, owners)
    await settleMoney(tx, money, owners)
  })
}

interface Known {
  readonly toldOf: (round: RoundDelta) => bigint | null
  /** Play money of somebody who tries: no figure counts it. */
  readonly isTrial: (round: RoundDelta) => boolean
}

async function write(tx: Tx, deltas: readonly RoundDelta[], { toldOf, isTrial }: Known) {
  const column = <T>(pick: (delta: RoundDelta) => T) => deltas.map(pick)
  await sql`
    with changed as (
    insert into wallet.bets (account_id, round, merchant_id, seq, last_seq, game_id, stake, win, told, balance_after,
      closed, rolled_back, placed_at, settled_at)
    select d.account_id, d.round, p.merchant_id, d.seq, d.last_seq, d.game_id, d.stake, d.win, d.told, d.balance_after,
      d.closed, d.rolled_back, d.at, case when d.closed or d.rolled_back then d.at end
    from unnest(${column((d) => d.accountId)}::bigint[], ${column((d) => d.round)}::text[], ${column((d) => d.seq)}::bigint[],
      ${column((d) => d.lastSeq)}::bigint[], ${column((d) => d.gameId)}::int[], ${column((d) => d.stake)}::bigint[],
      ${column((d) => d.win)}::bigint[], ${column(toldOf)}::bigint[], ${column((d) => d.balanceAfter)}::bigint[], ${column((d) => d.closed)}::boolean[],
      ${column((d) => d.rolledBack)}::boolean[], ${column((d) => d.at)}::timestamptz[])
      as d (account_id, round, seq, last_seq, game_id, stake, win, told, balance_after, closed, rolled_back, at)
    join wallet.purses p on p.account_id = d.account_id
    on conflict (account_id, round) do update set
      last_seq = excluded.last_seq, stake = bets.stake + excluded.stake, win = bets.win + excluded.win,
      told = excluded.told, balance_after = excluded.balance_after, closed = bets.closed or excluded.closed,
      rolled_back = bets.rolled_back or excluded.rolled_back,
      settled_at = coalesce(bets.settled_at, excluded.settled_at)
    returning new.account_id, new.round, new.merchant_id, new.game_id, new.placed_at,
      new.stake, new.win, new.told, new.state, old.stake as old_stake, old.win as old_win, old.told as old_told,
      old.state as old_state),
    -- What each round adds now, less what it had added before.
    parts as (
      select account_id, round, merchant_id, game_id, placed_at, 1 as sign, stake, win, told, state from changed
      union all
      select account_id, round, merchant_id, game_id, placed_at, -1, old_stake, old_win, old_told, old_state from changed
       where old_state is not null),
    profit as (
    insert into wallet.profit as p (account_id, slot, game_id, merchant_id, rounds, stake, settled, at_risk, net)
    select account_id, wallet.slot_of(placed_at), game_id, merchant_id, sum(sign), sum(sign * stake),
      coalesce(sum(sign * least(stake, told)) filter (where state in ('won', 'lost')), 0),
      coalesce(sum(sign * least(stake, told, abs(win - stake))) filter (where state in ('won', 'lost')), 0),
      coalesce(sum(sign * (win - stake)) filter (where state <> 'open'), 0)
      from parts
     group by account_id, wallet.slot_of(placed_at), game_id, merchant_id
    on conflict (account_id, slot, game_id) do update set rounds = p.rounds + excluded.rounds,
      stake = p.stake + excluded.stake, settled = p.settled + excluded.settled,
      at_risk = p.at_risk + excluded.at_risk, net = p.net + excluded.net),
    differences as (
      select account_id, round, merchant_id, game_id, sum(sign) as rounds, sum(sign * stake) as stake,
        sum(sign * win) as win, sum(sign * least(stake, told)) as settled,
        sum(sign * least(stake, told, abs(win - stake))) as at_risk
        from parts where state in ('won', 'lost') group by 1, 2, 3, 4),
    settlements as (
    insert into wallet.settlements (merchant_id, member_id, account_id, what, game_id, round, rounds, stake, win, settled,
      at_risk, at)
    select m.merchant_id, p.member_id, m.account_id, 'bet', m.game_id, m.round, m.rounds, m.stake, m.win, m.settled,
      m.at_risk, d.last_at
      from differences m join wallet.purses p on p.account_id = m.account_id
      join unnest(${column((d) => d.accountId)}::bigint[], ${column((d) => d.round)}::text[],
        ${column((d) => d.lastAt)}::timestamptz[], ${column((d) => d.lastSeq)}::bigint[], ${column(isTrial)}::boolean[])
        as d (account_id, round, last_at, last_seq, is_trial) on d.account_id = m.account_id and d.round = m.round
     where not d.is_trial and (m.rounds <> 0 or m.stake <> 0 or m.win <> 0 or m.settled <> 0 or m.at_risk <> 0)
     order by d.last_at, m.account_id, d.last_seq)
    insert into wallet.returns as r (merchant_id, game_id, day, rounds, stake, win, stake_squares, win_squares, products)
    select merchant_id, game_id, (placed_at at time zone 'UTC')::date, sum(sign), sum(sign * stake), sum(sign * win),
      sum(sign * stake::numeric * stake), sum(sign * win::numeric * win), sum(sign * stake::numeric * win)
      from parts where state in ('won', 'lost') and stake > 0
     group by 1, 2, 3
    on conflict (merchant_id, day, game_id) do update set rounds = r.rounds + excluded.rounds,
      stake = r.stake + excluded.stake, win = r.win + excluded.win,
      stake_squares = r.stake_squares + excluded.stake_squares,
      win_squares = r.win_squares + excluded.win_squares, products = r.products + excluded.products`.execute(
    tx,
  )
}
