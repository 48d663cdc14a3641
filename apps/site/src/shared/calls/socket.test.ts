import { describe, expect, test } from 'vitest'
import { pauseBefore, readFrame } from './socket.ts'

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
