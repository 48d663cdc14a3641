import { expect, test } from 'vitest'
import type { EventBus } from '../../../platform/pushes/events.ts'
import { openPostings } from './postings.ts'

/** Two processes on a bus that carries when it is told to. */
function aBus() {
  const hearers: ((payload: string) => void)[] = []
  const waiting: (string | (() => string))[] = []
  const carried: string[] = []
  const bus: EventBus = {
    publish: (_channel, payload) => void waiting.push(payload),
    subscribe: (_channel, hear) => {
      hearers.push(hear)
      return () => {}
    },
    why: () => null,
    close: async () => {},
  }
  const carry = () => {
    for (const payload of waiting.splice(0)) {
      const text = typeof payload === 'string' ? payload : payload()
      carried.push(text)
      for (const hear of hearers) hear(text)
    }
  }
  return { bus, carry, carried }
}

function pageOf(postings: ReturnType<typeof openPostings>, accountId: bigint) {
  const heard: string[] = []
  const leave = postings.listen(accountId, ({ balance, version }) => heard.push(`${balance} at ${version}`))
  return { heard, leave }
}

test('of an account that moved often the newest balance is told, once, whatever order it was told in', () => {
  const { bus, carry, carried } = aBus()
  const [here, there] = [openPostings(bus), openPostings(bus)]
  const { heard } = pageOf(there, 7n)
  here.tell({ accountId: 7n, balance: 90n, seq: 1n })
  here.tell({ accountId: 7n, balance: 70n, seq: 3n })
  here.tell({ accountId: 7n, balance: 80n, seq: 2n })
  here.tell({ accountId: 77n, balance: 5n, seq: 1n })
  carry()
  expect(heard).toEqual(['70 at 3'])
  expect(carried).toHaveLength(1)
  here.tell({ accountId: 7n, balance: 60n, seq: 4n })
  carry()
  expect(heard).toEqual(['70 at 3', '60 at 4'])
})

test('what many accounts have to tell leaves in messages that PostgreSQL takes', () => {
  const { bus, carry, carried } = aBus()
  const postings = openPostings(bus)
  const most = 2n ** 63n - 1n
  const accounts = Array.from({ length: 1_000 }, (_, at) => most - BigInt(at))
  const pages = accounts.map((accountId) => pageOf(postings, accountId))
  for (const accountId of accounts) postings.tell({ accountId, balance: most, seq: most })
  carry()
  expect(pages.every(({ heard }) => heard.length === 1)).toBe(true)
  expect(Math.max(...carried.map((text) => text.length))).toBeLessThan(7_500)
})

test('who leaves hears no more, and takes nobody along', () => {
  const { bus, carry } = aBus()
  const postings = openPostings(bus)
  const [one, other] = [pageOf(postings, 7n), pageOf(postings, 7n)]
  one.leave()
  one.leave()
  postings.tell({ accountId: 7n, balance: 1n, seq: 1n })
  carry()
  expect([one.heard, other.heard]).toEqual([[], ['1 at 1']])
})

test('what does not fit is not heard', () => {
  const { bus, carry } = aBus()
  const page = pageOf(openPostings(bus), 7n)
  for (const text of ['', '7', '7:', '7:1', '7:a:1', '7:1:2:3', '8:1:1', '7:5:6'])
    bus.publish('balances', text)
  carry()
  expect(page.heard).toEqual(['5 at 6'])
})
