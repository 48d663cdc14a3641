/** Holds the tables' bets against the platform's ledger and against what members were told: each once, on both sides. */
import pg from 'pg'
import { formatMinor } from '../../../packages/kernel/src/index.ts'
import { flownTo } from '../../../packages/studio-kit/src/rounds/places.ts'
import type { Json } from '../../../packages/studio-kit/src/rules.ts'
import type { PurseOfSeat } from '../games/people.ts'
import type { Told } from './member.ts'
import { killedTables } from './tables.ts'

export interface TablesProof {
  readonly rounds: Readonly<Record<string, number>>
  readonly bets: Readonly<Record<string, number>>
  readonly problems: readonly string[]
}

interface Bet {
  id: string
  studio: string
  player_id: string
  table_id: string
  phase: string
  outcome: Json
  places: Record<string, string>
  stake: string
  payout: string | null
  state: string
  out_at: number | null
  ms: number | null
  step: number | null
  /** What its owner did in the round, in order. */
  actions: string[] | null
  /** Of a further stake: whether the decision of its step is the one that put it down. */
  is_decided: boolean | null
}

const problemsMax = 20

export async function proveTables(
  ledgerUrl: string,
  journalUrl: string,
  { purses, told }: { readonly purses: ReadonlyMap<string, PurseOfSeat>; readonly told: Told },
): Promise<TablesProof> {
  const [ledger, journal] = [ledgerUrl, journalUrl].map((url) => new pg.Client({ connectionString: url }))
  if (!ledger || !journal) throw new Error('two databases')
  await Promise.all([ledger.connect(), journal.connect()])
  try {
    const accounts = [...purses.values()].map(({ accountId }) => String(accountId))
    const { rows: booked } = await ledger.query<{ key: string; amount: string }>(
      `select key, amount::text from ledger.transfers where status = 1 and amount <> 0
         and split_part(key, ':', 1) = any($1) and account_id = any($2)`,
      [killedTables.map(({ vendor }) => vendor), accounts],
    )
    const { rows: bets } = await journal.query<Bet>(
      `select table_bets.id, table_bets.studio, player_id, table_id, phase, outcome, places, stake, payout, state, out_at, ms,
         table_bets.step,
         (select array_agg(action order by step) from table_decisions as each
          where each.round_id = table_bets.round_id and each.player_id = table_bets.player_id) as actions,
         (select raise_id = table_bets.id from table_decisions as each where each.round_id = table_bets.round_id
          and each.player_id = table_bets.player_id and each.step = table_bets.step) as is_decided
       from table_bets join table_rounds on table_rounds.id = table_bets.round_id
         left join table_cash_outs on bet_id = table_bets.id`,
    )
    const { rows: rounds } = await journal.query<{ phase: string; count: number }>(
      'select phase, count(*)::int as count from table_rounds group by phase',
    )
    const { rows: links } = await journal.query<{ twice: number }>(
      'select (count(*) - count(distinct (table_id, chain_no, link_no)))::int as twice from table_rounds',
    )
    return {
      rounds: Object.fromEntries(rounds.map(({ phase, count }) => [phase, count])),
      bets: countBy(bets.map(({ state }) => state)),
      problems: [
        ...(links[0]?.twice === 0 ? [] : ['a link was used twice']),
        ...compare(bets, new Map(booked.map(({ key, amount }) => [key, BigInt(amount)]))),
        ...bets.flatMap(paidWrongly),
        ...bets.flatMap(undecided),
        ...toldWrongly(bets, told),
        ...decidedWrongly(bets, told),
        ...comparePurses(bets, purses),
      ].slice(0, problemsMax),
    }
  } finally {
    await Promise.all([ledger.end(), journal.end()])
  }
}

const countBy = (names: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))

