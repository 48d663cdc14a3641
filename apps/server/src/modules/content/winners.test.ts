import { expect, test } from 'vitest'
import { masked } from './winners.ts'

test.each([
  ['player', 'pl***r'],
  ['KoKo1', 'Ko***1'],
  ['မောင်ကျော်ဇင်', 'မော***င်'],
  ['mama', 'm***'],
  ['Bo', 'B***'],
  ['', '***'],
])(
  '[EN-139] [D-124] of %s the board shows %s: a name of four letters or less would be told by three',
  (name, shown) => {
    expect(masked(name)).toBe(shown)
  },
)
