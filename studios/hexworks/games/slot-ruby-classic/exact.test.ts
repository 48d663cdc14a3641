import { expect, test } from 'vitest'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }

const computed = figures()

test('[IM-17] the published return and every other figure are the exact ones, to the last printed digit', () => {
  expect(game.published).toEqual(published(computed))
})

test('all 32,768 places are counted, and their wins are those of the reference', () => {
  expect(computed.places).toBe(32_768)
  expect(computed.distribution).toEqual([
    [0, 22_878],
    [1, 5_046],
    [2, 3_318],
    [4, 1_008],
    [8, 116],
    [12, 125],
    [16, 30],
    [24, 139],
    [32, 6],
    [48, 63],
    [75, 8],
    [96, 12],
    [150, 12],
    [300, 6],
    [1000, 1],
  ])
})
