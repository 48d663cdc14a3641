import type { Socket } from '@jackfruit/game-page/line/connection'
import { openLine } from '@jackfruit/game-page/line/line'
import { leftUntil } from '@jackfruit/game-page/line/server-clock'
import type { Answer } from '@jackfruit/game-page/line/stakes'
import type { Told } from '@jackfruit/game-page/line/told'
import { dragonTiger } from '@jackfruit/table-rules/cards/dragon-tiger'
import { expect, test } from 'vitest'
import { aTable, type Seat, type TestTable } from './a-table.ts'
import { handTime } from './hand-time.ts'

/** How long a frame is on its way. */
const wireMs = 2

/** A page at a table, with a network that the test holds in its hand. */
function aPage({ serverAhead = 0 } = {}) {
  const time = handTime()
  const table: TestTable = aTable({
    ...{ tableId: 'dt-1', game: dragonTiger('dt'), currency: 'MMK', balance: 1_000_000n, most: 100_000n },
    ...{ now: () => time.now() + serverAhead, later: time.later, history: 3 },
  })
  const net = { isUp: true, sockets: [] as Socket[], drops: 0 }
  const causes: (Told | null)[] = []
  const answers: Answer[] = []
  const open = (): Socket => {
    let seat: Seat | null = null
    const socket: Socket = {
      ...{ onopen: null, onmessage: null, onclose: null },
      send: (text) => {
        if (!net.isUp) return
        if (seat) seat.say(text)
        else
          seat = table.enter(text, (told) => {
            if (net.drops > 0) net.drops--
            else time.later(wireMs, () => net.isUp && socket.onmessage?.({ data: told }))
          })
      },
      close: () => seat?.leave(),
    }
    net.sockets.push(socket)
    time.later(5, () => {
      if (net.isUp) socket.onopen?.()
      else socket.onclose?.({ code: 1006, reason: '' })
    })
    return socket
  }
  const line = openLine({
    ...{ open, token: 'a-token-of-twenty-letters', tableId: 'dt-1', clientSeed: 'seed' },
    ...{ now: time.now, later: time.later, chance: () => 1 },
    hear: {
      stands: (_, cause) => void causes.push(cause),
      answered: (answer) => void answers.push(answer),
    },
  })
  table.step()
  time.pass(50)
  const lay = (name = 'bet-00000001') =>
    line.lay({ roundId: line.standing().view.roundId ?? '', clientBetId: name, places: { dragon: '100.00' } })
  return { time, table, net, line, answers, causes, lay }
}

test('[IM-29] a page is told how the table stands, and then what happens, in order', () => {
  const { line, time, causes } = aPage()
  expect(line.state()).toBe('here')
  expect(line.standing().view).toMatchObject({ phase: 'betting', roundId: 'dt-1-1-4' })
  expect(line.standing().view.results).toHaveLength(3)
  time.pass(60_000)
  expect(line.standing().view.results.length).toBeGreaterThan(4)
  expect(causes.filter((cause) => cause?.kind === 'snapshot')).toHaveLength(1)
})

test('the countdown is by the clock of the table, however wrong the page’s is', () => {
  for (const serverAhead of [0, -3_600_000, 9_000_000]) {
    const { line, time } = aPage({ serverAhead })
    const before = leftUntil(line.standing().view.closesAt, line.clock(), time.now())
    time.pass(4_000)
    const after = leftUntil(line.standing().view.closesAt, line.clock(), time.now())
    expect(before - after).toBe(4_000)
    expect(before).toBeGreaterThan(11_900)
    expect(before).toBeLessThanOrEqual(12_000)
  }
})

test('a stake is in when the table says so, and comes back with what it won', () => {
  const { line, time, lay, answers } = aPage()
  lay()
  expect(answers).toEqual([])
  expect(line.waiting()).toHaveLength(1)
  time.pass(10)
  expect(answers).toMatchObject([
    { kind: 'in', bet: { state: 'taken', stake: '100.00', balance: '9900.00' } },
  ])
  expect(line.waiting()).toEqual([])
  while (line.standing().mine[0]?.payout === null) time.pass(100)
  expect(line.standing().mine).toMatchObject([{ state: 'paid' }])
})

test('[IM-29] who loses the network for ten seconds comes back into the running round with the bets', () => {
  const { line, time, net, lay } = aPage()
  lay()
  time.pass(10)
  const { roundId } = line.standing().view
  net.isUp = false
  line.renew()
  expect(line.state()).toBe('lost')
  time.pass(10_000)
  expect(line.state()).toBe('lost')
  net.isUp = true
  time.pass(5_100)
  expect(line.state()).toBe('here')
  expect(line.standing().view.roundId).toBe(roundId)
  expect(line.standing().mine).toMatchObject([{ state: 'taken', places: { dragon: '100.00' } }])
})

test('a stake whose answer was lost is asked for again under its name, and lies there once', () => {
  const { line, time, net, lay, answers } = aPage()
  net.isUp = false
  lay()
  line.renew()
  time.pass(900)
  expect(answers).toEqual([])
  net.isUp = true
  time.pass(4_000)
  expect(answers).toMatchObject([{ kind: 'in', bet: { clientBetId: 'bet-00000001' } }])
  expect(line.standing().mine).toHaveLength(1)
  line.renew()
  time.pass(500)
  expect(line.standing().mine).toHaveLength(1)
})

test('a stake that was never answered before its round went on is told as lost, not as in', () => {
  const { line, time, net, lay, answers } = aPage()
  net.isUp = false
  lay()
  line.renew()
  time.pass(40_000)
  net.isUp = true
  time.pass(6_000)
  expect(line.state()).toBe('here')
  expect(answers).toMatchObject([{ kind: 'lost' }])
  expect(line.waiting()).toEqual([])
})

test('after a gap the table is told anew, and nothing of a round is missing', () => {
  const { line, time, net, causes } = aPage()
  net.drops = 2
  time.pass(60_000)
  expect(causes.filter((cause) => cause?.kind === 'snapshot').length).toBeGreaterThan(1)
  expect(line.state()).toBe('here')
  const ids = line.standing().view.results.map(({ roundId }) => roundId)
  expect(ids).toEqual(ids.map((_, at) => `dt-1-1-${at + 1}`))
})

test('too late is told as too late', () => {
  const { line, time, lay, answers } = aPage()
  time.pass(12_100)
  expect(line.standing().view.phase).toBe('closed')
  lay()
  time.pass(10)
  expect(answers).toMatchObject([{ kind: 'out', reason: 'CLOSED' }])
})

test('a line that says nothing after closing is given up and comes back', () => {
  const { line, time, net, table } = aPage()
  table.stop()
  time.pass(12_000 + 7_000)
  expect(net.sockets).toHaveLength(1)
  time.pass(1_500)
  expect(net.sockets).toHaveLength(2)
  expect(line.state()).toBe('here')
})

test('without a play session nothing comes back', () => {
  const { line, time, net } = aPage()
  net.sockets.at(-1)?.onclose?.({ code: 1008, reason: 'no session' })
  expect(line.state()).toBe('over')
  time.pass(30_000)
  line.renew()
  expect(net.sockets).toHaveLength(1)
})
