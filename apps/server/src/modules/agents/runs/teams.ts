/** Figures of the teams whose agents have a contract. */
import type { Tx } from '../../../platform/database/db.ts'
import type { Period } from '../contracts/policy.ts'
import type { PayKind } from '../contracts/terms.ts'
import type { Figures, TeamSums } from '../contracts/world.ts'
import { type Bounds, boundsAround, sizeOf } from './periods.ts'
import type { Held, Team } from './reckon.ts'

interface Asked {
  readonly figures: Figures
  readonly head: { readonly merchantId: number; readonly kind: PayKind; readonly period: Period }
  readonly bounds: Pick<Bounds, 'from' | 'to'>
  readonly held: readonly Held[]
  readonly timeZone: string
}

/** Beyond so many the sums of all are read at once. */
const namedMost = 1_000

export async function teamsOf(
  tx: Tx,
  { figures, head, bounds, held, timeZone }: Asked,
): Promise<ReadonlyMap<bigint, Team>> {
  const { merchantId, kind } = head
  const ids = held.map(({ agentId }) => agentId)
  const bucket = { size: sizeOf(kind), from: bounds.from, to: bounds.to }
  const sums = await figures.teamsIn(tx, merchantId, bucket, ids.length > namedMost ? null : ids)
  const wanted = new Set(ids)
  const found = sums.filter(({ agentId }) => wanted.has(agentId))
  const active = await activeOf(
    tx,
    { figures, head, bounds, held, timeZone },
    kind === 'realtime' ? found : null,
  )
  return new Map(found.map((each) => [each.agentId, teamOf(each, active.get(each.agentId) ?? 0)]))
}

const teamOf = (sums: TeamSums, active: number): Team => {
  const { validByKind, lost, stake, payout, bonuses, rebates, salaries, deposits } = sums
  return { validByKind, active, lost, result: { stake, payout, bonuses, rebates, salaries, deposits } }
}

/** Who counts as active is asked of the contract's period: of a window or an hour, of the day around it. */
async function activeOf(
  tx: Tx,
  { figures, head, bounds, held, timeZone }: Asked,
  only: readonly TeamSums[] | null,
): Promise<ReadonlyMap<bigint, number>> {
  const { merchantId, kind, period } = head
  const ids = (only ?? held).map(({ agentId }) => agentId)
  if (ids.length === 0) return new Map()
  const isWhole = kind === 'daily' || kind === 'dividend'
  const around = isWhole ? bounds : await boundsAround(tx, period, bounds.from, timeZone)
  return figures.activeIn(tx, merchantId, ids, { kind: period, from: around.from, to: around.to })
}
