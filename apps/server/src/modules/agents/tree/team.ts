/** An agent's people as lists show them: what an agent may know, and nothing else. */
import { agents, type QueryOf } from '@jackfruit/contracts'
import { formatMinor, invariant, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here, inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { dayIn } from '../../../platform/work/brand-day.ts'
import { type Member, membersById, nameKey, presenceOf } from '../../identity/index.ts'
import { balancesOf } from '../../wallet/index.ts'
import { monthOf } from './months.ts'
import { directPage, searchTeam } from './page.ts'
import { lineOf, type Place, placeBelow, stateOf } from './places.ts'
import { countNew } from './upkeep.ts'
import type { Agent, TeamRow, TreeWorld } from './world.ts'

const pageSize = 50

export function mountTeam(mount: Mount, world: TreeWorld): void {
  serve(mount, agents.team, async ({ principal, query }) => {
    await countNew(world.db, principal.merchantId)
    return inMerchant(world.db, principal.merchantId, (tx) => teamPage(tx, world, principal, query))
  })
}

async function teamPage(tx: Tx, world: TreeWorld, agent: Agent, query: QueryOf<typeof agents.team>) {
  const { timeZone, currency } = await world.brandOf(agent.merchantId)
  const above = (await lineOf(tx, [agent.memberId])).get(agent.memberId) ?? []
  const top = await standsBelow(tx, agent, query.below === undefined ? agent.memberId : BigInt(query.below))
  const month = monthOf(dayIn(timeZone, world.now()))
  const asked = { agentId: top.id, who: query.who ?? 'all', cursor: query.cursor ?? null, limit: pageSize }
  const { ids, next } = query.search
    ? await searchTeam(tx, asked, nameKey(query.search))
    : await directPage(tx, asked, query.sort ?? 'joined', month)
  const path = [...top.path.slice(above.length), top.id]
  const names = await membersById(tx, agent.merchantId, path)
  return {
    currency,
    path: path.map((id, at) => ({ id: String(id), account: names[at]?.username ?? '' })),
    lists: await rowsOf(tx, world, { agent, currency, month, level: above.length }, ids),
    nextCursor: next,
  }
}

/** A member of another line is answered as one that is not there. */
async function standsBelow(tx: Tx, agent: Agent, id: bigint): Promise<Place> {
  const place = await placeBelow(tx, agent.memberId, id)
  if (!place?.isAgent) throw new Refusal('downline_not_found')
  return place
}

interface Shown {
  readonly agent: Agent
  readonly currency: string
  readonly month: string
  /** How many stand above the agent. */
  readonly level: number
}

interface Facts {
  readonly id: bigint
  readonly isAgent: boolean
  readonly status: string
  readonly depth: number
  readonly joinedAt: Date
  /** The epoch of whoever was not here yet; a minute late. */
  readonly seenAt: Date
  readonly members: number
  readonly agents: number
  readonly valid: bigint
  readonly net: bigint
}

async function rowsOf(tx: Tx, world: TreeWorld, shown: Shown, ids: readonly bigint[]): Promise<TeamRow[]> {
  const { agent, currency, month } = shown
  const { merchantId } = agent
  const { rows } = await sql<Facts>`
    select p.member_id as id, p.is_agent as "isAgent", p.status, cardinality(p.path) as depth, p.joined_at as "joinedAt",
           p.seen_at as "seenAt", p.members, p.agents, coalesce(m.valid, 0) as valid, coalesce(m.net, 0) as net
      from agents.places p left join agents.months m on m.member_id = p.member_id and m.month = ${month}::date
     where p.merchant_id = ${here} and p.member_id = any(${ids}::bigint[])`.execute(tx)
  const known = new Map(rows.map((row) => [row.id, row]))
  const people = await membersById(tx, merchantId, ids)
  const presence = await presenceOf(tx, merchantId, ids, world.now())
  const balances = await balancesOf(tx, { merchantId, currency }, ids)
  const hidden = await world.hiddenAmong(tx, ids)
  const badges = await world.badgesOf(tx, agent, ids)
  return people.map((person) => {
    invariant(person, 'whoever has a place is a member')
    const facts = known.get(person.id)
    invariant(facts, 'whoever is listed has a place')
    const isHidden = hidden.has(person.id)
    const seen = presence.get(person.id)
    return {
      ...rowOf(person, facts, shown.level),
      ...figuresOf(facts, balances.get(person.id) ?? 0n, isHidden),
      lastSeenAt: lastSeen(facts.seenAt, seen?.lastSeenAt ?? null),
      isOnline: seen?.isOnline ?? false,
      contracts: [...(badges.get(person.id) ?? [])],
    }
  })
}

/** Sessions are forgotten in the end; that somebody was here is not. */
function lastSeen(kept: Date, spoke: Date | null): string | null {
  const last = Math.max(kept.getTime(), spoke?.getTime() ?? 0)
  return last === 0 ? null : new Date(last).toISOString()
}

const rowOf = ({ id, username, nickname, type }: Member, facts: Facts, level: number) => ({
  ...{ id: String(id), account: username, nickname, type, isAgent: facts.isAgent },
  ...{ level: facts.depth - level, status: stateOf(facts.status), joinedAt: facts.joinedAt.toISOString() },
  ...{ members: facts.members, agents: facts.agents },
})

/** Who hides its play shows neither what it has nor what it did. */
const figuresOf = ({ valid, net }: Facts, balance: bigint, isHidden: boolean) =>
  isHidden
    ? { isHidden, balance: null, valid: '0.00', net: '0.00' }
    : { isHidden, balance: formatMinor(balance), valid: formatMinor(valid), net: formatMinor(net) }
