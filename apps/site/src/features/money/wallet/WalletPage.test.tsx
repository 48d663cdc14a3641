import { act } from 'react'
import { expect, test } from 'vitest'
import { beginSession } from '../../../shared/session/session.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import WalletPage from './WalletPage.tsx'

const screen = openScreen()

test('what the brand says now of its wallets decides, and not what the tab kept of it', async () => {
  sessionStorage.setItem('merchantCode', 'demommk')
  const kept = { merchant: 'demommk', at: 0, value: { isSingle: true } }
  sessionStorage.setItem('merchantWallet', JSON.stringify(kept))
  const wallets = {
    ...{ isSingle: false, currency: 'MMK', main: '5.00', onTheWay: '0.00', transfers: [] },
    vendors: [{ vendor: 'kite', name: 'Kite Lab' }],
  }
  openPlatform({
    'GET /wps/v2/wallets': value(wallets),
    'GET /wps/v2/wallets/vendor': value({ balance: '1.00', currency: 'MMK', isMoving: false }),
    'GET /wps/v2/wallet/checking': value({ currency: 'MMK', sum: '0.00', lists: [] }),
  })
  await act(async () => beginSession('a-token'))
  await screen.draw(<WalletPage />, siteWith([], { currencySymbol: 'Ks' }))
  await screen.until(() => expect(screen.has('Kite Lab')).toBe(true))
})
