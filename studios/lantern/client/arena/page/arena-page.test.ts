// @vitest-environment happy-dom

import { words as feltWords } from '@jackfruit/game-page/felt/words'
import type { HostBridge } from '@jackfruit/game-page/host-bridge'
import type { Socket } from '@jackfruit/game-page/line/connection'
import type { Opening } from '@jackfruit/game-page/model'
import { loadWords, sayFrom } from '@jackfruit/game-page/texts'
import { words as roundWords } from '@jackfruit/game-page/words/shared-rounds/words'
import { currencyOf } from '@jackfruit/kernel'
import { matchUpOf } from '@jackfruit/table-rules/cockfight/match-up'
import { fixedOdds } from '@jackfruit/table-rules/cockfight/odds'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../texts/en.ts'
import { runArena } from './arena-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const roundId = 'cock-arena-1-7'
const place = { gameId: 'cock-arena', tableId: 'cock-arena' }
const seal = { chainNo: 1, chainLength: 2_000, roundNo: 7, terminal: 'ab'.repeat(32) }
const { meron } = matchUpOf(seal)

type Frame = { readonly type: string; readonly [field: string]: unknown }

/** A page at an arena whose words the test says itself. */
async function aPage() {
  const said: Frame[] = []
  let socket: Socket | null = null
  let seq = 1
  const open = (): Socket => {
    socket = {
      ...{ onopen: null, onmessage: null, onclose: null, close() {} },
      send: (text) => void said.push(JSON.parse(text)),
    }
    return socket
  }
  const host: HostBridge = { tell: () => {}, embedded: true, site: null, hear: () => {} }
  const opening = {
    ...{ currency: currencyOf('MMK'), language: 'EN', mode: 'real', balance: 10_000_000n, version: '1' },
    ...{ stakes: [10_000n, 50_000n], defaultStake: 10_000n, limits: { min: 10_000n, max: 400_000_000n } },
    ...{ maxWin: 10_000_000_000n, facts: { limits: { MMK: { main: '1000000', side: '100000' } } } },
    ...{ published: { rtp: '95.7287' }, fairness: { clientSeed: 'seed' }, buildHash: 'f' },
  } as unknown as Opening
  const root = document.createElement('div')
  document.body.append(root)
  const say = sayFrom({ ...(await loadWords('EN', [roundWords, feltWords])), ...texts })
  const stop = runArena(root, {
    tableId: 'cock-arena',
    opening,
    token: 't'.repeat(24),
    host,
    say,
    open,
    proof: async () => null,
  })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const tell = async (frame: object) => {
    socket?.onmessage?.({
      data: JSON.stringify({ ...place, roundId, seq, serverTime: Date.now(), ...frame }),
    })
    await pass(250)
  }
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  return {
    ...{ said, stop, pass, tell },
    text: (selector: string) => find(selector)?.textContent ?? '',
    press: (selector: string) => find(selector)?.click(),
    state: () => find('[data-testid="confirm"]')?.dataset['state'],
    price: (spot: string) => find(`[data-place="${spot}"] .spot-price`)?.textContent,
    name: (spot: string) => find(`[data-place="${spot}"]`)?.getAttribute('aria-label') ?? '',
    stage: () => find('.arena-stage')?.dataset,
    has: (selector: string) => find(selector) !== null,
    asked: () => said.filter(({ type }) => type === 'bet'),
    snapshot: async (fields: object = {}) => {
      socket?.onopen?.()
      await tell({
        ...{ type: 'snapshot', phase: 'betting', closesAt: Date.now() + 55_000, seal, outcome: null },
        ...{ reveal: null, results: [], bets: [], ...fields },
      })
    },
    event: (type: string, fields: object = {}) => {
      seq++
      return tell({ type, ...fields })
    },
  }
}

const betOf = (asked: Frame | undefined, betId: string, more: object = {}) => ({
  ...{ betId: betId.repeat(24), clientBetId: asked?.['clientBetId'], places: asked?.['places'] },
  ...{ state: 'taken', stake: '500.00', payout: null, balance: '99500.00', ...more },
})

