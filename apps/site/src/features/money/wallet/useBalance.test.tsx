import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellPush } from '../../../shared/calls/pushes.ts'
import { holding } from '../../../shared/money/holding.ts'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { useBalance } from './useBalance.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const answer = (sumBalance: string, version: string) =>
  new Response(
    JSON.stringify({ success: true, message: '', value: { sumBalance, currency: 'MMK', version } }),
  )
const push = (sumBalance: string, version: string) =>
  tellPush({ type: 'balance', sumBalance, currency: 'MMK', version })

/** Queries tell their readers in a turn of their own: it belongs to the act. */
const told = (sumBalance: string, version: string) =>
  act(async () => {
    push(sumBalance, version)
    await new Promise((done) => setTimeout(done, 5))
  })

function Shown() {
  const balance = useBalance()
  return <output>{balance.data?.sumBalance ?? '…'}</output>
}

const root = createRoot(document.body.appendChild(document.createElement('div')))
const show = (child: ReactNode) =>
  act(async () => root.render(<QueryClientProvider client={new QueryClient()}>{child}</QueryClientProvider>))
const text = () => document.querySelector('output')?.textContent

beforeEach(() => beginSession('token-of-a-test'))
afterEach(async () => {
  await act(async () => root.render(null))
  endSession('signed-out')
  holding.release()
  vi.restoreAllMocks()
})

test('[HD-14][SH-11] the balance is read, then follows what the socket pushes', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer('100.00', '3'))
  await show(<Shown />)
  await vi.waitFor(() => expect(text()).toBe('100.00'))
  await told('90.00', '4')
  await vi.waitFor(() => expect(text()).toBe('90.00'))
})

test('a read that was overtaken by a push does not bring the old balance back', async () => {
  let reply = (_: Response) => {}
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((done) => (reply = done)))
  await show(<Shown />)
  await told('90.00', '10')
  await act(async () => reply(answer('100.00', '9')))
  await vi.waitFor(() => expect(text()).toBe('90.00'))
})

test('what a game is still showing is left out until it is shown, and a deposit meanwhile is there at once', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer('100.00', '1'))
  await show(<Shown />)
  await vi.waitFor(() => expect(text()).toBe('100.00'))
  const hear = (word: Parameters<typeof holding.hear>[0]) => act(async () => holding.hear(word))
  await hear({ type: 'asking' })
  await told('590.00', '2')
  expect(text()).toBe('100.00')
  await hear({ type: 'showing', win: '500.00', before: '90.00' })
  expect(text()).toBe('90.00')
  await told('1590.00', '3')
  await vi.waitFor(() => expect(text()).toBe('1090.00'))
  await hear({ type: 'shown' })
  expect(text()).toBe('1590.00')
})

test('an order that moves money while a bet is asked for ends the waiting', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer('100.00', '1'))
  await show(<Shown />)
  await vi.waitFor(() => expect(text()).toBe('100.00'))
  await act(async () => holding.hear({ type: 'asking' }))
  await act(async () => tellPush({ type: 'order', kind: 'deposit', orderId: 'd1', state: 'CREDITED' }))
  await told('1100.00', '2')
  await vi.waitFor(() => expect(text()).toBe('1100.00'))
})

test('pushes that change places on the way end with the newest', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer('100.00', '8'))
  await show(<Shown />)
  await vi.waitFor(() => expect(text()).toBe('100.00'))
  await told('70.00', '10')
  await told('80.00', '9')
  await vi.waitFor(() => expect(text()).toBe('70.00'))
})
