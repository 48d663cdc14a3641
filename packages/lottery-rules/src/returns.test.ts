import { describe, expect, test } from 'vitest'
import { decimalOf, fraction, less, times } from './fraction.ts'
import { type KindName, kinds, playOf } from './kinds.ts'

/** The house's edge in percent, as games.md §7 prints it. */
const edges: readonly [KindName, string, string, string][] = [
  ['vn-north', 'de', '26', '5.00'],
  ['vn-north', 'dau', '26', '5.00'],
  ['vn-north', 'dd', '26', '5.00'],
  ['vn-south', 'dd', '26', '5.00'],
  ['vn-north', 'dau1', '2', '5.00'],
  ['vn-south', '3cang', '123', '10.00'],
  ['vn-north', 'xc', '123', '10.00'],
  ['vn-south', 'xc', '123', '10.00'],
  ['vn-north', '4cang', '1234', '20.00'],
  ['vn-north', 'lo2', '26', '5.00'],
  ['vn-south', 'lo2', '26', '5.00'],
  ['vn-north', 'lo3', '126', '10.00'],
  ['vn-south', 'lo4', '1126', '20.00'],
  ['vn-north', 'xien2', '01-02', '12.19'],
  ['vn-north', 'xien3', '01-02-03', '13.91'],
  ['vn-north', 'xien4', '01-02-03-04', '11.89'],
  ['vn-south', 'xien2', '01-02', '13.84'],
  ['vn-south', 'xien3', '01-02-03', '17.82'],
  ['vn-south', 'xien4', '01-02-03-04', '22.27'],
  ['vn-north', 'truot1', '01', '4.71'],
  ['vn-south', 'truot1', '01', '4.03'],
  ['vn-south', 'da', '01-02', '45.6'],
  ['vn-south', 'da2', '01-02', '31.0'],
  ['vn-north', 'da', '01-02', '33.9'],
  ['vn-fast-north', 'sides', 'big', '2.50'],
  ['thai', 'ticket', '012345', '40.00'],
  ['thai', 'top3', '123', '10.00'],
  ['thai', 'tod3', '123', '10.00'],
  ['thai', 'tod3', '112', '10.00'],
  ['thai', 'top2', '12', '10.00'],
  ['thai', 'runtop', '1', '13.28'],
  ['yiki', 'runbottom', '1', '20.20'],
  ['thai', 'front3', '123', '10.05'],
  ['thai', 'back3', '123', '10.05'],
  ['laos', 'top3', '123', '10.00'],
  ['dice', 'sum', '3', '4.00'],
  ['dice', 'sum', '8', '3.94'],
  ['dice', 'sides', 'big', '4'],
  ['dice', 'triple', 'any', '4.00'],
  ['dice', 'pairexact', '112', '4.00'],
  ['dice', 'threedifferent', '123', '4.00'],
  ['dice', 'consecutive', 'any', '4.00'],
  ['pk10', 'place', '1:7', '4'],
  ['pk10', 'sides', '3:big', '4'],
  ['pk10', 'dragontiger', '1:tiger', '4'],
  ['pk10', 'sum', '3', '5'],
  ['pk10', 'sum', '11', '5'],
  ['pk10', 'sumsides', 'big', '4'],
  ['pk10', 'sumsides', 'small', '4'],
  ['pk10', 'sumsides', 'odd', '4'],
  ['ssc', 'place', '1:7', '5'],
  ['ssc', 'sides', '2:odd', '5'],
  ['ssc', 'five', '12345', '5'],
  ['ssc', 'back3', '123', '5'],
  ['ssc', 'sumsides', 'big', '5'],
  ['ssc', 'dragontiger', 'tie', '5'],
  ['pc28', 'sum', '0', '5'],
  ['pc28', 'sides', 'big', '4'],
  ['pc28', 'forms', 'triple', '4'],
  ['two-digits', 'straight', '78', '15.00'],
  ['three-digits', 'straight', '123', '25.00'],
  ['three-digits', 'straight', '112', '28.00'],
  ['three-digits', 'straight', '111', '30.00'],
  ['four-digits', 'big', '1234', '36.00'],
  ['four-digits', 'small', '1234', '35.00'],
  ['four-digits', '4a', '1234', '40.00'],
  ['four-digits', '3a', '234', '34.00'],
  ['four-digits', '3abc', '234', '34.00'],
  ['four-digits', 'iboxbig', '1234', '33.28'],
  ['four-digits', 'iboxbig', '1123', '35.80'],
  ['four-digits', 'iboxbig', '1122', '35.92'],
  ['four-digits', 'iboxbig', '1112', '36.00'],
  ['four-digits', 'iboxsmall', '1234', '34.72'],
  ['four-digits', 'iboxsmall', '1123', '34.84'],
  ['four-digits', 'iboxsmall', '1122', '34.90'],
  ['four-digits', 'iboxsmall', '1112', '35.00'],
  ['pools', '4d', '1234', '11.8'],
  ['pools', '3d', '234', '2.4'],
  ['pools', '2d', '34', '1.4'],
  ['mark-six', 'special', '7', '4.082'],
  ['mark-six', 'specialsides', 'big', '1.96'],
  ['mark-six', 'specialzodiac', '1', '6.122'],
  ['mark-six', 'specialzodiac', '2', '6.122'],
  ['mark-six', 'zodiac', '2', '5.66'],
  ['mark-six', 'zodiac', '1', '5.84'],
  ['mark-six', 'two', '01-02', '23.5'],
  ['mark-six', 'three', '01-02-03', '24.0'],
]

