// @vitest-environment happy-dom

import type { HostBridge } from '@jackfruit/game-page/host-bridge'
import type { Socket } from '@jackfruit/game-page/line/connection'
import type { Opening } from '@jackfruit/game-page/model'
import { sayFrom } from '@jackfruit/game-page/texts'
import { texts as pageTexts } from '@jackfruit/game-page/texts/en'
import { texts as roundTexts } from '@jackfruit/game-page/words/shared-rounds/texts/en'
import { currencyOf } from '@jackfruit/kernel'
import type { OwnBet } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import { reachedAt } from '@jackfruit/table-rules/crash/crash'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../texts/en.ts'
import { runFlight } from './flight-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const roundId = 'crash-hti-1-7'
const place = { gameId: 'crash', tableId: 'crash-hti' }
const kyat = currencyOf('MMK')

/** A page at a table whose words the test says itself. */
async function aPage() {
  const sockets: Socket[] = []
  const said: { readonly type: string; readonly [field: string]: unknown }[] = []
  let seq = 1
  const open = (): Socket => {
    const socket: Socket = {
      ...{ onopen: null, onmessage: null, onclose: null, close() {} },
      send: (text) => void said.push(JSON.parse(text)),
    }
    sockets.push(socket)
    return socket
  }
  const tell = (frame: object) =>
    sockets.at(-1)?.onmessage?.({
      data: JSON.stringify({ ...place, roundId, seq, serverTime: Date.now(), ...frame }),
    })
  const told: unknown[] = []
  const host: HostBridge = {
    tell: (word) => void told.push(word),
    embedded: true,
    site: null,
    hear: () => {},
  }
  const opening = {
    ...{ currency: kyat, language: 'EN', mode: 'real', balance: 10_000_000n, version: '1', buildHash: 'f' },
    ...{ stakes: [10_000n, 100_000n], defaultStake: 100_000n, limits: { min: 10_000n, max: 200_000_000n } },
    ...{ maxWin: 10_000_000_000n, facts: { limits: { MMK: { main: '1000000' } } } },
    ...{ published: { rtp: '97.0000' }, fairness: { clientSeed: 'seed' } },
  } as unknown as Opening
  const root = document.createElement('div')
  document.body.append(root)
  const say = sayFrom({ ...pageTexts, ...roundTexts, ...texts })
  const stop = runFlight(root, {
    tableId: 'crash-hti',
    opening,
    token: 't'.repeat(24),
    host,
    say,
    open,
    proof: async () => null,
  })
  const find = (test: string) => root.querySelector<HTMLElement>(`[data-testid="${test}"]`)
  const words = (test: string) => find(test)?.textContent ?? ''
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return {
    ...{ tell, said, told, stop, find, words, pass },
    sockets: () => sockets.length,
    /** Comes to the table as it stands. */
    snapshot: async (fields: object = {}) => {
      sockets.at(-1)?.onopen?.()
      tell({
        ...{ type: 'snapshot', phase: 'betting', closesAt: Date.now() + 6_000, seal: null, outcome: null },
        ...{ reveal: null, results: [], bets: [], ...fields },
      })
      await pass(250)
    },
    event: async (type: string, fields: object = {}, round = roundId) => {
      seq++
      tell({ type, roundId: round, ...fields })
      await pass(250)
    },
    state: (seat: string) => find(`seat-${seat}`)?.dataset['state'],
    press: (seat: string) => find(`seat-${seat}`)?.click(),
  }
}

const betOf = (asked: Readonly<Record<string, unknown>>, more: Partial<OwnBet> = {}): object => ({
  ...{ betId: 'b'.repeat(24), state: 'taken', stake: '1000.00', outAt: 1_000_000, payout: null },
  ...{ balance: '99000.00', clientBetId: asked['clientBetId'], places: asked['places'], ...more },
})

