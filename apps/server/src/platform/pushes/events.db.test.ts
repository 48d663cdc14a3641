import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openEventBus } from './events.ts'

test('what was told last leaves before a program ends', async () => {
  const database = await testDatabase()
  const [page, program] = [await openEventBus(database.appUrl), await openEventBus(database.appUrl)]
  const heard = new Promise<string>((hear) => page.subscribe('order', hear))
  program.publish('order', '1 deposit d1 CREDITED')
  await program.close()
  const nothing = new Promise<string>((wake) => setTimeout(wake, 2_000, 'nothing'))
  expect(await Promise.race([heard, nothing])).toBe('1 deposit d1 CREDITED')
  await page.close()
  await database.drop()
})
