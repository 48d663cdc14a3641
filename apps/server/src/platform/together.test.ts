import { expect, test } from 'vitest'
import { openTogether } from './together.ts'

test('questions of one turn are one, and those of the next turn another', async () => {
  const asked: (readonly number[])[] = []
  const ask = openTogether(async (keys: readonly number[]) => {
    asked.push(keys)
    return keys.map((key) => key * 10)
  })
  expect(await Promise.all([ask(1), ask(2), ask(1)])).toEqual([10, 20, 10])
  expect(await ask(3)).toBe(30)
  expect(asked).toEqual([[1, 2, 1], [3]])
})

test('where the question fails, all who asked are told, and the next one is asked anew', async () => {
  let isDown = true
  const ask = openTogether(async (keys: readonly number[]) => {
    if (isDown) throw new Error('down')
    return keys
  })
  const told = await Promise.allSettled([ask(1), ask(2)])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isDown = false
  expect(await ask(1)).toBe(1)
})
