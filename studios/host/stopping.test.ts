import { expect, test } from 'vitest'
import { stopAll } from './stopping.ts'

test('a part that hangs is left behind after its own time, one that fails is told, and the next ones stop in order', async () => {
  const [ended, said]: [string[], { part: string; text: string; ms: unknown }[]] = [[], []]
  const note = (fields: object, text: string) => {
    const { part, ms } = fields as { part: string; ms?: number }
    said.push({ part, text, ms: typeof ms })
  }
  const ends = (part: string) => [part, async () => void ended.push(part)] as const
  await stopAll(
    { info: note, warn: note },
    [
      [ends('calls')],
      [['hexworks', () => new Promise(() => {})], ends('kitelab')],
      [['clock', () => Promise.reject(new Error('gone'))]],
      [ends('database')],
    ],
    20,
  )
  expect(ended).toEqual(['calls', 'kitelab', 'database'])
  expect(said).toEqual([
    { part: 'calls', text: 'stopped', ms: 'number' },
    { part: 'kitelab', text: 'stopped', ms: 'number' },
    { part: 'hexworks', text: 'does not stop, and is left behind', ms: 'number' },
    { part: 'clock', text: 'while stopping', ms: 'undefined' },
    { part: 'database', text: 'stopped', ms: 'number' },
  ])
})
