import { expect, test } from 'vitest'
import { openGathering } from './gathering.ts'

/** A writer that is held until it is let go, and what it was given. */
function held() {
  const given: number[][] = []
  const gates: (() => void)[] = []
  const write = async (rows: readonly number[]) => {
    given.push([...rows])
    await new Promise<void>((open) => gates.push(open))
    return rows.map((row) => row * 10)
  }
  return { given, write, gates }
}

const turn = () => new Promise<void>((next) => setImmediate(next))

test('who is alone is written at once, and who comes meanwhile goes together with the next', async () => {
  const { given, write, gates } = held()
  const submit = openGathering(write)
  const told = [submit(1)]
  await turn()
  expect(given).toEqual([[1]])
  told.push(submit(2), submit(3))
  await turn()
  expect(given).toEqual([[1]])
  gates[0]?.()
  await expect.poll(() => given.length).toBe(2)
  expect(given[1]).toEqual([2, 3])
  gates[1]?.()
  expect(await Promise.all(told)).toEqual([10, 20, 30])
})

test('a row at fault fails alone, and those beside it are written', async () => {
  const submit = openGathering(async (rows: readonly number[]) => {
    if (rows.includes(2)) throw Object.assign(new Error('two'), { code: '23514' })
    return rows
  })
  const told = await Promise.allSettled([1, 2, 3].map((row) => submit(row)))
  expect(told.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
    1,
    'Error: two',
    3,
  ])
  expect(await submit(4)).toBe(4)
})

test('where nobody knows what was written, nothing is written again and all are told', async () => {
  let writes = 0
  const submit = openGathering(async () => {
    writes++
    throw new Error('the line is cut')
  })
  const told = await Promise.allSettled([1, 2].map((row) => submit(row)))
  expect([told.map(({ status }) => status), writes]).toEqual([['rejected', 'rejected'], 1])
})
