/** Who is aboard, and where the last flights ended, as they are listed. Pure. */
import type { Aboard } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import type { TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import { pointOf } from './flown.ts'

export interface AboardRow {
  readonly who: string
  readonly stake: string
  /** Hundredths; null for who has not left. */
  readonly at: number | null
  readonly fate: 'waits' | 'in' | 'out' | 'away'
}

/** As they are told, the largest first. Who is still in when it has broken flew away. */
export const aboardRows = (bets: Aboard['bets'], phase: TableView['phase']): readonly AboardRow[] =>
  bets.map(({ who, stake, at }) => ({
    who,
    stake,
    at,
    fate: at !== null ? 'out' : (fates[phase] ?? 'waits'),
  }))

const fates: Readonly<Partial<Record<TableView['phase'], AboardRow['fate']>>> = {
  ...{ dealing: 'in', result: 'away', settled: 'away' },
}

export type Tone = 'none' | 'low' | 'middle' | 'high'

/** From nothing that anybody could have, over twice, to ten times. */
export const toneOf = (point: number): Tone =>
  point <= 100 ? 'none' : point < 200 ? 'low' : point < 1_000 ? 'middle' : 'high'

/** The newest first. */
export const lastPoints = (
  results: readonly Pick<TableView['results'][number], 'outcome'>[],
  most: number,
): readonly number[] =>
  results
    .slice(-most)
    .map(({ outcome }) => pointOf(outcome))
    .filter((point) => point !== null)
    .toReversed()
