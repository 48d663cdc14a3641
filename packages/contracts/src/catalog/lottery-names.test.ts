import { expect, test } from 'vitest'
import { isOfVendor, kindsOfLotteryName } from './catalog.ts'

const game = (gameType: string, gameClassify: string | null, vassalage = 'palmyra') => ({
  ...{ vassalage, gameType, gameClassify },
})

test.each([
  ['TCG_LOTTO_VN', game('LOTT', 'VN'), true],
  ['tcg_lotto_vn', game('ELOTT', 'VN'), true],
  ['TCG_LOTTO_VN', game('LOTT', 'SEA'), false],
  ['TCG_SEA', game('ELOTT', 'SEA'), true],
  ['TCG_SEA', game('ELOTT', 'NUMBERS'), false],
  ['LOTT', game('LOTT', 'VN'), true],
  ['LOTT', game('ELOTT', 'VN'), false],
  ['ELOTT', game('ELOTT', 'NUMBERS'), true],
  ['Palmyra', game('LOTT', 'VN'), true],
  ['LOTT', game('LOTT', null, 'lott'), true],
  ['LOTT', game('LOTT', null, 'tcg_sea'), false],
  ['TCG_LOTTO_VN', game('RNG', 'VN'), false],
  ['hexworks', game('LOTT', 'VN'), false],
])('the name %s and the game %o: %s', (name, asked, is) => {
  expect(isOfVendor(asked, name)).toBe(is)
})

test('a name of lotteries stands for kinds, that of a maker for none', () => {
  expect(['ELOTT', 'tcg_sea', 'palmyra'].map(kindsOfLotteryName)).toEqual([
    ...[['ELOTT'], ['LOTT', 'ELOTT'], null],
  ])
})
