/**
 * Runs against the slow way: each bet is looked at by itself, for each contract that was in force. Random trees with bets
 * that are taken back, bets that are late, and agents who move. AGENT_TREES runs more of them, AGENT_SEED others.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  conditions,
  dayMs,
  hourMs,
  midnight,
  openPayWorld,
  type PayWorld,
} from '../../../testing/agents/pay-world.ts'

const trees = Number(process.env['AGENT_TREES'] ?? 12)
const firstSeed = Number(process.env['AGENT_SEED'] ?? 1)

let w: PayWorld
beforeAll(async () => {
  w = await openPayWorld()
  w.setPolicy({ dividendUnit: '0.01', lessSalaries: false })
})
afterAll(() => w.close())

function chance(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Pick = ReturnType<typeof chance>

const minuteMs = 60_000
const lengthMs = { daily: dayMs, hourly: hourMs, realtime: 5 * minuteMs, dividend: dayMs }
/** After its end a period is paid. */
const paidMs = { daily: 2 * hourMs, hourly: 5 * minuteMs, realtime: minuteMs, dividend: 2 * hourMs }
type Kind = keyof typeof lengthMs
const kinds: readonly Kind[] = ['daily', 'hourly', 'realtime', 'dividend']

interface Promised {
  readonly agent: bigint
  readonly upline: bigint
  /** In millionths, before and from the second step. */
  readonly rates: readonly [bigint, bigint]
  readonly from: number
  to: number
}

interface Bet {
  readonly agent: bigint
  readonly chain: readonly bigint[]
  readonly valid: bigint
  readonly win: bigint
  /** In whose period it counts. */
  readonly counts: number
}

interface Tree {
  readonly kind: Kind
  readonly pick: Pick
  readonly top: bigint
  readonly agents: readonly bigint[]
  readonly active: ReadonlyMap<bigint, number>
  readonly promises: Promised[]
  readonly bets: Bet[]
  readonly carry: Map<bigint, bigint>
}

const whole = 1_000_000n
const secondStep = { valid: 400_000n, active: 2 }
const inForce = ({ promises }: Tree, at: number) => promises.filter(({ from, to }) => from <= at && to > at)
const sum = (all: readonly bigint[]): bigint => all.reduce((total, each) => total + each, 0n)

async function plant(seed: number): Promise<Tree> {
  const pick = chance(seed)
  const top = await w.agent()
  const agents: bigint[] = []
  for (let at = 3 + pick(5); at > 0; at--)
    agents.push(await w.agent([top, ...agents][pick(agents.length + 1)]))
  const active = new Map(agents.map((id) => [id, 0]))
  for (const each of agents)
    if (pick(2) === 0)
      for (const above of w.chainOf(each)) if (above !== top) active.set(above, (active.get(above) ?? 0) + 1)
  for (const [id, count] of active) w.plain.active(id, count)
  return {
    ...{ kind: kinds[seed % kinds.length] ?? 'daily', pick, top, agents, active },
    ...{ promises: [], bets: [], carry: new Map() },
  }
}

/** From the top down to whoever has none: a promise never above what pays it, or none at all. */
async function promiseAll(tree: Tree, from: number) {
  const { agents, top, pick, kind } = tree
  const most = kind === 'dividend' ? 400_000 : 12_000
  for (const agent of agents.toSorted((a, b) => w.chainOf(a).length - w.chainOf(b).length)) {
    const upline = w.chainOf(agent).at(-2) ?? top
    const standing = inForce(tree, from)
    const above = standing.find((each) => each.agent === upline)
    if (standing.some((each) => each.agent === agent) || (!above && upline !== top) || pick(7) === 0) continue
    const [low, high] = above?.rates ?? [BigInt(most / 2), BigInt(most)]
    if (low < 2n || high <= low) continue
    const first = 1n + BigInt(pick(Number(low)))
    const rates = [first, first + 1n + BigInt(pick(Number(high - first)))] as const
    const shown = (ppm: bigint) => `${ppm / 10_000n}.${String(ppm % 10_000n).padStart(4, '0')}`
    await w.contract(
      kind,
      upline,
      agent,
      conditions([
        [0, 0, shown(rates[0])],
        [Number(secondStep.valid / 100n), secondStep.active, shown(rates[1])],
      ]),
    )
    tree.promises.push({ agent, upline, rates, from, to: Number.POSITIVE_INFINITY })
  }
}

/** What is bet, taken back and comes late in a period of which everything before `open` is closed. */
function play({ agents, top, pick, bets, kind }: Tree, open: number, began: number, from: number) {
  for (let at = pick(8); at > 0; at--) {
    const back = pick(4) === 0 ? bets[pick(bets.length || 1)] : undefined
    const agent = back?.agent ?? [top, ...agents][pick(agents.length + 1)] ?? top
    const valid = back ? -back.valid : BigInt(pick(120_000))
    const win = back ? -back.win : (valid * BigInt(pick(190))) / 100n
    const happened = pick(3) === 0 ? began + pick(from - began + 1) : from + pick(lengthMs[kind] / 2)
    w.did(agent, happened, valid, { stake: valid, win })
    bets.push({ ...{ agent, chain: w.chainOf(agent), valid, win, counts: Math.max(happened, open) } })
  }
}

async function moveOne(tree: Tree, ends: number) {
  const { agents, top, pick, promises } = tree
  const who = agents[pick(agents.length)] ?? top
  const uplines = [top, ...agents].filter((each) => !w.chainOf(each).includes(who))
  const to = uplines[pick(uplines.length)] ?? top
  const below = agents.filter((each) => w.chainOf(each).includes(who))
  await w.move(who, to)
  if (!promises.some((each) => each.agent === who && each.to > ends)) return
  for (const each of promises) if (below.includes(each.agent)) each.to = Math.min(each.to, ends)
}

