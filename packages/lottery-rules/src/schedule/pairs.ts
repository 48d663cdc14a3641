/**
 * Two provinces that draw at the same time, for bets on both. What is drawn of each is kept in one result, each prize under
 * the place of its province: `0:db` and `1:db`.
 */
import type { Result } from '../play.ts'
import { type Station, stations } from './provinces.ts'

/** Regions whose provinces are bet on in pairs: the north has one draw a day. */
export const pairedRegions = ['south', 'central'] as const

export const provincesOf = (region: Station['region']): readonly Station[] =>
  stations.filter((station) => station.region === region)

export const joinResults = (results: readonly Result[]): Result =>
  Object.fromEntries(
    results.flatMap((result, place) =>
      Object.entries(result).map(([prize, numbers]) => [`${place}:${prize}`, numbers] as const),
    ),
  )

/** As many results as a play wants: a joined one apart again. */
export const resultsIn = (stationsOfPlay: number, result: Result): readonly Result[] =>
  stationsOfPlay === 1
    ? [result]
    : Array.from({ length: stationsOfPlay }, (_, place) => resultAt(result, place))

const resultAt = (result: Result, place: number): Result => {
  const start = `${place}:`
  return Object.fromEntries(
    Object.entries(result).flatMap(([prize, numbers]) =>
      prize.startsWith(start) ? [[prize.slice(start.length), numbers] as const] : [],
    ),
  )
}
