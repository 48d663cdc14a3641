import { expect, test } from 'vitest'
import { stopInOrder } from './stop.ts'

const stopped: string[] = []
const part = (name: string, waitMs = 0) => ({
  async stop() {
    await new Promise((done) => setTimeout(done, waitMs))
    stopped.push(name)
  },
})
const stuck = {
  async stop() {
    throw new Error('the studios hold on')
  },
}

test('what is below is told first and stops last, also when one above it fails to stop, and the failure is told', async () => {
  await expect(
    stopInOrder([stuck, part('platform', 20)], { ...part('database'), leave: () => stopped.push('left') }),
  ).rejects.toThrow('hold on')
  expect(stopped).toEqual(['left', 'platform', 'database'])
})
