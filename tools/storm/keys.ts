/**
 * What is asked for: keys of every kind by which money moves, made from a seed alone. A chain is what one
 * person does in order; keys of one wave race each other.
 */
import { mix } from '../kill-test/load.ts'
import type { Role } from './people.ts'

export const kinds = [
  'stake',
  'win',
  'rollback',
  'betwin',
  'promo',
  'in',
  'out',
  'order',
  'money',
  'withdrawal',
  'cancel',
  'upline',
  'downline',
] as const
export type Kind = (typeof kinds)[number]

export interface Key {
  readonly id: string
  readonly kind: Kind
  /** Whose it is, by place in the list of people. */
  readonly person: number
  readonly amount: bigint
  /** How often it is sent. */
  readonly times: number
  /** The stake that is won or taken back, the order that is paid, the withdrawal that is cancelled. */
  readonly of: Key | null
  /** Of a transfer to or from a vendor's wallet. */
  readonly vendor: string
  /** Of a transfer to the line below: to whom. */
  readonly to: number
}

export interface Chain {
  /** Chains of one lane wait for each other. */
  readonly lane: string
  readonly waves: readonly (readonly Key[])[]
}

/** As far as a plan needs to know people. */
export interface Placed {
  readonly role: Role
  /** The place of the agent above; none of an agent's own. */
  readonly upline: number | null
}

const timesMax = 20
const vendors = ['hexworks', 'kitelab']
const slotsOfDeposits = 2
/** Of a hundred chains. */
const weights = [
  ['won', 22],
  ['raced', 14],
  ['taken', 12],
  ['both', 14],
  ['promo', 8],
  ['wallet', 10],
  ['deposit', 9],
  ['withdrawal', 7],
  ['line', 4],
] as const
const certain = [...weights.map(([kind]) => kind), 'line'] as const
type ChainKind = (typeof weights)[number][0]

/** More than is paid without a person, less than needs papers: it waits until it is cancelled. */
const heldBetween = [500_001, 900_000] as const
const paidBetween = [10_000, 40_000] as const

export function planOf(seed: number, total: number, people: readonly Placed[]): Chain[] {
  const draw = drawer(seed)
  const places = (...roles: Role[]) =>
    people.flatMap(({ role }, place) => (roles.includes(role) ? [place] : []))
  const players = places('payer', 'taker')
  const [payers, takers, agents] = [places('payer'), places('taker'), places('agent')]
  const key = keyMaker(seed, draw)
  const units = draw.units
  let lines = 0

  const make: Readonly<Record<ChainKind, () => Omit<Chain, 'lane'> & { lane?: string }>> = {
    won() {
      const stake = key('stake', draw.of(players), units(100, 500))
      return { waves: [[stake], [key('win', stake.person, units(0, 900), { of: stake })]] }
    },
    raced() {
      const stake = key('stake', draw.of(players), units(100, 500))
      return { waves: [[stake, key('rollback', stake.person, stake.amount, { of: stake })]] }
    },
    taken() {
      const stake = key('stake', draw.of(players), units(100, 500))
      return { waves: [[stake], [key('rollback', stake.person, stake.amount, { of: stake })]] }
    },
    both: () => ({ waves: [[key('betwin', draw.of(players), units(100, 500))]] }),
    promo: () => ({ waves: [[key('promo', draw.of(players), units(1, 50))]] }),
    wallet() {
      const [person, vendor] = [draw.of(players), draw.of(vendors)]
      const into = key('in', person, units(200, 900), { vendor })
      return { waves: [[into], [key('out', person, into.amount - units(0, 100), { vendor })]] }
    },
    deposit() {
      const person = draw.of(payers)
      const order = key('order', person, units(5_000, 90_000))
      const lane = `deposit:${person}:${draw.below(slotsOfDeposits)}`
      return { lane, waves: [[order], [key('money', person, order.amount, { of: order })]] }
    },
    withdrawal() {
      const person = draw.of(takers)
      const asked = key('withdrawal', person, units(...heldBetween))
      const cancel = key('cancel', person, asked.amount, { of: asked })
      return { lane: `withdrawal:${person}`, waves: [[asked], [cancel]] }
    },
    line() {
      const isUp = lines++ % 2 === 0
      const below = draw.of(takers)
      const person = isUp ? below : draw.of(agents)
      const own = people.flatMap(({ upline }, place) => (upline === person ? [place] : []))
      const to = isUp ? (people[below]?.upline ?? 0) : draw.of(own)
      const sent = key(isUp ? 'upline' : 'downline', person, units(1_000, 5_000), { to })
      return { lane: `line:${person}`, waves: [[sent]] }
    },
  }

  const chains: Chain[] = []
  // Everybody's last withdrawal is small enough to be paid without a person.
  const paid = takers.slice(0, Math.floor(total / 50)).map((person) => ({
    lane: `withdrawal:${person}`,
    waves: [[key('withdrawal', person, units(...paidBetween))]],
  }))
  let left = total - paid.length
  while (left > 0) {
    // Each kind once, whatever falls out; the line up and down.
    const wanted = certain[chains.length] ?? chainKind(draw.below(100))
    const chain = make[left === 1 ? 'both' : wanted]()
    left -= chain.waves.flat().length
    chains.push({ lane: `alone:${chains.length}`, ...chain })
  }
  return [...chains, ...paid]
}

/** Many more spends than money, from all doors at once. */
export function spendsOf(seed: number, each: number, people: readonly Placed[]): Key[] {
  const draw = drawer(seed + 1)
  const key = keyMaker(seed + 1, draw)
  const spenders = people.flatMap(({ role }, place) => (role === 'spender' ? [place] : []))
  const doors = {
    stake: [5_000, 20_000],
    in: [10_000, 40_000],
    withdrawal: paidBetween,
    upline: [10_000, 40_000],
  } as const
  const names = Object.keys(doors) as (keyof typeof doors)[]
  return draw.shuffled(
    spenders.flatMap((person) =>
      Array.from({ length: each }, () => {
        const door = draw.of(names)
        const [least, most] = doors[door]
        const more = { vendor: draw.of(vendors), to: people[person]?.upline ?? 0 }
        return key(door, person, draw.units(least, most), more)
      }),
    ),
  )
}

type Draw = ReturnType<typeof drawer>

/** The same numbers for the same seed, without a pattern. */
export function drawer(seed: number) {
  let drawn = 0
  const below = (bound: number) => mix(seed, drawn++) % bound
  return {
    below,
    of: <T>(list: readonly T[]): T => {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('nothing to draw from')
      return one
    },
    /** Whole units, in the smallest of them. */
    units: (least: number, most: number): bigint => BigInt(least + below(most - least + 1)) * 100n,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((one) => ({ one, place: mix(seed, drawn++) }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one),
  }
}

function keyMaker(seed: number, draw: Draw) {
  let count = 0
  return (
    kind: Kind,
    person: number,
    amount: bigint,
    more: Partial<Pick<Key, 'of' | 'vendor' | 'to'>> = {},
  ): Key => ({
    ...{ id: `${kind}-${seed}-${String(count++).padStart(5, '0')}`, kind, person, amount },
    ...{ times: 1 + draw.below(timesMax), of: null, vendor: '', to: 0, ...more },
  })
}

function chainKind(drawn: number): ChainKind {
  let sum = 0
  for (const [kind, weight] of weights) {
    sum += weight
    if (drawn < sum) return kind
  }
  return 'both'
}
