import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellPush } from '../../../shared/calls/pushes.ts'
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

test('pushes that change places on the way end with the newest', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer('100.00', '8'))
  await show(<Shown />)
  await vi.waitFor(() => expect(text()).toBe('100.00'))
  await told('70.00', '10')
  await told('80.00', '9')
  await vi.waitFor(() => expect(text()).toBe('70.00'))
})
