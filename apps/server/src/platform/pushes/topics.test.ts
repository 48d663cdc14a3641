import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { EventBus } from './events.ts'
import { openTopic } from './topics.ts'

/** Carries everything at once to whoever listens, as the bus does a moment later. */
function aBus() {
  const channels = new Map<string, Set<(payload: string) => void>>()
  const bus: EventBus = {
    publish: (channel, payload) => {
      for (const hear of channels.get(channel) ?? []) hear(typeof payload === 'string' ? payload : payload())
    },
    subscribe(channel, hear) {
      channels.set(channel, (channels.get(channel) ?? new Set()).add(hear))
      return () => channels.get(channel)?.delete(hear)
    },
    why: () => null,
    close: async () => {},
  }
  return bus
}

const scores = z.object({ points: z.string() })
const open = (bus = aBus()) => ({ bus, topic: openTopic(bus, 'scores', scores) })

test('who listens hears of one key, in the order of telling, whichever process told', () => {
  const { bus, topic } = open()
  const heard: string[] = []
  topic.listen(7n, ({ points }) => heard.push(points))
  const { topic: elsewhere } = open({ ...bus })
  elsewhere.tell(7n, { points: '1' })
  topic.tell(8n, { points: '2' })
  topic.tell(7n, { points: '3:4' })
  expect(heard).toEqual(['1', '3:4'])
})

test('two pages of one member hear each by itself, and who leaves hears no more', () => {
  const { topic } = open()
  const heard: string[] = []
  const hear = ({ points }: { points: string }) => heard.push(points)
  const leave = topic.listen(7n, hear)
  const leaveToo = topic.listen(7n, hear)
  topic.tell(7n, { points: '1' })
  leave()
  leave()
  topic.tell(7n, { points: '2' })
  leaveToo()
  topic.tell(7n, { points: '3' })
  expect(heard).toEqual(['1', '1', '2'])
})

test('who leaves twice takes nobody along that came in between', () => {
  const { topic } = open()
  const heard: string[] = []
  const leave = topic.listen(7n, () => {})
  leave()
  topic.listen(7n, ({ points }) => heard.push(points))
  leave()
  topic.tell(7n, { points: '1' })
  expect(heard).toEqual(['1'])
})

test('what does not fit is not heard', () => {
  const { bus, topic } = open()
  const heard: unknown[] = []
  topic.listen(7n, (fact) => heard.push(fact))
  bus.publish('scores', '7:{"points":1}')
  bus.publish('scores', '7:{"points":"1","more":"2"}')
  expect(heard).toEqual([{ points: '1' }])
})

test('a name is one topic of a process: a second one is refused', () => {
  const { bus } = open()
  expect(() => open(bus)).toThrow('two topics are called scores')
})
