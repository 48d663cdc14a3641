import { expect, test } from 'vitest'
import { endingWith } from './ending.ts'

test('each part is logged with its time; one that hangs or fails is named, and the next is ended all the same', async () => {
  const lines: unknown[][] = []
  const note = (level: string) => (fields: object, text: string) =>
    void lines.push([level, (fields as { part: string }).part, text])
  const end = endingWith({ info: note('info'), warn: note('warn') }, 50)
  await end('calls', async () => 'done')
  await end('work of wallet', () => new Promise(() => {}))
  await end('ledger', () => {
    throw new Error('the lanes hold on')
  })
  await end('database', () => {})
  expect(lines).toEqual([
    ['info', 'calls', 'stopped'],
    ['warn', 'work of wallet', 'does not stop, and is left behind'],
    ['warn', 'ledger', 'while stopping'],
    ['info', 'database', 'stopped'],
  ])
})
