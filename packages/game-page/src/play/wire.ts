import { type Currency, currencies, type Minor, parseMinor } from '@jackfruit/kernel'
import {
  type FreeRoundsReply,
  historyReply,
  openReply,
  type RoundReply,
  round,
  seedsReply,
} from '@jackfruit/studio-kit/play-contract'
import type { FreeRounds, Opening, PastRound, Round, SeedChange } from '../model.ts'

/** An answer that is none: not of the agreed shape, or an amount that is no amount. Never drawn, never guessed at. */
export class Unreadable extends Error {
  constructor(what: string) {
    super(`unreadable answer: ${what}`)
    this.name = 'Unreadable'
  }
}

interface Schema<T> {
  readonly safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

function shape<T>(schema: Schema<T>, value: unknown, what: string): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Unreadable(what)
  return parsed.data
}

function readMoney(text: unknown, { scale }: Currency): Minor {
  const amount = parseMinor(text, scale)
  if (amount === null) throw new Unreadable('money')
  return amount
}

export function readOpening(value: unknown): { token: string; opening: Opening } {
  const reply = shape(openReply, value, 'opening')
  const currency = currencies.get(reply.currency)
  if (!currency) throw new Unreadable('currency')
  const money = (text: string) => readMoney(text, currency)
  const stakes = reply.stakes.map(money)
  if (stakes.length === 0) throw new Unreadable('stakes')
  const { language, mode, facts, published, version, buildHash, jurisdiction, fairness } = reply
  const opening: Opening = {
    ...{ currency, stakes, language, mode, facts, published, version, buildHash, jurisdiction, fairness },
    balance: money(reply.balance),
    defaultStake: money(reply.defaultStake),
    limits: { min: money(reply.limits.min), max: money(reply.limits.max) },
    maxWin: money(reply.maxWin),
    unseen: reply.unseen === null ? null : roundOf(reply.unseen, currency),
    open: reply.open === null ? null : roundOf(reply.open, currency),
    free: reply.free ? freeOf(reply.free, currency) : null,
  }
  return { token: reply.token, opening }
}

export const readRound = (value: unknown, currency: Currency): Round =>
  roundOf(shape(round, value, 'round'), currency)

export const readSeeds = (value: unknown): SeedChange => shape(seedsReply, value, 'seeds')

export function readHistory(value: unknown, currency: Currency): PastRound[] {
  return shape(historyReply, value, 'history').rounds.map((past) => {
    const at = new Date(past.at)
    if (Number.isNaN(at.getTime())) throw new Unreadable('time')
    return {
      id: past.id,
      number: past.number,
      at,
      stake: readMoney(past.stake, currency),
      win: readMoney(past.win, currency),
    }
  })
}

function freeOf(reply: FreeRoundsReply, currency: Currency): FreeRounds {
  const { id, rounds, played, isOver } = reply
  return {
    ...{ id, rounds, played, isOver },
    stake: readMoney(reply.stake, currency),
    won: readMoney(reply.won, currency),
    maxWin: readMoney(reply.maxWin, currency),
  }
}

function roundOf(reply: RoundReply, currency: Currency): Round {
  const { id, number, ended, shown, steps, nonce } = reply
  return {
    ...{ id, number, ended, shown, steps, nonce },
    stake: readMoney(reply.free?.stake ?? reply.stake, currency),
    win: readMoney(reply.win, currency),
    balance: readMoney(reply.balance, currency),
    free: reply.free ? freeOf(reply.free, currency) : null,
  }
}
