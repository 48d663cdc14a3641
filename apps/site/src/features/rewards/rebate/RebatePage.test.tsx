import { expect, test, vi } from 'vitest'
import { beginSession } from '../../../shared/session/session.ts'
import { type Answer, openPlatform, refusal, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import RebatePage from './RebatePage.tsx'

const screen = openScreen()
const site = siteWith([], { currency: 'MMK' })
const onLevels = vi.fn()

const line = (kind: string, rate: string, valid: string, amount: string, isNow = true) => ({
  ...{ kind, rate, valid, amount, isNow },
})
const overview = {
  ...{ rank: 3, total: '1106.04', least: '1.00', canClaim: true, nextAt: '2026-11-28T05:30:00Z' },
  lines: [
    line('RNG', '0.600', '152340.00', '914.04'),
    line('LIVE', '0.300', '64000.00', '192.00', false),
    line('FISH', '0.600', '0.00', '0.00'),
    line('JACKPOT', '0.600', '0.00', '0.00'),
  ],
}
const payment = {
  ...{ id: 'b1', way: 'automatic', amount: '30.00', at: '2026-11-27T05:30:00Z' },
  lines: [{ kind: 'RNG', rate: '0.300', valid: '10000.00', amount: '30.00' }],
}

async function draw(given: object = overview, answers: Record<string, Answer> = {}) {
  beginSession('a-token')
  await screen.draw(null)
  const platform = openPlatform({
    'GET /wps/v2/rebates': value(given),
    'GET /wps/v2/rebates/payments': value({ lists: [payment], nextCursor: null }),
    ...answers,
  })
  await screen.draw(<RebatePage onLevels={onLevels} />, site)
  await screen.until(() => expect(words()).toContain('Paid to you'))
  await screen.until(() => expect(words()).toContain('Paid by itself'))
  return platform
}
const words = () => document.body.textContent ?? ''
const claims = ({ asked }: ReturnType<typeof openPlatform>) =>
  asked.filter(({ to }) => to === 'POST /wps/v2/rebates/claim').map(({ body }) => body)
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((each) => name.test(each.textContent ?? ''))

test('[MC-17] what waits stands by kind of game with its rate, and one press takes it', async () => {
  const platform = await draw(overview, { 'POST /wps/v2/rebates/claim': value({ paid: '1106.04' }) })
  expect(
    [...document.querySelectorAll('[data-testid="rebate-line"]')].map((each) => each.textContent),
  ).toEqual([
    'SlotsKs\u00a0152,340.00 valid bets × 0.60%Ks914.04',
    'Live casinoKs\u00a064,000.00 valid bets × 0.30% · bet at another levelKs192.00',
  ])
  expect(words()).toContain('Fishing, Jackpot0.60%')
  button(/^Claim/)?.click()
  await screen.until(() => expect(claims(platform)).toHaveLength(1))
})

test('a press whose answer was lost is the same press again', async () => {
  const platform = await draw(overview, { 'POST /wps/v2/rebates/claim': refusal('rebate_below') })
  button(/^Claim/)?.click()
  await screen.until(() => expect(claims(platform)).toHaveLength(1))
  await screen.until(() => expect(button(/^Claim/)?.getAttribute('aria-busy')).toBeNull())
  button(/^Claim/)?.click()
  await screen.until(() => expect(claims(platform)).toHaveLength(2))
  const [first, again] = claims(platform)
  expect(first).toEqual(again)
})

test('with less than can be paid, and with less than nothing, it says why there is no press', async () => {
  await draw({ ...overview, total: '0.40', canClaim: false, lines: [line('RNG', '0.300', '133.40', '0.40')] })
  expect(button(/Nothing to claim/)?.getAttribute('aria-disabled')).toBe('true')
  expect(words()).toContain('It is paid from Ks\u00a01.00 on.')
  await draw({ ...overview, total: '-120.00', canClaim: false })
  await screen.until(() => expect(words()).toContain('Your next rebate makes up for it'))
})
