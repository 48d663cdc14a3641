import { describe, expect, test } from 'vitest'
import { type AutoplayPlan, afterRound, beginAutoplay, canAutoplay, mayBegin } from './autoplay.ts'

const plan = (change: Partial<AutoplayPlan> = {}): AutoplayPlan => ({
  rounds: 10,
  lossLimit: null,
  winLimit: null,
  stopOnFeature: false,
  ...change,
})
const lost = { stake: 100n, win: 0n, feature: false }

describe('auto play stops', () => {
  test('after its last round', () => {
    const { state, stop } = afterRound(beginAutoplay(plan({ rounds: 1 })), lost, 100n, 10_000n)
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
      { stake: 100n, win: 300n, feature: false },
      100n,
      10_000n,
    )
    expect(first.state.net).toBe(200n)
    expect(afterRound(first.state, lost, 100n, 10_000n).stop).toBeNull()
  })

  test('when one win reaches the limit, even on the last round', () => {
    expect(
      afterRound(
        beginAutoplay(plan({ rounds: 1, winLimit: 500n })),
        { stake: 100n, win: 500n, feature: false },
        100n,
        9_000n,
      ).stop,
    ).toBe('win')
    expect(
      afterRound(
        beginAutoplay(plan({ winLimit: 501n })),
        { stake: 100n, win: 500n, feature: false },
        100n,
        9_000n,
      ).stop,
    ).toBeNull()
  })

  test('at a feature only if the player asked', () => {
    const won = { stake: 100n, win: 0n, feature: true }
    expect(afterRound(beginAutoplay(plan({ stopOnFeature: true })), won, 100n, 9_000n).stop).toBe('feature')
    expect(afterRound(beginAutoplay(plan()), won, 100n, 9_000n).stop).toBeNull()
  })

  test('when the balance cannot pay the next round', () => {
    expect(afterRound(beginAutoplay(plan()), lost, 100n, 99n).stop).toBe('balance')
    expect(afterRound(beginAutoplay(plan()), lost, 100n, 100n).stop).toBeNull()
  })

  test('never has more than a hundred rounds to make', () => {
    expect(beginAutoplay(plan({ rounds: 5_000 })).left).toBe(100)
  })

  test('does not begin when the first round would pass the loss limit', () => {
    expect(mayBegin(plan({ lossLimit: 99n }), 100n)).toBe(false)
    expect(mayBegin(plan({ lossLimit: 100n }), 100n)).toBe(true)
  })
})

test('auto play is offered where rounds end at once, or where the table knows the next action', () => {
  expect(canAutoplay({}, {})).toBe(true)
  expect(canAutoplay({ hasActions: true }, {})).toBe(false)
  expect(canAutoplay({ hasActions: true }, { auto: () => null })).toBe(true)
})
