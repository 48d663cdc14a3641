/**
 * The steps of a round in which members decide, as its leader takes them: one is closed, what it shows is shown, and the
 * next is opened, or all is over. Who did not decide has that done for him which the rules say.
 */
import type pg from 'pg'
import type { Json } from '../../rules.ts'
import type { Decisions, SharedTable } from '../table-game.ts'
import { undecidedOut } from './bet-steps.ts'
import type { Turn } from './decisions.ts'
import { change, type Lead, type Said } from './leading.ts'
import type { SharedRound } from './round-row.ts'

/** So long after a step's end the wallet's word about a further stake is waited for; then it is out. */
const undecidedMs = 3_000
/** A step that ended while nobody led the table is opened once more, for who could not decide in it. */
const leaderlessMs = 6_000

/** Decisions of this step that count: what they put down is in. */
const counting = `(raise_id is null or exists (select from table_bets where id = raise_id and state = 'taken'))`

/** Whether everybody who can choose has chosen, and the step was open long enough to be seen. */
export async function isDecided(pool: pg.Pool, { id, step }: SharedRound, leastMs: number): Promise<boolean> {
  const { rows } = await pool.query<{ all: boolean }>({
    name: 'table-step-decided',
    text: `select choosers <= (select count(*) from table_decisions
          where round_id = $1 and step = $2 and ${counting}) as all
      from table_steps where round_id = $1 and no = $2 and opened_at + make_interval(secs => $3) <= clock_timestamp()`,
    values: [id, step, leastMs / 1000],
  })
  return rows[0]?.all === true
}

interface Standing {
  readonly turn: Turn
  readonly step: number | null
  readonly outcome: Json
  /** Milliseconds since the time was over; negative before. */
  readonly overMs: number
}

/** Closes what is open, and goes on. Nothing where it is too early. */
export const decideRound = (
  pool: pg.Pool,
  lead: Lead,
  { id, step: known }: SharedRound,
  { game: { decisions } }: Pick<SharedTable, 'game'>,
) =>
  change(pool, lead, async (tx) => {
    if (!decisions) return null
    const { rows } = await tx.query<Standing>(
      `select turn, step, outcome, (extract(epoch from clock_timestamp() - until) * 1000)::float8 as "overMs"
       from table_rounds where id = $1 and phase = 'dealing' and turn in ('dealt', 'deciding')
         and step is not distinct from $2 for no key update`,
      [id, known],
    )
    const [standing] = rows
    if (!standing) return null
    const { turn, step, overMs } = standing
    if (turn === 'dealt') return overMs < 0 ? null : goOn(tx, id, { decisions, standing, step: -1 })
    if (step === null) return null
    const found = await stepNow(tx, id, step, decisions.leastMs)
    if (!found || (found.isWaiting && overMs < undecidedMs)) return null
    if (overMs < 0 && !found.isSettled) return null
    if (overMs > leaderlessMs && !found.isSettled && !found.isAgain)
      return openAgain(tx, id, decisions, standing)
    await undecidedOut(tx, id)
    return goOn(tx, id, { decisions, standing, step })
  })

/** Nobody decides any more while this is read: who writes a decision holds the round. */
async function stepNow(tx: pg.PoolClient, id: string, step: number, leastMs: number) {
  const { rows } = await tx.query<{
    /** Of all who can choose, and it was open long enough. */
    isSettled: boolean
    /** For the wallet's word about a further stake. */
    isWaiting: boolean
    isAgain: boolean
  }>(
    `select choosers <= (select count(*) from table_decisions where round_id = $1 and step = $2 and ${counting})
         and opened_at + make_interval(secs => $3) <= clock_timestamp() as "isSettled",
       exists (select from table_bets where round_id = $1 and state = 'written') as "isWaiting",
       is_again as "isAgain"
     from table_steps where round_id = $1 and no = $2`,
    [id, step, leastMs / 1000],
  )
  return rows[0] ?? null
}

interface Member {
  readonly playerId: string
  /** In the steps before this one. */
  readonly actions: readonly string[]
  /** In this one; null where he did not decide, or it does not count. */
  readonly chosen: string | null
}

/** Who has a stake on the place that is decided about, and what each has done. */
async function membersIn(
  tx: pg.PoolClient,
  roundId: string,
  { place, step }: { readonly place: string; readonly step: number },
): Promise<Member[]> {
  const { rows } = await tx.query<{ player_id: string; actions: string[] | null; chosen: string | null }>(
    `select player_id, actions, chosen
     from (select distinct player_id from table_bets
       where round_id = $1 and state = 'taken' and step is null and places ? $2) as seat
     left join (select player_id, array_agg(action order by step) filter (where step < $3) as actions,
         max(action) filter (where step = $3 and ${counting}) as chosen
       from table_decisions where round_id = $1 group by player_id) as decided using (player_id)
     order by player_id`,
    [roundId, place, step],
  )
  return rows.map(({ player_id, actions, chosen }) => ({
    playerId: player_id,
    actions: actions ?? [],
    chosen,
  }))
}

