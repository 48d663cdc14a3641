/** Random lines of agents with real-time salaries in one window, written as rows: whatever may stand in them, and more. */
import { hashOf, keptOf, type Terms } from '../../modules/agents/contracts/terms.ts'
import type { Figures } from '../../modules/agents/contracts/world.ts'
import { beginOf, openCalendar } from '../../modules/agents/figures/calendar.ts'
import { activeIn, activeRows, timesOf, windowRows } from '../../modules/agents/figures/read.ts'
import type { PayWorld } from './pay-world.ts'

/** Even, and of a seed always the same. */
export class Draw {
  #state: number
  constructor(seed: number) {
    this.#state = (seed * 2_654_435_761) >>> 0
  }
  /** A whole number from 0, below `most`. */
  below(most: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.#state / 2 ** 32) * most)
  }
  of<T>(all: readonly T[]): T {
    const found = all[this.below(all.length)]
    if (found === undefined) throw new Error('nothing to draw from')
    return found
  }
}

interface Sum {
  readonly kind: string
  readonly valid: number
  readonly stake: number
  readonly win: number
}

interface Carried {
  /** Whether it is of the contract in force, and since the day began. */
  readonly isOfContract: boolean
  readonly isOfDay: boolean
  readonly carry: bigint
  readonly owed: number
  readonly valid: Readonly<Record<string, string>>
  readonly lost: number
  readonly topTier: number
}

interface Agent {
  readonly id: bigint
  readonly uplineId: bigint | null
  readonly terms: Terms | null
  readonly isFrozen: boolean
  readonly active: number | null
  readonly sums: readonly Sum[]
  readonly earlier: readonly Sum[]
  readonly carried: Carried | null
}

export interface Line {
  readonly from: Date
  readonly agents: readonly Agent[]
  readonly frozenMargin: 'platform' | 'upline'
}

const kinds = ['RNG', 'LIVE', 'SPORT', 'P2P'] as const
const windowMs = 300_000

/** Of the real figures' rows. */
export const figuresOf = (timeZone: string): Figures => {
  const begins = (kind: 'daily' | 'weekly' | 'semimonthly' | 'monthly', from: Date) =>
    beginOf(kind, openCalendar(timeZone).dayOf(from))
  return {
    teamsIn: (tx, merchantId, bucket, ids) => timesOf(tx, merchantId, { ...bucket, size: 'window' }, ids),
    activeIn: (tx, merchantId, ids, { kind, from }) =>
      activeIn(tx, merchantId, ids, { size: kind, begins: begins(kind, from) }),
    windowRows,
    activeRows: async (merchantId, { kind, from }) =>
      activeRows(merchantId, { size: kind, begins: begins(kind, from) }),
    closeUpTo: async () => {},
    caughtUp: async () => {},
  }
}

export function lineOf(draw: Draw, seed: number, from: Date): Line {
  const first = BigInt(seed) * 1_000n + 1_000_000_000n
  const shared = Array.from({ length: 3 }, () => termsOf(draw))
  const agents = Array.from({ length: 4 + draw.below(30) }, (_, at): Agent => {
    const id = first + BigInt(at)
    return {
      id,
      uplineId: at === 0 || draw.below(9) === 0 ? null : first + BigInt(draw.below(at)),
      terms: draw.below(7) === 0 ? null : draw.below(2) === 0 ? draw.of(shared) : termsOf(draw),
      isFrozen: draw.below(6) === 0,
      active: draw.below(4) === 0 ? null : draw.below(6),
      sums: draw.below(6) === 0 ? [] : sumsOf(draw),
      earlier: draw.below(3) === 0 ? [] : sumsOf(draw),
      carried: draw.below(4) === 0 ? null : carriedOf(draw),
    }
  })
  return { from, agents, frozenMargin: draw.below(2) === 0 ? 'platform' : 'upline' }
}

const sumsOf = (draw: Draw): Sum[] =>
  kinds.flatMap((kind) =>
    draw.below(2) === 0
      ? []
      : [
          {
            kind,
            valid: draw.below(5) === 0 ? 0 : draw.below(2_000_000_000) - 300_000_000,
            ...{ stake: draw.below(2_000_000_000), win: draw.below(2_000_000_000) },
          },
        ],
  )

function carriedOf(draw: Draw): Carried {
  const before = kinds.filter(() => draw.below(2) === 0)
  return {
    ...{ isOfContract: draw.below(4) !== 0, isOfDay: draw.below(4) !== 0 },
    carry: BigInt(draw.below(2_000_000)) - BigInt(draw.below(3)) * 900_000_000_000n,
    owed: draw.below(8) === 0 ? draw.below(5_000_000) : 0,
    valid: Object.fromEntries(before.map((kind) => [kind, String(draw.below(3_000_000_000) - 200_000_000)])),
    ...{ lost: draw.below(2_000_000) - 1_000_000, topTier: draw.below(6) - 1 },
  }
}

