/** Nine agents in a tree, each with a real-time salary, and what their teams bet in each window. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { act } from '../../../apps/server/src/modules/agents/contracts/index.ts'
import type { Opened } from './world.ts'

export const windowMs = 300_000

export interface Agent {
  readonly id: bigint
  /** In millionths. */
  readonly rate: bigint
  /** Its place in the list; null directly under the top. */
  readonly upline: number | null
}

const rates = [9_000n, 9_000n, 7_000n, 7_000n, 5_000n, 5_000n, 3_000n, 3_000n, 3_000n]

export async function openScene(admin: pg.Client, { world, merchantId }: Opened): Promise<readonly Agent[]> {
  const top = await addAgent(admin, merchantId, world.now(), null)
  const agents: Agent[] = []
  for (const [place, rate] of rates.entries()) {
    const upline = place < 2 ? null : Math.floor(place / 2) - 1
    const above = (upline === null ? undefined : agents[upline]?.id) ?? top.id
    const { id, name } = await addAgent(admin, merchantId, world.now(), above)
    const press = {
      merchantId,
      kind: 'realtime' as const,
      hand: { ip: '203.0.113.9', language: 'EN' as const },
    }
    const rest = { contractId: null, account: null, conditions: null, confirm: null }
    const contractId = await act(world, {
      ...{ ...press, ...rest, actor: { memberId: above }, key: randomUUID(), action: 'offer' },
      ...{ account: name, conditions: conditionsOf(rate) },
    })
    await act(world, {
      ...{ ...press, ...rest, actor: { memberId: id }, key: randomUUID(), action: 'accept', contractId },
    })
    agents.push({ id, rate, upline })
  }
  return agents
}

const conditionsOf = (rate: bigint) => ({
  ...{ period: 'daily' as const, step: null, onlyIfTeamLost: false, payer: 'PLATFORM' as const },
  tiers: [
    {
      ...{ minValid: '0.00', minActive: 0, minLoss: null },
      rates: [{ kind: '*', rate: `0.${String(rate).padStart(4, '0')}` }],
    },
  ],
})

async function addAgent(admin: pg.Client, merchantId: number, at: Date, uplineId: bigint | null) {
  const name = `k${randomUUID().slice(0, 10)}`
  const { rows } = await admin.query<{ id: bigint }>(
    `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type,
       nickname, referral_code, upline_id, created_at) values ($1, $2, $2, 'none', $3, $4, $2, $2, $5, $3) returning id`,
    [merchantId, name, at, uplineId === null ? 1 : 2, uplineId],
  )
  return { id: BigInt(rows[0]?.id ?? 0), name }
}

/** What teams bet in a window: each with all below. Odd amounts, so that something is left to carry. */
export function betsIn(agents: readonly Agent[], window: number, seed: number): Map<bigint, bigint> {
  const sums = new Map<bigint, bigint>()
  for (const place of agents.keys()) {
    if ((window + place) % 3 !== 0) continue
    const valid = BigInt(((window * 7_919 + place * 104_729 + seed * 31) % 9_000) + 1)
    for (let at: number | null = place; at !== null; at = agents[at]?.upline ?? null) {
      const id = agents[at]?.id ?? 0n
      sums.set(id, (sums.get(id) ?? 0n) + valid)
    }
  }
  return sums
}
