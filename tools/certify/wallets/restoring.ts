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
  readonly known: number
}

/** It has no database but its memory, which is never put back. */
const lineage = 'b0f4aa1c6d0b4c6f8a3f2d1e9c7b5a30'

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
    { journal, epoch, revealed, begins = false, ...more }: z.infer<typeof epochCall.body>,
  ): Body {
    const kept = this.#epochs.get(studio)
    const isSame = kept?.journal === journal && kept.epoch === epoch
    const isHigher = begins && epoch > (kept?.epoch ?? 0)
    const seen = begins || more.lineage === lineage ? (more.known ?? 0) : 0
    const known = isSame ? Math.max(seen, kept.known) : begins ? Math.min(seen, kept?.known ?? seen) : seen
    const most = isSame || begins ? Math.max(revealed, kept?.revealed ?? 0) : revealed
    const told = { journal, epoch, revealed: most, known }
    if (this.#has('forgetsEpochs')) this.#epochs.set(studio, { ...told, revealed })
    else if (!kept || isHigher || isSame) this.#epochs.set(studio, told)
    else if (begins) return { status: 'CONFLICT' }
    return { status: 'OK', ...this.#epochs.get(studio), cursor: String(this.#book.count), lineage }
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
