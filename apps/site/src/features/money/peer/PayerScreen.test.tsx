import { expect, test } from 'vitest'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { PayerScreen } from './PayerScreen.tsx'
import type { PayPart } from './queries.ts'

const screen = openScreen()
const at = '2026-11-23T10:00:00.000Z'
const part: PayPart = {
  ...{ id: 'PART01', number: 1, parentId: null, amount: '100.00', received: '100.00', remaining: '0.00' },
  ...{
    state: 'RECEIVED',
    dueAt: null,
    otherName: '',
    bank: 'KBZ',
    accountShown: '**** 1234',
    reference: 'TX-1',
  },
  ...{
    proofAt: at,
    proofId: null,
    autoOff: [],
    madeAt: at,
    endedAt: at,
    canDispute: false,
    disputeUntil: null,
  },
  ...{ dispute: null, payTo: null, isBonusChecked: false },
}
const ask = {
  ...{ id: 'ASK001', state: 'ENDED', currency: 'MMK', bank: 'KBZ', senderName: 'U Ba', amount: '100.00' },
  ...{
    unmatched: '0.00',
    credited: '100.00',
    dropped: '0.00',
    askedAt: at,
    searchUntil: at,
    endedAt: at,
    now: at,
  },
  ...{ autoConfirmMinutes: 30, bonusPercent: '0.5000', changes: [] },
}

test.each([true, false])(
  'a payer sees whether the bonus of a payment is being checked (%s)',
  async (isBonusChecked) => {
    openPlatform({
      'GET /wps/v2/peer/deposits/one': value({ ...ask, parts: [{ ...part, isBonusChecked }] }),
    })
    await screen.draw(<PayerScreen id="ASK001" onBack={() => undefined} />)
    await screen.until(() => expect(document.querySelector('[data-testid="peer-part"]')).toBeTruthy())
    expect(screen.has('Your bonus for this part is being checked')).toBe(isBonusChecked)
  },
)
