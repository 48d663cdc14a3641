/**
 * What a period pays to each agent: pure, from contracts in force and figures of their teams. The inputs are kept with
 * what came out, so that a browser comes to the same.
 */
import {
  type Branch,
  dividendOf,
  type Exact,
  ngrOf,
  payable,
  type Rates,
  type Result,
  salaryGross,
  salaryNet,
  type Tier,
  tierAt,
  validOf,
  windowPay,
} from '@jackfruit/agent-pay'
import { invariant, type Minor } from '@jackfruit/kernel'
import type { PayKind, Terms } from '../contracts/terms.ts'

type ByKind = Readonly<Record<string, Minor>>

/** In force at the beginning of the period. */
export interface Held {
  readonly contractId: bigint
  readonly version: number
  readonly agentId: bigint
  readonly uplineId: bigint | null
  readonly hash: string
  readonly terms: Terms
}

/** A team in the period. */
export interface Team {
  readonly validByKind: ByKind
  readonly active: number
  readonly lost: Minor
  readonly result: Result
}

/** From the period before. The sums since the longer period began are the real-time salary's. */
export interface Kept {
  readonly carry: Exact
  readonly owed: Minor
  readonly before: { readonly validByKind: ByKind; readonly lost: Minor; readonly topTier: number }
}

/** What a payment is reckoned from, of one agent or of a branch. */
export interface Input {
  readonly agentId: bigint
  readonly hash: string
  readonly validByKind: ByKind
  readonly active: number
  /** By what the tier is reached, where that is not the period alone. */
  readonly reached: { readonly valid: Minor; readonly lost: Minor } | null
  readonly result: Result
  readonly lost: Minor
  readonly carryIn: Exact
  /** Paid once for what was bet before a higher tier was reached. */
  readonly retro: Exact
}

export interface Reckoned {
  readonly held: Held
  readonly own: Input
  readonly below: readonly Input[]
  readonly net: Minor
  readonly carryOut: Exact
  readonly topTier: number
}

interface Period {
  readonly kind: PayKind
  readonly held: readonly Held[]
  readonly teams: ReadonlyMap<bigint, Team>
  readonly kept: ReadonlyMap<bigint, Kept>
}

const noResult: Result = { stake: 0n, payout: 0n, bonuses: 0n, rebates: 0n, salaries: 0n, deposits: 0n }
const noTeam: Team = { validByKind: {}, active: 0, lost: 0n, result: noResult }
const nothingKept: Kept = { carry: 0n, owed: 0n, before: { validByKind: {}, lost: 0n, topTier: -1 } }

const total = (a: ByKind, b: ByKind): ByKind =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((kind) => [
      kind,
      (a[kind] ?? 0n) + (b[kind] ?? 0n),
    ]),
  )

/** For each agent with a contract; for the real-time salary, for each whose team did something. */
export function reckon(period: Period): readonly Reckoned[] {
  const { kind, held, teams, kept } = period
  const concerned = kind === 'realtime' ? held.filter(({ agentId }) => teams.has(agentId)) : held
  const faces = new Map(concerned.map((each) => [each.agentId, faceOf(kind, each, teams, kept)]))
  const children = Map.groupBy(concerned, ({ uplineId }) => uplineId)
  return concerned.map((each) => {
    const own = faceIn(faces, each.agentId)
    const below = (children.get(each.agentId) ?? []).map(({ agentId }) => faceIn(faces, agentId))
    return { held: each, own: own.input, below: below.map(({ input }) => input), ...paid(kind, own, below) }
  })
}

interface Face {
  readonly held: Held
  readonly input: Input
  readonly topTier: number
  /** The rates that the real-time salary pays by. */
  readonly rates: Rates
}

function faceIn(faces: ReadonlyMap<bigint, Face>, agentId: bigint): Face {
  const face = faces.get(agentId)
  invariant(face, `agent ${agentId} has no figures`)
  return face
}

function faceOf(
  kind: PayKind,
  held: Held,
  teams: ReadonlyMap<bigint, Team>,
  kept: ReadonlyMap<bigint, Kept>,
): Face {
  const team = teams.get(held.agentId) ?? noTeam
  const before = kept.get(held.agentId) ?? nothingKept
  const input: Input = {
    ...{ agentId: held.agentId, hash: held.hash, validByKind: team.validByKind, active: team.active },
    ...{ reached: null, result: team.result, lost: team.lost },
    ...{ carryIn: before.carry, retro: 0n },
  }
  return kind === 'realtime'
    ? windowFace(held, input, before.before)
    : { held, input, topTier: -1, rates: {} }
}

/** By what was bet since the day began, up to the end of the window. */
function windowFace(held: Held, input: Input, before: Kept['before']): Face {
  const { tiers, retroTier } = held.terms
  const valid = validOf({ validByKind: total(before.validByKind, input.validByKind) })
  const lost = before.lost + input.lost
  const place = tierAt(tiers, { valid, active: input.active, lost }) ?? -1
  const rises = retroTier && place > before.topTier
  const retro = rises ? retroOf(tiers, before, place) : 0n
  return {
    ...{ held, input: { ...input, reached: { valid, lost }, retro } },
    ...{ topTier: Math.max(before.topTier, place), rates: tiers[place]?.rates ?? {} },
  }
}

