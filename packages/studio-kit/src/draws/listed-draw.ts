/**
 * A lottery as it is listed and opened like any game: its page is the studio's, its session has its name. Tickets are
 * laid at the desk of draws alone; a bet that is asked for as of a game for one is no choice of it.
 */
import { currencyOf, formatMinor, type Minor } from '@jackfruit/kernel'
import type { Game } from '../game.ts'
import type { ByCurrency, Manifest } from '../rules.ts'
import type { DrawGame, DrawLimits } from './draw-game.ts'

/** What is published of a lottery beside its plays: its figures are of one play, which a par sheet names. */
export interface ListedDraw extends DrawGame {
  readonly listing: Pick<Manifest, 'name' | 'gameType' | 'gameClassify' | 'published'> & {
    /** Decimal strings, lowest first. */
    readonly chips: ByCurrency<readonly string[]>
    /** Of a ticket, minor units. */
    readonly maxWin: ByCurrency<Minor>
  }
}

/** `buildHash`: of the files that decide outcomes. */
export function gameOfDraw(draw: ListedDraw, buildHash: string): Game {
  const { code, version, limits, listing, facts } = draw
  const { chips, maxWin, ...published } = listing
  const text = (amount: Minor, currency: string) => formatMinor(amount, currencyOf(currency).scale)
  const each = <From, To>(from: ByCurrency<From>, read: (value: From, currency: string) => To) =>
    Object.fromEntries(
      Object.entries(from).map(([currency, value]) => [currency, read(value, currency)]),
    ) as ByCurrency<To>
  return {
    ...{ code, version, ...published, buildHash, facts, stakes: chips },
    limits: each(limits, ({ lineMin, ticketMax }: DrawLimits, currency) => ({
      ...{ min: text(lineMin, currency), max: text(ticketMax, currency) },
    })),
    maxWin: each(maxWin, text),
    ...{ hasChips: true, hasOppositePlaces: true, hasActions: false },
    costOf: () => undefined,
    atRisk: () => null,
    hasAction: () => false,
    play: () => null,
  }
}
