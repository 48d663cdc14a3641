import { act } from 'react'
import { expect, test } from 'vitest'
import { tellPush } from '../../../shared/calls/pushes.ts'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen } from '../../../testing/screen.tsx'
import BalanceChip from './BalanceChip.tsx'

const screen = openScreen()
const shown = () =>
  [...document.querySelectorAll('[data-at]')].map(({ textContent }) => textContent.replace(/[^\d.,]/g, ''))

test('[EN-18] [EN-17] header and member centre show one balance with its symbol, asked for once, and follow it together', async () => {
  const { asked } = openPlatform({
    'GET /wps/v2/wallets/balance': value({ sumBalance: '1200.00', currency: 'MMK', version: '1' }),
  })
  await act(async () => beginSession('a-token'))
  await screen.draw(
    <>
      <div data-at="header">
        <BalanceChip />
      </div>
      <div data-at="centre">
        <BalanceChip size="panel" />
      </div>
    </>,
  )
  await screen.until(() => expect(shown()).toEqual(['1,200.00', '1,200.00']))
  for (const chip of document.querySelectorAll('[data-at]')) expect(chip.textContent).toContain('Ks')
  await act(async () => tellPush({ type: 'balance', sumBalance: '950.00', currency: 'MMK', version: '2' }))
  await screen.until(() => expect(shown()).toEqual(['950.00', '950.00']))
  expect(asked).toHaveLength(1)
  await act(async () => endSession('signed-out'))
})
