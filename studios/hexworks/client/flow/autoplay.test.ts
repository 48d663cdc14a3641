import { describe, expect, test } from 'vitest'
import { type AutoplayPlan, afterRound, beginAutoplay, mayBegin } from './autoplay.ts'

const plan = (change: Partial<AutoplayPlan> = {}): AutoplayPlan => ({
  spins: 10,
  lossLimit: null,
  winLimit: null,
  stopOnFreeSpins: false,
  ...change,
})
const lost = { stake: 100n, win: 0n, freeSpins: false }

describe('auto play stops', () => {
  test('after its last spin', () => {
    const { state, stop } = afterRound(beginAutoplay(plan({ spins: 1 })), lost, 100n, 10_000n)
    expect(state.left).toBe(0)
    expect(stop).toBe('done')
  })

  test('before the loss limit is passed, not after', () => {
    let state = beginAutoplay(plan({ lossLimit: 250n }))
    const first = afterRound(state, lost, 100n, 10_000n)
    expect(first.stop).toBeNull()
    state = first.state
    expect(afterRound(state, lost, 100n, 10_000n).stop).toBe('loss')
  })

  test('not for losses that wins have made good', () => {
    const first = afterRound(
      beginAutoplay(plan({ lossLimit: 200n })),
      { stake: 100n, win: 300n, freeSpins: false },
      100n,
      10_000n,
    )
    expect(first.state.net).toBe(200n)
    expect(afterRound(first.state, lost, 100n, 10_000n).stop).toBeNull()
  })

  test('when one win reaches the limit, even on the last spin', () => {
    expect(
      afterRound(
        beginAutoplay(plan({ spins: 1, winLimit: 500n })),
        { stake: 100n, win: 500n, freeSpins: false },
        100n,
        9_000n,
      ).stop,
    ).toBe('win')
    expect(
      afterRound(
        beginAutoplay(plan({ winLimit: 501n })),
        { stake: 100n, win: 500n, freeSpins: false },
        100n,
        9_000n,
      ).stop,
    ).toBeNull()
  })

  test('at free spins only if the player asked', () => {
    const free = { stake: 100n, win: 0n, freeSpins: true }
    expect(afterRound(beginAutoplay(plan({ stopOnFreeSpins: true })), free, 100n, 9_000n).stop).toBe('free')
    expect(afterRound(beginAutoplay(plan()), free, 100n, 9_000n).stop).toBeNull()
  })

  test('when the balance cannot pay the next spin', () => {
    expect(afterRound(beginAutoplay(plan()), lost, 100n, 99n).stop).toBe('balance')
    expect(afterRound(beginAutoplay(plan()), lost, 100n, 100n).stop).toBeNull()
  })

  test('never has more than a hundred spins to make', () => {
    expect(beginAutoplay(plan({ spins: 5_000 })).left).toBe(100)
  })

  test('does not begin when the first spin would pass the loss limit', () => {
    expect(mayBegin(plan({ lossLimit: 99n }), 100n)).toBe(false)
    expect(mayBegin(plan({ lossLimit: 100n }), 100n)).toBe(true)
  })
})
