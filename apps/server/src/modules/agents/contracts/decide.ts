/**
 * What a step does to a contract and to those below it. Pure: rows are read before and written after. The states are the
 * table's of agent-pay; here are the promises: nothing above the one who pays, and no contract without one.
 */
import {
  type Broken,
  brokenBy,
  type CeilingProblem,
  ceilingProblem,
  isInForce,
  type Rates,
  type Side,
  type Standing,
  type Step,
  stepFrom,
} from '@jackfruit/agent-pay'
import { Refusal } from '@jackfruit/kernel'
import type { Terms } from './terms.ts'

/** In force from an instant to before another, or without an end. */
export interface Span {
  readonly version: number
  readonly terms: Terms
  readonly from: Date
  readonly to: Date | null
}

export interface Contract {
  readonly id: bigint
  /** Null: the brand. */
  readonly uplineId: bigint | null
  readonly downlineId: bigint
  readonly standing: Standing
  readonly version: number
  /** Of all that were ever written: a change that came to nothing keeps its number. */
  readonly lastVersion: number
  readonly terms: Terms
  /** The change that waits beside them. */
  readonly offered: { readonly version: number; readonly terms: Terms } | null
  /** Now in force, or soon. */
  readonly spans: readonly Span[]
}

/** A contract in force in the line below. */
export interface Below {
  readonly contractId: bigint
  readonly uplineId: bigint
  readonly downlineId: bigint
  readonly terms: Terms
}

export interface Situation {
  readonly now: Date
  readonly cap: Rates
  /** The period that runs now; what is closed before it never changes. */
  readonly open: { readonly from: Date; readonly to: Date }
  /**
   * What the one above holds, now or soon. Null for the brand, and for agents at the top without a contract: they are
   * bound by the cap alone.
   */
  readonly above: readonly Span[] | null
  /** In the line below the one that the contract is made with. */
  readonly below: readonly Below[]
  /** Where what the one below had before ends. */
  readonly lastEnd: Date | null
}

export type Told = 'offered' | 'asked' | 'agreed' | 'declined' | 'endAsked' | 'ended' | 'broken'

export interface Effects {
  readonly standing: Standing
  readonly version: number
  readonly offered: number | null
  /** An offer, a change or a wish to end waits until it is answered. */
  readonly waits: boolean
  readonly draft?: { readonly version: number; readonly terms: Terms }
  /** By whom this version was agreed to with this step. */
  readonly agreed?: { readonly version: number; readonly side: 'upline' | 'downline' }
  /** What was in force is no more from here on. */
  readonly cut?: Date
  readonly begins?: { readonly version: number; readonly from: Date }
  /** Contracts below that end then. */
  readonly broken: { readonly ids: readonly bigint[]; readonly at: Date }
  readonly told: readonly { readonly to: bigint; readonly what: Told }[]
}

const nothingBroken = (at: Date): Effects['broken'] => ({ ids: [], at })
const latest = (...all: readonly (Date | null)[]): Date =>
  new Date(Math.max(...all.map((at) => at?.getTime() ?? 0)))

function moved(standing: Standing, step: Step, side: Side): Standing {
  const next = stepFrom(standing, step, side)
  if (!next) throw new Refusal('contract_not_now')
  return next
}

/** What the one above has, and what the brand allows, at every instant from now on. */
function demandCeiling({ above, cap }: Situation, terms: Terms): void {
  const over = ceilingProblem(null, terms, cap)
  if (over) throw new Refusal('rate_above_cap', said(over))
  if (!above) return
  if (above.length === 0) throw new Refusal('rate_above_own', { most: '0.0000' })
  if (above.some((span) => span.terms.period !== terms.period))
    throw new Refusal('tiers_invalid', { what: 'period', period: above[0]?.terms.period })
  for (const span of above) {
    const problem = ceilingProblem(span.terms, terms, cap)
    if (problem) throw new Refusal('rate_above_own', said(problem))
  }
}

const said = (problem: CeilingProblem): Record<string, unknown> =>
  problem.what === 'step'
    ? { what: problem.what, step: problem.step }
    : { ...problem, most: String(problem.most) }

/** Those below who would hold more than is promised then: nothing is done before their number was agreed to. */
function demandConsent(
  situation: Situation,
  downlineId: bigint,
  terms: Terms | null,
  confirm: number | null,
): readonly Below[] {
  const { below, cap } = situation
  if (terms && below.some((each) => each.uplineId === downlineId && each.terms.period !== terms.period))
    throw new Refusal('tiers_invalid', { what: 'period' })
  const broken = brokenBelow(below, downlineId, terms, cap)
  if (broken.length > 0 && confirm !== broken.length)
    throw new Refusal('breaks_below', {
      count: broken.length,
      ids: broken.slice(0, 100).map(({ downlineId: id }) => String(id)),
    })
  return broken
}

