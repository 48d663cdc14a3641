import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVendorWorld, type VendorWorld } from '../../apps/server/src/testing/vendor-world.ts'
import { certify } from './certify.ts'

let world: VendorWorld
beforeAll(async () => {
  world = await openVendorWorld()
})
afterAll(() => world.close())

test('the platform passes every case of the certification that can be tried on it', async () => {
  const [studio] = world.vendors
  if (!studio) throw new Error('there is no studio')
  const report = await certify({
    baseUrl: world.baseUrl,
    ...studio,
    players: (kind) => world.player(kind),
    unlistedAddress: process.platform === 'linux' ? '127.0.0.2' : undefined,
  })
  expect(report.cases.filter(({ result }) => result === 'failed')).toEqual([])
  expect(report.passed).toBeGreaterThan(95)
})
