/** A contract as both sides see it, with the period that runs. */
import { isInForce, rateOf, type Tier, tierAt, validOf } from '@jackfruit/agent-pay'
import type { agents } from '@jackfruit/contracts'
import { formatMinor, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here } from '../../../platform/database/merchant-scope.ts'
import { heldAround } from '../runs/held.ts'
import { keptOf } from '../runs/kept.ts'
import { type Bounds, boundsAround, unitOf } from '../runs/periods.ts'
import { type Held, reckon, type Team } from '../runs/reckon.ts'
import { teamsOf } from '../runs/teams.ts'
import type { Kept } from './read.ts'
import { hashOf, percentOf, termsView } from './terms.ts'
import type { World } from './world.ts'

interface Looking {
  readonly world: World
  readonly timeZone: string
  readonly now: Date
}

interface Word {
  readonly contractId: bigint
  readonly version: number
  readonly side: 'upline' | 'downline'
  readonly at: Date
}

/** Both sides' word on what is in force, or on the first offer. */
async function wordsOf(tx: Tx, contracts: readonly Kept[]): Promise<ReadonlyMap<bigint, readonly Word[]>> {
  const { rows } = await sql<Word>`
    select contract_id as "contractId", version, side, at from agents.acceptances
     where merchant_id = ${here} and contract_id = any(${contracts.map(({ id }) => id)}::bigint[]) order by at`.execute(
    tx,
  )
  return Map.groupBy(rows, ({ contractId }) => contractId)
}

export async function contractViews(
  tx: Tx,
  contracts: readonly Kept[],
  looking: Looking,
): Promise<agents.Contract[]> {
  if (contracts.length === 0) return []
  const words = await wordsOf(tx, contracts)
  const nows = await nowsOf(tx, contracts, looking)
  return Promise.all(
    contracts.map(async (contract) => {
      const { id, kind, version, standing, uplineId, downlineId, terms, offered, answerBy, madeAt } = contract
      const name = async (member: bigint | null) =>
        member === null ? '' : ((await looking.world.memberOf(contract.merchantId, member))?.username ?? '')
      const last = contract.spans.at(-1)
      const isOver = !isInForce(standing.state)
      return {
        ...{ id: String(id), kind, version, state: standing.state, askedBy: standing.askedBy },
        ...{ upline: await name(uplineId), downline: await name(downlineId) },
        ...{ terms: termsView(terms), offered: offered && termsView(offered.terms), hash: hashOf(terms) },
        ...{ offeredAt: madeAt.toISOString(), answerBy: answerBy?.toISOString() ?? null },
        startsAt: contract.spans[0]?.from.toISOString() ?? null,
        endsAt: (isOver && last?.to?.toISOString()) || null,
        acceptances: (words.get(id) ?? [])
          .filter((word) => word.version === version)
          .map(({ side, at }) => ({ by: side, at: at.toISOString() })),
        now: nows.get(id) ?? null,
      }
    }),
  )
}

type Now = NonNullable<agents.Contract['now']>

/** Of those in force now: figures of all of them, and of those below them, are read at once. */
async function nowsOf(
  tx: Tx,
  contracts: readonly Kept[],
  looking: Looking,
): Promise<ReadonlyMap<bigint, Now>> {
  const nows = new Map<bigint, Now>()
  const { now } = looking
  const running = contracts.filter(({ spans }) =>
    spans.some(({ from, to }) => from <= now && (to === null || to > now)),
  )
  for (const [, each] of Map.groupBy(running, ({ kind, terms }) => `${kind}|${terms.period}`)) {
    const [first] = each
    if (!first) continue
    const seen = await periodSoFar(tx, first, each, looking)
    for (const contract of each) {
      const view = nowOf(contract, seen)
      if (view) nows.set(contract.id, view)
    }
  }
  return nows
}

interface SoFar {
  readonly bounds: Bounds
  readonly held: ReadonlyMap<bigint, Held>
  readonly teams: ReadonlyMap<bigint, Team>
  readonly nets: ReadonlyMap<bigint, Minor>
}

/** Of the real-time salary the day is shown, as it is what steps are reached by: what was paid in it, window by window. */
async function periodSoFar(
  tx: Tx,
  { merchantId, kind, terms: { period } }: Kept,
  contracts: readonly Kept[],
  { world, timeZone, now }: Looking,
): Promise<SoFar> {
  const ids = contracts.map(({ downlineId }) => downlineId)
  const isRealTime = kind === 'realtime'
  const bounds = await boundsAround(tx, isRealTime ? period : unitOf(kind, period), now, timeZone)
  const window = isRealTime ? await boundsAround(tx, 'window', now, timeZone) : bounds
  const held = await heldAround(tx, { merchantId, kind }, ids, window.from)
  // The figures of a day answer for all of it at once; five minutes would be asked for one by one.
  const head = { merchantId, kind: isRealTime ? ('daily' as const) : kind, period }
  const { figures } = world
  const teams = await teamsOf(tx, { figures, head, bounds, held, timeZone })
  if (isRealTime)
    return { bounds, held: byAgent(held), teams, nets: await paidSince(tx, merchantId, ids, bounds) }
  const kept = await keptOf(tx, { figures, head, bounds, held, teams, timeZone }, { isHeld: false })
  const nets = new Map(reckon({ kind, held, teams, kept }).map((each) => [each.held.agentId, each.net]))
  return { bounds, held: byAgent(held), teams, nets }
}

const byAgent = (held: readonly Held[]) => new Map(held.map((each) => [each.agentId, each]))

async function paidSince(
  tx: Tx,
  merchantId: number,
  ids: readonly bigint[],
  { from, to }: Bounds,
): Promise<ReadonlyMap<bigint, Minor>> {
  const { rows } = await sql<{ agentId: bigint; net: bigint }>`
    select agent_id as "agentId", sum(net)::bigint as net from agents.payouts
     where merchant_id = ${merchantId} and agent_id = any(${[...ids]}::bigint[]) and kind = 'realtime'
       and from_at >= ${from} and from_at < ${to} group by agent_id`.execute(tx)
  return new Map(rows.map(({ agentId, net }) => [agentId, net]))
}

function nowOf({ downlineId }: Kept, { bounds, held, teams, nets }: SoFar): Now | null {
  const terms = held.get(downlineId)?.terms
  if (!terms) return null
  const team = teams.get(downlineId)
  const valid = team ? validOf(team) : 0n
  const active = team?.active ?? 0
  const place = tierAt(terms.tiers, { valid, active, lost: team?.lost ?? 0n })
  const reached = place === null ? undefined : terms.tiers[place]
  const next = terms.tiers[(place ?? -1) + 1]
  return {
    ...{ from: bounds.from.toISOString(), to: bounds.to.toISOString() },
    ...{ profit: formatMinor(team?.lost ?? 0n), betAmount: formatMinor(team?.result.stake ?? 0n) },
    ...{ valid: formatMinor(valid), activeMembers: active },
    rate: reached ? percentOf(highest(reached)) : null,
    amount: formatMinor(nets.get(downlineId) ?? 0n),
    next: next ? missing(next, (place ?? -1) + 1, { valid, active }) : null,
  }
}

const highest = ({ rates }: Tier): bigint =>
  Object.keys(rates).reduce((most, kind) => (rateOf(rates, kind) > most ? rateOf(rates, kind) : most), 0n)

const missing = (
  { minValid, minActive }: Tier,
  tier: number,
  { valid, active }: { valid: Minor; active: number },
): NonNullable<Now['next']> => ({
  tier,
  valid: formatMinor(minValid > valid ? minValid - valid : 0n),
  active: Math.max(0, minActive - active),
})