function brokenBelow(
  below: readonly Below[],
  downlineId: bigint,
  terms: Terms | null,
  cap: Rates,
): readonly Below[] {
  const held = below.map((each) => ({
    ...{ agent: String(each.downlineId), upline: String(each.uplineId), terms: each.terms },
  }))
  const found = new Set(
    brokenBy(String(downlineId), terms, held, cap).map(({ agent }: Pick<Broken, 'agent'>) => agent),
  )
  return below.filter((each) => found.has(String(each.downlineId)))
}

const tellBroken = (broken: readonly Below[]) =>
  broken.flatMap(({ downlineId, uplineId }) => [
    { to: downlineId, what: 'broken' as const },
    { to: uplineId, what: 'broken' as const },
  ])

/** Somebody told twice of one thing is told once. */
const once = (told: Effects['told']): Effects['told'] => [
  ...new Map(told.map((each) => [`${each.to}|${each.what}`, each])).values(),
]

const tellOther = (
  { uplineId, downlineId }: Pick<Contract, 'uplineId' | 'downlineId'>,
  by: Side,
  what: Told,
): Effects['told'] => {
  const to = by === 'downline' ? uplineId : downlineId
  return to === null ? [] : [{ to, what }]
}

interface Drafted {
  readonly uplineId: bigint | null
  readonly downlineId: bigint
  readonly terms: Terms
}

/** A first contract: offered from above, or asked for from below. Who asks knows nothing of the rates above. */
export function drafted(situation: Situation, by: 'upline' | 'downline', draft: Drafted): Effects {
  const { terms } = draft
  demandCeiling(by === 'upline' ? situation : { ...situation, above: null }, terms)
  return {
    standing: { state: by === 'upline' ? 'offered' : 'requested', askedBy: by },
    ...{ version: 1, offered: null, waits: true, draft: { version: 1, terms } },
    agreed: { version: 1, side: by },
    broken: nothingBroken(situation.now),
    told: tellOther(draft, by, by === 'upline' ? 'offered' : 'asked'),
  }
}

/** Where a version may begin: not in what is closed, not before what was there ends, nor before the one above begins. */
const earliest = ({ open, above, lastEnd }: Situation): Date =>
  latest(
    open.from,
    lastEnd,
    above?.length ? new Date(Math.min(...above.map(({ from }) => from.getTime()))) : null,
  )

interface Deed {
  readonly side: 'upline' | 'downline'
  readonly confirm: number | null
}

export function accepted(situation: Situation, contract: Contract, { side, confirm }: Deed): Effects {
  const { standing, terms, version, offered } = contract
  if (standing.state === 'changeOffered' && offered)
    return changed(situation, contract, offered, { side, confirm })
  const next = moved(standing, 'accept', side)
  demandCeiling(situation, terms)
  const broken = demandConsent(situation, contract.downlineId, terms, confirm)
  // Whoever is bound by it for the first time holds it from where those end who have more.
  const from = broken.length === 0 ? earliest(situation) : latest(earliest(situation), situation.open.to)
  return {
    ...{ standing: next, version, offered: null, waits: false, agreed: { version, side } },
    begins: { version, from },
    broken: { ids: broken.map(({ contractId }) => contractId), at: latest(situation.open.to, from) },
    told: once([...tellOther(contract, side, 'agreed'), ...tellBroken(broken)]),
  }
}

/** What brings at least as much everywhere holds from the beginning of the period that runs; anything else from the next. */
const isRaise = (spans: readonly Span[], terms: Terms): boolean =>
  spans.every((span) => ceilingProblem(terms, span.terms, uncapped) === null) &&
  spans.every((span) => isSameBeside(span.terms, terms))

const uncapped: Rates = { '*': 1_000_000n }

/** A contract is also what is taken off, and who pays: another of these is no raise. */
const isSameBeside = (a: Terms, b: Terms): boolean =>
  a.payer === b.payer &&
  a.minActiveBet >= b.minActiveBet &&
  a.retroTier === b.retroTier &&
  isSameDividend(a.dividend, b.dividend)

const isSameDividend = (a: Terms['dividend'], b: Terms['dividend']): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.mode === b.mode &&
    a.keepsCarry === b.keepsCarry &&
    a.unit === b.unit &&
    a.lessSalaries === b.lessSalaries &&
    a.paymentFee === b.paymentFee &&
    a.providerFee === b.providerFee)

