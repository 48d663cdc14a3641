import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginSession, endSession } from '../session/session.ts'
import { concerns, onPush } from './pushes.ts'
import { keepSocket, pauseBefore, readFrame } from './socket.ts'
import { watchTables } from './watching.ts'

describe('the pause before the next attempt', () => {
  test('doubles from one second and stops at thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 99].map((attempt) => pauseBefore(attempt, 0.5))).toEqual([
      ...[1000, 2000, 4000, 8000, 16_000],
      ...[30_000, 30_000, 30_000],
    ])
  })
  test('is scattered by a tenth to either side, so that a thousand browsers do not come at once', () => {
    expect([pauseBefore(0, 0), pauseBefore(0, 1)]).toEqual([900, 1100])
  })
})

describe('a frame', () => {
  test('of a balance is read', () => {
    const balance = { type: 'balance', sumBalance: '12.00', currency: 'MMK', version: '3' }
    expect(readFrame(JSON.stringify(balance))).toEqual(balance)
  })
  test.each([
    ['of no known kind', '{"type":"jackpot"}'],
    [
      'with a balance that is no amount',
      '{"type":"balance","sumBalance":"1e9","currency":"MMK","version":"3"}',
    ],
    ['that is no JSON', '{'],
    ['that is binary', new Uint8Array(3)],
    ['that is far too long', `"${'x'.repeat(10_001)}"`],
  ])('%s is ignored', (_, data) => {
    expect(readFrame(data)).toBeNull()
  })
})

describe('a socket that breaks', () => {
  /** What listens while a test runs; the files that follow share its document and clock. */
  const listening: (() => void)[] = []
  afterEach(() => {
    for (const stop of listening.splice(0)) stop()
    endSession('signed-out')
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  class FakeSocket {
    onopen = () => {}
    onmessage = (_: { data: string }) => {}
    onclose = (_: { code: number }) => {}
    constructor() {
      sockets.push(this)
    }
    send = (frame: string) => sent.push(frame)
    close = () => this.onclose({ code: 1000 })
    hear = (push: object) => this.onmessage({ data: JSON.stringify(push) })
  }
  const sent: string[] = []
  const sockets: FakeSocket[] = []
  const ticket = 'a-ticket-of-a-test-00001'
  const heard: unknown[] = []

  beforeEach(() => {
    for (const each of [sent, sockets, heard]) each.length = 0
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    const answer = { success: true, message: '', value: { ticket } }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)))
    beginSession('token-of-a-test')
    listening.push(onPush((push) => heard.push(push)))
    listening.push(keepSocket())
  })

  test('a server that stops is left for another within half a second, and one that stops again is not chased', async () => {
    await vi.advanceTimersByTimeAsync(10)
    sockets[0]?.hear({ type: 'ready', mark: '41' })
    sockets[0]?.onclose({ code: 1012 })
    await vi.advanceTimersByTimeAsync(520)
    expect(sockets).toHaveLength(2)
    sockets[1]?.onclose({ code: 1012 })
    await vi.advanceTimersByTimeAsync(520)
    expect(sockets).toHaveLength(2)
  })

  test('comes back with the mark it was given last, and what it missed is told to whoever shows it', async () => {
    await vi.advanceTimersByTimeAsync(10)
    sockets[0]?.onopen()
    sockets[0]?.hear({ type: 'ready', mark: '41' })
    sockets[0]?.onclose({ code: 1006 })
    await vi.advanceTimersByTimeAsync(1_500)
    sockets[1]?.onopen()
    sockets[1]?.hear({ type: 'reset', kinds: ['deposit'] })
    expect(sent.map((frame) => JSON.parse(frame))).toEqual([{ ticket }, { ticket, seen: '41' }])
    expect(heard).toEqual([
      { type: 'ready', mark: '41' },
      { type: 'reset', kinds: ['deposit'] },
    ])
  })

  test('says what is watched once the server is ready, again when it comes back, and when nobody looks any more', async () => {
    const said = () => sent.map((frame) => JSON.parse(frame)).filter((frame) => 'watch' in frame)
    await vi.advanceTimersByTimeAsync(10)
    const [leave, leaveToo] = [watchTables(), watchTables()]
    listening.push(leave, leaveToo)
    sockets[0]?.onopen()
    expect(said()).toEqual([])
    sockets[0]?.hear({ type: 'ready', mark: '41' })
    expect(said()).toEqual([{ watch: 'live-tables' }])
    sockets[0]?.onclose({ code: 1006 })
    await vi.advanceTimersByTimeAsync(1_500)
    sockets[1]?.onopen()
    sockets[1]?.hear({ type: 'ready', mark: '42' })
    leave()
    expect(said()).toEqual([{ watch: 'live-tables' }, { watch: 'live-tables' }])
    leaveToo()
    leaveToo()
    expect(said().slice(2)).toEqual([{ watch: null }])
  })
})

test('pages of orders ask again for their own kind, and for every kind that may have changed', () => {
  const change = { type: 'order', kind: 'deposit', orderId: 'd1', state: 'EXPIRED' } as const
  expect([concerns(change, 'deposit'), concerns(change, 'peer')]).toEqual([true, false])
  const reset = { type: 'reset', kinds: ['deposit', 'peer'] } as const
  expect([concerns({ ...reset, kinds: [...reset.kinds] }, 'peer')]).toEqual([true])
  expect(concerns({ ...reset, kinds: [...reset.kinds] }, 'withdrawal')).toBe(false)
})
