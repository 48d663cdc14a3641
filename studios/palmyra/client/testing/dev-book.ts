/** Tickets of the studio in memory: taken, settled, stopped and taken back as the engine does it. */
import { currencyOf, formatMinor, parseMinor } from '@jackfruit/kernel'
import { type DrawGame, timesOf, winOf } from '@jackfruit/studio-kit/draws/draw-game'
import { expand } from '@jackfruit/studio-kit/draws/order-lines'
import { type DevIssues, DevRefusal } from './dev-issues.ts'

export const devCurrency = 'MMK'
const { scale } = currencyOf(devCurrency)
export const amountText = (minor: bigint) => formatMinor(minor, scale)
/** The house's caps are far away for one person: here all is owed so many times. */
const crowd = 200n

export interface DevOrder {
  readonly clientId: string
  readonly game: string
  readonly mode: string
  readonly entries: readonly (Omit<Parameters<typeof expand>[1]['entries'][number], 'unit'> & {
    readonly unit: string
  })[]
  readonly issues: readonly { readonly issueId: string; readonly multiple: number }[]
  readonly stopsOnWin: boolean
  readonly price: string
}

type Lines = NonNullable<ReturnType<typeof expand>>

interface DevTicket {
  readonly id: string
  readonly seq: number
  readonly order: DevOrder
  readonly issueId: string
  readonly lines: Lines
  readonly price: bigint
  readonly at: number
  state: 'taken' | 'paid' | 'voided'
  reason: string | null
  payout: bigint | null
}

export class DevBook {
  readonly tickets: DevTicket[] = []
  balance = 128_450_000n
  readonly #issues: DevIssues
  readonly #now: () => number
  readonly #owed = new Map<string, bigint>()

  constructor(issues: DevIssues, now: () => number) {
    this.#issues = issues
    this.#now = now
  }

  ticketOf(id: unknown): DevTicket {
    const found = this.tickets.find((ticket) => ticket.id === id)
    if (!found) throw new DevRefusal(404, 'NOT_FOUND')
    return found
  }

  place(order: DevOrder): readonly DevTicket[] {
    const known = this.tickets.filter((ticket) => ticket.order.clientId === order.clientId)
    if (known.length > 0) return known
    const game = this.#issues.gameOf(order.game)
    const made = order.issues.map(({ issueId, multiple }) => this.#ticket(game, order, issueId, multiple))
    const price = made.reduce((sum, ticket) => sum + ticket.price, 0n)
    if (amountText(price) !== order.price) throw new DevRefusal(409, 'PRICE')
    if (price > this.balance) throw new DevRefusal(402, 'FUNDS', { balance: amountText(this.balance) })
    const inTheWay = made.flatMap(({ issueId, lines }) => this.#refused(game, issueId, lines))
    if (inTheWay.length > 0) throw new DevRefusal(409, 'NUMBERS', { lines: inTheWay })
    this.balance -= price
    for (const { issueId, lines } of made)
      for (const line of lines) {
        const key = keyOf(issueId, line)
        this.#owed.set(key, (this.#owed.get(key) ?? 0n) + line.most)
      }
    this.tickets.push(...made)
    return made
  }

  #ticket(game: DrawGame, order: DevOrder, issueId: string, multiple: number): DevTicket {
    if (this.#issues.issueNamed(issueId).state !== 'open') throw new DevRefusal(409, 'CLOSED')
    const entries = order.entries.map((entry) => ({ ...entry, unit: parseMinor(entry.unit, scale) ?? 0n }))
    const lines = expand(game, { entries, mode: order.mode, multiple, currency: devCurrency })
    if (!lines) throw new DevRefusal(400, 'ENTRY')
    const seq = this.tickets.length + order.issues.findIndex((issue) => issue.issueId === issueId) + 1
    return {
      ...{ id: `t${seq}`, seq, order, issueId, lines, at: this.#now() },
      ...{ price: lines.reduce((sum, line) => sum + line.price, 0n) },
      ...{ state: 'taken', reason: null, payout: null },
    }
  }

  #refused(game: DrawGame, issueId: string, lines: Lines): object[] {
    return lines.flatMap((line) => {
      const told = this.#told(game, keyOf(issueId, line), line)
      const { standing } = told
      const isFine = standing?.step === line.step && line.stake <= standing.stakeMax
      return isFine ? [] : [told.body]
    })
  }

  #told(game: DrawGame, key: string, { play, pick }: { play: string; pick: string }) {
    const [mode = ''] = game.modes
    const owed = (this.#owed.get(key) ?? 0n) * crowd
    const standing = game.standingOf({ play, pick, mode }, owed, devCurrency)
    const stakeMax = standing ? amountText(standing.stakeMax) : null
    return { standing, body: { play, pick, step: standing?.step ?? null, stakeMax } }
  }

  numbers(issueId: string): object[] {
    const game = this.#issues.gameOf(this.#issues.issueNamed(issueId).game)
    return [...this.#owed.keys()].flatMap((key) => {
      const [id = '', play = '', pick = ''] = key.split('/')
      const told = id === issueId ? this.#told(game, key, { play, pick }) : null
      return told && told.standing?.step !== 0 ? [told.body] : []
    })
  }

  cancel(id: unknown): DevTicket {
    const ticket = this.ticketOf(id)
    if (ticket.state === 'taken') {
      if (this.#issues.issueNamed(ticket.issueId).state !== 'open') throw new DevRefusal(409, 'LATE')
      this.#takeBack(ticket, 'cancelled')
    }
    return ticket
  }

  #takeBack(ticket: DevTicket, reason: string): void {
    ticket.state = 'voided'
    ticket.reason = reason
    this.balance += ticket.price
  }

  settle(): void {
    for (const ticket of this.tickets) {
      const { result, state } = this.#issues.issueNamed(ticket.issueId)
      if (ticket.state !== 'taken' || state !== 'settled' || !result) continue
      const game = this.#issues.gameOf(ticket.order.game)
      const { mode } = ticket.order
      ticket.payout = ticket.lines.reduce(
        (sum, line) => sum + winOf(line.stake, timesOf(game.hitsOf({ ...line, mode }, line.step, result))),
        0n,
      )
      ticket.state = 'paid'
      this.balance += ticket.payout
      const stops = ticket.payout > 0n && ticket.order.stopsOnWin
      if (stops)
        for (const later of this.tickets)
          if (later.order === ticket.order && later.state === 'taken') this.#takeBack(later, 'stopped')
    }
  }
}

const keyOf = (issueId: string, { play, pick }: { play: string; pick: string }) =>
  `${issueId}/${play}/${pick}`