test('a bet is laid, flies, is cashed out by hand when the table says so, and its return is counted', async () => {
  const page = await aPage()
  await page.snapshot()
  expect(page.state('first')).toBe('bet')
  page.press('first')
  const [, asked = { type: '' }] = page.said
  expect(asked).toMatchObject({ type: 'bet', roundId, places: { first: '1000.00' }, clientSeed: 'seed' })
  expect(asked).not.toHaveProperty('target')
  expect(page.state('first')).toBe('asking')
  page.tell({ type: 'bet.ack', ...betOf(asked) })
  expect(page.state('first')).toBe('in')
  await page.event('round.closed')
  await page.event('round.deal', { startsAt: Date.now() })
  await page.pass(reachedAt(200))
  expect(page.state('first')).toBe('flying')
  expect(page.words('seat-first')).toMatch(/Cash out.*2,0\d\d\.00/)
  page.press('first')
  expect(page.said.at(-1)).toEqual({ type: 'out', roundId, betId: 'b'.repeat(24) })
  expect(page.state('first')).toBe('taking')
  page.tell({ type: 'out.ack', betId: 'b'.repeat(24), at: 203, payout: '2030.00' })
  expect(page.state('first')).toBe('next')
  expect(page.words('note-first')).toMatch(/^Out at 2\.03×/)
  expect(page.told).toContain('balance-refresh')
  await page.event('round.result', { outcome: { point: 347 }, link: 'd', entropy: 'e', beacon: null })
  expect(page.words('multiplier')).toBe('3.47×')
  expect(page.words('past')).toBe('3.47×')
  // How it ended is told until the next bet is on its way.
  await page.event('round.open', { closesAt: Date.now() + 6_000 }, 'crash-hti-1-8')
  expect(page.words('note-first')).toMatch(/^Out at 2\.03×/)
  page.press('first')
  expect(page.words('note-first')).toBe('')
  expect(document.querySelector('.play-time .net')?.textContent).toContain('1,030.00')
  page.stop()
})

test('a target goes with its bet, and a bet for the next round goes in when it opens, unless it is taken back', async () => {
  const page = await aPage()
  await page.snapshot({ phase: 'settled', outcome: { point: 120 } })
  page.find('auto-first')?.click()
  page.press('first')
  page.press('second')
  expect([page.state('first'), page.state('second')]).toEqual(['queued', 'queued'])
  page.press('second')
  await page.event('round.open', { closesAt: Date.now() + 6_000 }, 'crash-hti-1-8')
  const bets = page.said.filter(({ type }) => type === 'bet')
  expect(bets).toMatchObject([{ roundId: 'crash-hti-1-8', target: 200, places: { first: '1000.00' } }])
  page.stop()
})

test('what cannot be is said at its panel, before and after it was asked for', async () => {
  const page = await aPage()
  await page.snapshot()
  const amount = page.find('figure-first')
  if (!(amount instanceof HTMLInputElement)) throw new Error('no amount')
  const write = (text: string) => {
    amount.value = text
    amount.dispatchEvent(new Event('input'))
  }
  write('12')
  page.press('first')
  expect(page.words('note-first')).toMatch(/100\.00.*1,000,000\.00/)
  write('500000')
  page.press('first')
  expect(page.words('note-first')).toContain('balance')
  expect(page.said.filter(({ type }) => type === 'bet')).toEqual([])
  write('1000')
  page.press('first')
  page.tell({ type: 'bet.reject', clientBetId: page.said.at(-1)?.['clientBetId'], reason: 'CLOSED' })
  expect(page.words('note-first')).toBe(roundTexts['live.out.CLOSED'])
  page.stop()
})

test('[IM-29] who comes back into a flight has the bets, and asks again for what was to be out', async () => {
  const page = await aPage()
  const bets = [betOf({ clientBetId: 'bet-00000001', places: { second: '1000.00' } })]
  const flying = { phase: 'dealing', closesAt: null, startsAt: Date.now() - 12_000, bets }
  await page.snapshot(flying)
  expect(page.state('second')).toBe('flying')
  page.press('second')
  // No answer comes: the line is not trusted any more.
  await page.pass(4_000)
  expect(page.sockets()).toBe(2)
  await page.snapshot(flying)
  expect(page.said.filter(({ type }) => type === 'out')).toHaveLength(2)
  page.tell({ type: 'out.reject', betId: 'b'.repeat(24), reason: 'CLOSED' })
  expect(page.words('note-second')).toBe(texts['crash.late'])
  page.stop()
})
