import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallWorld } from '../../testing/call-world.ts'
import { openStartWorld } from '../../testing/start-world.ts'

let world: CallWorld
beforeAll(async () => {
  world = await openStartWorld({ TRUSTED_PROXIES: '10.0.0.0/8', JACKFRUIT_ENV: 'demo' })
})
afterAll(() => world.close())

const placeOf = async (ip: string, headers: Record<string, string>) =>
  (await world.ask('GET', '/wps/v2/permission?scope=status', { ip, headers })).value['location']

test('[IM-67] a trusted proxy names the visitor, and of what the visitor put before it nothing counts', async () => {
  const inKp = { ip: '203.0.113.9', countryCode: 'KP' }
  expect(await placeOf('10.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toMatchObject(inKp)
  expect(await placeOf('10.0.0.1', { 'x-forwarded-for': '8.8.8.8, 203.0.113.9' })).toMatchObject(inKp)
  expect(await placeOf('10.0.0.1', { 'x-forwarded-for': '8.8.8.8, 203.0.113.9, 10.0.0.2' })).toMatchObject(
    inKp,
  )
})

test('[IM-67] anybody else is where the connection comes from, whatever the headers say', async () => {
  for (const headers of [
    { 'x-forwarded-for': '8.8.8.8' },
    { forwarded: 'for=8.8.8.8' },
    { 'x-real-ip': '8.8.8.8', 'cf-connecting-ip': '8.8.8.8', 'cf-ipcountry': 'MM' },
  ] as Record<string, string>[])
    expect(await placeOf('203.0.113.9', headers)).toMatchObject({ ip: '203.0.113.9', countryCode: 'KP' })
  expect(await placeOf('10.0.0.1', { 'cf-ipcountry': 'KP' })).toMatchObject({ countryCode: null })
})
