/** An order as its page sent it, and what became of it. */
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import type { Session } from '../../journal/sessions.ts'
import { PlayRefusal, refusalOf } from '../../play/play-refusal.ts'
import type { SeenEntry } from '../order-lines.ts'
import { toldRefusal, toldTicket } from '../told.ts'
import { type DrawDoorParts, gameOf, type Request } from './parts.ts'

export async function place(parts: DrawDoorParts, session: Session, asked: Request<'place'>) {
  const { currency } = session
  const { scale } = currencyOf(currency)
  const game = gameOf(parts, asked.game)
  const price = parseMinor(asked.price, scale)
  const entries: SeenEntry[] = []
  for (const entry of asked.entries) {
    const unit = parseMinor(entry.unit, scale)
    if (unit === null) throw new PlayRefusal(400, 'ENTRY')
    entries.push({ ...entry, unit })
  }
  if (price === null) throw new PlayRefusal(400, 'ENTRY')
  const placed = await parts.draws.desk.place(game, session, { ...asked, price, entries })
  if (placed.kind === 'refused') {
    if (placed.why === 'NUMBERS')
      throw new PlayRefusal(409, 'NUMBERS', { lines: placed.lines.map(toldRefusal(currency)) })
    const [status, code] = refusals[placed.why]
    throw new PlayRefusal(status, code)
  }
  if (placed.kind === 'unknown') throw new PlayRefusal(503, 'BUSY')
  const refusedOne = placed.tickets.find(({ state }) => state === 'refused')
  if (placed.kind === 'out' && refusedOne) {
    const refusal = refusalOf(refusedOne.reason, null)
    if (refusal.status === 401) await parts.sessions.end(session.id)
    throw refusal
  }
  if (placed.kind === 'out') throw new PlayRefusal(409, 'VOIDED')
  return { tickets: placed.tickets.map(toldTicket) }
}

const refusals = {
  CLOSED: [409, 'CLOSED'],
  LIMIT: [409, 'LIMITS'],
  ENTRY: [400, 'ENTRY'],
  PRICE: [409, 'PRICE'],
  DUPLICATE: [409, 'CONFLICT'],
  MODE: [400, 'ENTRY'],
} as const
