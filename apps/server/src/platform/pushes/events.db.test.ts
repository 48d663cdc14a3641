import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openEventBus } from './events.ts'

test('what was told last leaves before a program ends', async () => {
  const database = await testDatabase()
  const [page, program] = [await openEventBus(database.appUrl), await openEventBus(database.appUrl)]
  const heard: string[] = []
  page.subscribe('order', (payload) => heard.push(payload))
  program.publish('order', '1 deposit d1 CREDITED')
  await program.close()
  await expect.poll(() => heard).toEqual(['1 deposit d1 CREDITED'])
  await page.close()
  await database.drop()
})

test('however long what is told becomes on its way, none of it is lost, and it comes in its order', async () => {
  const database = await testDatabase()
  const [page, program] = [await openEventBus(database.appUrl), await openEventBus(database.appUrl)]
  const heard: string[] = []
  page.subscribe('order', (payload) => heard.push(payload))
  const told = Array.from({ length: 60 }, (_, at) => `${at} ${'"'.repeat(400)}`)
  for (const each of told) program.publish('order', each)
  await program.close()
  await expect.poll(() => heard.length).toBe(told.length)
  expect(heard).toEqual(told)
  await page.close()
  await database.drop()
})

test('what is told while earlier news is on its way waits for it, and asks nothing of a connection in use', async () => {
  const database = await testDatabase()
  const program = await openEventBus(database.appUrl)
  const warnings: string[] = []
  const warned = ({ message }: Error) => warnings.push(message)
  process.on('warning', warned)
  for (let at = 0; at < 300; at++) {
    for (let each = 0; each < 4; each++) program.publish('order', 'x'.repeat(7_000))
    await new Promise((wake) => setTimeout(wake, 1))
  }
  await program.close()
  process.off('warning', warned)
  expect(warnings).toEqual([])
  await database.drop()
})
