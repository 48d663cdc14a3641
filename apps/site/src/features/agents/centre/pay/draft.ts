/** Terms while they are written: all as typed, and what is wrong with them before they are sent. */
import {
  type CeilingProblem,
  ceilingProblem,
  type Rates,
  type Tier,
  tierProblem,
  tiersMax,
} from '@jackfruit/agent-pay'
import type { agents, BodyOf } from '@jackfruit/contracts'
import { parseMinor } from '@jackfruit/kernel'
import { ppmOf } from '../shared/minor.ts'
import { promisedOf } from './terms.ts'

type Conditions = NonNullable<BodyOf<typeof agents.dailyProcess>['conditions']>

export interface DraftTier {
  /** Of this form alone: steps are taken out from between. */
  readonly id: string
  readonly valid: string
  readonly active: string
  readonly loss: string
  readonly rates: readonly { readonly kind: string; readonly rate: string }[]
}

export interface Draft {
  readonly period: agents.Period
  readonly payer: agents.Terms['payer']
  readonly step: string
  readonly onlyIfTeamLost: boolean
  readonly tiers: readonly DraftTier[]
}

/** What this kind of pay may say: the platform refuses the rest. */
export const shapeOf = (kind: agents.PayKind) => ({
  hasPeriods: kind === 'daily' || kind === 'dividend',
  hasPayer: kind === 'daily' || kind === 'dividend',
  hasStep: kind === 'daily' || kind === 'hourly',
  hasKinds: kind !== 'dividend',
})

let made = 0
export const emptyTier = (): DraftTier => ({
  ...{ id: `step-${made++}`, valid: '', active: '', loss: '', rates: [{ kind: '*', rate: '' }] },
})

const short = (amount: string) => amount.replace(/\.0+$/, '')

export function draftOf(terms: agents.Terms | null): Draft {
  if (!terms)
    return { period: 'daily', payer: 'PLATFORM', step: '', onlyIfTeamLost: false, tiers: [emptyTier()] }
  const { period, payer, step, onlyIfTeamLost, tiers } = terms
  return {
    ...{ period, payer, onlyIfTeamLost, step: step === null ? '' : short(step) },
    tiers: tiers.map(({ minValid, minActive, minLoss, rates }) => ({
      ...emptyTier(),
      ...{ valid: short(minValid), active: String(minActive), loss: minLoss === null ? '' : short(minLoss) },
      rates: rates.map(({ kind, rate }) => ({ kind, rate: rate.replace(/(\.\d\d)00$/, '$1') })),
    })),
  }
}

export type Wrong =
  | { readonly what: 'figure' | 'noRate' | 'notRising'; readonly at: number }
  | { readonly what: 'none' }
  | { readonly what: 'step' | 'stepFigure'; readonly step: bigint }
  | { readonly what: 'abovePayer' | 'aboveCap'; readonly at: number; readonly most: bigint }

interface Bounds {
  /** What the agent has; null at the top, where the brand's cap alone holds, and where one asks for a contract. */
  readonly above: agents.Terms | null
  readonly cap: Rates
  readonly scale: number
}

/** The first thing that is wrong, or null. */
export function wrongWith(draft: Draft, { above, cap, scale }: Bounds): Wrong | null {
  const tiers: Tier[] = []
  for (const [at, tier] of draft.tiers.entries()) {
    const read = tierOf(tier, scale)
    if (!read) return { what: 'figure', at }
    tiers.push(read)
  }
  const step = draft.step === '' ? undefined : parseMinor(draft.step, scale)
  if (step === null || step === 0n) return { what: 'stepFigure', step: 0n }
  const own = tierProblem(tiers)
  if (own) return own.what === 'none' || own.what === 'tooMany' ? { what: 'none' } : wrongTier(own)
  const promised = { tiers, onlyIfTeamLost: draft.onlyIfTeamLost, ...(step !== undefined && { step }) }
  const problem = ceilingProblem(above && promisedOf(above, scale), promised, cap)
  return problem && wrongCeiling(problem)
}

const wrongTier = ({ what, at }: { what: 'negative' | 'notRising' | 'noRate'; at: number }): Wrong => ({
  what: what === 'negative' ? 'figure' : what,
  at,
})

const wrongCeiling = (problem: CeilingProblem): Wrong =>
  problem.what === 'step'
    ? { what: 'step', step: problem.step }
    : { what: problem.what, at: problem.tier, most: problem.most }

function tierOf({ valid, active, loss, rates }: DraftTier, scale: number): Tier | null {
  const minValid = parseMinor(valid || '0', scale)
  const minLoss = loss === '' ? undefined : parseMinor(loss, scale)
  const read = rates.map(({ kind, rate }) => [kind, ppmOf(rate)] as const)
  if (minValid === null || minLoss === null || !/^\d{0,7}$/.test(active)) return null
  if (read.some(([, rate]) => rate === null)) return null
  return {
    ...{ minValid, minActive: Number(active || '0') },
    ...(minLoss !== undefined && { minLoss }),
    rates: Object.fromEntries(read) as Rates,
  }
}

export function conditionsOf(draft: Draft, kind: agents.PayKind): Conditions {
  const { hasPeriods, hasPayer, hasStep } = shapeOf(kind)
  return {
    period: hasPeriods ? draft.period : 'daily',
    payer: hasPayer ? draft.payer : 'PLATFORM',
    step: hasStep && draft.step !== '' ? draft.step : null,
    onlyIfTeamLost: hasStep && draft.onlyIfTeamLost,
    tiers: draft.tiers.map(({ valid, active, loss, rates }) => ({
      ...{ minValid: valid || '0', minActive: Number(active || '0'), minLoss: loss === '' ? null : loss },
      rates: rates.map(({ kind: of, rate }) => ({ kind: of, rate })),
    })),
  }
}

export const mayAddTier = ({ tiers }: Draft): boolean => tiers.length < tiersMax
