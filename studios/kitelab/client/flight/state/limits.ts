/** What one bet of this flight may be, from what was told when it was opened. Pure. */
import type { Opening } from '@jackfruit/game-page/model'
import { parseMinor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { StakeLimits } from './fields.ts'

const fieldOf = (from: Json | undefined, name: string): Json | undefined =>
  typeof from === 'object' && from !== null && !Array.isArray(from)
    ? (from as { readonly [key: string]: Json })[name]
    : undefined

/** The most that lies on one place; of the session, where that is less. */
export function stakeLimits({ limits, stakes, currency, facts }: Opening): StakeLimits {
  const told = fieldOf(fieldOf(fieldOf(facts, 'limits'), currency.code), 'main')
  const main = typeof told === 'string' ? parseMinor(told, currency.scale) : null
  const most = main !== null && main < limits.max ? main : limits.max
  const ladder = stakes.filter((stake) => stake >= limits.min && stake <= most)
  return { least: limits.min, most, ladder, scale: currency.scale }
}
