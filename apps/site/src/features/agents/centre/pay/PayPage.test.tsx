import type { agents } from '@jackfruit/contracts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { openPlatform, refusal, value } from '../../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../../testing/screen.tsx'
import { contract, pay, payment, terms } from '../testing/answers.ts'
import { inCentre, ways } from '../testing/draw.tsx'
import { PayPage } from './PayPage.tsx'

const screen = openScreen()
const agentSite = siteWith([], { currency: 'MMK' })
const read = 'GET /wps/v2/agent/salary/daily'
const write = 'POST /wps/v2/agent/salary/daily/contract'
const by = (testId: string) => document.querySelector<HTMLElement>(`[data-testid="${testId}"]`)

async function open(
  answers: Parameters<typeof openPlatform>[0],
  centre = ways(),
  kind: agents.PayKind = 'daily',
) {
  await screen.draw(null)
  const platform = openPlatform(answers)
  await screen.draw(inCentre(<PayPage kind={kind} />, centre), agentSite)
  await screen.until(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  return platform
}
const tab = (at: number) => screen.choose(at)
const sent = (platform: ReturnType<typeof openPlatform>) =>
  platform.asked.filter(({ to }) => to === write).map(({ body }) => body as Record<string, unknown>)

test.each([
  ['[OV-40] dividend', 'dividend', 'GET /wps/v2/agent/dividend/process'],
  ['[OV-41] daily salary', 'daily', read],
  ['[OV-42] hourly salary', 'hourly', 'GET /wps/v2/agent/salary/hourly'],
  ['[OV-43] real-time salary', 'realtime', 'GET /wps/v2/agent/salary/realtime'],
] as const)('%s shows the contract, and what was paid by it with its period', async (_row, kind, call) => {
  const told = { own: contract({ kind }), payments: [payment({ kind, amount: '400.00' })] }
  await open({ [call]: value(pay(told)) }, ways(), kind)
  expect(by('contract')?.textContent).toContain('0.40%')
  await tab(1)
  await screen.until(() => expect(by('payment')?.textContent).toMatch(/400\.00/))
  expect(by('payment')?.textContent).toContain('20 Nov')
})

test('[CT-01] an offer of the upline is shown beside the terms that hold, and accepted', async () => {
  const change = { state: 'changeOffered', askedBy: 'upline', answerBy: '2026-11-27T12:10:00Z' } as const
  const own = contract({ ...change, offered: terms('0.3500', '0.4500') })
  const platform = await open({ [read]: value(pay({ own })), [write]: value(contract()) })
  expect(screen.has('mingalar_top offers you other terms')).toBe(true)
  const raised = [...document.querySelectorAll('bdi.text-positive')].map((rate) => rate.textContent?.trim())
  expect(raised).toContain('0.35%')
  await screen.press('Accept')
  await screen.until(() => expect(sent(platform)).toHaveLength(1))
  expect(sent(platform)[0]).toMatchObject({ action: 'accept', contractId: '11', language: 'EN' })
})

test('an offer is told in money too: what the last period would have brought by it', async () => {
  const change = { state: 'changeOffered', askedBy: 'upline', answerBy: '2026-11-27T12:10:00Z' } as const
  const own = contract({ ...change, offered: terms('0.3500', '0.4500') })
  await open({ [read]: value(pay({ own, payments: [payment()] })) })
  // 200,000.00 of bets at 0.45 % less the 400.00 that go below; paid was by 0.40 %.
  expect(by('would-have')?.textContent).toMatch(
    /With these terms 20 Nov would have brought.*500\.00.*\+100\.00/,
  )
})

test('where the brand itself promises, the contract names it', async () => {
  await open({ [read]: value(pay({ own: contract({ upline: '' }) })) })
  expect(screen.has(`Contract with ${agentSite.brand.brand}`)).toBe(true)
})

test('[CT-02] a refusal of an offer is asked once more before it is said', async () => {
  const own = contract({ state: 'offered', askedBy: 'upline' })
  const platform = await open({ [read]: value(pay({ own })), [write]: value(contract()) })
  await act(async () => by('act-reject')?.click())
  expect(sent(platform)).toEqual([])
  await act(async () => by('sure')?.click())
  await screen.until(() => expect(sent(platform)[0]).toMatchObject({ action: 'reject' }))
})

test('[CT-05] without a contract one is asked for, with the steps as they were typed', async () => {
  const platform = await open({ [read]: value(pay({ own: null })), [write]: value(contract()) })
  await screen.press('Request contract')
  await screen.type('valid-0', '100,000')
  await screen.type('active-0', '5')
  await screen.type('rate-0-*', '0.25')
  await act(async () => by('send-offer')?.click())
  await screen.until(() => expect(sent(platform)).toHaveLength(1))
  expect(sent(platform)[0]).toMatchObject({
    action: 'request',
    conditions: {
      tiers: [{ minValid: '100000', minActive: 5, minLoss: null, rates: [{ kind: '*', rate: '0.25' }] }],
    },
  })
})

test('[CT-07] [CT-08] what a change breaks below is told, and only a tick ends it', async () => {
  const below = contract({
    id: '12',
    upline: 'agent',
    downline: 'kyaw_agent',
    terms: terms('0.2000', '0.3000'),
  })
  let times = 0
  const platform = await open({
    [read]: value(pay({ contracts: [below] })),
    [write]: () =>
      times++ === 0
        ? refusal('breaks_below', { code: 'breaks_below', count: 2, accounts: ['aung_sub1', 'nyein22'] })()
        : value(below)(),
  })
  await tab(2)
  await act(async () => by('downline-contract')?.click())
  await act(async () => by('act-change')?.click())
  await screen.type('rate-0-*', '0.10')
  await act(async () => by('send-offer')?.click())
  await screen.until(() => expect(by('breaks')?.textContent).toContain('aung_sub1, nyein22'))
  expect(by('breaks')?.textContent).toContain('2 contracts below would end')
  await act(async () => by('send-offer')?.click())
  expect(sent(platform)).toHaveLength(1)
  await act(async () => by('breaks')?.querySelector('input')?.click())
  await act(async () => by('send-offer')?.click())
  await screen.until(() => expect(sent(platform)).toHaveLength(2))
  expect(sent(platform)[1]).toMatchObject({ action: 'change', contractId: '12', confirmTerminate: 2 })
})

test('a rate above the own one is held back with its step, and nothing is sent', async () => {
  const platform = await open({ [read]: value(pay()) }, ways({ about: 'kyaw_agent' }))
  await screen.type('rate-1-*', '0.45')
  await act(async () => by('send-offer')?.click())
  expect(screen.alert()).toContain('Step 2: your own rate there is 0.40%')
  expect(sent(platform)).toEqual([])
})

test('[AC-16] a statement recomputes from its inputs, with a tick, and tries other figures', async () => {
  await open({ [read]: value(pay({ payments: [payment({ amount: '400.00' })] })) })
  await tab(1)
  await screen.until(() => expect(by('payment')).not.toBeNull())
  await act(async () => by('payment')?.click())
  expect(by('recomputed')?.dataset['right']).toBe('true')
  expect(by('statement')?.textContent).toContain('To kyaw_agent')
  expect(by('what-if')?.textContent).toContain('100%')
})

test('a payment that is not what its inputs make is told with the difference', async () => {
  await open({ [read]: value(pay({ payments: [payment({ amount: '399.99' })] })) })
  await tab(1)
  await screen.until(() => expect(by('payment')).not.toBeNull())
  await act(async () => by('payment')?.click())
  expect(by('recomputed')?.dataset['right']).toBe('false')
  expect(by('recomputed')?.textContent).toMatch(/\+Ks\s0\.01/)
})

test('an entry that was closed meanwhile says so', async () => {
  await open({ [read]: refusal('entry_closed') })
  expect(screen.has('This is not open to you')).toBe(true)
})
