import { expect, test } from 'vitest'
import { lanesOf } from './cards.ts'
import { asTheyAre } from './find.ts'
import type { Game } from './games.ts'

const game = (vendor: string, gameType: string): Game =>
  ({
    vendor,
    vendorName: vendor,
    gameType,
    gameClassify: null,
    code: vendor,
    nodeId: vendor,
  }) as unknown as Game

test('[NV-02] categories stand in one order, whichever studio listed its games first', () => {
  const listed = [
    game('palmyra', 'LOTT'),
    game('rubyrow', 'LIVE'),
    game('hexworks', 'RNG'),
    game('kitelab', 'RNG'),
  ]
  for (const games of [listed, listed.toReversed()])
    expect(lanesOf(games, asTheyAre).map(({ title }) => title)).toEqual(['RNG', 'LIVE', 'LOTT'])
})
