/** The month before anybody writes it. */
import { expect, test } from 'vitest'
import { agreements, later, shortAgreements } from './contracts.data.ts'
import { agents, second, top } from './people.data.ts'
import { lateMs } from './play.ts'
import { timelineOf } from './timeline.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]
const begins = Date.UTC(2026, 9, 26, 17, 30)
const opening = 10_000_000n
const spanOf = (hours: number) => ({
  days: Array.from({ length: 32 }, (_, day) => begins + day * dayMs),
  until: begins + 31 * dayMs + hours * hourMs,
})

test('twelve agents and sixty members stand in four levels, each under somebody who came before', () => {
  const members = agents.flatMap((agent) => agent.members)
  const names = [...agents.map(({ name }) => name), ...members].map((name) => name.toLowerCase())
  expect([agents.length, members.length, new Set(names).size]).toEqual([12, 60, 72])
  const depth = new Map<string, number>()
  for (const { name, upline } of agents) {
    expect(upline === null || depth.has(upline)).toBe(true)
    depth.set(name, upline === null ? 1 : (depth.get(upline) ?? 0) + 1)
  }
  expect(Math.max(...depth.values())).toBe(4)
  const codes = agents.flatMap(({ links }) => links.map(({ code }) => code))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every((code) => /^[A-Z0-9]{4,20}$/.test(code))).toBe(true)
})

test('contracts are between those directly above each other, of every kind, and one waits for each kind of word', () => {
  const uplines = new Map(agents.map(({ name, upline }) => [name, upline]))
  for (const { upline, downline } of [...agreements, ...shortAgreements, ...later.map(({ about }) => about)])
    expect(uplines.get(downline)).toBe(upline)
  expect(new Set([...agreements, ...shortAgreements].map(({ kind }) => kind)).size).toBe(4)
  expect(new Set(later.map(({ action }) => action))).toEqual(
    new Set(['offer', 'request', 'reject', 'change', 'requestEnd', 'terminate']),
  )
  expect(agreements.filter(({ payer }) => payer === 'UPLINE')).toMatchObject([{ upline: second }])
})

test.each([0.2, 1.5, 3, 12, 23.9])(
  '%d hours into the day the steps are in order, and nobody spends what is not there',
  (hours) => {
    const span = spanOf(hours)
    const steps = timelineOf(span, opening)
    expect(steps.every(({ at }, place) => at < span.until && (steps[place - 1]?.at ?? 0) <= at)).toBe(true)
    expect(steps).toEqual(timelineOf(span, opening))
    const purses = new Map<string, bigint>()
    const joined = new Map<string, number>()
    for (const step of steps) {
      if (step.do === 'comeMember') joined.set(step.name, step.at)
      if (step.do !== 'deeds') continue
      for (const [place, { at, who, what, amount, win }] of step.deeds.entries()) {
        expect(at).toBeGreaterThanOrEqual(joined.get(who) ?? Number.POSITIVE_INFINITY)
        expect(at).toBeGreaterThanOrEqual(step.deeds[place - 1]?.at ?? 0)
        const before = purses.get(who) ?? opening
        if (what === 'bet' || what === 'payout') expect(before).toBeGreaterThanOrEqual(amount)
        purses.set(who, before + (what === 'bet' ? win - amount : what === 'payout' ? -amount : amount))
      }
    }
    const days = new Set(
      steps.flatMap((step) =>
        step.do === 'deeds' ? step.deeds.map(({ at }) => span.days.findLast((day) => day <= at)) : [],
      ),
    )
    expect(days.size).toBeGreaterThanOrEqual(31)
    const nights = steps.filter((step) => step.do === 'clock' && step.at < span.until - lateMs - dayMs)
    expect(nights.length).toBeGreaterThanOrEqual(28)
    const whole = steps.flatMap((step) => (step.do === 'deeds' ? step.deeds : []))
    expect(whole.filter(({ at }) => at > span.until - lateMs).length).toBeGreaterThan(20)
    expect([...new Set(whole.map(({ what }) => what))].toSorted()).toEqual([
      'bet',
      'bonus',
      'deposit',
      'payout',
    ])
    expect(agents[0]?.name).toBe(top)
  },
)
