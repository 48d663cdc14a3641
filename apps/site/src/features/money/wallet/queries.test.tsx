import { act } from 'react'
import { expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { useMerchantWallet } from './queries.ts'

const screen = openScreen()
const Wallet = () => `single: ${useMerchantWallet().data?.isSingle}`

test('[TR-18] [EN-13] the merchant wallet is asked for once in a session, and lies in session storage by its name', async () => {
  const { asked } = openPlatform({ 'GET /wps/v2/wallets/merchant': value({ isSingle: true }) })
  await act(async () => beginSession('a-token'))
  expect(sessionStorage.getItem('merchantWallet')).toBeNull()
  for (const visit of ['first', 'second']) {
    await screen.draw(null)
    await screen.draw(<Wallet key={visit} />)
    await screen.until(() => expect(screen.has('single: true')).toBe(true))
  }
  expect(asked).toHaveLength(1)
  expect(JSON.parse(sessionStorage.getItem('merchantWallet') ?? '{}')).toMatchObject({
    value: { isSingle: true },
  })
  await act(async () => endSession('signed-out'))
})
