/** What the reference wallet says to a studio whose journal may be an older one: the epoch it knows, and the rounds. */

import { epochCall, roundsCall } from '@jackfruit/contracts/restoring'
import { formatMinor } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import type { Book } from './book.ts'
import type { Body } from './calls.ts'
import type { Has } from './faults.ts'
import { game, type House } from './house.ts'

interface Epoch {
  readonly journal: string
  readonly epoch: number
  readonly revealed: number
}

export const restoringPaths: readonly string[] = [epochCall.path, roundsCall.path]

export class Restoring {
  readonly #epochs = new Map<string, Epoch>()
  readonly #book: Book
  readonly #house: House
  readonly #has: Has

  constructor(book: Book, house: House, has: Has) {
    this.#book = book
    this.#house = house
    this.#has = has
  }

  /** Null for what is not the body of this call. */
  answer(path: string, studio: string, said: unknown): Body | null {
    if (path === epochCall.path) {
      const told = z.safeParse(epochCall.body, said).data
      return told ? this.#epoch(studio, told) : null
    }
    const asked = z.safeParse(roundsCall.body, said).data
    return asked ? this.#rounds(studio, Number(asked.cursor)) : null
  }

  #epoch(
    studio: string,
    { journal, epoch, revealed, begins = false }: Epoch & { begins?: boolean | undefined },
  ): Body {
    const known = this.#epochs.get(studio)
    const told = { journal, epoch, revealed: Math.max(revealed, begins ? (known?.revealed ?? 0) : 0) }
    const isSame = known?.journal === journal && known.epoch === epoch
    const isHigher = begins && epoch > (known?.epoch ?? 0)
    const isMore = isSame && revealed > known.revealed
    if (!known || isHigher || isMore || this.#has('forgetsEpochs')) this.#epochs.set(studio, told)
    else if (begins && !isSame) return { status: 'CONFLICT' }
    return { status: 'OK', ...this.#epochs.get(studio), cursor: String(this.#book.count) }
  }

  #rounds(studio: string, cursor: number): Body {
    const rounds = this.#book.roundsSince(studio, cursor).flatMap(({ player, round, isClosed, entries }) => {
      const currency = this.#house.accounts.get(player)?.currency
      const staked = entries
        .filter(({ leg, state }) => leg === 'bet' && state === 'OK')
        .reduce((sum, { amount }) => sum - amount, 0n)
      const isOpen = staked > 0n && !isClosed && !this.#has('knowsNoOpenRounds')
      const name = { roundId: round, playerId: player, currency, gameCode: game }
      return [{ ...name, state: isOpen ? 'open' : 'ended', staked: formatMinor(staked) }]
    })
    return { status: 'OK', rounds, cursor: String(this.#book.count), isLast: true }
  }
}
