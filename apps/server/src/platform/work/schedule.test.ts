import { expect, test } from 'vitest'
import { dueFor, timetableOf } from './schedule.ts'

const itemOf = (cron: string) => {
  const [item] = timetableOf([{ name: 'job', cron }])
  if (!item) throw new Error('no item')
  return item
}
const due = (cron: string, mark: string, now: string) =>
  dueFor(itemOf(cron), new Date(mark), { now: new Date(now) })?.toISOString() ?? null

test.each([
  [
    'each minute, once',
    '* * * * *',
    '2026-11-23T12:04:00Z',
    '2026-11-23T12:05:01Z',
    '2026-11-23T12:05:00.000Z',
  ],
  ['the same minute, never again', '* * * * *', '2026-11-23T12:05:00Z', '2026-11-23T12:05:59Z', null],
  [
    'many minutes missed, once for the newest',
    '* * * * *',
    '2026-11-23T10:00:00Z',
    '2026-11-23T12:05:01Z',
    '2026-11-23T12:05:00.000Z',
  ],
  [
    'a minute a day, at that minute',
    '20 1 * * *',
    '2026-11-22T01:20:00Z',
    '2026-11-23T01:20:30Z',
    '2026-11-23T01:20:00.000Z',
  ],
  [
    'a minute a day, later where nothing ran at that minute',
    '20 1 * * *',
    '2026-11-22T01:20:00Z',
    '2026-11-23T09:00:00Z',
    '2026-11-23T01:20:00.000Z',
  ],
  ['a minute a day, not twice', '20 1 * * *', '2026-11-23T01:20:00Z', '2026-11-23T23:00:00Z', null],
  [
    'what is known since a moment, not for before',
    '20 1 * * *',
    '2026-11-23T09:00:00Z',
    '2026-11-23T09:01:00Z',
    null,
  ],
  [
    'a mark of tomorrow, not for this minute',
    '* * * * *',
    '2026-11-24T12:04:00Z',
    '2026-11-23T12:05:01Z',
    null,
  ],
  [
    'a clock put back by a breath, not the same minute again',
    '* * * * *',
    '2026-11-23T12:05:00Z',
    '2026-11-23T12:04:59.900Z',
    null,
  ],
  // Summer time ends at 01:00 UTC in Europe: UTC repeats no hour, so no job does.
  [
    'the hour that people live twice, once a minute',
    '* * * * *',
    '2026-10-25T00:59:00Z',
    '2026-10-25T01:00:00Z',
    '2026-10-25T01:00:00.000Z',
  ],
  [
    'the end of a month',
    '7 * * * *',
    '2026-11-30T23:07:00Z',
    '2026-12-01T00:07:00Z',
    '2026-12-01T00:07:00.000Z',
  ],
])('a job is due %s', (_, cron, mark, now, at) => {
  expect(due(cron, mark, now)).toBe(at)
})