/** Steps that rise, as those that are agreed to do; now and then some that do not, which nobody could agree to. */
function termsOf(draw: Draw): Terms {
  const isWild = draw.below(6) === 0
  let [valid, active, loss] = [0, 0, draw.below(2) === 0 ? null : -500_000]
  const tiers = Array.from({ length: 1 + draw.below(4) }, () => {
    const rates = Object.fromEntries(
      ['*', ...kinds]
        .filter((kind) => (kind === '*' ? draw.below(8) !== 0 : draw.below(4) === 0))
        .map((kind) => [kind, BigInt(draw.below(30_000))]),
    )
    const tier = {
      ...{ minValid: BigInt(valid), minActive: active, rates },
      ...(loss !== null && { minLoss: BigInt(loss) }),
    }
    valid = isWild ? draw.below(2_000_000_000) : valid + draw.below(3) * 600_000_000
    active = isWild ? draw.below(6) : active + draw.below(3)
    if (loss !== null) loss = isWild ? draw.below(900_000_000) : loss + draw.below(2) * 300_000_000
    else if (draw.below(4) === 0) loss = draw.below(100_000_000)
    if (isWild && draw.below(3) === 0) loss = null
    return tier
  })
  return {
    ...{ period: 'daily', onlyIfTeamLost: false, minActiveBet: 1n, dividend: null, payer: 'PLATFORM', tiers },
    retroTier: draw.below(2) === 0,
  }
}

/** A contract has its agent's number. */
export async function write({ admin, merchantId }: PayWorld, { from, agents }: Line): Promise<void> {
  const { rows: days } = await admin.query<{ from: Date; day: string }>(
    `select (d.day::timestamp at time zone b.time_zone) as "from", d.day::text as day
       from merchants.brands b cross join lateral (select ($1::timestamptz at time zone b.time_zone)::date as day) d
      where b.id = $2`,
    [from, merchantId],
  )
  const [day] = days
  if (!day) throw new Error('the database tells no day')
  const put = (table: string, rows: readonly Readonly<Record<string, unknown>>[]) =>
    insert(admin, table, rows)
  const promised = agents.flatMap(({ id, uplineId, terms }) =>
    terms ? [{ id, uplineId, terms, hash: hashOf(terms) }] : [],
  )
  const byHash = new Map(promised.map(({ hash, terms }) => [hash, keptOf(terms)]))
  const same = { merchant_id: merchantId, kind: 'realtime' }
  const ago = '2026-01-01'
  await put(
    'terms',
    [...byHash].map(([hash, terms]) => ({ merchant_id: merchantId, hash, terms })),
  )
  await put(
    'contracts',
    promised.map(({ id, uplineId }) => ({
      ...{ ...same, id, upline_id: uplineId, downline_id: id, state: 'active', version: 1 },
      ...{ made_at: ago, changed_at: ago },
    })),
  )
  await put(
    'versions',
    promised.map(({ id, hash }) => ({
      ...{
        contract_id: id,
        version: 1,
        merchant_id: merchantId,
        hash,
        offered_by: 'upline',
        offered_at: ago,
      },
    })),
  )
  await put(
    'spans',
    promised.map(({ id, uplineId, hash }) => ({
      ...{
        ...same,
        id,
        contract_id: id,
        version: 1,
        period: 'daily',
        upline_id: uplineId,
        downline_id: id,
        hash,
      },
      ...{ from_at: ago, to_at: 'infinity' },
    })),
  )
  await put(
    'places',
    agents.flatMap(({ id, isFrozen }) =>
      isFrozen
        ? [
            {
              ...{ member_id: id, merchant_id: merchantId, path: [], account: `a${id}`, is_agent: true },
              ...{ status: 'frozen', joined_at: ago, since: ago },
            },
          ]
        : [],
    ),
  )
  await put(
    'team_active',
    agents.flatMap(({ id, active }) =>
      active === null
        ? []
        : [{ agent_id: id, size: 'daily', begins: day.day, merchant_id: merchantId, active }],
    ),
  )
  const windows = (sums: (agent: Agent) => readonly Sum[], back: number) =>
    agents.flatMap((agent) =>
      sums(agent).map((sum) => ({
        ...{ ...sum, merchant_id: merchantId, agent_id: agent.id, rounds: 1, bonuses: 5, salaries: 6 },
        begins: new Date(from.getTime() - back * windowMs),
      })),
    )
  await put('windows', [
    ...windows(({ sums }) => sums, 0),
    ...windows(({ earlier }) => earlier, 1),
    ...windows(({ earlier }) => earlier.slice(1), 7),
  ])
  await put(
    'carries',
    agents.flatMap(({ id, carried }) =>
      carried
        ? [
            {
              ...{ ...same, agent_id: id, carry: String(carried.carry), owed: carried.owed },
              ...{
                contract_id: carried.isOfContract ? id : -1,
                since: carried.isOfDay ? day.from : new Date(0),
              },
              ...{ valid: carried.valid, lost: carried.lost, top_tier: carried.topTier },
            },
          ]
        : [],
    ),
  )
}

/** All at once; columns that are not named have what they usually have. */
async function insert(
  admin: PayWorld['admin'],
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  const text = JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  await admin.query(
    `insert into agents.${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::agents.${table}, $1) on conflict do nothing`,
    [text],
  )
}