function changed(
  situation: Situation,
  contract: Contract,
  offered: NonNullable<Contract['offered']>,
  { side, confirm }: Deed,
): Effects {
  const standing = moved(contract.standing, 'acceptChange', side)
  demandCeiling(situation, offered.terms)
  const broken = demandConsent(situation, contract.downlineId, offered.terms, confirm)
  const { from, to } = situation.open
  const isAtOnce = broken.length === 0 && isRaise(contract.spans, offered.terms)
  const begins = latest(isAtOnce ? from : to, firstOf(contract.spans))
  return {
    ...{ standing, version: offered.version, offered: null, waits: false },
    ...{ agreed: { version: offered.version, side }, cut: begins },
    begins: { version: offered.version, from: begins },
    broken: { ids: broken.map(({ contractId }) => contractId), at: latest(to, begins) },
    told: once([...tellOther(contract, side, 'agreed'), ...tellBroken(broken)]),
  }
}

/** A contract that begins later begins no earlier because it changed. */
const firstOf = (spans: readonly Span[]): Date | null =>
  spans.length === 0 ? null : new Date(Math.min(...spans.map(({ from }) => from.getTime())))

export function changeOffered(
  situation: Situation,
  contract: Contract,
  terms: Terms,
  { side, confirm }: Deed,
): Effects {
  const standing = moved(contract.standing, 'offerChange', side)
  if (terms.period !== contract.terms.period) throw new Refusal('tiers_invalid', { what: 'period' })
  demandCeiling(situation, terms)
  demandConsent(situation, contract.downlineId, terms, confirm)
  const version = contract.lastVersion + 1
  return {
    ...{ standing, version: contract.version, offered: version, waits: true },
    ...{ draft: { version, terms }, agreed: { version, side } },
    broken: nothingBroken(situation.now),
    told: tellOther(contract, side, 'offered'),
  }
}

/** Said no to, taken back, or let go by. */
export function declined(
  situation: Situation,
  contract: Contract,
  step: 'reject' | 'cancel' | 'expire',
  side: Side,
): Effects {
  const ofChange = { reject: 'rejectChange', cancel: 'cancelChange', expire: 'lapseChange' } as const
  const isChange = contract.standing.state === 'changeOffered'
  const standing = moved(contract.standing, isChange ? ofChange[step] : step, side)
  return {
    ...{ standing, version: contract.version, offered: null, waits: false },
    broken: nothingBroken(situation.now),
    told: bothBut(contract, side, 'declined'),
  }
}

const bothBut = (
  { uplineId, downlineId }: Pick<Contract, 'uplineId' | 'downlineId'>,
  side: Side,
  what: Told,
): Effects['told'] => [
  ...(side === 'upline' || uplineId === null ? [] : [{ to: uplineId, what }]),
  ...(side === 'downline' ? [] : [{ to: downlineId, what }]),
]

export function endAsked({ now }: Situation, contract: Contract, side: 'upline' | 'downline'): Effects {
  const standing = moved(contract.standing, 'requestEnd', side)
  return {
    ...{ standing, version: contract.version, offered: null, waits: true, broken: nothingBroken(now) },
    told: tellOther(contract, side, 'endAsked'),
  }
}

export function endDeclined({ now }: Situation, contract: Contract, side: 'upline' | 'downline'): Effects {
  const standing = moved(contract.standing, 'declineEnd', side)
  return {
    ...{ standing, version: contract.version, offered: null, waits: false, broken: nothingBroken(now) },
    told: tellOther(contract, side, 'declined'),
  }
}

/** With the period that runs. What is below it has nobody who pays, and ends with it; the clock asks nobody. */
export function ended(
  situation: Situation,
  contract: Contract,
  { step, side, confirm }: { step: 'agreeEnd' | 'terminate'; side: Side; confirm: number | null },
): Effects {
  const standing = moved(contract.standing, step, side)
  const isAsked = side === 'upline' || side === 'downline'
  const broken = isAsked
    ? demandConsent(situation, contract.downlineId, null, confirm)
    : brokenBelow(situation.below, contract.downlineId, null, situation.cap)
  const at = latest(situation.open.to, firstOf(contract.spans))
  return {
    ...{ standing, version: contract.version, offered: null, waits: false, cut: at },
    broken: { ids: broken.map(({ contractId }) => contractId), at },
    told: once([...bothBut(contract, side, 'ended'), ...tellBroken(broken)]),
  }
}

/** What became of those below: an end by the platform, whatever they waited for. */
export function brokenStanding(standing: Standing): Standing {
  const next = stepFrom(standing, 'terminate', 'platform')
  if (!next || !isInForce(standing.state))
    throw new Error('only what is in force is ended by what is above it')
  return next
}
