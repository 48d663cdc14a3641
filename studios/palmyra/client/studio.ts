/** The studio as its page of draws sees it. Money is in minor units, moments in milliseconds since 1970 by its clock. */
import type { Currency, Minor } from '@jackfruit/kernel'
import type { Hit, Result } from '@jackfruit/lottery-rules'

export interface Opened {
  readonly game: string
  readonly currency: Currency
  readonly language: string
  readonly balance: Minor
}

export type IssueState = 'scheduled' | 'open' | 'closed' | 'drawing' | 'drawn' | 'settled' | 'void'

export interface Issue {
  readonly id: string
  readonly game: string
  readonly state: IssueState
  readonly closesAt: number
  readonly drawsAt: number
  readonly result: Result | null
  /** Above 1 the result was corrected. */
  readonly revision: number
  /** The two whose results it joins: a bet on two provinces. */
  readonly parts: readonly [string, string] | null
  /** Of the chain that the draw comes from; null where people enter the result. */
  readonly seal: { readonly chainNo: number; readonly linkNo: number | null } | null
}

/** How a number's odds have come down: null once it is closed. */
export interface NumberTold {
  readonly play: string
  readonly pick: string
  readonly step: number | null
  readonly stakeMax: Minor | null
}

export interface WantedEntry {
  readonly play: string
  readonly selection: string
  readonly unit: Minor
  readonly multiple: number
  readonly share: 100 | 10 | 1
  readonly seen: Readonly<Record<string, number>>
}

/** `clientId` is the order's own: sent again under it, it is the same order. */
export interface Order {
  readonly clientId: string
  readonly clientSeed: string
  readonly game: string
  readonly mode: string
  readonly entries: readonly WantedEntry[]
  readonly issues: readonly { readonly issueId: string; readonly multiple: number }[]
  readonly stopsOnWin: boolean
  readonly price: Minor
}

export interface Ticket {
  readonly id: string
  readonly cursor: string
  readonly issueId: string
  readonly game: string
  readonly mode: string
  readonly lines: number
  readonly state: string
  readonly reason: string | null
  readonly price: Minor
  readonly payout: Minor | null
  readonly isCorrected: boolean
  readonly at: number
}

export interface ToldLine {
  readonly play: string
  readonly pick: string
  readonly step: number
  readonly stake: Minor
  readonly price: Minor
  readonly win: Minor | null
  readonly hits: readonly Hit[]
}

export interface WholeTicket {
  readonly ticket: Ticket
  readonly issue: Issue
  readonly lines: readonly ToldLine[]
}

export interface Favourite {
  readonly name: string
  readonly entries: readonly WantedEntry[]
}

/** What the studio answered instead. Its codes are those of the contract of draws; NETWORK where it was not heard. */
export class Refused extends Error {
  readonly code: string
  /** Numbers in the way of a ticket, where that is why. */
  readonly numbers: readonly NumberTold[]

  constructor(code: string, numbers: readonly NumberTold[] = []) {
    super(code)
    this.name = 'Refused'
    this.code = code
    this.numbers = numbers
  }
}

/** Every call may throw Refused. */
export interface Studio {
  /** Good once: the code of a launch is spent by it. */
  readonly open: (code: string) => Promise<Opened>
  /** Those that can be bet on or are being drawn, in the order of drawing. */
  readonly issues: (
    game: string,
    count: number,
  ) => Promise<{ readonly serverTime: number; readonly issues: readonly Issue[] }>
  /** Drawn between two moments at most 31 days apart, newest first. */
  readonly results: (game: string, from: number, to: number) => Promise<readonly Issue[]>
  readonly numbers: (issueId: string) => Promise<readonly NumberTold[]>
  readonly place: (order: Order) => Promise<readonly Ticket[]>
  readonly cancel: (id: string) => Promise<Ticket>
  /** Newest first, before a cursor. */
  readonly tickets: (before: string | null) => Promise<readonly Ticket[]>
  readonly ticket: (id: string) => Promise<WholeTicket>
  readonly proof: (issueId: string) => Promise<unknown>
  readonly favourites: (game: string) => Promise<readonly Favourite[]>
  readonly keep: (game: string, favourite: Favourite) => Promise<void>
  readonly forget: (game: string, name: string) => Promise<void>
}
