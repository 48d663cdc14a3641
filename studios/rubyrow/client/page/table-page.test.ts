// @vitest-environment happy-dom

import type { HostBridge, HostVerb } from '@jackfruit/game-page/host-bridge'
import type { Socket } from '@jackfruit/game-page/line/connection'
import type { Opening } from '@jackfruit/game-page/model'
import { texts as roundTexts } from '@jackfruit/game-page/words/shared-rounds/texts/en'
import { currencyOf, type Minor } from '@jackfruit/kernel'
import { baccarat } from '@jackfruit/table-rules/baccarat/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findTable } from '../looks/all.ts'
import { aTable, type Seat } from '../testing/a-table.ts'
import { texts } from '../texts/en.ts'
import { runTable } from './table-page.ts'

const kyat = currencyOf('MMK')
const units = (amount: number): Minor => BigInt(amount) * 100n
/** Banker 9 against 0 with two cards each. */
const bankerWins = { playerCards: [36, 40], bankerCards: [32, 44] }
const dealt = {
  ...bankerWins,
  player: { total: 0, cards: 2, pair: 'none' },
  banker: { total: 9, cards: 2, pair: 'none' },
  isNatural: true,
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const said: Readonly<Record<string, string>> = { ...texts, ...roundTexts }
const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  (said[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

async function aPage() {
  const table = aTable({
    ...{ tableId: 'bac-classic-1', game: baccarat('bac-classic'), currency: 'MMK', balance: units(10_000) },
    ...{ most: units(100_000), now: Date.now, history: 5, deals: () => dealt },
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  const open = (): Socket => {
    let seat: Seat | null = null
    const socket: Socket = {
      ...{ onopen: null, onmessage: null, onclose: null },
      send: (text) => {
        if (seat) seat.say(text)
        else seat = table.enter(text, (told) => setTimeout(() => socket.onmessage?.({ data: told }), 2))
      },
      close: () => seat?.leave(),
    }
    setTimeout(() => socket.onopen?.(), 2)
    return socket
  }
  const told: (HostVerb | object)[] = []
  const host: HostBridge = {
    tell: (word) => void told.push(word),
    embedded: true,
    site: null,
    hear: () => {},
  }
  const found = findTable('bac-classic-1')
  if (!found) throw new Error('no table')
  const root = document.createElement('div')
  document.body.append(root)
  const opening = {
    ...{ currency: kyat, language: 'EN', mode: 'real', balance: units(10_000), version: '1', buildHash: 'f' },
    limits: { min: units(100), max: units(200_000) },
    published: { rtp: '98.94' },
    fairness: { clientSeed: 'seed' },
  } as unknown as Opening
  const stop = runTable(root, {
    look: await found.look(),
    table: found,
    opening,
    token: 'x'.repeat(24),
    host,
    say,
    open,
    proof: async (roundId) => ({ scheme: 'PF2', roundId }),
  })
  table.step()
  await vi.advanceTimersByTimeAsync(300)
  const one = (of: string) => root.querySelector<HTMLElement>(of) ?? document.createElement('i')
  const press = async (of: string) => {
    one(of).click()
    await vi.advanceTimersByTimeAsync(30)
  }
  return { root, one, press, told, stop, table, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('chips are put down, confirmed, in when the table says so, and pay when the round is settled', async () => {
  const { one, press, pass, stop } = await aPage()
  expect(one('.live-status').dataset['doing']).toBe('open')
  await press('[data-place="B"]')
  expect(one('[data-place="B"]').getAttribute('aria-label')).toContain('not confirmed')
  expect(one('.live-confirm').textContent).toBe('Confirm Ks\u2009500.00')
  await press('.live-confirm')
  expect(one('.live-confirm').textContent).toBe('Ks\u2009500.00 is in')
  expect(one('.purse-figure').textContent).toContain('9,500.00')
  await pass(19_000)
  expect(one('.live-status').dataset['doing']).toBe('dealing')
  expect(one('.live-board').classList.contains('locked')).toBe(true)
  while (one('.live-status').dataset['doing'] !== 'result') await pass(200)
  expect(one('.status-title').textContent).toBe('felt.wins')
  expect(one('[data-place="B"] .won-amount').dataset['amount']).toBe('Ks\u2009975.00')
  await pass(4_300)
  expect(one('.purse-figure').textContent).toContain('10,475.00')
  stop?.()
})

test('what was not confirmed in time goes back, and what lay there is offered again in the next round', async () => {
  const { one, press, pass, stop } = await aPage()
  await press('[data-place="P"]')
  await press('.live-confirm')
  await press('[data-place="T"]')
  while (one('.live-status').dataset['doing'] !== 'closed') await pass(200)
  expect(one('.note').textContent).toBe(texts['live.notIn'])
  expect(one('.live-confirm').textContent).toBe('Ks\u2009500.00 is in')
  while (one('.live-status').dataset['doing'] !== 'open') await pass(200)
  expect(one('.live-confirm').textContent).toBe('Bet again Ks\u2009500.00')
  await press('.live-confirm')
  expect(one('.live-confirm').textContent).toBe('Ks\u2009500.00 is in')
  stop?.()
})

test('closed is closed: a press says so and puts nothing down; limits are named', async () => {
  const { one, press, pass, stop } = await aPage()
  for (let i = 0; i < 30; i++) await press('[data-place="P"]')
  expect(one('.note').textContent).toBe('Your balance is Ks\u200910,000.00.')
  while (one('.live-status').dataset['doing'] !== 'dealing') await pass(200)
  await press('[data-place="B"]')
  expect(one('.note').textContent).toBe(texts['live.closedNote'])
  expect(one('[data-place="B"] .felt-chip').tagName).toBe('I')
  stop?.()
})

test('the keys do what the buttons do', async () => {
  const { one, pass, stop } = await aPage()
  const key = async (name: string) => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
    await pass(30)
  }
  await key('1')
  expect(one('.chip-button[aria-pressed="true"]').title).toBe('Ks\u2009100.00')
  one('[data-place="P"]').click()
  await key('d')
  expect(one('.live-confirm').textContent).toBe('Confirm Ks\u2009200.00')
  await key('u')
  expect(one('.live-confirm').textContent).toBe('Confirm Ks\u2009100.00')
  await key('Enter')
  expect(one('.live-confirm').textContent).toBe('Ks\u2009100.00 is in')
  stop?.()
})

test('who else has bet is told on the stage, and their bets, masked, behind it', async () => {
  const { one, press, pass, stop } = await aPage()
  await press('[data-place="B"]')
  await press('.live-confirm')
  await pass(30)
  expect(one('.live-crowd').textContent).toBe('1 with bets · Ks\u2009500.00')
  await press('.live-crowd')
  const cells = [...document.querySelectorAll('dialog[open] tbody td')].map(({ textContent }) => textContent)
  expect(cells).toEqual(['xx***', 'bac.B', '500.00'])
  stop?.()
})

test('the last rounds stand with the rules, each with its proof', async () => {
  const { press, pass, stop } = await aPage()
  await press('.icon-button.rules')
  const rows = document.querySelectorAll<HTMLElement>('.past-rounds li')
  expect(rows).toHaveLength(5)
  rows[0]?.querySelector<HTMLElement>('button')?.click()
  await pass(30)
  const text = document.querySelector<HTMLTextAreaElement>('.proof-text')?.textContent ?? ''
  expect(JSON.parse(text)).toEqual({ scheme: 'PF2', roundId: 'bac-classic-1-1-5' })
  stop?.()
})

test('roads are drawn once a round, however much is told of others while its result is shown', async () => {
  const { root, one, press, pass, table, stop } = await aPage()
  await press('[data-place="B"]')
  await press('.live-confirm')
  const before = root.querySelectorAll('.road.bead > *').length
  while (one('.live-status').dataset['doing'] !== 'result') await pass(200)
  const bead = root.querySelector('.road.bead > :last-child')
  expect(root.querySelectorAll('.road.bead > *')).toHaveLength(before + 1)
  const other = table.enter(
    JSON.stringify({ type: 'hello', tableId: 'bac-classic-1', token: 'y'.repeat(24) }),
    () => {},
  )
  // Being paid, and somebody else's word, are told to everybody.
  const isHeard = other?.say(
    JSON.stringify({
      type: 'bet',
      roundId: 'none',
      clientBetId: 'z'.repeat(24),
      clientSeed: 'seed',
      places: { B: '500.00' },
    }),
  )
  expect(isHeard).toBe(true)
  await pass(3_000)
  expect(one('.live-status').dataset['doing']).toBe('result')
  expect(root.querySelector('.road.bead > :last-child')).toBe(bead)
  stop?.()
})
