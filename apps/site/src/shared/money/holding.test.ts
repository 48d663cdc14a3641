import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askMostMs, type Held, makeHolding, showMostMs, toldOf } from './holding.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const showing = (win: string, risen: bigint): Held => ({ kind: 'showing', win, risen })
const at = (sum: bigint) => ({ sum, scale: 2 })

describe('what is told of a balance', () => {
  test('leaves out the win that is being shown, as far as it has come', () => {
    expect(toldOf(9000n, showing('50.00', 0n), 2)).toBe(9000n)
    expect(toldOf(14_000n, showing('50.00', 5000n), 2)).toBe(9000n)
  })

  test('has money of another origin at once, beside a win that waits', () => {
    expect(toldOf(14_000n + 100_000n, showing('50.00', 105_000n), 2)).toBe(9000n + 100_000n)
  })

  test('has a stake at once, and what falls', () => {
    expect(toldOf(4000n, showing('50.00', 0n), 2)).toBe(4000n)
  })

  test.each(['x', '', '-5.00', '0', '1e9'])('is as it is where a word names no win: %s', (win) => {
    expect(toldOf(14_000n, showing(win, 5000n), 2)).toBe(14_000n)
  })

  test('is never more than there is, nor less by more than has come, whatever is claimed', () => {
    for (const win of ['0.01', '50.00', '99999999.00'])
      for (const risen of [0n, 1n, 5000n, 99_999n]) {
        const told = toldOf(14_000n, showing(win, risen), 2)
        expect(told).toBeLessThanOrEqual(14_000n)
        expect(told).toBeGreaterThanOrEqual(14_000n - risen < 0n ? 0n : 14_000n - risen)
      }
  })

  test.each([
    ['after the win', [14_000n, 11_000n], 6000n],
    ['before the win', [6000n, 11_000n], 6000n],
    ['of more than stood before the win', [14_000n, 2000n], 0n],
  ])('has a withdrawal %s in full, and no less of the win waits for it', (_when, news, told) => {
    const holding = makeHolding()
    holding.moved(at(9000n))
    vi.advanceTimersByTime(showMostMs)
    holding.hear({ type: 'showing', win: '50.00', before: '90.00' })
    for (const sum of news) holding.moved(at(sum))
    expect(toldOf(news.at(-1) ?? 0n, holding.now(), 2)).toBe(told)
  })

  test('stands while a bet is asked for', () => {
    expect(toldOf(14_000n, { kind: 'asking', stands: '100.00' }, 2)).toBe(10_000n)
    expect(toldOf(14_000n, { kind: 'asking', stands: null }, 2)).toBe(14_000n)
  })
})

describe('what is held', () => {
  test('follows when the game says that the round is shown', () => {
    const holding = makeHolding()
    const changed = vi.fn()
    holding.subscribe(changed)
    holding.stands('100.00')
    holding.hear({ type: 'asking' })
    holding.moved(at(9500n))
    expect(holding.now()).toEqual({ kind: 'asking', stands: '100.00' })
    holding.hear({ type: 'showing', win: '5.00', before: '90.00' })
    expect(holding.now()).toEqual(showing('5.00', 500n))
    holding.hear({ type: 'shown' })
    expect([holding.now(), changed.mock.calls.length]).toEqual([null, 3])
  })

  test('is told 8 seconds after the news of it, and what is only asked for after one', () => {
    const holding = makeHolding()
    holding.hear({ type: 'asking' })
    holding.moved(at(9500n))
    vi.advanceTimersByTime(askMostMs - 1)
    expect(holding.now()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(holding.now()).toBeNull()
    holding.hear({ type: 'showing', win: '5.00', before: '90.00' })
    vi.advanceTimersByTime(showMostMs - askMostMs - 1)
    expect(holding.now()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(holding.now()).toBeNull()
  })

  test.each([
    [[{ type: 'showing', win: '5.00', before: '90.00' }]],
    [[{ type: 'asking' }]],
    [[{ type: 'shown' }, { type: 'showing', win: '5.00', before: '90.00' }]],
  ] as const)('waits no longer for a frame that says so again and again: %j', (words) => {
    const holding = makeHolding()
    holding.moved(at(9500n))
    let heldMs = 0
    for (let ms = 0; ms < 5 * showMostMs; ms += 20) {
      for (const word of words) holding.hear(word)
      if (holding.now() !== null) heldMs += 20
      vi.advanceTimersByTime(20)
    }
    expect(heldMs).toBeLessThanOrEqual(showMostMs)
    expect(holding.now()).toBeNull()
  })

  test('is told 8 seconds after the first news of it, though other money moves all the while', () => {
    const holding = makeHolding()
    holding.hear({ type: 'showing', win: '5.00', before: '90.00' })
    for (let ms = 0; ms < showMostMs; ms += 2_000) {
      holding.moved(at(9500n))
      expect(holding.now()).not.toBeNull()
      vi.advanceTimersByTime(2_000)
    }
    holding.moved(at(9500n))
    expect(holding.now()).toBeNull()
  })

  test('does not come back with the next news, once it was told', () => {
    const holding = makeHolding()
    holding.hear({ type: 'showing', win: '5.00', before: '90.00' })
    holding.moved(at(9500n))
    vi.advanceTimersByTime(showMostMs)
    holding.moved(at(9500n))
    expect(holding.now()).toBeNull()
  })

  test('does not wait for an answer when an order has moved money, and not at all when the game is gone', () => {
    const holding = makeHolding()
    holding.hear({ type: 'asking' })
    holding.stopAsking()
    holding.moved(at(9500n))
    expect(holding.now()).toBeNull()
    holding.hear({ type: 'showing', win: '5.00', before: '90.00' })
    holding.stopAsking()
    expect(holding.now()).not.toBeNull()
    holding.release()
    expect(holding.now()).toBeNull()
  })
})
