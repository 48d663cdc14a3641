import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeCache } from './cache.ts'

test('what was asked for before a change is asked for again, though it had not come yet', async () => {
  const cache = makeCache()
  const answers: ((tickets: number) => void)[] = []
  const observer = new QueryObserver<number>(cache, {
    queryKey: ['offers', 'draw'],
    queryFn: () => new Promise((answer) => answers.push(answer)),
  })
  const leave = observer.subscribe(() => undefined)
  const changed = cache.invalidateQueries({ queryKey: ['offers'] })
  answers[0]?.(0)
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(1)
  await changed
  expect(observer.getCurrentResult().data).toBe(1)
  leave()
})
