/** Agents with contracts over a database, deeds of their teams as plain rows, and a clock that is set. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import { answerByClock, endContractsOf } from '../../modules/agents/contracts/clock.ts'
import { mountContracts } from '../../modules/agents/contracts/routes.ts'
import type { PayKind } from '../../modules/agents/contracts/terms.ts'
import { payKinds } from '../../modules/agents/contracts/terms.ts'
import type { Figures, TeamSums, World } from '../../modules/agents/contracts/world.ts'
import { markOverdue } from '../../modules/agents/runs/bills.ts'
import { runAndPay } from '../../modules/agents/runs/clock.ts'
import { audit, standingOf } from '../../modules/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { answered } from '../call-world.ts'
import { openModuleWorld } from '../module-world.ts'
import { pursesIn } from './purses.ts'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
/** Midnight of a Tuesday in Yangon. */
export const midnight = Date.UTC(2026, 10, 9, 17, 30)

export interface Deed {
  /** From the top to the agent who did it, or directly above the member who did. */
  readonly chain: readonly bigint[]
  readonly at: number
  readonly kind: string
  readonly valid: bigint
  readonly stake: bigint
  readonly win: bigint
}

/** Figures that are counted anew at each look: what is late stands in the bucket that is open when it comes. */
function plainFigures() {
  const deeds: (Deed & { readonly placed: Readonly<Record<'window' | 'hour' | 'day', number>> })[] = []
  const open = { window: 0, hour: 0, day: 0 }
  const active = new Map<string, number>()
  const figures: Figures = {
    async teamsIn(_tx: Tx, _merchantId, { size, from, to }, agentIds) {
      const sums = new Map<bigint, TeamSums & { validByKind: Record<string, bigint> }>()
      for (const { chain, kind, valid, stake, win, placed } of deeds) {
        if (placed[size] < from.getTime() || placed[size] >= to.getTime()) continue
        for (const agentId of chain) {
          if (agentIds && !agentIds.includes(agentId)) continue
          const sum = sums.get(agentId) ?? none(agentId)
          sums.set(agentId, {
            ...sum,
            validByKind: { ...sum.validByKind, [kind]: (sum.validByKind[kind] ?? 0n) + valid },
            stake: sum.stake + stake,
            payout: sum.payout + win,
            lost: sum.lost + stake - win,
          })
        }
      }
      return [...sums.values()]
    },
    activeIn: async (_tx, _merchantId, ids) =>
      new Map(
        ids.flatMap((id) => (active.has(String(id)) ? [[id, active.get(String(id)) ?? 0] as const] : [])),
      ),
    windowRows(_merchantId, { from, to }) {
      const within = deeds.filter(
        ({ placed }) => placed.window >= from.getTime() && placed.window < to.getTime(),
      )
      const each = within.flatMap(({ chain, kind, valid, stake, win }) =>
        chain.map((id) => [id, kind, valid, stake, win].map(String)),
      )
      return sql`
        select (d->>0)::bigint as agent_id, d->>1 as kind, sum((d->>2)::bigint) as valid, sum((d->>3)::bigint) as stake,
            sum((d->>4)::bigint) as win, 0 as bonuses, 0 as rebates, 0 as salaries, 0 as deposits
          from jsonb_array_elements(${JSON.stringify(each)}::jsonb) d group by 1, 2`
    },
    activeRows: async () => sql`
      select (a->>0)::bigint as agent_id, (a->>1)::int as active
        from jsonb_array_elements(${JSON.stringify([...active])}::jsonb) a`,
    async closeUpTo(_tx, _merchantId, size, until) {
      open[size] = Math.max(open[size], until.getTime())
    },
    caughtUp: async () => {},
  }
  return {
    figures,
    deeds,
    did(deed: Partial<Deed> & Pick<Deed, 'chain' | 'at'>) {
      const { valid = 0n, stake = valid, win = 0n, kind = 'RNG', at } = deed
      const placed = {
        window: Math.max(at, open.window),
        hour: Math.max(at, open.hour),
        day: Math.max(at, open.day),
      }
      deeds.push({ ...deed, kind, valid, stake, win, placed })
    },
    active: (id: bigint, count: number) => active.set(String(id), count),
  }
}

const none = (agentId: bigint): TeamSums & { validByKind: Record<string, bigint> } => ({
  ...{ agentId, validByKind: {}, stake: 0n, payout: 0n, lost: 0n },
  ...{ deposits: 0n, bonuses: 0n, rebates: 0n, salaries: 0n },
})

export type PayWorld = Awaited<ReturnType<typeof openPayWorld>>

const paths: Readonly<Record<PayKind, string>> = {
  ...{ dividend: 'dividend/process', daily: 'salary/daily' },
  ...{ hourly: 'salary/hourly', realtime: 'salary/realtime' },
}
const processes: Readonly<Record<PayKind, string>> = {
  ...{ dividend: 'dividend/contract', daily: 'salary/daily/contract' },
  ...{ hourly: 'salary/hourly/process', realtime: 'salary/realtime/process' },
}

export interface Step {
  readonly action: string
  readonly contractId?: string
  readonly account?: string
  readonly conditions?: object
  readonly confirmTerminate?: number
  readonly key?: string
}