interface Going {
  readonly decisions: Decisions
  readonly standing: Standing
  /** That is closed now; -1 before the first. */
  readonly step: number
}

async function goOn(tx: pg.PoolClient, id: string, { decisions, standing, step }: Going): Promise<Said> {
  const { outcome } = standing
  const members = await membersIn(tx, id, { place: decisions.place, step })
  const can = (actions: readonly string[]) => decisions.can(outcome, actions) ?? []
  const late: { playerId: string; action: string }[] = []
  const did = new Map<string, number>()
  let [isTaken, choosers, inPlay] = [false, 0, 0]
  for (const { playerId, actions, chosen } of members) {
    const now = [...actions]
    const choices = step < 0 ? [] : can(actions)
    const action = choices.length === 0 ? null : (chosen ?? decisions.ifLate(outcome, actions))
    if (action !== null) {
      if (chosen === null) late.push({ playerId, action })
      if (choices.length > 1) did.set(action, (did.get(action) ?? 0) + 1)
      now.push(action)
      isTaken ||= decisions.takesCard(outcome, now)
    }
    const next = can(now).length
    if (next > 0) inPlay++
    if (next > 1) choosers++
  }
  await writeLate(tx, id, step, late)
  const told = { did: Object.fromEntries(did) }
  if (inPlay === 0)
    return finish(tx, id, { decisions, outcome, shown: isTaken ? step + 1 : Math.max(0, step), told })
  return openStep(tx, id, { decisions, outcome, step: step + 1, choosers, told })
}

const writeLate = (
  tx: pg.PoolClient,
  id: string,
  step: number,
  late: readonly { readonly playerId: string; readonly action: string }[],
) =>
  tx.query(
    `insert into table_decisions (round_id, player_id, step, closes_at, received_at, action, is_late)
     select round_id, player, no, closes_at, clock_timestamp(), action, true
     from unnest($3::text[], $4::text[]) as given (player, action)
     join table_steps on table_steps.round_id = $1 and no = $2
     on conflict (round_id, player_id, step) do update set action = excluded.action, is_late = true, raise_id = null,
       replaces = null, received_at = excluded.received_at`,
    [id, step, late.map(({ playerId }) => playerId), late.map(({ action }) => action)],
  )

interface Opening {
  readonly decisions: Decisions
  readonly outcome: Json
  readonly step: number
  readonly choosers: number
  readonly told: { readonly did: Readonly<Record<string, number>> }
}

async function openStep(
  tx: pg.PoolClient,
  id: string,
  { decisions, outcome, step, choosers, told }: Opening,
): Promise<Said> {
  const shown = decisions.shown(outcome, step, false)
  const lastsMs = choosers > 0 ? decisions.decideMs : decisions.leastMs
  const { rows } = await tx.query<{ closes_at: Date }>(
    `with opened as (insert into table_steps (round_id, no, closes_at, choosers)
         values ($1, $2, clock_timestamp() + make_interval(secs => $4), $3) returning closes_at)
       update table_rounds set turn = 'deciding', step = $2, shown = $5, until = opened.closes_at
       from opened where id = $1 returning opened.closes_at`,
    [id, step, choosers, lastsMs / 1000, JSON.stringify(shown)],
  )
  const closesAt = rows[0]?.closes_at.getTime() ?? null
  return { roundId: id, kind: 'round.step', body: { ...told, step, closesAt, choosers, outcome: shown } }
}

async function openAgain(
  tx: pg.PoolClient,
  id: string,
  decisions: Decisions,
  { outcome, step }: Standing,
): Promise<Said> {
  const { rows } = await tx.query<{ closes_at: Date; choosers: number }>(
    `with opened as (update table_steps set is_again = true, opened_at = clock_timestamp(),
           closes_at = clock_timestamp() + make_interval(secs => $3)
         where round_id = $1 and no = $2 returning closes_at, choosers)
       update table_rounds set until = opened.closes_at from opened where id = $1
       returning opened.closes_at, opened.choosers`,
    [id, step, decisions.decideMs / 1000],
  )
  const [row] = rows
  const shown = decisions.shown(outcome, step ?? 0, false)
  const body = { did: {}, step, closesAt: row?.closes_at.getTime() ?? null, choosers: row?.choosers ?? 0 }
  return { roundId: id, kind: 'round.step', body: { ...body, outcome: shown } }
}

async function finish(
  tx: pg.PoolClient,
  id: string,
  {
    decisions,
    outcome,
    shown: steps,
    told,
  }: Pick<Opening, 'decisions' | 'outcome' | 'told'> & { readonly shown: number },
): Promise<Said> {
  const shown = decisions.shown(outcome, steps, true)
  await tx.query(
    `update table_rounds set turn = 'over', step = $2, shown = $3, until = clock_timestamp() + make_interval(secs => $4)
     where id = $1`,
    [id, steps, JSON.stringify(shown), decisions.dealerMs(outcome) / 1000],
  )
  return {
    roundId: id,
    kind: 'round.step',
    body: { ...told, step: steps, closesAt: null, choosers: 0, outcome: shown },
  }
}
