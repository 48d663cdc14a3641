import { expect, test } from 'vitest'
import { lotteryGames } from './games.ts'
import { stations } from './provinces.ts'
import { type Calendar, isDay, issuesBetween, zones } from './schedule.ts'

const always: Calendar = { without: [], moved: {} }
const at = (text: string) => Date.parse(text)
const scheduleOf = (code: string) => {
  const game = lotteryGames.find((each) => each.code === code)
  if (!game) throw new Error(code)
  return game.schedule
}
const days = 86_400_000
const drawn = (code: string, from: string, length: number, calendar = always) =>
  issuesBetween(scheduleOf(code), calendar, at(from), at(from) + length * days)

test('zones are as many minutes ahead as the tables of zones say, all the year', () => {
  for (const [zone, minutes] of Object.entries(zones))
    for (let month = 0; month < 12; month++) {
      const noon = new Date(Date.UTC(2026, month, 15, 12))
      const parts = new Intl.DateTimeFormat('en', {
        timeZone: zone,
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      }).formatToParts(noon)
      const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
      expect([zone, part('hour') * 60 + part('minute')]).toEqual([zone, 720 + minutes])
    }
})
test('2D of half past four closes five minutes before in Yangon', () => {
  expect(drawn('mm2d-1630', '2026-11-27T00:00:00Z', 1)).toEqual([
    {
      id: 'mm2d-1630-20261127-0001',
      opensAt: at('2026-11-25T22:00:00Z'),
      closesAt: at('2026-11-27T09:55:00Z'),
      drawsAt: at('2026-11-27T10:00:00Z'),
    },
  ])
})
test('rounds fill the day of their zone, each opening as the one before is drawn', () => {
  const midnight = '2026-11-26T17:00:00Z'
  for (const [code, count] of [
    ['vnfast-north-45s', 1920],
    ['vnfast-south-1', 1440],
    ['vnfast-north-5', 288],
  ] as const) {
    const issues = drawn(code, midnight, 1)
    expect([code, issues.length]).toEqual([code, count])
    for (const [i, issue] of issues.entries()) if (i > 0) expect(issue.opensAt).toBe(issues[i - 1]?.drawsAt)
    expect(issues[0]?.id.endsWith('20261127-0001')).toBe(true)
  }
})
test('Yi Ki has 88 rounds, the last at four of the next morning and numbered by the day before', () => {
  const issues = drawn('yiki', '2026-11-26T23:00:00Z', 1)
  expect(issues.length).toBe(88)
  expect(issues.at(-1)).toMatchObject({ id: 'yiki-20261127-0088', drawsAt: at('2026-11-27T21:00:00Z') })
})
test('windows that touch give every issue once', () => {
  for (const { schedule } of lotteryGames) {
    const from = at('2026-12-30T13:07:11Z')
    const ids = (a: number, b: number) => issuesBetween(schedule, always, a, b).map(({ id }) => id)
    const cut = from + 17_777_777
    expect([...ids(from, cut), ...ids(cut, from + 2 * days)]).toEqual(ids(from, from + 2 * days))
  }
})
test('a day without a draw has none, and a moved one is drawn on its new day at its time', () => {
  const calendar = { without: ['2027-02-06'], moved: { '2027-01-16': '2027-01-17' } }
  const thai = drawn('th-gov', '2027-01-10T00:00:00Z', 10, calendar)
  expect(thai.map(({ id }) => id)).toEqual(['th-gov-20270117-0001'])
  expect(drawn('hk-pools', '2027-02-05T00:00:00Z', 3, calendar).length).toBe(2)
})
test('[IM-24] on every day of the week one station draws in the north, and two to four elsewhere', () => {
  for (let day = 0; day < 7; day++) {
    const count = (region: string) =>
      stations.filter((each) => each.region === region && each.weekdays.includes(day)).length
    expect(count('north')).toBe(1)
    expect([2, 3]).toContain(count('central'))
    expect([3, 4]).toContain(count('south'))
  }
})
test('a day is one of the calendar', () => {
  expect(['2026-02-28', '2026-02-30', '2026-2-3', 'x'].map(isDay)).toEqual([true, false, false, false])
})
