/** Reads stakes from the ledger's stream into the pots, each exactly once. */
import { leftOver } from '@jackfruit/fairness'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { type Batch, follow, lockAccounts, move, openHouse, ownersOf, type Posted } from '../ledger/index.ts'
import {
  counts,
  type Entry,
  type Play,
  planOf,
  type Standing,
  type StandingEntry,
  standingKey,
  type Winner,
} from './plan.ts'
import { drawPot, fund, lockPots, openPot, type Pot, secretOf, shelfOf } from './pots.ts'
import type { Terms } from './terms.ts'

export interface Won {
  readonly accountId: bigint
  readonly merchantId: number
  readonly currency: string
  readonly amount: bigint
  readonly potId: string
  /** What the member's account holds now. */
  readonly posted: Posted
}

export interface FeedParts {
  readonly db: Db
  /** Opens what is sealed. */
  readonly key: Buffer
  /** What the brands set, for pots that are drawn now. */
  readonly terms: readonly Terms[]
  /** Told after the commit that paid. */
  readonly onWon?: (won: Won) => void
}

const follower = { name: 'jackpot', whenBusy: 'leave', gently: true } as const

/** Reads on until the stream's end. Of two who read at once, one reads. Answers who won. */
export async function feedPots({ db, key, terms, onWon = () => {} }: FeedParts): Promise<Won[]> {
  const work = async (tx: Tx, { transfers, since }: Batch) => {
    const relevant = transfers.filter(counts)
    const plays = relevant.length > 0 ? await read(tx, relevant, key) : []
    return write(tx, plays, since, key, terms)
  }
  return (await follow(db, follower, work, (won) => won.forEach(onWon))).flat()
}

/** What the policies allow the follower, for whoever opens its first pots. */
export const asReader = (tx: Tx) => sql`select set_config('app.reader', ${follower.name}, true)`.execute(tx)

async function read(tx: Tx, transfers: Parameters<typeof planOf>[0]['transfers'], key: Buffer) {
  const [open, waiting] = [await lockPots(tx, 'open'), await lockPots(tx, 'waiting')]
  const owners = await ownersOf(tx, [...new Set(transfers.map(({ accountId }) => accountId))])
  const standing = await standingOf(
    tx,
    transfers.flatMap(({ kind, accountId, round }) => {
      const owner = kind === 'rollback' ? owners.get(accountId) : undefined
      return owner ? [{ merchantId: owner.merchantId, accountId, round }] : []
    }),
  )
  return planOf({ open, waiting, transfers, owners, standing, secretOf: (pot) => secretOf(pot, key) })
}

/** Stakes of these rounds that count and were not taken back. */
async function standingOf(
  tx: Tx,
  rollbacks: readonly {
    readonly merchantId: number
    readonly accountId: bigint
    readonly round: string
  }[],
): Promise<Standing> {
  if (rollbacks.length === 0) return new Map()
  const { rows } = await sql<
    StandingEntry & { merchantId: number; currency: string; name: string } & Parameters<typeof standingKey>[1]
  >`
    select e.pot_id as "potId", e.place, e.account_id as "accountId", e.round, e.stake,
        p.merchant_id as "merchantId", p.currency, p.name
      from (select distinct * from unnest(${rollbacks.map(({ merchantId }) => merchantId)}::int[],
           ${rollbacks.map(({ accountId }) => accountId)}::bigint[], ${rollbacks.map(({ round }) => round)}::text[]))
           as back (merchant_id, account_id, round)
      join jackpot.entries e on e.account_id = back.account_id
       and hashtextextended(e.round, 0) = hashtextextended(back.round, 0) and e.round = back.round
       and e.merchant_id = back.merchant_id
      join jackpot.pots p on p.pot_id = e.pot_id
     where e.stake > 0
       and not exists (select from jackpot.entries b where b.pot_id = e.pot_id and b.takes_back = e.place)
     order by e.account_id, e.seq`.execute(tx)
  const standing = new Map<string, StandingEntry[]>()
  for (const { potId, place, ...row } of rows) {
    const id = standingKey(shelfOf(row), row)
    standing.set(id, [...(standing.get(id) ?? []), { potId, place }])
  }
  return standing
}