const ratesAt = (tiers: readonly Tier[], place: number): Rates => tiers[place]?.rates ?? {}
const exactly = (validByKind: ByKind, rates: Rates): Exact =>
  Object.entries(validByKind).reduce(
    (sum, [kind, valid]) => sum + valid * (rates[kind] ?? rates['*'] ?? 0n),
    0n,
  )

const retroOf = (tiers: readonly Tier[], before: Kept['before'], place: number): Exact =>
  exactly(before.validByKind, ratesAt(tiers, place)) -
  exactly(before.validByKind, ratesAt(tiers, before.topTier))

interface Outcome {
  readonly net: Minor
  readonly carryOut: Exact
  readonly topTier: number
}

function paid(kind: PayKind, own: Face, below: readonly Face[]): Outcome {
  const { topTier } = own
  switch (kind) {
    case 'realtime': {
      const retro = below.reduce((left, { input }) => left - input.retro, own.input.retro)
      const { pay, carry } = windowPay({
        ...{ own: partOf(own), below: below.map(partOf), carry: own.input.carryIn, retro },
      })
      return { net: pay, carryOut: carry, topTier }
    }
    case 'daily':
    case 'hourly': {
      const gross = ({ held, input }: Face) => salaryGross(held.terms, input).gross
      const { pay, carry } = payable(salaryNet(gross(own), below.map(gross)) + own.input.carryIn)
      return { net: pay, carryOut: carry, topTier }
    }
    case 'dividend': {
      const { mode, keepsCarry, unit } = demandDividend(own.held.terms)
      const { net, carryOut } = dividendOf({
        ...{ mode, keepsCarry, unit, own: branchOf(own), below: below.map(branchOf) },
      })
      return { net, carryOut, topTier }
    }
  }
}

const partOf = ({ rates, input }: Face) => ({ rates, validByKind: input.validByKind })

function demandDividend({ dividend }: Terms): NonNullable<Terms['dividend']> {
  invariant(dividend, 'a dividend contract says nothing of its dividend')
  return dividend
}

const branchOf = ({ held, input }: Face): Branch => ({
  ...{ tiers: held.terms.tiers, valid: validOf(input), active: input.active, carryIn: input.carryIn },
  ngr: ngrOf(input.result, demandDividend(held.terms)),
})

export interface Handed {
  /** Into the hand, with what is passed on below. */
  readonly received: Minor
  readonly owedIn: Minor
  readonly owedOut: Minor
  readonly isWithheld: boolean
  /** Who pays it: null, the platform. */
  readonly payerId: bigint | null
}

/**
 * What comes into whose hand. Where the one above pays, that one is handed it first; what somebody owes from a period that
 * went below zero is taken off. A frozen agent is handed nothing, and those below are paid by the platform.
 */
export function hand(
  reckoned: readonly Reckoned[],
  kept: ReadonlyMap<bigint, Kept>,
  frozen: ReadonlySet<bigint>,
): ReadonlyMap<bigint, Handed> {
  const children = Map.groupBy(reckoned, ({ held }) => held.uplineId)
  const done = new Map<bigint, Handed>()
  const look = (each: Reckoned): Handed => {
    const known = done.get(each.held.agentId)
    if (known) return known
    const { agentId, uplineId, terms } = each.held
    const isFrozen = frozen.has(agentId)
    const passed = (children.get(agentId) ?? [])
      .map(look)
      .reduce((sum, below) => (below.payerId === agentId ? sum + below.received : sum), 0n)
    const owedIn = kept.get(agentId)?.owed ?? 0n
    const sum = (isFrozen ? 0n : each.net + passed) - owedIn
    const isBill = terms.payer === 'UPLINE' && uplineId !== null && !isFrozen && !frozen.has(uplineId)
    const handed: Handed = {
      ...{ received: sum > 0n ? sum : 0n, owedIn, owedOut: sum < 0n ? -sum : 0n },
      ...{ isWithheld: isFrozen, payerId: isBill ? uplineId : null },
    }
    done.set(agentId, handed)
    return handed
  }
  for (const each of reckoned) look(each)
  return done
}

/** Frozen agents are left out of the line: those below hang on the next above. */
export function withoutFrozen(held: readonly Held[], frozen: ReadonlySet<bigint>): readonly Held[] {
  const byAgent = new Map(held.map((each) => [each.agentId, each]))
  const next = (id: bigint | null): bigint | null => {
    const above = id === null ? undefined : byAgent.get(id)
    return id !== null && above && frozen.has(id) ? next(above.uplineId) : id
  }
  return held
    .filter(({ agentId }) => !frozen.has(agentId))
    .map((each) => ({ ...each, uplineId: next(each.uplineId) }))
}