/** What each has of a period, in millionths of the smallest unit with what was left before. */
function slowly(tree: Tree, from: number): Map<bigint, { readonly net: bigint; readonly carry: bigint }> {
  const { kind, bets, active, carry } = tree
  const held = inForce(tree, from)
  const to = from + lengthMs[kind]
  const dayBegan = midnight + Math.floor((from - midnight) / dayMs) * dayMs
  const within = (since: number) => bets.filter(({ counts }) => counts >= since && counts < to)
  const ofTeam = (agent: bigint, since: number) => within(since).filter(({ chain }) => chain.includes(agent))
  const rateOf = ({ agent, rates }: Promised): bigint => {
    const valid = sum(ofTeam(agent, kind === 'realtime' ? dayBegan : from).map((bet) => bet.valid))
    if (valid < 0n) return 0n
    return valid >= secondStep.valid && (active.get(agent) ?? 0) >= secondStep.active ? rates[1] : rates[0]
  }
  const exact = new Map(held.map(({ agent }) => [agent, 0n]))
  const add = (agent: bigint, amount: bigint) => {
    const before = exact.get(agent)
    if (before !== undefined) exact.set(agent, before + amount)
  }
  const paid = new Map<bigint, { readonly net: bigint; readonly carry: bigint }>()
  const won = (agent: bigint) => sum(ofTeam(agent, from).map(({ valid, win }) => valid - win))
  const positive = (amount: bigint) => (amount > 0n ? amount : 0n)
  if (kind === 'dividend') {
    for (const each of held) {
      const below = held.filter(({ upline }) => upline === each.agent)
      const own = won(each.agent) - sum(below.map(({ agent }) => won(agent))) + (carry.get(each.agent) ?? 0n)
      const shares = below.map(
        (one) =>
          positive(rateOf(each) - rateOf(one)) * positive(won(one.agent) + (carry.get(one.agent) ?? 0n)),
      )
      const net = (rateOf(each) * positive(own) + sum(shares)) / whole
      paid.set(each.agent, { net, carry: own < 0n ? own : 0n })
    }
    return paid
  }
  for (const bet of within(from))
    for (const each of held)
      if (bet.chain.includes(each.agent)) {
        add(each.agent, bet.valid * rateOf(each))
        add(each.upline, -bet.valid * rateOf(each))
      }
  for (const { agent } of held) {
    const before = carry.get(agent) ?? 0n
    const of = exact.get(agent) ?? 0n
    // Windows carry debts on, and leave out whose team did nothing; of a day or an hour the house bears what is missing.
    if (kind === 'realtime' && ofTeam(agent, from).length === 0) continue
    const all = before + (kind === 'realtime' ? of : positive(of))
    const net = positive(all) / whole
    paid.set(agent, { net, carry: all - net * whole })
  }
  return paid
}

const periods = 4

async function compare(seed: number, start: number): Promise<number> {
  w.set(start + 1000)
  const tree = await plant(seed)
  const { kind, pick, carry } = tree
  const length = lengthMs[kind]
  let told = 0
  // Nothing is closed where nobody was to be paid.
  let open = start
  for (let at = 0; at <= periods; at++) {
    const from = start + at * length
    w.set(from + 10_000)
    await promiseAll(tree, from)
    if (at > 0) play(tree, open, start, from)
    w.set(from + paidMs[kind])
    await w.run([kind])
    if (at > 0) {
      const slow = slowly(tree, from - length)
      if (inForce(tree, from - length).length > 0) open = from
      const rows = await w.rowsOf<{ agent: string; net: string; carry: string; received: string }>(
        `select agent_id::text as agent, net::text as net, carry_out::text as carry, received::text as received
           from agents.payouts where kind = $1 and from_at = $2 order by agent_id`,
        [kind, new Date(from - length)],
      )
      const shown = [...slow]
        .sort(([a], [b]) => Number(a - b))
        .map(([agent, each]) => ({
          ...{ agent: String(agent), net: String(each.net), carry: String(each.carry) },
          received: String(each.net),
        }))
      expect(rows, `${kind}, seed ${seed}, period ${at}`).toEqual(shown)
      for (const [agent, each] of slow) carry.set(agent, each.carry)
      told += rows.filter(({ net }) => net !== '0').length
    }
    if (at === periods) break
    play(tree, open, start, from)
    w.set(from + length / 2 + paidMs[kind] / 4)
    if (pick(2) === 0) await moveOne(tree, from + length)
    play(tree, open, start, from)
  }
  await w.admin.query('update agents.spans set to_at = greatest(from_at, $1) where to_at > $1', [w.now()])
  return told
}

test(
  `[CT-09] [CT-10] [CT-11] ${trees} random trees are paid, period by period, what each bet by itself comes to`,
  async () => {
    let told = 0
    for (let seed = firstSeed; seed < firstSeed + trees; seed++) {
      // Windows and hours of some run over midnight.
      const late =
        kinds[seed % 4] === 'realtime' ? dayMs - 600_000 : kinds[seed % 4] === 'hourly' ? 22 * hourMs : 0
      told += await compare(seed, midnight + (seed - firstSeed + 1) * 8 * dayMs + (seed % 3 === 0 ? late : 0))
    }
    expect(told).toBeGreaterThan(trees * 3)
    await w.demandSound()
  },
  60_000 + trees * 10_000,
)
