/** Rates that are promised to whoever comes as an agent. */
import { invariant, parseMinor, Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import type { Agent } from '../tree/world.ts'
import type { LinksWorld, Preset } from './world.ts'

/** Per cent with four decimals, in millionths of the whole. Pure. */
export function ppmOf(rate: string): bigint {
  const ppm = parseMinor(rate.replace(/^0+(?=\d)/, ''), 4)
  invariant(ppm !== null, `${rate} is no rate`)
  return ppm
}

/** Why these are no presets for such an account; null for good ones. Pure. */
export function presetProblem(
  kind: 'member' | 'agent',
  presets: readonly Preset[],
  most: readonly Preset[],
): 'field_invalid' | 'rate_above_own' | null {
  if (presets.length > 0 && kind === 'member') return 'field_invalid'
  if (new Set(presets.map((each) => each.kind)).size < presets.length) return 'field_invalid'
  const own = new Map(most.map((each) => [each.kind, ppmOf(each.rate)]))
  return presets.some((each) => ppmOf(each.rate) > (own.get(each.kind) ?? 0n)) ? 'rate_above_own' : null
}

/** Refuses what the agent has not itself. */
export async function demandPresets(
  tx: Tx,
  { ratesOf }: Pick<LinksWorld, 'ratesOf'>,
  agent: Agent,
  { kind, presets }: { readonly kind: 'member' | 'agent'; readonly presets: readonly Preset[] },
): Promise<void> {
  const most = presets.length > 0 ? await ratesOf(tx, agent) : []
  const problem = presetProblem(kind, presets, most)
  if (problem === 'field_invalid')
    throw new Refusal(problem, { fields: [{ field: 'presets', rule: 'wrong', min: 0, max: 4 }] })
  if (problem) throw new Refusal(problem)
}
