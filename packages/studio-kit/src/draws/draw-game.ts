/** What a game of draws is: issues from a schedule, tickets of many lines, a result, and what each line brings. Pure. */
import type { Stream } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import type { Json } from '../rules.ts'

/** For each prize its numbers in the order of drawing. */
export type DrawResult = Readonly<Record<string, readonly string[]>>

/** Days are written 2026-11-27. A draw that is moved is numbered by its new day. */
export interface DrawCalendar {
  readonly without: readonly string[]
  readonly moved: Readonly<Record<string, string>>
}

export interface PlannedIssue {
  readonly id: string
  /** Milliseconds of the epoch, as are the others. */
  readonly opensAt: number
  readonly closesAt: number
  readonly drawsAt: number
}

export interface DrawEntry {
  readonly play: string
  readonly selection: string
  /** Minor units on one prize. */
  readonly unit: Minor
  readonly multiple: number
  /** Hundredths of the unit: 100, 10 or 1. */
  readonly share: number
}

/** A number of a play, in a prize mode: what a line is about. */
export interface DrawPick {
  readonly play: string
  readonly pick: string
  readonly mode: string
}

export interface DrawLine {
  readonly play: string
  readonly pick: string
  /** What odds are multiplied with, and what the line costs; minor units. */
  readonly stake: Minor
  readonly price: Minor
}

/** How the odds of a number stand: 0 is as printed, each further step pays less. */
export interface DrawStanding {
  readonly step: number
  /** The most that may be staked at them still. */
  readonly stakeMax: Minor
}

/** Why a line won: the prize, which of its numbers from 0, the digits, and what it brings in 1/10,000 of the stake. */
export interface DrawHit {
  readonly prize: string
  readonly at: number
  readonly digits: string
  readonly times: number
  /** Which of two joined results it is of. */
  readonly station?: number | undefined
}

export interface DrawLimits {
  /** Of a line's stake. */
  readonly lineMin: Minor
  /** Of a ticket's price. */
  readonly ticketMax: Minor
  /** Of all tickets of a member for one issue. */
  readonly memberMax: Minor
}

/** A game whose issues each join two of other games: drawn when both are, from nothing but their results. */
export interface Joins {
  readonly games: readonly string[]
  join(results: readonly DrawResult[]): DrawResult
  /** The last part of an issue's name, by the places of the two among the games. */
  noOf(first: number, second: number): string
}

export interface DrawGame {
  readonly code: string
  readonly version: string
  /** `chain`: drawn here from a chain that was sealed before; `official`: entered by two people. */
  readonly results: 'chain' | 'official'
  readonly joins?: Joins
  /** So long the result is being shown before it is settled. */
  readonly showMs: number
  readonly chainLength: number
  /** So far ahead issues are planned, and known to members. */
  readonly aheadMs: number
  readonly modes: readonly string[]
  readonly limits: Readonly<Record<string, DrawLimits>>
  /** Into how many steps odds come down; the number is closed behind the last. */
  readonly steps: number
  /** Plays with their odds and returns, for pages. */
  readonly facts: Json
  issuesBetween(calendar: DrawCalendar, from: number, to: number): readonly PlannedIssue[]
  /** All chance comes in through the stream. */
  draw(stream: Stream): DrawResult
  /** Whether somebody entered a result that this game can have. */
  isResult(result: DrawResult): boolean
  /** The lines of an entry; null where there is no such play, it cannot be read, or does not divide. */
  linesOf(entry: DrawEntry, mode: string): readonly DrawLine[] | null
  /** Of each play the most that a line brings as printed, in 1/10,000 of its stake. */
  mostOfPlays(mode: string): Readonly<Record<string, number>>
  /** What a line brings at most at this step, in 1/10,000 of its stake. */
  mostOf(pick: DrawPick, step: number): number
  /** `owed`: what the number would cost the house, minor units. Null once it is closed. */
  standingOf(pick: DrawPick, owed: Minor, currency: string): DrawStanding | null
  /** Empty for a line that lost. */
  hitsOf(pick: DrawPick, step: number, result: DrawResult): readonly DrawHit[]
}

/** What a line brings, stake included: cut to whole minor units. */
export const winOf = (stake: Minor, times: number): Minor => (stake * BigInt(times)) / 10_000n

export const timesOf = (hits: readonly DrawHit[]): number => hits.reduce((sum, { times }) => sum + times, 0)
