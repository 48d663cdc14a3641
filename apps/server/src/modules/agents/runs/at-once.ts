/**
 * The real-time salary of one window, reckoned and written by the database itself: of a hundred thousand agents no row
 * travels. It comes to what `reckon` and `hand` come to where the platform pays, which a test holds both to.
 */
import { whole } from '@jackfruit/agent-pay'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Figures } from '../contracts/world.ts'
import type { Head } from './heads.ts'
import { type Frozen, inForce } from './held.ts'
import type { Bounds } from './periods.ts'

export interface Window {
  readonly figures: Figures
  readonly head: Head
  readonly bounds: Bounds
  /** The longer period around it, by whose sums steps are reached. */
  readonly long: Pick<Bounds, 'from' | 'to'>
  readonly frozen: readonly Frozen[]
  /** Whether those below a frozen agent hang on the next above, or it keeps its place and is handed nothing. */
  readonly isPassed: boolean
  readonly now: Date
  readonly payAt: Date
}

/** Answers how many payouts it wrote. Agents stand in it by their number, as everybody holds what is carried on. */
export async function reckonAtOnce(tx: Tx, window: Window): Promise<number> {
  const { head, bounds, now, payAt } = window
  const { merchantId, kind, period } = head
  // Planned before anybody knows how many there are: what is joined is never gone through once for each of the others.
  await sql`select set_config('enable_nestloop', 'off', true), set_config('work_mem', '32MB', true)`.execute(
    tx,
  )
  const { rows } = await sql<{ payouts: number }>`
    with ${held(window)}, ${began(window)}, ${await teams(window)}, ${faces}, ${reckoned(window)},
    run as (
      insert into agents.runs (merchant_id, kind, period, from_at, to_at, reckoned_at, pay_at, payouts)
      select ${merchantId}, ${kind}, ${period}, ${bounds.from}, ${bounds.to}, ${now}, ${payAt}, count(*) from reckoned
      returning id, payouts),
    paid as (
      insert into agents.payouts (merchant_id, run_id, kind, period, from_at, to_at, day, pay_at, agent_id, contract_id,
          version, upline_id, state, net, received, owed_in, owed_out, carry_out, valid, active, reached_valid,
          reached_lost, lost, carry_in, retro, stake, payout, bonuses, rebates, salaries, deposits)
      select ${merchantId}, (select id from run), ${kind}, ${period}, ${bounds.from}, ${bounds.to}, ${bounds.day}::date,
          ${payAt}, agent_id, contract_id, version, upline_id,
          case when is_frozen then 'withheld' when handed > owed_in then 'ready' else 'nothing' end,
          net, greatest(handed - owed_in, 0), owed_in, greatest(owed_in - handed, 0), carry_out, valid, active,
          reached_valid, reached_lost, lost, carry_in, retro, stake, payout, bonuses, rebates, salaries, deposits
        from reckoned),
    carried as (
      insert into agents.carries (agent_id, kind, merchant_id, carry, owed, contract_id, since, valid, lost, top_tier)
      select agent_id, ${kind}, ${merchantId}, carry_out, greatest(owed_in - handed, 0), contract_id,
          ${window.long.from}::timestamptz, before || newer, reached_lost, top_tier
        from reckoned
      on conflict (agent_id, kind) do update set carry = excluded.carry, owed = excluded.owed,
        contract_id = excluded.contract_id, since = excluded.since, valid = excluded.valid, lost = excluded.lost,
        top_tier = excluded.top_tier)
    select payouts from run`.execute(tx)
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx)
  return rows[0]?.payouts ?? 0
}

/** Contracts in force, each under whom it counts. */
function held({ head, bounds: { from }, frozen, isPassed }: Window) {
  const passed = isPassed ? frozen : []
  const ids = passed.map(({ agentId }) => agentId)
  const upline =
    passed.length === 0
      ? sql`s.upline_id`
      : sql`case when s.upline_id = any(${ids}::bigint[]) then (
          select n.next from unnest(${ids}::bigint[], ${passed.map(nextAbove(passed))}::bigint[]) n (id, next)
           where n.id = s.upline_id) else s.upline_id end`
  return sql`
    held as materialized (
      select s.contract_id, s.version, s.downline_id as agent_id, ${upline} as upline_id, s.hash from agents.spans s
       where s.merchant_id = ${head.merchantId} and ${inForce(head, from)} and s.downline_id <> all(${ids}::bigint[]))`
}

