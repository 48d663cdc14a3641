import { lotteryGames } from '@jackfruit/lottery-rules'
import { expect, test } from 'vitest'
import { familyOf } from './families.ts'

test('every game stands in one family of the list', () => {
  const counts = new Map<string, number>()
  for (const { code } of lotteryGames) counts.set(familyOf(code), (counts.get(familyOf(code)) ?? 0) + 1)
  expect(Object.fromEntries(counts)).toEqual({
    ...{ myanmar: 8, north: 6, central: 15, south: 22, fastVietnam: 8, sea: 6, numbers: 6 },
  })
})
