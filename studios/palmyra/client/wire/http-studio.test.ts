import { lotteryGames } from '@jackfruit/lottery-rules'
import { expect, test } from 'vitest'
import { entriesOf, isSum, sumOf } from '../model/draft.ts'
import { Refused } from '../studio.ts'
import { DevRefusal } from '../testing/dev-issues.ts'
import { devStudio } from '../testing/dev-studio.ts'
import { httpStudio } from './http-studio.ts'

/** The page's own calls against the studio in memory, at a time that the test sets. */
function opened() {
  const time = { now: Date.UTC(2026, 10, 27, 10, 0, 10) }
  const answer = devStudio(() => time.now)
  const send: typeof fetch = async (address, init) => {
    const call = String(address).split('/').at(-1) ?? ''
    try {
      return Response.json(answer(call, JSON.parse(String(init?.body))))
    } catch (failure) {
      if (!(failure instanceof DevRefusal)) throw failure
      return Response.json(failure.body, { status: failure.status })
    }
  }
  return { time, studio: httpStudio('palmyra', { fetch: send }) }
}

async function order(studio: ReturnType<typeof httpStudio>, id: string, words: readonly string[], draws = 1) {
  const { issues } = await studio.issues('mm2d-1630', 10)
  const open = issues.filter(({ state }) => state === 'open').slice(0, draws)
  const draft = {
    play: 'straight',
    words,
    unit: 10_000n,
    multiple: 1,
    share: 100 as const,
    amounts: new Map(),
  }
  const entries = entriesOf(draft)
  const sum = sumOf('two-digits', 'Lott', entries)
  return {
    ...{ clientId: id, clientSeed: 'seed', game: 'mm2d-1630', mode: 'Lott', entries, stopsOnWin: true },
    issues: open.map((issue) => ({ issueId: issue.id, multiple: 1 })),
    price: isSum(sum) ? sum.price * BigInt(draws) : 0n,
  }
}

const codeOf = (failure: unknown) => (failure instanceof Refused ? failure.code : failure)

test('every game can be opened and tells its draws', async () => {
  const { studio } = opened()
  for (const { code } of lotteryGames) {
    expect((await studio.open(code)).game).toBe(code)
    const { issues } = await studio.issues(code, 3)
    expect(issues.length).toBe(3)
    const [drawn] = await studio.results(code, 0, issues[0]?.drawsAt ?? 0)
    expect(drawn?.result).not.toBeNull()
  }
})
test('all hundred numbers win once, told with the line and what of the draw decided', async () => {
  const { studio, time } = opened()
  await studio.open('mm2d-1630')
  const words = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
  const [ticket] = await studio.place(await order(studio, 'order-all', words))
  time.now += 90_000
  const whole = await studio.ticket(ticket?.id ?? '')
  const won = whole.lines.filter(({ hits }) => hits.length > 0)
  expect(won.map(({ pick }) => pick)).toEqual(whole.issue.result?.['number'])
  expect(whole.ticket).toMatchObject({ state: 'paid', payout: 850_000n, price: 1_000_000n })
})
test('an order that is sent again is the same order, and its price is taken once', async () => {
  const { studio } = opened()
  await studio.open('mm2d-1630')
  const wanted = await order(studio, 'order-again', ['07'])
  const first = await studio.place(wanted)
  expect(await studio.place(wanted)).toEqual(first)
  expect((await studio.open('mm2d-1630')).balance).toBe(128_440_000n)
})
test('a chase that has won once gives back what was laid on later draws', async () => {
  const { studio, time } = opened()
  await studio.open('mm2d-1630')
  const words = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
  await studio.place(await order(studio, 'order-chase', words, 3))
  time.now += 90_000
  const tickets = await studio.tickets(null)
  expect(tickets.map(({ state, reason }) => reason ?? state).sort()).toEqual(['paid', 'stopped', 'stopped'])
})
test('a ticket is taken back while bets are open, and no later', async () => {
  const { studio, time } = opened()
  await studio.open('mm2d-1630')
  const [early] = await studio.place(await order(studio, 'order-early', ['07']))
  const [late] = await studio.place(await order(studio, 'order-late', ['08']))
  expect((await studio.cancel(early?.id ?? '')).reason).toBe('cancelled')
  time.now = (await studio.issues('mm2d-1630', 1)).issues[0]?.closesAt ?? 0
  expect(await studio.cancel(late?.id ?? '').catch(codeOf)).toBe('LATE')
})
test('a number whose odds came down refuses the ticket whole, and names itself', async () => {
  const { studio } = opened()
  await studio.open('mm2d-1630')
  const wanted = await order(studio, 'order-big', ['07'])
  const large = wanted.entries.map((entry) => ({ ...entry, multiple: 300 }))
  await studio.place({ ...wanted, entries: large, price: wanted.price * 300n })
  const both = await order(studio, 'order-both', ['06', '07'])
  const refused = await studio.place(both).catch((failure: unknown) => failure)
  expect(refused instanceof Refused && refused.numbers.map(({ pick }) => pick)).toEqual(['07'])
})
