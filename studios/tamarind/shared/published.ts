/** For tests: a game's certificate against its computed returns. */
import { readFileSync } from 'node:fs'
import { type Json, type Manifest, type Plan, volatilityOf } from '@jackfruit/studio-kit/rules'
import { readChipFacts } from './shown.ts'

const percent = (fraction: number) => (fraction * 100).toFixed(4)

/** What game.json prints, and what it ought to print; the test compares the two. */
export function certificate(
  manifestAt: URL,
  { version, facts }: { readonly version: string; readonly facts: Json },
  plans: readonly Plan[],
) {
  const manifest: Manifest = JSON.parse(readFileSync(manifestAt, 'utf8'))
  const { parts = {}, ...printed } = manifest.published
  const first = plans[0]?.exact ?? { rtp: 0, hitRate: 0, deviation: 0, most: 0 }
  const rtps = Object.fromEntries(plans.map(({ name, exact }) => [name, percent(exact.rtp)]))
  return {
    printed: {
      ...{ published: printed, version: manifest.version, parts },
      places: Object.fromEntries(readChipFacts(facts).places.map(({ id, rtp }) => [id, rtp])),
    },
    computed: {
      published: {
        ...{ rtp: percent(first.rtp), hitRate: (first.hitRate * 100).toFixed(2), method: 'exact' },
        ...{ deviation: first.deviation.toFixed(3), most: String(first.most) },
        volatility: volatilityOf(first.deviation),
      },
      version,
      parts: Object.fromEntries(Object.keys(parts).map((name) => [name, rtps[name]])),
      places: rtps,
    },
  }
}
