/**
 * The exact mathematics of Book of Bagan: every one of the 32⁵ places counted with its books and, once for each
 * special symbol, with the reels that show it. A round is the mean over the nine special symbols,
 * each with its free spins and their retriggers in closed form.
 */
import type { Plan } from '@jackfruit/studio-kit/rules'
import {
  chanceOf,
  freeSpinReturn,
  hitRateOf,
  momentsOf,
  mostTakes,
  type Outcome,
  outcomesOf,
} from '../../shared/maths.ts'
import { publishedOf } from '../../shared/published.ts'
import { lineSpread, numbersShown } from '../../shared/spread.ts'
import { expandedPay, machine } from './deal.ts'
import { book, freeSpins, lineTable, most, scatterPays, specials, unitsPerStake } from './rules.ts'

/** Books and reels with the special symbol are counted in one number: books + 6 × reels. */
const perReel = 6

const terms = {
  units: unitsPerStake,
  shownPays: (books: number) => scatterPays[books] ?? 0,
  awards: (books: number) => (books >= 3 ? freeSpins : 0),
}

function freeOutcomes(special: number): Outcome[] {
  const books = numbersShown(lineTable, book)
  const shows = numbersShown(lineTable, specials[special] ?? '')
  const both = books.map((numbers, reel) =>
    numbers.map((n, stop) => n + ((shows[reel]?.[stop] ?? 0) > 0 ? perReel : 0)),
  )
  return outcomesOf(lineSpread(machine, both), {
    units: unitsPerStake,
    shownPays: (n) => terms.shownPays(n % perReel) + expandedPay(special, Math.floor(n / perReel)),
    awards: (n) => terms.awards(n % perReel),
  })
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Takes a few seconds. */
export function figures() {
  const spread = lineSpread(machine, book)
  const base = outcomesOf(spread, terms)
  const baseMoments = momentsOf(base)
  const lines = momentsOf(outcomesOf(spread, { ...terms, shownPays: () => 0 })).mean
  const triggerChance = chanceOf(base, ({ awarded }) => awarded > 0)
  const bySpecial = specials.map((_, special) => {
    const free = freeOutcomes(special)
    return {
      ...freeSpinReturn(baseMoments, momentsOf(free), triggerChance),
      mostTakes: mostTakes(base, free, most),
    }
  })
  const rtp = meanOf(bySpecial.map((each) => each.rtp))
  const square = meanOf(bySpecial.map((each) => each.deviation ** 2 + each.rtp ** 2))
  return {
    exact: { rtp, hitRate: hitRateOf(base), deviation: Math.sqrt(square - rtp * rtp), most },
    parts: {
      lines,
      scatter: baseMoments.mean - lines,
      freeSpins: meanOf(bySpecial.map(({ share }) => share)),
    },
    places: spread.places,
    triggerEvery: 1 / triggerChance,
    featureMean: meanOf(bySpecial.map(({ featureMean }) => featureMean)),
    mostTakes: meanOf(bySpecial.map((each) => each.mostTakes)),
  }
}

export const published = ({ exact, parts } = figures()) => publishedOf(exact, parts)

export const plans = (): readonly Plan[] => [{ name: 'spin', choice: null, exact: figures().exact }]
