import { act } from 'react'
import { expect, test } from 'vitest'
import { tellRest, useRest } from '../../shared/session/rest.ts'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen } from '../../testing/screen.tsx'
import { askStatus } from './watchStatus.ts'

const screen = openScreen()
const Resting = () => (useRest() ? 'resting' : 'awake')

test('a break that begins or ends while the site is open is known with the next status', async () => {
  const status = { location: { ip: '203.0.113.7', countryCode: null, region: null }, maintenanceEnd: null }
  let restingUntil: string | null = '2026-11-24T00:00:00.000Z'
  openPlatform({
    'GET /wps/v2/permission': () =>
      value({ ...status, maintenance: false, regionRestriction: false, restingUntil })(),
  })
  tellRest(null)
  await screen.draw(<Resting />)
  expect(screen.has('awake')).toBe(true)
  await act(askStatus)
  expect(screen.has('resting')).toBe(true)
  restingUntil = null
  await act(askStatus)
  expect(screen.has('awake')).toBe(true)
})
