/** The studio's answers, read: whatever is not as the contract says throws. */
import { currencyOf, type Minor, parseMinor } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import type { Favourite, Issue, NumberTold, Opened, Ticket, WholeTicket } from '../studio.ts'

const moment = z.pipe(
  z.string(),
  z.transform((text: string) => Date.parse(text)),
)

const issue = z.object({
  id: z.string(),
  game: z.string(),
  state: z.enum(['scheduled', 'open', 'closed', 'drawing', 'drawn', 'settled', 'void']),
  closesAt: moment,
  drawsAt: moment,
  result: z.nullable(z.record(z.string(), z.array(z.string()))),
  revision: z.int(),
  parts: z.nullable(z.tuple([z.string(), z.string()])),
  seal: z.nullable(z.object({ chainNo: z.int(), linkNo: z.nullable(z.int()) })),
})

const hit = z.object({
  prize: z.string(),
  at: z.int(),
  digits: z.string(),
  times: z.number(),
  station: z.optional(z.int()),
})

const shapesOf = (scale: number) => {
  const money = z.pipe(
    z.string(),
    z.transform((text: string): Minor => {
      const minor = parseMinor(text, scale)
      if (minor === null) throw new TypeError(`no amount: ${text}`)
      return minor
    }),
  )
  const ticket = z.object({
    ...{ id: z.string(), cursor: z.string(), issueId: z.string(), game: z.string(), mode: z.string() },
    ...{ lines: z.int(), state: z.string(), reason: z.nullable(z.string()) },
    ...{ price: money, payout: z.nullable(money), isCorrected: z.boolean(), at: moment },
  })
  const line = z.object({
    ...{ play: z.string(), pick: z.string(), step: z.int() },
    ...{ stake: money, price: money, win: z.nullable(money), hits: z.array(hit) },
  })
  const told = z.object({
    ...{ play: z.string(), pick: z.string() },
    ...{ step: z.nullable(z.int()), stakeMax: z.nullable(money) },
  })
  const entry = z.object({
    ...{ play: z.string(), selection: z.string(), unit: money, multiple: z.int() },
    share: z.union([z.literal(100), z.literal(10), z.literal(1)]),
    seen: z.record(z.string(), z.int()),
  })
  return { money, ticket, line, told, entry }
}

const openShape = z.object({
  ...{ token: z.string(), game: z.string(), currency: z.string(), language: z.string(), balance: z.string() },
})

export function readOpened(answer: unknown): { readonly token: string; readonly opened: Opened } {
  const { token, game, currency: code, language, balance } = openShape.parse(answer)
  const currency = currencyOf(code)
  const { money } = shapesOf(currency.scale)
  return { token, opened: { game, currency, language, balance: money.parse(balance) } }
}

const nextShape = z.object({ serverTime: z.number(), issues: z.array(issue) })
export const readNext = (answer: unknown) => nextShape.parse(answer)

const pastShape = z.object({ issues: z.array(issue) })
export const readPast = (answer: unknown): readonly Issue[] => pastShape.parse(answer).issues

export const readNumbers = (answer: unknown, scale: number): readonly NumberTold[] =>
  z.object({ numbers: z.array(shapesOf(scale).told) }).parse(answer).numbers

/** Of a refusal; none where it names no numbers. */
export function readInTheWay(answer: unknown, scale: number): readonly NumberTold[] {
  const read = z.object({ lines: z.array(shapesOf(scale).told) }).safeParse(answer)
  return read.success ? read.data.lines : []
}

export const readTickets = (answer: unknown, scale: number): readonly Ticket[] =>
  z.object({ tickets: z.array(shapesOf(scale).ticket) }).parse(answer).tickets

export const readTicket = (answer: unknown, scale: number): Ticket =>
  z.object({ ticket: shapesOf(scale).ticket }).parse(answer).ticket

export function readWhole(answer: unknown, scale: number): WholeTicket {
  const { ticket, line } = shapesOf(scale)
  return z.object({ ticket, issue, lines: z.array(line) }).parse(answer)
}

export function readFavourites(answer: unknown, scale: number): readonly Favourite[] {
  const favourite = z.object({ name: z.string(), entries: z.array(shapesOf(scale).entry) })
  return z.object({ favourites: z.array(favourite) }).parse(answer).favourites
}