test('odds of the fight and the pool are shown, stakes are laid apart, fought, and told as they came back', async () => {
  const page = await aPage()
  await page.snapshot()
  expect(page.text('[data-testid="doing"]')).toBe('Bets open')
  expect(page.price('meron')).toBe((fixedOdds({ meron }).meron / 1000).toFixed(3))
  expect(page.price('pool-wala')).toBe('–')
  expect([page.price('both-down'), page.price('full-time')]).toEqual(['9.00', '89.00'])
  await page.tell({
    ...{
      type: 'pool.update',
      players: 3,
      dividends: { 'pool-meron': 160, 'pool-wala': 232 },
      isFinal: false,
    },
    places: { 'pool-meron': '61000.00', 'pool-wala': '42000.00', meron: '1.00' },
  })
  expect([page.price('pool-meron'), page.price('pool-wala')]).toEqual(['1.60', '2.32'])
  // Who hears the page is told the odds that are seen.
  expect(page.name('pool-meron')).toContain(' 1.60, ')
  expect(page.name('meron')).toContain(` ${page.price('meron')}, `)
  expect(page.text('[data-testid="pool"]')).toMatch(/103,000\.00 · Players 3$/)

  page.press('[data-place="meron"]')
  page.press('[data-place="pool-wala"]')
  expect(page.state()).toBe('ready')
  expect(page.text('[data-testid="confirm"]')).toContain('1,000.00')
  page.press('[data-testid="confirm"]')
  expect(page.asked().map(({ places }) => places)).toEqual([{ meron: '500.00' }, { 'pool-wala': '500.00' }])
  expect(page.state()).toBe('asking')
  const [first, second] = page.asked()
  await page.tell({ type: 'bet.ack', ...betOf(first, 'a') })
  await page.tell({ type: 'bet.ack', ...betOf(second, 'b') })
  expect(page.state()).toBe('in')

  await page.event('round.closed')
  expect(page.stage()?.['doing']).toBe('closed')
  await page.event('round.deal', {
    outcome: { result: 'meron', meron },
    dealMs: 60_000,
    startsAt: Date.now(),
  })
  expect(page.stage()?.['doing']).toBe('fight')
  // The winner is drawn, and not said before its time.
  expect(page.text('[data-testid="result"]')).toBe('')
  await page.pass(60_000)
  await page.event('round.result', {
    outcome: { result: 'meron', meron },
    link: 'd',
    entropy: 'e',
    beacon: null,
  })
  expect(page.text('[data-testid="result"]')).toBe('Meron wins')
  expect(page.has('[data-place="meron"].won')).toBe(true)
  expect(page.has('[data-place="pool-wala"].past')).toBe(true)
  expect(page.text('[data-testid="road"]')).toContain('M')
  await page.event('round.settled')
  await page.tell({
    type: 'settle',
    bets: [
      betOf(first, 'a', { state: 'paid', payout: '935.00' }),
      betOf(second, 'b', { state: 'paid', payout: '0.00' }),
    ],
  })
  expect(page.text('[data-testid="told"]')).toMatch(/935\.00 comes back to you/)
  page.stop()
})

test('a pool that would be cancelled says so, and one that was says that the stake goes back', async () => {
  const page = await aPage()
  await page.snapshot()
  const update = { type: 'pool.update', players: 1, places: {}, dividends: null }
  await page.tell({ ...update, isFinal: false })
  expect(page.text('[data-testid="pool"]')).toContain('would be cancelled')
  page.press('[data-place="pool-meron"]')
  page.press('[data-testid="confirm"]')
  const [asked] = page.asked()
  await page.tell({ type: 'bet.ack', ...betOf(asked, 'a') })
  await page.event('round.closed')
  await page.event('round.deal', { outcome: { result: 'wala', meron }, dealMs: 60_000, startsAt: Date.now() })
  await page.tell({ ...update, isFinal: true })
  await page.tell({ type: 'settle', bets: [betOf(asked, 'a', { state: 'voiding' })] })
  expect(page.text('[data-testid="pool"]')).toContain('stakes go back')
  expect(page.text('[data-testid="told"]')).toMatch(/500\.00 goes back to you/)
  page.stop()
})

test('what is not confirmed when bets close is not in, and nothing can be laid in a fight', async () => {
  const page = await aPage()
  await page.snapshot({ closesAt: Date.now() + 1_000 })
  expect(page.text('[data-testid="doing"]')).toBe('Last bets')
  page.press('[data-place="wala"]')
  await page.pass(1_500)
  expect(page.text('[data-testid="told"]')).toMatch(/not confirmed/)
  page.press('[data-place="wala"]')
  page.press('[data-testid="confirm"]')
  expect(page.asked()).toEqual([])
  expect(page.state()).toBe('none')
  page.stop()
})

test('who comes in the middle of a fight sees it where it is, with what lies there', async () => {
  const page = await aPage()
  const own = { betId: 'a'.repeat(24), clientBetId: 'c', places: { wala: '700.00' }, stake: '700.00' }
  await page.snapshot({
    ...{
      phase: 'dealing',
      closesAt: null,
      startsAt: Date.now() - 30_000,
      outcome: { result: 'wala', meron },
    },
    bets: [{ ...own, state: 'taken', payout: null, balance: null }],
  })
  expect(page.stage()?.['doing']).toBe('fight')
  expect(Number(page.text('[data-testid="seconds"]'))).toBeLessThanOrEqual(30)
  expect(page.state()).toBe('in')
  page.stop()
})
