/**
 * Tickets around the closing of issues, while the clocks of the database and of the process that takes them step by up to
 * five seconds: none is in that came late, each is answered for good, and tickets, what is owed for numbers, what members
 * have staked and their purses agree.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlacedOrder } from '../../../packages/studio-kit/src/draws/desk.ts'
import { aLottery, type Lottery, lotteryGame, straight } from '../../../studios/host/testing/a-lottery.ts'
import { studioDatabase } from '../../../studios/host/testing/studio-database.ts'
import { drawer } from '../keys.ts'
import { aroundMs, fireAround, seenClosed, stepMs } from './around.ts'
import type { Purses } from './purses.ts'
import { stepClock } from './stepped-clock.ts'
import { broughtBy, wrongInBooks, wrongInIssue } from './ticket-books.ts'

export const stormGame = 'mm2d-fast-1'

export interface TicketsReport {
  readonly ok: boolean
  readonly issues: number
  readonly in: number
  readonly late: number
  /** Written in time, and not with the wallet when the draw had waited for it: given back. */
  readonly out: number
  /** In, though asked for when the issue was known to be closed. */
  readonly afterClose: number
  /** Sent again under the same name, for want of an answer. */
  readonly again: number
  readonly problems: readonly string[]
}

export interface TicketsOptions {
  readonly adminUrl: string
  /** One a seat and issue. */
  readonly tickets: number
  readonly seed: number
  readonly purses: Purses
  readonly say?: (line: string) => void
}

type Answer = 'in' | 'out' | 'late' | 'other'

const patienceMs = 60_000
const price = 200n

export async function stormClosingTickets(options: TicketsOptions): Promise<TicketsReport> {
  const { adminUrl, tickets, purses, say = () => {} } = options
  const draw = drawer(options.seed)
  const database = await studioDatabase(adminUrl)
  const clock = await stepClock(database.url)
  const game = lotteryGame(stormGame)
  const lottery = await aLottery(database.url, purses, game)
  const sums = { issues: 0, in: 0, late: 0, out: 0, afterClose: 0, again: 0 }
  const problems: string[] = []
  try {
    const processes = [lottery.process(), lottery.process()]
    for (const each of processes) each.start()
    const members = await Promise.all(
      purses.seats.map((seat) => lottery.member(seat.playerId, undefined, seat.platformSession)),
    )
    const place = async (issueId: string, no: number): Promise<Answer> => {
      const [desk, member] = [processes[no % 2]?.desk, members[no]]
      if (!desk || !member) throw new Error(`there is no member ${no}`)
      const asked = straight('', [issueId], { price, entries: [twoNumbers(no)], clientId: newName() })
      for (;;) {
        const answer = readAs(await desk.place(game, member, asked))
        if (answer !== 'unknown') return answer
        sums.again++
      }
    }
    while (sums.in + sums.late + sums.out < tickets && problems.length === 0) {
      const count = Math.min(members.length, tickets - sums.in - sums.late - sums.out)
      await clock.step(0)
      const [issueId = ''] = await lottery.plan(1)
      await lottery.beforeClosing(issueId, aroundMs)
      const closing = seenClosed(lottery.pool, 'select state from draw_issues where id = $1', issueId, 'open')
      const fired = await fireAround(count, { clock, draw }, (no) => place(issueId, no))
      // What waits for a clock that was set back is due at once.
      await clock.step(stepMs)
      const closedAt = await closing
      const isIn = fired.filter(({ told }) => told === 'in')
      const others = fired.filter(({ told }) => told === 'other').length
      sums.issues++
      sums.in += isIn.length
      sums.late += fired.filter(({ told }) => told === 'late').length
      sums.out += fired.filter(({ told }) => told === 'out').length
      sums.afterClose += isIn.filter(({ askedAt }) => askedAt > closedAt).length
      if (others > 0) problems.push(`${issueId}: ${others} were refused for another reason`)
      await ended(lottery, issueId)
      problems.push(...(await wrongInIssue(lottery.pool, game, issueId, isIn.length)))
      if (sums.issues % 20 === 0) say(`${sums.issues} issues, ${sums.in} tickets in, ${sums.late} late`)
    }
    problems.push(...(await wrongInBooks(lottery.pool)))
    problems.push(...(await purses.problems(await broughtBy(lottery.pool))))
  } finally {
    await lottery.close()
    await clock.end()
    await database.drop()
  }
  return { ok: sums.afterClose === 0 && problems.length === 0, ...sums, problems: problems.slice(0, 20) }
}

const newName = () => randomBytes(12).toString('hex')

/** Two numbers at a kyat each, of which a hundred members have as many pairs. */
const twoNumbers = (no: number) => ({
  ...{ play: 'straight', unit: price / 2n, multiple: 1, share: 100, seen: {} },
  selection: [no, no + 37].map((each) => String(each % 100).padStart(2, '0')).join(' '),
})

function readAs(placed: PlacedOrder): Answer | 'unknown' {
  if (placed.kind !== 'refused') return placed.kind
  return placed.why === 'CLOSED' ? 'late' : 'other'
}

/** Drawn, and each of its tickets paid or given back. */
async function ended({ pool }: Lottery, issueId: string): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await pause(50)) {
    const { rows } = await pool.query<{ ended: boolean }>(
      `select final_at is not null and not exists (select from draw_tickets where issue_id = $1 and final_at is null)
         as ended from draw_issues where id = $1`,
      [issueId],
    )
    if (rows[0]?.ended) return
  }
  throw new Error(`${issueId} did not come to its end`)
}
