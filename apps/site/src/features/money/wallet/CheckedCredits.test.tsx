import { act } from 'react'
import { expect, test } from 'vitest'
import { beginSession } from '../../../shared/session/session.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { CheckedCredits } from './CheckedCredits.tsx'

const screen = openScreen()
const credit = { id: '7', amount: '899.00', gameName: 'Golden Chinthe', heldAt: '2026-01-01T00:00:00.000Z' }

test('money that is being checked stands in the wallet with its game and amount', async () => {
  const { asked } = openPlatform({
    'GET /wps/v2/wallet/checking': value({ currency: 'MMK', sum: '899.00', lists: [credit] }),
  })
  await act(async () => beginSession('a-token'))
  await screen.draw(<CheckedCredits />)
  await screen.until(() => expect(screen.has('Being checked')).toBe(true))
  expect(screen.has('Golden Chinthe')).toBe(true)
  expect(screen.has('899')).toBe(true)
  expect(asked).toHaveLength(1)
})
