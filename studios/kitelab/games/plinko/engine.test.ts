import { expect, test } from 'vitest'
import { everyStake, kyat, saying, seeded } from '../../shared/testing.ts'
import { rules } from './engine.ts'
import { bucketsOf } from './rules.ts'
import { readFacts, readShown } from './shown.ts'

test('a ball that always goes left lands in the edge', () => {
  const left = rules.play(
    { stake: 10_000n, choice: { rows: 8, risk: 'high' } },
    [],
    saying(0, 0, 0, 0, 0, 0, 0, 0),
    kyat,
  )
  expect(left).toEqual({
    stake: 10_000n,
    win: 280_000n,
    ended: true,
    shown: { rows: 8, risk: 'high', path: [0, 0, 0, 0, 0, 0, 0, 0], bucket: 0, multiple: 2_800 },
  })
})

test('the bucket is the number of turns to the right', () => {
  const centre = rules.play(
    { stake: 10_000n, choice: { rows: 8, risk: 'low' } },
    [],
    saying(1, 0, 1, 0, 1, 0, 1, 0),
    kyat,
  )
  expect(centre).toMatchObject({ win: 5_000n, shown: { bucket: 4, multiple: 50 } })
})

test('what is shown can be read, and says where its path ends', () => {
  for (let seed = 0; seed < 300; seed++) {
    const round = rules.play({ stake: 100n, choice: { rows: 16, risk: 'medium' } }, [], seeded(seed), kyat)
    const { path, bucket, multiple } = readShown(round?.shown)
    expect(path.filter((turn) => turn === 1)).toHaveLength(bucket)
    expect(round?.win).toBe(BigInt(multiple))
  }
})

test('the buckets are symmetric, one more than rows', () => {
  const { buckets } = readFacts(rules.facts)
  for (const rows of [8, 12, 16] as const)
    for (const risk of ['low', 'medium', 'high'] as const) {
      expect(buckets[rows][risk]).toEqual(bucketsOf(rows, risk).toReversed())
      expect(buckets[rows][risk]).toHaveLength(rows + 1)
    }
})

test('no stake returns more than the most, and the next of the ladder would', () => {
  for (const { stake, table, most } of everyStake(rules.stakes, rules.maxWin)) {
    const edge = saying(...new Array<number>(16).fill(1))
    const round = rules.play({ stake, choice: { rows: 16, risk: 'high' } }, [], edge, table)
    expect(round?.win).toBe(stake * 970n)
    expect(round?.win).toBeLessThanOrEqual(most)
  }
})

test.each([null, {}, { rows: 9, risk: 'low' }, { rows: 8, risk: 'none' }, { rows: '8', risk: 'low' }])(
  'the choice %j cannot be bet',
  (raw) => {
    expect(rules.readChoice(raw, kyat)).toBeNull()
  },
)
