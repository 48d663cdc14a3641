import { expect, test } from 'vitest'
import { keepSessions } from './kept-sessions.ts'
import type { Session, Sessions } from './sessions.ts'

function aJournal() {
  const session = { id: 7n, studio: 'hexworks', platformSession: 's_1' } as Session
  const asked = { find: 0, platformSession: 0 }
  let isLive = true
  let held: Promise<void> = Promise.resolve()
  const journal: Sessions = {
    open: async () => ({ token: 't', session }),
    async find() {
      asked.find++
      const answer = isLive ? session : null
      await held
      return answer
    },
    async platformSessionOf() {
      asked.platformSession++
      return 's_1'
    },
    async end() {
      isLive = false
    },
  }
  let now = 0
  const kept = keepSessions(journal, () => now)
  return {
    kept,
    asked,
    pass(ms: number) {
      now += ms
    },
    hold(until: Promise<void>) {
      held = until
    },
    endElsewhere() {
      isLive = false
    },
  }
}

test('a session is read once, and again after a quarter of a minute', async () => {
  const { kept, asked, pass, endElsewhere } = aJournal()
  for (let i = 0; i < 3; i++) expect((await kept.find('hexworks', 't'))?.id).toBe(7n)
  expect(await kept.platformSessionOf(7n)).toBe('s_1')
  expect(asked).toEqual({ find: 1, platformSession: 0 })
  endElsewhere()
  pass(15_000)
  expect(await kept.find('hexworks', 't')).toBeNull()
})

test('one that ends here is over at once, also for who was reading it meanwhile', async () => {
  const { kept } = aJournal()
  await kept.find('hexworks', 't')
  await kept.end(7n)
  expect(await kept.find('hexworks', 't')).toBeNull()

  const other = aJournal()
  const { promise, resolve: go } = Promise.withResolvers<void>()
  other.hold(promise)
  const reading = other.kept.find('hexworks', 't')
  await other.kept.end(7n)
  go()
  expect(await reading).toBeNull()
})

test('what one studio was told of a token is not told to another', async () => {
  const { kept, asked } = aJournal()
  await kept.find('hexworks', 't')
  await kept.find('kitelab', 't')
  expect(asked.find).toBe(2)
})
