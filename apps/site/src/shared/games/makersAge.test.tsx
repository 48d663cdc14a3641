import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen } from '../../testing/screen.tsx'
import { useLanes } from './makers.ts'

const screen = openScreen()
const vendors = 'GET /wps/v2/games/vendors'
const now = Date.parse('2026-11-23T00:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  sessionStorage.setItem('merchantCode', 'demommk')
})
afterEach(() => vi.useRealTimers())

const Lanes = () => `lanes: ${useLanes(({ length }) => length).data}`

function Shown() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <Lanes />}
      <button type="button" onClick={() => setThere(!isThere)}>
        Turn
      </button>
    </>
  )
}

test('vendors are five minutes old at most, also where a reload found them kept for four', async () => {
  const { asked } = openPlatform({ [vendors]: value({ lanes: [] }) })
  const kept = { merchant: 'demommk', at: now - 240_000, value: { lanes: [] } }
  sessionStorage.setItem('vendors', JSON.stringify(kept))
  const again = async () => {
    await screen.press('Turn')
    await screen.press('Turn')
    await screen.until(() => expect(screen.has('lanes: 0')).toBe(true))
  }
  await screen.draw(<Shown />)
  await screen.until(() => expect(screen.has('lanes: 0')).toBe(true))
  vi.setSystemTime(now + 59_000)
  await again()
  expect(asked).toEqual([])
  vi.setSystemTime(now + 60_000)
  await again()
  await screen.until(() => expect(asked.map(({ to }) => to)).toEqual([vendors]))
})