const nextAbove = (passed: readonly Frozen[]) => {
  const uplines = new Map(passed.map(({ agentId, uplineId }) => [agentId, uplineId]))
  return ({ agentId }: Frozen): bigint | null => {
    let at: bigint | null | undefined = agentId
    while (at !== null && at !== undefined && uplines.has(at)) at = uplines.get(at)
    return at ?? null
  }
}

/**
 * Whose teams did something, what was carried, and what they did before since the longer period began: of a contract that
 * was paid in it before, as it was written then; of any other, as the figures have it.
 */
function began({ figures, head: { merchantId, kind }, bounds, long }: Window) {
  const earlier =
    long.from < bounds.from
      ? figures.windowRows(merchantId, { from: long.from, to: bounds.from })
      : sql`select null::bigint as agent_id, '' as kind, 0 as valid, 0 as stake, 0 as win where false`
  return sql`
    did as materialized (${figures.windowRows(merchantId, bounds)}),
    kept as materialized (
      select c.* from agents.carries c
       where c.agent_id = any(array(select agent_id from did)) and c.kind = ${kind} and c.merchant_id = ${merchantId}
         for update),
    asked as materialized (
      select h.*, coalesce(k.carry, 0) as carry_in, coalesce(k.owed, 0) as owed_in, k.valid, k.lost, k.top_tier,
          coalesce(k.contract_id = h.contract_id and k.since = ${long.from}, false) as is_known
        from held h left join kept k on k.agent_id = h.agent_id),
    earlier as materialized (
      select agent_id, jsonb_object_agg(kind, valid::text) filter (where valid <> 0) as valid, sum(valid)::bigint as total,
          (sum(stake) - sum(win))::bigint as lost
        from (${earlier}) w where agent_id = any(array(
          select agent_id from asked where not is_known and agent_id in (select agent_id from did))) group by agent_id),
    begun as materialized (
      select a.contract_id, a.version, a.agent_id, a.upline_id, a.hash, a.carry_in, a.owed_in, e.total as fresh,
          coalesce(case when a.is_known then a.valid else e.valid end, '{}') as before,
          coalesce(case when a.is_known then a.lost else e.lost end, 0) as before_lost,
          case when a.is_known then a.top_tier end as known_top
        from asked a left join earlier e on e.agent_id = a.agent_id)`
}

/** No sum is beyond these, whatever a step asks for. */
const asked = (amount: string) =>
  sql.raw(`greatest(least(${amount}, 9223372036854775807), -9223372036854775808)::bigint`)

/** What they did in the window, beside what each contract says. */
async function teams({ figures, head: { merchantId, period }, long }: Window) {
  const active = await figures.activeRows(merchantId, { kind: period, from: long.from, to: long.to })
  return sql`
    teams as (
      select d.agent_id, coalesce(jsonb_object_agg(d.kind, d.valid::text) filter (where d.valid <> 0), '{}') as valid,
          coalesce(jsonb_object_agg(d.kind, (d.valid + coalesce((b.before->>d.kind)::bigint, 0))::text)
            filter (where d.valid <> 0), '{}') as newer,
          sum(d.valid)::bigint as total, sum(d.stake)::bigint as stake, sum(d.win)::bigint as payout,
          sum(d.bonuses)::bigint as bonuses, sum(d.rebates)::bigint as rebates, sum(d.salaries)::bigint as salaries,
          sum(d.deposits)::bigint as deposits
        from did d join begun b on b.agent_id = d.agent_id group by d.agent_id),
    befores as (
      select agent_id, sum((e).value::bigint)::bigint as total
        from (select agent_id, jsonb_each_text(before) as e from begun) b group by agent_id),
    actives as (
      select a.agent_id, a.active from (${active}) a where a.agent_id = any(array(select agent_id from begun))),
    promised as materialized (
      select t.hash, (t.terms->>'retroTier')::boolean as has_retro, s.*,
          s.valids = array(select unnest(s.valids) order by 1) and s.actives = array(select unnest(s.actives) order by 1)
            and s.losses = array(select unnest(s.losses) order by 1) as is_rising
        from (
          select hash, (select t.terms from agents.terms t where t.merchant_id = ${merchantId} and t.hash = b.hash) as terms
            from (select distinct hash from begun) b) t
        cross join lateral (
          select array_agg(${asked("(t->>'minValid')::numeric")} order by at) as valids,
              array_agg(${asked("(t->>'minActive')::numeric")} order by at) as actives,
              array_agg(${asked("coalesce((t->>'minLoss')::numeric, '-infinity')")} order by at) as losses,
              array_agg(t->'rates' order by at) as rates,
              array_agg((select case when count(*) = 1 then max(value::numeric) end
                from jsonb_each_text(t->'rates') having bool_and(key = '*')) order by at) as alike
            from jsonb_array_elements(t.terms->'tiers') with ordinality as s (t, at)) s
       where t.terms is not null)`
}

