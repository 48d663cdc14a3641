/** Bets on a field: something that a draw shows, which either is what was named or is not. */
import { options } from '../choose/options.ts'
import { type Fraction, fraction, times } from '../fraction.ts'
import { floored, type Odds, type Play, pays, type Result } from '../play.ts'

export interface Field {
  readonly key: string
  readonly chance: Fraction
  /** In 1/10,000. Without it, what leaves the house the edge of the play. */
  readonly times?: number
  /** What decided, if the draw was won by the field; null if not. */
  won(result: Result): string | null
  /** What gives the stake back. */
  readonly push?: { readonly chance: Fraction; came(result: Result): boolean }
}

export interface FieldRules {
  readonly id: string
  /** The prize whose numbers are looked at. */
  readonly prize: string
  /** In percent, for fields whose odds games.md does not name. */
  readonly edge?: number
  readonly fields: readonly Field[]
}

export function fields({ id, prize, edge = 5, fields: all }: FieldRules): Play {
  const byKey = new Map(all.map((field) => [field.key, field]))
  const odds: Odds = Object.fromEntries(
    all.map(({ key, chance, times: named }) => [key, named ?? floored(chance, edge)]),
  )
  return {
    id,
    stations: 1,
    odds,
    choose: options([...byKey.keys()]),
    kinds: [...byKey.keys()],
    cost: () => 100,
    hits(pick, [result], paying) {
      const field = byKey.get(pick)
      if (result === undefined || field === undefined) return []
      if (field.push?.came(result)) return [{ prize, at: 0, digits: 'push', times: pays(1) }]
      const digits = field.won(result)
      return digits === null ? [] : [{ prize, at: 0, digits, times: paying[pick] ?? 0 }]
    },
    most: (pick, paying) => paying[pick] ?? 0,
    exact(pick, paying) {
      const field = byKey.get(pick)
      if (field === undefined) return fraction(0)
      const won = times(field.chance, fraction(paying[pick] ?? 0, 10_000))
      const { over, under } = field.push?.chance ?? fraction(0)
      return fraction(won.over * under + over * won.under, won.under * under)
    },
  }
}

/** A field that is decided by one value of a draw: how many of all equally likely draws show one that wins. */
export const valueField = (
  key: string,
  chance: Fraction,
  value: (result: Result) => string,
  wins: (value: string) => boolean,
  times?: number,
): Field => ({
  key,
  chance,
  won: (result) => {
    const shown = value(result)
    return wins(shown) ? shown : null
  },
  ...(times === undefined ? {} : { times }),
})

/** The chance that a uniform item of the list is so. */
export const shareOf = <T>(all: readonly T[], is: (item: T) => boolean): Fraction =>
  fraction(all.filter(is).length, all.length)