async function write(
  tx: Tx,
  plays: readonly Play[],
  since: bigint,
  key: Buffer,
  terms: FeedParts['terms'],
): Promise<Won[]> {
  const accounts = plays.flatMap(({ pot, winner }) => [pot.accountId, ...(winner ? [winner.accountId] : [])])
  if (accounts.length > 0) await lockAccounts(tx, [...new Set(accounts)])
  const won: Won[] = []
  for (const play of plays) {
    const pot = play.opens ? await openPot(tx, play.pot, play.carried) : play.pot
    const contributed = play.amount - pot.amount
    await fund(tx, pot, { key: `jackpot:in:${pot.potId}:${since}`, kind: 'adjust', amount: contributed })
    await sql`
      update jackpot.pots set staked = ${play.staked}, amount = ${play.amount},
        entries = entries + ${play.entries.length} where pot_id = ${pot.potId}`.execute(tx)
    await keep(tx, pot, play.entries)
    if (play.winner) won.push(await payOut(tx, pot, play, play.winner, key))
  }
  await drawNext(tx, plays, key, terms)
  return won
}

async function keep(tx: Tx, { potId, merchantId }: Pot, entries: readonly Entry[]): Promise<void> {
  const column = <T>(pick: (entry: Entry) => T) => entries.map(pick)
  await sql`
    insert into jackpot.entries (pot_id, place, merchant_id, account_id, seq, round, stake, takes_back)
    select ${potId}, e.place, ${merchantId}, e.account_id, e.seq, e.round, e.stake, e.takes_back
      from unnest(${column((e) => e.place)}::int[], ${column((e) => e.accountId)}::bigint[],
        ${column((e) => e.seq)}::bigint[], ${column((e) => e.round)}::text[], ${column((e) => e.stake)}::bigint[],
        ${column((e) => e.takesBack)}::int[]) as e (place, account_id, seq, round, stake, takes_back)`.execute(
    tx,
  )
}

/** The whole pot goes to the winner, and its secret is revealed. */
async function payOut(
  tx: Tx,
  pot: Pot,
  { amount }: Play,
  { accountId, memberId, gameId }: Winner,
  key: Buffer,
): Promise<Won> {
  const { potId, merchantId, currency } = pot
  const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
  const { to } = await move(tx, {
    ...{ key: `jackpot:won:${potId}`, from: pot.accountId, to: accountId },
    ...{ clearingId, amount },
  })
  await sql`
    update jackpot.pots set state = 'won', won_at = clock_timestamp(), secret = ${secretOf(pot, key)},
      winner_account = ${accountId}, winner_member = ${memberId}, winner_game = ${gameId}
     where pot_id = ${potId}`.execute(tx)
  const posted = { accountId, balance: to.balance, seq: to.seq }
  return { accountId, merchantId, currency, amount, potId, posted }
}

/** Behind each pot that was won another one waits; where the waiting one was won as well, one opens at once. */
async function drawNext(
  tx: Tx,
  plays: readonly Play[],
  key: Buffer,
  terms: FeedParts['terms'],
): Promise<void> {
  const last = new Map(plays.map((play) => [shelfOf(play.pot), play]))
  const byShelf = new Map(terms.map((each) => [shelfOf(each), each]))
  for (const [shelf, { pot, opens, winner, carried, staked }] of last) {
    const wanted = byShelf.get(shelf)
    if (!wanted || !(opens || winner)) continue
    const drawn = await drawPot(tx, wanted, key)
    if (!winner || !drawn) continue
    await openPot(tx, drawn, leftOver({ ...pot, carried }, staked))
    await drawPot(tx, wanted, key)
  }
}