interface Reached {
  readonly valid: RawBuilder<unknown>
  readonly active: RawBuilder<unknown>
  readonly lost: RawBuilder<unknown>
}

/**
 * The highest step of `p` whose every condition is reached, counted from 1; 0 below the first. Where each asks for no less
 * than the one before, as steps do, that is the lowest of the places in each.
 */
const placeAt = ({ valid, active, lost }: Reached) => sql`(
  case when p.is_rising then least(width_bucket(${valid}::bigint, p.valids), width_bucket(${active}::bigint, p.actives),
      width_bucket(${lost}::bigint, p.losses))
    else (select coalesce(max(s.at), 0)::int from unnest(p.valids, p.actives, p.losses) with ordinality
        as s (valid, active, loss, at)
      where ${valid} >= s.valid and ${active} >= s.active and ${lost} >= s.loss) end)`

const rateIn = (rates: RawBuilder<unknown>) => sql`coalesce(${rates}->>e.key, ${rates}->>'*', '0')::numeric`

/** Each by itself: the step that is reached, what the window brings by it, and what is paid once for what was bet before. */
const faces = sql`
    standing as (
      select b.*, t.valid, t.newer, t.total, t.stake, t.payout, t.bonuses, t.rebates, t.salaries, t.deposits,
          t.stake - t.payout as lost, coalesce(a.active, 0) as active, r.valid as reached_valid, r.lost as reached_lost,
          ${placeAt({ valid: sql`r.valid`, active: sql`coalesce(a.active, 0)`, lost: sql`r.lost` })} as place,
          coalesce(b.known_top, case when b.fresh is null then -1 else ${placeAt({ valid: sql`b.fresh`, active: sql`coalesce(a.active, 0)`, lost: sql`b.before_lost` })} - 1 end) as before_top
        from begun b join teams t on t.agent_id = b.agent_id join promised p on p.hash = b.hash
        left join befores o on o.agent_id = b.agent_id left join actives a on a.agent_id = b.agent_id
        cross join lateral (
          select t.total + coalesce(o.total, 0) as valid, t.stake - t.payout + b.before_lost as lost) r
         offset 0),
    faces as materialized (
      select s.*, greatest(s.before_top, s.place - 1) as top_tier,
          case when s.place = 0 then 0 when p.alike[s.place] is not null then s.total * p.alike[s.place]
            else (select coalesce(sum(e.value::numeric * ${rateIn(sql`p.rates[s.place]`)}), 0)
              from jsonb_each_text(s.valid) e) end as part,
          case when p.has_retro and s.place - 1 > s.before_top then (
            select coalesce(sum(e.value::numeric
                * (${rateIn(sql`p.rates[s.place]`)} - ${rateIn(sql`p.rates[s.before_top + 1]`)})), 0)
              from jsonb_each_text(s.before) e) else 0 end as retro
        from standing s join promised p on p.hash = s.hash)`

/**
 * With those directly below: what each earns, and what is left for the next time. Below zero nothing is paid and all is
 * left. In the order in which everything is written.
 */
const reckoned = ({ frozen, isPassed }: Window) => {
  const ids = (isPassed ? [] : frozen).map(({ agentId }) => agentId)
  return sql`
    below as materialized (
      select upline_id, sum(part + retro) as taken from faces where upline_id is not null group by upline_id),
    reckoned as materialized (
      select f.*, z.is_frozen, n.net, case when z.is_frozen then 0 else n.net end as handed,
          x.exact - n.net * ${whole}::numeric as carry_out
        from faces f left join below l on l.upline_id = f.agent_id
        cross join lateral (select f.part + f.retro + f.carry_in - coalesce(l.taken, 0) as exact) x
        cross join lateral (select div(greatest(x.exact, 0), ${whole}::numeric)::bigint as net) n
        cross join lateral (select f.agent_id = any(${ids}::bigint[]) as is_frozen) z
       order by f.agent_id)`
}
