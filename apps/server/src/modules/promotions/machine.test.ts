import { describe, expect, test } from 'vitest'
import { type Event, events, isOver, next, type State, states } from './machine.ts'

/** Events that pay: the purse gains by them. A sign-in pays one day each time, and each day has one. */
const paying: readonly Event[] = ['claim', 'take', 'approve']
const depth = 10

interface Told {
  readonly state: State
  /** Whether a reward lies ready, was paid, was given up. */
  readonly waits: boolean
  readonly paid: number
}

/** What the machine is for, said another way: one reward, ready once, paid once, gone once. */
function model({ waits, paid }: Told, event: Event, to: State): Told {
  if (event === 'claim' || event === 'take') return { state: to, waits: false, paid: paid + 1 }
  if (event === 'complete' && to === 'claimed') return { state: to, waits: false, paid: paid + 1 }
  if (event === 'complete' || event === 'give' || event === 'approve') return { state: to, waits: true, paid }
  if (event === 'undo' || event === 'leave' || event === 'lapse') return { state: to, waits: false, paid }
  return { state: to, waits, paid }
}

/** Every order of events to the depth, once for each different thing that it led to. */
function everyOrder(visit: (told: Told, before: Told | null, event: Event | null) => void): number {
  let orders = 0
  let reached = new Map<string, { told: Told; ways: number }>()
  const start: Told = { state: 'new', waits: false, paid: 0 }
  reached.set(JSON.stringify(start), { told: start, ways: 1 })
  visit(start, null, null)
  for (let step = 0; step < depth; step++) {
    const after = new Map<string, { told: Told; ways: number }>()
    for (const { told, ways } of reached.values())
      for (const event of events) {
        const to = next(told.state, event)
        orders += ways
        // A refused event changes nothing, and is an order of its own all the same.
        const now = to === null ? told : model(told, event, to)
        if (to !== null) visit(now, told, event)
        const id = JSON.stringify(now)
        after.set(id, { told: now, ways: ways + (after.get(id)?.ways ?? 0) })
      }
    reached = after
  }
  return orders
}

describe('the states of a part in an offer, over every order of events to depth 10', () => {
  test('[IM-40] a reward is paid at most once, and never after it was given up or had lapsed', () => {
    const orders = everyOrder(({ paid, state }, before) => {
      expect(paid).toBeLessThanOrEqual(1)
      if (before && ['expired', 'left', 'claimed'].includes(before.state))
        throw new Error(`${state} after an end`)
    })
    expect(orders).toBeGreaterThan(events.length ** depth)
  })

  test('[IM-40] [D-89] every state is reached, and none is without a way to an end', () => {
    const seen = new Set<State>()
    everyOrder(({ state }) => seen.add(state))
    expect([...seen].toSorted()).toEqual([...states].toSorted())
    const ends = (from: State, been: readonly State[] = []): boolean =>
      isOver(from) ||
      events.some((event) => {
        const to = next(from, event)
        return to !== null && !been.includes(to) && ends(to, [...been, from])
      })
    for (const state of states) expect([state, ends(state)]).toEqual([state, true])
  })

  test('[PR-06] what is taken is over: a second claim has no way', () => {
    for (const event of events) expect(next('claimed', event)).toBeNull()
    for (const event of paying)
      for (const state of ['expired', 'left'] as const) expect(next(state, event)).toBeNull()
  })

  test('[PR-03] [PR-04] [PR-05] an application is decided once, and only while it waits', () => {
    for (const state of states)
      for (const verdict of ['approve', 'reject'] as const)
        expect([state, verdict, next(state, verdict) !== null]).toEqual([
          state,
          verdict,
          state === 'applying',
        ])
    expect(next('applying', 'approve')).toBe('issued')
    expect(next('rejected', 'apply')).toBe('applying')
  })

  test('time alone ends what waits, and nothing that was paid', () => {
    for (const state of states) {
      const to = next(state, 'lapse')
      expect([state, to]).toEqual([state, isOver(state) || state === 'new' ? null : 'expired'])
    }
  })
})
