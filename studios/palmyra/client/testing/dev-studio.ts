/** A studio in memory for looking at the page: real rules, odds and limits, a draw of every game each 45 seconds. */
import { timesOf, winOf } from '@jackfruit/studio-kit/draws/draw-game'
import { amountText, DevBook, type DevOrder, devCurrency } from './dev-book.ts'
import { DevRefusal, devIssues } from './dev-issues.ts'

type Body = Readonly<Record<string, unknown>>

/** `now` in milliseconds since 1970. Answers what the studio would to a call, or throws DevRefusal. */
export function devStudio(now: () => number): (call: string, asked: Body) => unknown {
  const issues = devIssues(now)
  const book = new DevBook(issues, now)
  const calls: Readonly<Record<string, (asked: Body) => unknown>> = {
    // A code says which game and language are opened: mm2d-1201~MY.
    open: ({ code }) => {
      const [game = '', language = 'EN'] = String(code).split('~')
      return {
        ...{ token: 'dev', game: issues.gameOf(game).code, nickname: 'dev', currency: devCurrency },
        ...{ language, mode: 'real', balance: amountText(book.balance) },
      }
    },
    issues: ({ game, count }) => ({
      serverTime: now(),
      issues: issues.next(issues.gameOf(game).code, Number(count)),
    }),
    results: ({ game, from, to }) => ({
      issues: issues.past(issues.gameOf(game).code, Date.parse(String(from)), Date.parse(String(to))),
    }),
    proof: () => {
      throw new DevRefusal(404, 'NOT_FOUND')
    },
    numbers: ({ issueId }) => ({ numbers: book.numbers(String(issueId)) }),
    // The page's own sending, which the studio itself reads with its contract.
    place: (asked) => ({ tickets: book.place(asked as unknown as DevOrder).map(toldTicket) }),
    cancel: ({ id }) => ({ ticket: toldTicket(book.cancel(id)) }),
    tickets: ({ before }) => ({
      tickets: book.tickets
        .filter(({ seq }) => before === null || seq < Number(before))
        .toReversed()
        .slice(0, 50)
        .map(toldTicket),
    }),
    ticket: ({ id }) => {
      const ticket = book.ticketOf(id)
      const issue = issues.issueNamed(ticket.issueId)
      return { ticket: toldTicket(ticket), issue, lines: toldLines(ticket, issue.result) }
    },
    ...favouriteCalls(),
  }
  const toldLines = (
    ticket: ReturnType<DevBook['ticketOf']>,
    result: ReturnType<typeof issues.issueNamed>['result'],
  ) =>
    ticket.lines.map(({ play, pick, step, stake, price }) => {
      const game = issues.gameOf(ticket.order.game)
      const hits = result ? game.hitsOf({ play, pick, mode: ticket.order.mode }, step, result) : []
      return {
        ...{ play, pick, step, hits, stake: amountText(stake), price: amountText(price) },
        win: result ? amountText(winOf(stake, timesOf(hits))) : null,
      }
    })
  return (call, asked) => {
    book.settle()
    const handler = Object.hasOwn(calls, call) ? calls[call] : undefined
    if (!handler) throw new DevRefusal(404, 'NOT_FOUND')
    return handler(asked)
  }
}

function toldTicket(ticket: ReturnType<DevBook['ticketOf']>) {
  const { id, seq, order, issueId, lines, state, reason, payout, price, at } = ticket
  return {
    ...{ id, orderId: order.clientId, clientId: order.clientId, no: 1, cursor: String(seq), issueId },
    ...{ game: order.game, mode: order.mode, currency: devCurrency, lines: lines.length, state, reason },
    ...{ receipt: null, isCorrected: false, price: amountText(price), at: new Date(at).toISOString() },
    payout: payout === null ? null : amountText(payout),
  }
}

function favouriteCalls(): Readonly<Record<string, (asked: Body) => unknown>> {
  const kept = new Map<string, { readonly name: string; readonly entries: unknown }[]>()
  const without = (game: unknown, name: unknown) =>
    (kept.get(String(game)) ?? []).filter((favourite) => favourite.name !== name)
  return {
    favourites: ({ game }) => ({ favourites: kept.get(String(game)) ?? [] }),
    keep: ({ game, name, entries }) => {
      kept.set(String(game), [...without(game, name), { name: String(name), entries }])
      return { ok: true }
    },
    forget: ({ game, name }) => {
      kept.set(String(game), without(game, name))
      return { ok: true }
    },
  }
}
