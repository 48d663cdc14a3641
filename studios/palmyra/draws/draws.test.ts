import { kinds, lotteryGames, type Result } from '@jackfruit/lottery-rules'
import { expect, test } from 'vitest'
import { draws } from './index.ts'
import { limits } from './limits.ts'
import { steppedDown } from './odds.ts'
import { isResultOf } from './results.ts'

const gameOf = (code: string) => {
  const game = draws.find((each) => each.code === code)
  if (!game) throw new Error(code)
  return game
}

test('every lottery is one of the studio, with each play of one draw in each mode, and those of two where two are joined', () => {
  expect(draws.map(({ code }) => code)).toEqual(lotteryGames.map(({ code }) => code))
  for (const game of draws) {
    const kind = lotteryGames.find(({ code }) => code === game.code)?.kind ?? 'dice'
    for (const { id, stations, kinds: picks } of kinds[kind].plays)
      for (const mode of game.modes)
        for (const pick of picks) {
          const most = game.mostOf({ play: id, pick, mode }, 0)
          expect([game.code, id, most > 0, game.mostOf({ play: id, pick, mode }, 2) < most]).toEqual([
            ...[game.code, id, true, true],
          ])
          const entry = { play: id, selection: '01 02', unit: 10_000n, multiple: 1, share: 100 }
          if (stations === 2) expect(game.linesOf(entry, mode)?.length).toBe(game.joins ? 1 : undefined)
        }
  }
})

test('odds come down by five of eighty-five', () => {
  expect([0, 1, 2].map((step) => steppedDown({ win: 850_000 }, step)['win'])).toEqual([
    850_000, 800_000, 750_000,
  ])
  expect(steppedDown({ big: 19_500 }, 1)).toEqual({ big: 18_400 })
})

test('a number goes down its steps as what is owed grows, and is closed behind the last', () => {
  const game = gameOf('mm2d-fast-1')
  const cap = 5_000_000_000n
  const at = (owed: bigint) =>
    game.standingOf({ play: 'straight', pick: '07', mode: 'Lott' }, owed, 'MMK')?.step ?? 'closed'
  expect([0n, cap - 10_000n, cap, cap + cap / 10n, cap + cap / 5n].map(at)).toEqual([0, 0, 1, 2, 'closed'])
  expect(Object.keys(limits)).toEqual(['MMK', 'BDT', 'INR', 'NGN', 'IDRK', 'PKR', 'KES'])
})

test.each<[string, Result, boolean]>([
  ['as the draw has it', { number: ['123'] }, true],
  ['too short', { number: ['12'] }, false],
  ['no digits', { number: ['12a'] }, false],
  ['two numbers', { number: ['123', '456'] }, false],
  ['another prize', { first: ['123'] }, false],
  ['one prize too many', { number: ['123'], first: ['1'] }, false],
  ['nothing', {}, false],
])('a result that was entered is taken only in the form of a draw: %s', (_what, result, is) => {
  expect(isResultOf(kinds['three-digits'].draw, result)).toBe(is)
})
