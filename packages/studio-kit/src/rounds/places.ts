/** The places of a bet and what lies on each: in memory as a map, in the database as texts, for money is no number of JSON. */
import type { Minor } from '@jackfruit/kernel'

export type Places = ReadonlyMap<string, Minor>
export type PlacesColumn = Readonly<Record<string, string>>

export const placesOf = (column: PlacesColumn): Places =>
  new Map(Object.entries(column).map(([place, stake]) => [place, BigInt(stake)]))

export const columnOf = (places: Places): PlacesColumn =>
  Object.fromEntries([...places].map(([place, stake]) => [place, stake.toString()]))

export const sumOf = (places: Places): Minor => [...places.values()].reduce((sum, stake) => sum + stake, 0n)

/** All of them on one board. */
export function together(all: readonly Places[]): Places {
  const sums = new Map<string, Minor>()
  for (const places of all)
    for (const [place, stake] of places) sums.set(place, (sums.get(place) ?? 0n) + stake)
  return sums
}

/** What a stake returns that was taken out at so many hundredths. */
export const flownTo = (stake: Minor, at: number): Minor => (stake * BigInt(at)) / 100n