const returned = (kind: KindName, id: string, pick: string) => {
  const play = playOf(kind, id)
  if (!play) throw new Error(`${kind} has no ${id}`)
  return play.exact(pick, play.odds)
}

describe('[IM-24] the exact return of a play', () => {
  test.each(edges)('%s %s of %s leaves the house %s percent', (kind, id, pick, edge) => {
    const left = times(less(fraction(1), returned(kind, id, pick)), fraction(100))
    // To as many digits as are printed.
    expect(decimalOf(left, edge.split('.')[1]?.length ?? 0)).toBe(edge)
  })
  test('trượt of the north and the south leaves what is printed', () => {
    const edge = (kind: KindName, k: number) => {
      const pick = Array.from({ length: k }, (_, n) => String(n).padStart(2, '0')).join('-')
      return decimalOf(times(less(fraction(1), returned(kind, `truot${k}`, pick)), fraction(100)), 2)
    }
    expect([4, 5, 6, 7, 8, 9, 10].map((k) => edge('vn-north', k))).toEqual(
      '10.32 12.38 15.34 15.43 15.79 17.72 18.59'.split(' '),
    )
    expect([4, 8, 10].map((k) => edge('vn-south', k))).toEqual('8.88 15.28 17.45'.split(' '))
  })
  test('keno returns what is printed for one to ten spots', () => {
    const spots = playOf('keno', 'spots')
    expect(
      spots?.kinds.map((pick) => decimalOf(times(spots.exact(pick, spots.odds), fraction(100)), 4)),
    ).toEqual('95.0000 95.0949 95.7400 95.4337 95.5168 96.3461 95.1143 96.1830 96.4565 95.7866'.split(' '))
  })
  test('none pays back more than it takes, and none less than half', () => {
    for (const [name, { plays }] of Object.entries(kinds))
      for (const play of plays)
        for (const pick of play.kinds) {
          const back = decimalOf(play.exact(pick, play.odds), 6)
          expect([name, play.id, pick, back < '1', back >= '0.54']).toEqual([name, play.id, pick, true, true])
        }
  })
  test('every draw of the small games, settled, adds up to the return that is stated', () => {
    const all = (width: number) =>
      Array.from({ length: 10 ** width }, (_, n) => ({ number: [String(n).padStart(width, '0')] }))
    const faces = [1, 2, 3, 4, 5, 6].map(String)
    const dice = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => ({ dice: [a, b, c] }))))
    const spaces: [KindName, readonly Record<string, string[]>[]][] = [
      ['two-digits', all(2)],
      ['three-digits', all(3)],
      ['pc28', all(3)],
      ['dice', dice],
    ]
    for (const [kind, results] of spaces)
      for (const play of kinds[kind].plays)
        for (const pick of play.kinds) {
          const won = results.reduce(
            (sum, result) =>
              sum + play.hits(pick, [result], play.odds).reduce((so, hit) => so + hit.times, 0),
            0,
          )
          expect([play.id, pick, play.exact(pick, play.odds)]).toEqual([
            play.id,
            pick,
            fraction(won, results.length * play.cost(pick) * 100),
          ])
        }
  })
})
