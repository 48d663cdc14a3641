/** What is published of a game and is not what was counted. */
import { type Published, volatilityOf } from '@jackfruit/studio-kit/rules'
import type { Counted } from './find.ts'

export function differencesOf(published: Published, { plans, parts }: Counted): string[] {
  const [first] = plans
  if (!first) return ['there is no plan that the game is published for']
  const { rtp, hitRate, deviation, most } = first.exact
  const counted: Readonly<Record<string, string>> = {
    rtp: likewise(published.rtp, rtp * 100),
    hitRate: likewise(published.hitRate, hitRate * 100),
    deviation: likewise(published.deviation, deviation),
    volatility: volatilityOf(deviation),
    most: likewise(published.most, most),
    ...parts,
  }
  const told: Readonly<Record<string, string | undefined>> = {
    ...(parts && published.parts),
    rtp: published.rtp,
    hitRate: published.hitRate,
    deviation: published.deviation,
    volatility: published.volatility,
    most: published.most,
  }
  const names = new Set([...Object.keys(counted), ...Object.keys(told)])
  return [...names]
    .filter((name) => told[name] !== counted[name])
    .map((name) => `${name}: published ${told[name] ?? 'not'}, counted ${counted[name] ?? 'not'}`)
}

/** With as many digits after the point as the published figure has. */
const likewise = (printed: string, value: number): string => value.toFixed(printed.split('.')[1]?.length ?? 0)