/** Every movement of the ledger is one of a bet, and every bet has moved what its end says. */
function compare(bets: readonly Bet[], booked: Map<string, bigint>): string[] {
  const problems = bets.flatMap(({ id, studio, stake, payout, state }) => {
    const keys = { bet: `${studio}:${id}:bet`, win: `${studio}:${id}:win`, back: `${studio}:R:${id}:bet` }
    const [bet = 0n, win = 0n, back = 0n] = Object.values(keys).map((key) => booked.get(key))
    for (const key of Object.values(keys)) booked.delete(key)
    const isRight =
      state === 'paid'
        ? bet === -BigInt(stake) && win === BigInt(payout ?? 0) && back === 0n
        : ['voided', 'refused'].includes(state) && bet + back === 0n && win === 0n
    return isRight ? [] : [`${id} is ${state}: ${bet} was taken, ${win} paid, ${back} given back`]
  })
  return [...problems, ...[...booked].map(([key, amount]) => `${key}: ${amount} in the ledger alone`)]
}

/** What is paid is what the rules say of the outcome. */
function paidWrongly(bet: Bet): string[] {
  const { id, table_id, state, outcome, places, stake, payout, out_at, ms, step, actions } = bet
  if (state !== 'paid') return []
  const game = killedTables.find(({ gameCode }) => gameCode === table_id)?.table.game
  const at = game?.flight?.takenOutAt(outcome, BigInt(stake), { outAt: out_at ?? 0, askedAt: ms }) ?? null
  const due = game?.flight
    ? at === null
      ? 0n
      : flownTo(BigInt(stake), at)
    : Object.entries(places).reduce(
        (sum, [place, text]) =>
          sum +
          (game?.decisions?.place === place
            ? game.decisions.stakeReturn(outcome, actions ?? [], BigInt(text), step)
            : (game?.payout(outcome, place, BigInt(text)) ?? 0n)),
        0n,
      )
  return due === BigInt(payout ?? -1) ? [] : [`${id} was paid ${payout}, and the rules say ${due}`]
}

/** A further stake is paid where the decision counts that put it down, and nowhere else. */
function undecided({ id, step, state, is_decided }: Bet): string[] {
  if (step === null || (state === 'paid') === (is_decided === true)) return []
  return [`${id} is ${state}, and its decision ${is_decided ? 'counts' : 'does not'}`]
}

/** What a member was told to have decided is what was done. */
function decidedWrongly(bets: readonly Bet[], { decided }: Told): string[] {
  const known = new Map(bets.map((bet) => [bet.id, bet]))
  return [...decided].flatMap(([key, action]) => {
    const [id = '', step = ''] = key.split(':')
    const did = known.get(id)?.actions?.[Number(step)]
    return did === action ? [] : [`${key} was told to be ${action}, and is ${did}`]
  })
}

/** Who was told "in" is in, unless all of the round went back; who was told a return has it. */
function toldWrongly(bets: readonly Bet[], told: Told): string[] {
  const known = new Map(bets.map((bet) => [bet.id, bet]))
  const wrongIn = [...told.in].flatMap((id) => {
    const bet = known.get(id)
    const isKept = bet?.state === 'paid' || (bet?.state === 'voided' && bet.phase === 'voided')
    return isKept ? [] : [`${id} was told to be in, and is ${bet?.state ?? 'gone'}`]
  })
  const wrongOut = [...told.out].flatMap(([id, payout]) => {
    const is = known.get(id)?.payout
    return is != null && formatMinor(BigInt(is)) === payout
      ? []
      : [`${id} was told to return ${payout}, and returned ${is}`]
  })
  return [...wrongIn, ...wrongOut]
}

function comparePurses(bets: readonly Bet[], purses: ReadonlyMap<string, PurseOfSeat>): string[] {
  const sums = new Map<string, bigint>()
  for (const { player_id: player, state, stake, payout } of bets)
    if (state === 'paid') sums.set(player, (sums.get(player) ?? 0n) + BigInt(payout ?? 0) - BigInt(stake))
  return [...purses].flatMap(([player, { before, now }]) =>
    before + (sums.get(player) ?? 0n) === now
      ? []
      : [`${player}: ${sums.get(player) ?? 0n} by the bets, ${now - before} in the purse`],
  )
}
