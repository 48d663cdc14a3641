import { expect, test } from 'vitest'
import { openTail, type Stretch } from './tail.ts'

/** Three stand at each place; and how often they were read. */
function streamUpTo(last: number) {
  const reads: [bigint, bigint][] = []
  let end = last
  const fresh = (since: bigint, most: number) => async (): Promise<Stretch<number>> => {
    await Promise.resolve()
    const places: bigint[] = []
    for (let place = since; place <= BigInt(end) && places.length < most; place++)
      places.push(place, place, place)
    const next = (places.at(-1) ?? since - 1n) + 1n
    reads.push([since, next])
    return { places, items: places.map((_, at) => at), next }
  }
  return { reads, fresh, grow: (to: number) => (end = to) }
}

const each = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => BigInt(from + at)).flatMap((place) => [
    place,
    place,
    place,
  ])

test('what one has read the others are given, also those who ask while it reads', async () => {
  const tail = openTail<number>()
  const { reads, fresh } = streamUpTo(14)
  const windows = await Promise.all([1, 2, 3, 4].map(() => tail.read(10n, 100, fresh(10n, 100))))
  expect(reads).toEqual([[10n, 15n]])
  for (const { places, next } of windows)
    expect({ places, next }).toEqual({ places: each(10, 14), next: 15n })
  expect(windows.map(({ wasKept }) => wasKept)).toEqual([false, true, true, true])
})

test('whoever is in the middle is given the rest of it, and of a place all', async () => {
  const tail = openTail<number>()
  const { fresh } = streamUpTo(14)
  await tail.read(10n, 100, fresh(10n, 100))
  const { items, places, next } = await tail.read(12n, 4, fresh(12n, 4))
  expect({ places, next }).toEqual({ places: each(12, 13), next: 14n })
  expect(items).toEqual([6, 7, 8, 9, 10, 11])
})

test('at the end it is read on, and never is an end kept', async () => {
  const tail = openTail<number>()
  const { reads, fresh, grow } = streamUpTo(14)
  await tail.read(10n, 100, fresh(10n, 100))
  expect(await tail.read(15n, 100, fresh(15n, 100))).toMatchObject({ places: [], next: 15n, wasKept: false })
  grow(16)
  expect(await tail.read(15n, 100, fresh(15n, 100))).toMatchObject({ places: each(15, 16), next: 17n })
  expect(await tail.read(13n, 100, fresh(13n, 100))).toMatchObject({ places: each(13, 16), next: 17n })
  expect(reads).toEqual([
    [10n, 15n],
    [15n, 15n],
    [15n, 17n],
  ])
})

test('whoever is far behind reads for itself, and takes from nobody what is kept', async () => {
  const tail = openTail<number>()
  const { reads, fresh } = streamUpTo(14)
  await tail.read(10n, 100, fresh(10n, 100))
  expect(await tail.read(2n, 6, fresh(2n, 6))).toMatchObject({ places: each(2, 3), next: 4n, wasKept: false })
  expect(await tail.read(10n, 100, fresh(10n, 100))).toMatchObject({ wasKept: true })
  expect(await tail.read(4n, 100, fresh(4n, 100))).toMatchObject({ places: each(4, 14), next: 15n })
  expect(reads).toHaveLength(3)
})

test('nobody waits for one that is far behind', async () => {
  const tail = openTail<number>()
  const { fresh } = streamUpTo(14)
  await tail.read(10n, 100, fresh(10n, 100))
  let answer = (_: Stretch<number>) => {}
  const behind = tail.read(2n, 100, () => new Promise<Stretch<number>>((done) => (answer = done)))
  expect(await tail.read(15n, 100, fresh(15n, 100))).toMatchObject({ places: [], wasKept: false })
  answer(await fresh(2n, 6)())
  expect(await behind).toMatchObject({ next: 4n, wasKept: false })
})

test('a bounded number is kept, the newest of them', async () => {
  const tail = openTail<number>(7)
  const { reads, fresh, grow } = streamUpTo(14)
  await tail.read(10n, 100, fresh(10n, 100))
  expect(await tail.read(12n, 100, fresh(12n, 100))).toMatchObject({ wasKept: true })
  expect(await tail.read(11n, 100, fresh(11n, 100))).toMatchObject({ places: each(11, 14), wasKept: false })
  grow(15)
  await tail.read(15n, 100, fresh(15n, 100))
  expect(await tail.read(13n, 100, fresh(13n, 100))).toMatchObject({ places: each(13, 15), wasKept: true })
  expect(reads).toHaveLength(3)
})

test('a reading that fails is the failure of its follower alone', async () => {
  const tail = openTail<number>()
  const { fresh } = streamUpTo(14)
  const failing = tail.read(10n, 100, () => Promise.reject(new Error('cut off')))
  const other = tail.read(10n, 100, fresh(10n, 100))
  await expect(failing).rejects.toThrow('cut off')
  expect(await other).toMatchObject({ places: each(10, 14), wasKept: false })
})
