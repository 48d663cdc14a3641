/** The machine of contracts over a tree: a hundred thousand random steps, and after each nobody is promised what is not there. */
import { type ContractState, ceilingProblem, isInForce, type Side } from '@jackfruit/agent-pay'
import { Refusal } from '@jackfruit/kernel'
import { expect, test } from 'vitest'
import {
  accepted,
  type Below,
  brokenStanding,
  type Contract,
  changeOffered,
  declined,
  drafted,
  type Effects,
  endAsked,
  endDeclined,
  ended,
  type Situation,
  type Span,
} from './decide.ts'
import type { Terms } from './terms.ts'

const hourMs = 3_600_000
const cap = { '*': 8_000n }

/** Small and repeatable: the same seed walks the same way. */
function chance(seed: number) {
  let state = seed >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Kept extends Omit<Contract, 'spans' | 'terms' | 'offered' | 'lastVersion'> {
  readonly versions: readonly Terms[]
  readonly offeredVersion: number | null
}
interface KeptSpan extends Span {
  readonly contractId: bigint
  readonly uplineId: bigint | null
  readonly downlineId: bigint
}

/** The database of the test: what the module reads and writes, as plain lists. */
function openBook(uplines: ReadonlyMap<bigint, bigint | null>) {
  const contracts = new Map<bigint, Kept>()
  let spans: KeptSpan[] = []
  let now = new Date(Date.UTC(2026, 10, 1))
  const liveOf = (agent: bigint) =>
    [...contracts.values()].find(({ downlineId, standing }) => downlineId === agent && isLive(standing.state))
  const termsOf = ({ versions }: Kept, version: number): Terms => {
    const found = versions[version - 1]
    if (!found) throw new Error(`no version ${version}`)
    return found
  }
  const spansOf = (of: (span: KeptSpan) => boolean) =>
    spans.filter((span) => of(span) && (span.to === null || (span.to > now && span.to > span.from)))
  const belowOf = (agent: bigint): Below[] =>
    [...contracts.values()]
      .filter(({ uplineId, standing }) => uplineId === agent && isInForce(standing.state))
      .flatMap((each) => [
        {
          contractId: each.id,
          uplineId: agent,
          downlineId: each.downlineId,
          terms: termsOf(each, each.version),
        },
        ...belowOf(each.downlineId),
      ])
  const heldBy = (agent: bigint): readonly Span[] | null => {
    const live = liveOf(agent)
    return live && isInForce(live.standing.state) ? spansOf(({ downlineId }) => downlineId === agent) : null
  }
  const openPeriod = () => {
    const from = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
    return { from, to: new Date(from.getTime() + hourMs) }
  }
  const situationOf = (uplineId: bigint | null, downlineId: bigint): Situation => {
    const isTop = uplineId !== null && uplines.get(uplineId) === null
    const ends = spansOf((span) => span.downlineId === downlineId).flatMap(({ to }) => to ?? [])
    return {
      ...{ now, cap, open: openPeriod(), below: belowOf(downlineId) },
      above: uplineId === null ? null : (heldBy(uplineId) ?? (isTop ? null : [])),
      lastEnd: ends.length === 0 ? null : new Date(Math.max(...ends.map((at) => at.getTime()))),
    }
  }
  const cut = (ids: readonly bigint[], at: Date) => {
    spans = spans.map((span) =>
      ids.includes(span.contractId) && (span.to === null || span.to > at)
        ? { ...span, to: new Date(Math.max(span.from.getTime(), at.getTime())) }
        : span,
    )
  }
  const write = (contract: Kept, effects: Effects) => {
    const { draft, begins } = effects
    const versions = draft ? [...contract.versions, draft.terms] : contract.versions
    const written = {
      ...{ ...contract, versions, standing: effects.standing, version: effects.version },
      offeredVersion: effects.offered,
    }
    contracts.set(contract.id, written)
    if (effects.cut) cut([contract.id], effects.cut)
    const { id: contractId, uplineId, downlineId } = contract
    if (begins)
      spans.push({
        ...{ contractId, uplineId, downlineId, version: begins.version, from: begins.from, to: null },
        terms: termsOf(written, begins.version),
      })
    for (const id of effects.broken.ids) {
      const broken = contracts.get(id)
      if (broken)
        contracts.set(id, { ...broken, standing: brokenStanding(broken.standing), offeredVersion: null })
    }
    cut(effects.broken.ids, effects.broken.at)
  }
  return {
    ...{ contracts, situationOf, write, liveOf },
    spans: () => spans,
    /** What is long over is not asked for again. */
    forget() {
      spans = spans.filter(({ to }) => to === null || to > now)
      for (const { id, standing } of contracts.values()) if (!isLive(standing.state)) contracts.delete(id)
    },
    contractOf: (each: Kept): Contract => ({
      ...each,
      lastVersion: each.versions.length,
      terms: termsOf(each, each.version),
      offered:
        each.offeredVersion === null
          ? null
          : { version: each.offeredVersion, terms: termsOf(each, each.offeredVersion) },
      spans: spansOf(({ contractId }) => contractId === each.id),
    }),
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    now: () => now,
  }
}

const isLive = (state: ContractState) => isInForce(state) || state === 'offered' || state === 'requested'

const termsWith = (rates: readonly number[], mostAsked: number): Terms => ({
  ...{
    period: 'daily' as const,
    onlyIfTeamLost: false,
    minActiveBet: 100n,
    retroTier: false,
    dividend: null,
  },
  payer: 'PLATFORM',
  tiers: rates.map((rate, at) => ({
    minValid: BigInt(at * mostAsked),
    minActive: at,
    rates: { '*': BigInt(rate) },
  })),
})

const table: Readonly<Record<string, readonly ContractState[]>> = {
  accepted: ['active'],
  changeOffered: ['changeOffered'],
  reject: ['rejected', 'active'],
  cancel: ['cancelled', 'active'],
  expire: ['expired', 'active'],
  endAsked: ['endRequested'],
  endDeclined: ['active'],
  agreeEnd: ['terminated'],
  terminate: ['terminated'],
}

test('[CT-01] [CT-07] [CT-08] in 100,000 random steps of 200 agents no rate stands above what pays it, and no step outside of the table', () => {
  const pick = chance(21)
  const agents = Array.from({ length: 200 }, (_, at) => BigInt(at + 1))
  const uplines = new Map<bigint, bigint | null>(
    agents.map((id) => [id, id <= 4n ? null : BigInt(1 + pick(Number(id) - 1))]),
  )
  const book = openBook(uplines)
  let nextId = 1n
  const done = new Map<string, number>()
  const terms = () => {
    const base = 100 + pick(60) * 100
    return termsWith(
      Array.from({ length: 1 + pick(3) }, (_, at) => base + at * (100 + pick(20) * 100)),
      10_000 * (1 + pick(3)),
    )
  }

  const stepOnce = (): string => {
    const agent = agents[pick(agents.length)] ?? 1n
    const live = book.liveOf(agent)
    const uplineId = uplines.get(agent) ?? null
    const situation = book.situationOf(uplineId, agent)
    if (!live) {
      const by = pick(4) === 0 ? 'downline' : 'upline'
      const effects = drafted(situation, by, { uplineId, downlineId: agent, terms: terms() })
      const id = nextId
      nextId += 1n
      const fresh = { id, uplineId, downlineId: agent, version: 1, offeredVersion: null, versions: [] }
      book.write({ ...fresh, standing: effects.standing }, effects)
      return by === 'upline' ? 'offered' : 'requested'
    }
    const contract = book.contractOf(live)
    const side = pick(2) === 0 ? ('upline' as const) : ('downline' as const)
    const confirm = pick(3) === 0 ? situation.below.length : null
    const steps: readonly [string, () => Effects][] = [
      ['accepted', () => accepted(situation, contract, { side, confirm })],
      ['accepted', () => accepted(situation, contract, { side, confirm })],
      ['reject', () => declined(situation, contract, 'reject', side)],
      ['cancel', () => declined(situation, contract, 'cancel', side)],
      ['expire', () => declined(situation, contract, 'expire', 'clock')],
      ['changeOffered', () => changeOffered(situation, contract, terms(), { side, confirm })],
      ['changeOffered', () => changeOffered(situation, contract, terms(), { side, confirm })],
      ['endAsked', () => endAsked(situation, contract, side)],
      ['endDeclined', () => endDeclined(situation, contract, side)],
      ['agreeEnd', () => ended(situation, contract, { step: 'agreeEnd', side: anyOf(side, pick), confirm })],
      ['terminate', () => ended(situation, contract, { step: 'terminate', side, confirm })],
    ]
    const [name, decide] = steps[pick(steps.length)] ?? [
      '',
      () => declined(situation, contract, 'expire', 'clock'),
    ]
    const effects = decide()
    expect(table[name]).toContain(effects.standing.state)
    book.write(live, effects)
    return name
  }

  for (let at = 0; at < 100_000; at++) {
    if (pick(3) === 0) book.pass(pick(20) * 60_000)
    if (at % 50 === 0) book.forget()
    try {
      const name = stepOnce()
      done.set(name, (done.get(name) ?? 0) + 1)
      if (name === 'accepted' || name === 'agreeEnd' || name === 'terminate') demandSound(book, uplines)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      done.set(error.code, (done.get(error.code) ?? 0) + 1)
    }
  }
  for (const each of [
    'accepted',
    'changeOffered',
    'agreeEnd',
    'breaks_below',
    'rate_above_own',
    'rate_above_cap',
  ])
    expect(done.get(each) ?? 0, each).toBeGreaterThan(20)
}, 300_000)

const anyOf = (side: Side, pick: (below: number) => number): Side => (pick(3) === 0 ? 'clock' : side)

/** At each instant from now on at which something begins. */
function demandSound(book: ReturnType<typeof openBook>, uplines: ReadonlyMap<bigint, bigint | null>) {
  const now = book.now()
  const standing = book.spans().filter(({ from, to }) => to === null || (to > now && to > from))
  const byAgent = Map.groupBy(standing, ({ downlineId }) => downlineId)
  const at = (span: Span, instant: number) =>
    span.from.getTime() <= instant && (span.to === null || span.to.getTime() > instant)
  for (const span of standing) {
    const own = byAgent.get(span.downlineId) ?? []
    const above = span.uplineId === null ? [] : (byAgent.get(span.uplineId) ?? [])
    const instants = [span.from, ...above.flatMap(({ from, to }) => [from, to ?? from])]
      .map((each) => Math.max(each.getTime(), Math.floor(now.getTime() / hourMs) * hourMs))
      .filter((instant) => at(span, instant))
    for (const instant of instants) {
      expect(own.filter((each) => at(each, instant)).length).toBe(1)
      const payer = above.find((each) => at(each, instant))
      const isFree =
        span.uplineId === null ||
        (uplines.get(span.uplineId) === null && !above.some((each) => at(each, instant)))
      if (!isFree && !payer) throw new Error(`agent ${span.downlineId} is paid by nobody`)
      const problem = ceilingProblem(payer?.terms ?? null, span.terms, cap)
      if (problem) throw new Error(`agent ${span.downlineId}: ${problem.what}`)
    }
  }
}
