import { expect, test } from 'vitest'
import { leftAt } from './crowd.ts'
import { deltaFrame, snapshotFrame } from './frames.ts'
import { openListener, unreadMaxBytes } from './listener.ts'
import { emptyView, follow, resultsMax, type TableEvent, type TableView } from './view.ts'

const place = { gameId: 'coin', tableId: 'coin-1' }
const link = 'f'.repeat(64)
const outcome = { side: 'heads' }

/** What a table tells in one round, in order. */
function aRound(no: number): TableEvent[] {
  const roundId = `coin-1-1-${no}`
  const reveal = { link, entropy: 'e'.repeat(64), beacon: null, outcome }
  const told: readonly (readonly [TableEvent['kind'], TableEvent['body']])[] = [
    ['round.open', { chainNo: 1, roundNo: no, terminal: '0'.repeat(64), closesAt: no * 10_000 }],
    ['round.closed', {}],
    ['round.deal', { outcome, dealMs: 50 }],
    ['round.result', reveal],
    ['round.settled', {}],
  ]
  return told.map(([kind, body], at) => ({ seq: (no - 1) * told.length + at + 1, roundId, kind, body }))
}

const after = (events: readonly TableEvent[], from: TableView = emptyView): TableView =>
  events.reduce((view, event) => follow(view, event) ?? view, from)

test('[IM-29] a snapshot and what came after it say the same as everything', () => {
  const events = [1, 2, 3].flatMap(aRound)
  const whole = after(events)
  for (let cut = 0; cut <= events.length; cut++)
    expect(after(events.slice(cut), after(events.slice(0, cut)))).toEqual(whole)
})

test('a gap is found, and what is known already changes nothing', () => {
  const [first, second, third] = aRound(1)
  if (!first || !second || !third) throw new Error('no events')
  const view = after([first, second])
  expect(follow(view, first)).toBe(view)
  expect(follow(after([first]), third)).toBeNull()
})

test('ten thousand frames show nothing of a result before its round has closed', () => {
  let view = emptyView
  let frames = 0
  for (let no = 1; frames < 10_000; no++)
    for (const event of aRound(no)) {
      view = follow(view, event) ?? view
      if (view.phase !== 'betting' && view.phase !== 'closed') continue
      const at = { serverTime: no * 10_000 - 5_000, mine: [] }
      // Of rounds before it the outcome is known, and stays so.
      for (const told of [
        deltaFrame(place, event, at.serverTime),
        snapshotFrame({ ...place }, { ...view, results: [] }, at),
      ]) {
        frames++
        expect(told.includes('heads') || told.includes(link)).toBe(false)
      }
      expect(view.results.every(({ roundId }) => roundId !== view.roundId)).toBe(true)
    }
})

test('the last results are kept, and no more of them', () => {
  const view = after(Array.from({ length: resultsMax + 20 }, (_, at) => aRound(at + 1)).flat())
  expect(view.results).toHaveLength(resultsMax)
  expect(view.results.at(-1)?.roundId).toBe(`coin-1-1-${resultsMax + 20}`)
})

test('every frame says the table, the round, its place and the time; the countdown is by the time of the server', () => {
  const [open] = aRound(1)
  if (!open) throw new Error('no event')
  const at = { serverTime: 8_500, mine: [] }
  const told = [deltaFrame(place, open, 8_500), snapshotFrame(place, after([open]), at)].map((text) =>
    JSON.parse(text),
  )
  for (const each of told)
    expect(each).toMatchObject({
      ...place,
      roundId: 'coin-1-1-1',
      seq: 1,
      serverTime: 8_500,
      closesAt: 10_000,
    })
  expect(told[1].remainingMs).toBe(1_500)
})

test('a page that does not read costs nothing, and is told how things stand when it has read', () => {
  const sent: string[] = []
  const line = { bufferedAmount: 0, end() {}, send: (text: string) => void sent.push(text) }
  const listener = openListener(line, () => 'snapshot')
  listener.tell('1')
  line.bufferedAmount = unreadMaxBytes + 1
  for (let no = 0; no < 1_000; no++) listener.tell('lost')
  listener.catchUp()
  line.bufferedAmount = 10
  listener.tell('still lost')
  listener.catchUp()
  expect(sent).toEqual(['1'])
  line.bufferedAmount = 0
  listener.catchUp()
  listener.tell('2')
  expect(sent).toEqual(['1', 'snapshot', '2'])
})

test('a flight tells when it took off, and where it ended only with the result', () => {
  const [opened, closed, , shown] = aRound(1)
  if (!opened || !closed || !shown) throw new Error('no events')
  const startsAt = 12_000
  const deal: TableEvent = { ...closed, seq: 3, kind: 'round.deal', body: { startsAt } }
  const flying = after([opened, closed, deal])
  expect(flying).toMatchObject({ phase: 'dealing', startsAt, outcome: null, reveal: null })
  const told = snapshotFrame(place, flying, { serverTime: startsAt, mine: [] })
  expect(JSON.parse(told)).toMatchObject({ startsAt, outcome: null })
  const ended = after([shown], flying)
  expect(ended).toMatchObject({ phase: 'result', startsAt, outcome })
  const [next] = aRound(2)
  if (!next) throw new Error('no events')
  expect(after([{ ...next, seq: 5 }], ended).startsAt).toBeNull()
})

test('of others it is told where they left, and no target that the flight has not reached', () => {
  const flight = { multiplierAt: (ms: number) => 100 + ms }
  expect(leftAt(flight, { outAt: 150, askedAt: null, flownMs: null })).toBeNull()
  expect(leftAt(flight, { outAt: 150, askedAt: null, flownMs: 49 })).toBeNull()
  expect(leftAt(flight, { outAt: 150, askedAt: null, flownMs: 50 })).toBe(150)
  expect(leftAt(flight, { outAt: 150, askedAt: 20, flownMs: 30 })).toBe(120)
  // Reached before the request: out by itself.
  expect(leftAt(flight, { outAt: 150, askedAt: 60, flownMs: 70 })).toBe(150)
})
