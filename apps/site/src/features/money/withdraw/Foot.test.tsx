import { expect, test, vi } from 'vitest'
import { openScreen } from '../../../testing/screen.tsx'
import { Foot } from './Foot.tsx'
import type { Checks } from './queries.ts'

const screen = openScreen()
const checksWith = (problem: Checks['account']['problem']): Checks => ({
  ...{ currency: 'MMK', balance: '100000.00', available: '100000.00' },
  ...{ amount: null, fee: '0.00', receive: '0.00', feeRate: { percent: '0.5', fixed: '0.00' }, pay: null },
  freeLeft: 0,
  turnover: { state: 'ok', left: '0.00' },
  bonuses: { lost: '0.00', lists: [] },
  verification: { state: 'ok', documents: 'none', neededFrom: '1000000.00' },
  limits: {
    ...{ state: 'ok', min: '10000.00', max: '3000000.00', dayMax: '5000000.00', dayLeft: '5000000.00' },
    broken: null,
  },
  count: { state: 'ok', used: 0, max: 5 },
  pending: { state: 'ok', id: null },
  paymentPassword: { state: 'ok' },
  account: { state: problem ? 'stop' : 'ok', problem, usableAt: null },
  ...{ isAutomatic: true, channel: null },
})
const stop = { id: 'account', state: 'stop', title: 'Payout account', detail: 'No account yet' } as const

test('who has no account to be paid to is shown that step, and no button that would refuse', async () => {
  const onAdd = vi.fn()
  await screen.draw(
    <Foot checks={checksWith('none_bound')} stop={stop} by="standard" isBusy={false} onAdd={onAdd} />,
  )
  expect(screen.has('No account yet')).toBe(false)
  expect(screen.has('Withdraw')).toBe(false)
  await screen.press('Add account')
  expect(onAdd).toHaveBeenCalledOnce()
})

test('with an account the foot asks for the money, and says what stands in the way', async () => {
  await screen.draw(
    <Foot checks={checksWith('not_chosen')} stop={stop} by="standard" isBusy={false} onAdd={() => {}} />,
  )
  expect(screen.has('Payout account: No account yet')).toBe(true)
  expect(screen.has('Withdraw')).toBe(true)
})