export async function openPayWorld() {
  let clock = new Date(midnight)
  const world = await openModuleWorld(['messages', 'turnover'], { now: () => clock })
  const admin = new pg.Pool({ connectionString: world.database.adminUrl, max: 4 })
  const { db } = world.database
  const { identity, wallet, ledger, merchants } = world.faces
  const plain = plainFigures()
  const brand = await world.directory.brandOfCode('demommk')
  const other = await world.directory.brandOfCode('demoinr')
  if (!brand || !other) throw new Error('the brands are missing')
  const merchantId = brand.id
  let policy: object = {}
  const people = new Map<bigint, { readonly name: string; readonly chain: readonly bigint[] }>()
  const pay: World = {
    ...{ db, now: () => clock, memberOf: identity.memberOf, memberByName: identity.memberByName },
    async brandOf(id) {
      const found = await merchants.directory.brandOfId(id)
      if (!found) throw new Error(`no brand ${id}`)
      return { ...found, settings: { ...found.settings, agentPay: policy } }
    },
    ...{ purseOf: wallet.of, tellBalance: ledger.postings.tell, figures: plain.figures },
    balanceOf: async (accountId) => (await standingOf(db, accountId))?.balance ?? 0n,
    locked: async () => 0n,
    frozenRows: (id) => sql`
      select id as agent_id from identity.members where merchant_id = ${id} and status = 'frozen'`,
    async frozenAmong(_tx, _merchantId, ids) {
      const { rows } = await admin.query(
        `select id from identity.members where id = any($1::bigint[]) and status = 'frozen'`,
        [ids],
      )
      return new Set(rows.map(({ id }) => BigInt(id)))
    },
  }
  mountContracts(world.mount, pay)

  async function agent(uplineId: bigint | null = null, type = uplineId === null ? 1 : 2): Promise<bigint> {
    const name = `a${randomUUID().slice(0, 10)}`
    const { rows } = await admin.query(
      `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type,
         nickname, referral_code, upline_id, created_at) values ($1, $2, $2, 'none', $3, $4, $2, $2, $5, $3) returning id`,
      [merchantId, name, clock, type, uplineId],
    )
    const id = BigInt(rows[0].id)
    people.set(id, { name, chain: [...(uplineId === null ? [] : chainOf(uplineId)), id] })
    return id
  }
  const known = (id: bigint) => {
    const found = people.get(id)
    if (!found) throw new Error(`nobody is ${id}`)
    return found
  }
  const chainOf = (id: bigint): readonly bigint[] => known(id).chain
  const nameOf = (id: bigint): string => known(id).name

  /** Under another agent, with all below; contracts end with the period. */
  async function move(who: bigint, to: bigint) {
    const known = chainOf(who)
    await admin.query('update identity.members set upline_id = $1 where id = $2', [to, who])
    for (const [id, { name, chain }] of people)
      if (chain.includes(who))
        people.set(id, { name, chain: [...chainOf(to), ...chain.slice(known.length - 1)] })
    await inMerchant(db, merchantId, (tx) => endContractsOf(tx, pay, { merchantId, memberId: who }))
  }

  const step = (who: bigint, kind: PayKind, { key = randomUUID(), ...body }: Step, host?: string) =>
    answered(() =>
      world.ask('POST', `/wps/v2/agent/${processes[kind]}`, {
        body: { data: { key, ...body } },
        headers: { 'x-member': `${who}:2` },
        ...(host !== undefined && { host }),
      }),
    )
  const see = async (who: bigint, kind: PayKind, query = '') =>
    (await world.ask('GET', `/wps/v2/agent/${paths[kind]}${query}`, { headers: { 'x-member': `${who}:2` } }))
      .value

  /** Offered and agreed to at once. */
  async function contract(
    kind: PayKind,
    upline: bigint,
    downline: bigint,
    conditions: object,
  ): Promise<string> {
    const offered = await step(upline, kind, { action: 'offer', account: nameOf(downline), conditions })
    expect(offered).toMatchObject({ success: true })
    const contractId = String(offered.value['id'])
    expect(await step(downline, kind, { action: 'accept', contractId })).toMatchObject({
      success: true,
      value: { state: 'active' },
    })
    return contractId
  }

  const rowsOf = async <T extends object>(text: string, given: readonly unknown[] = []): Promise<T[]> =>
    (await admin.query(text, [...given])).rows

  return {
    ...{
      world,
      pay,
      db,
      admin,
      plain,
      merchantId,
      brand,
      other,
      agent,
      chainOf,
      nameOf,
      move,
      step,
      see,
      contract,
    },
    rowsOf,
    now: () => clock,
    set(at: number) {
      clock = new Date(at)
    },
    setPolicy(of: object) {
      policy = of
    },
    did: (who: bigint, at: number, valid: bigint, more: Partial<Deed> = {}) =>
      plain.did({ chain: chainOf(who), at, valid, ...more }),
    async run(kinds: readonly PayKind[] = payKinds) {
      const failed: unknown[] = []
      const onError = (error: unknown) => void failed.push(error)
      await runAndPay(pay, merchantId, kinds, { onError })
      await answerByClock(pay, merchantId, onError)
      await markOverdue(pay, merchantId)
      expect(failed).toEqual([])
    },
    ...pursesIn({ db, wallet, merchantId, currency: brand.currency, rowsOf }),
    told: (who: bigint) =>
      rowsOf<{ kind: string; facts: Record<string, string>; link: { path: string } | null }>(
        'select kind, facts, link from messages.messages where member_id = $1 order by id',
        [who],
      ),
    async demandSound() {
      expect((await audit(world.database.adminUrl)).broken).toEqual([])
    },
    async close() {
      await admin.end()
      await world.close()
    },
  }
}

/** Steps as somebody types them: `[from what was bet, active, per cent]`. */
export const conditions = (
  tiers: readonly (readonly [number, number, string])[],
  more: object = {},
): Record<string, unknown> => ({
  ...{ period: 'daily', step: null, onlyIfTeamLost: false, payer: 'PLATFORM' },
  tiers: tiers.map(([minValid, minActive, rate]) => ({
    ...{ minValid: `${minValid}.00`, minActive, minLoss: null, rates: [{ kind: '*', rate }] },
  })),
  ...more,
})
