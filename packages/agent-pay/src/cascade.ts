/** What a lower promise breaks below (platform conventions 4.5): told before, ended together. */
import { type CeilingProblem, ceilingProblem, type Promised } from './ceiling.ts'
import type { Rates } from './tiers.ts'

/** A contract in force, by the agent that it is made with; `terms` null is one that ends. */
export interface Held {
  readonly agent: string
  readonly upline: string
  readonly terms: Promised
}

export interface Broken {
  readonly agent: string
  readonly problem: CeilingProblem | { readonly what: 'noPayer' }
}

/**
 * Those below `agent` whose contracts do not stand any more once it is promised `terms` (null: nothing), from the top
 * down: one that ends holds nothing, so what is promised under it ends, too.
 */
export function brokenBy(
  agent: string,
  terms: Promised | null,
  held: readonly Held[],
  cap: Rates,
): readonly Broken[] {
  const below = Map.groupBy(held, ({ upline }) => upline)
  const broken: Broken[] = []
  const look = (above: string, promised: Promised | null): void => {
    for (const each of below.get(above) ?? []) {
      const problem = promised ? ceilingProblem(promised, each.terms, cap) : ({ what: 'noPayer' } as const)
      if (problem) broken.push({ agent: each.agent, problem })
      look(each.agent, problem ? null : each.terms)
    }
  }
  look(agent, terms)
  return broken
}
