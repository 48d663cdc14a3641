/** What a member asks: tickets, and selections that are kept. */
import type { Session } from '../../journal/sessions.ts'
import { PlayRefusal } from '../../play/play-refusal.ts'
import { favouritesOf, forgetFavourite, keepFavourite } from '../store/favourites.ts'
import { findIssue } from '../store/issue-row.ts'
import { linesOfTickets, ticketOfPlayer, ticketsOf, toldNumbers } from '../store/reading.ts'
import { toldIssue, toldLines, toldStanding, toldTicket } from '../told.ts'
import { type DrawDoorParts, gameOf, type Own, type Request } from './parts.ts'
import { place } from './place.ts'

const pageMax = 50
const numbersMax = 1_000

export type OwnCall<K extends Own> = (
  parts: DrawDoorParts,
  session: Session,
  asked: Request<K>,
) => Promise<unknown>

export const ownCalls: { readonly [K in Own]: OwnCall<K> } = {
  place,
  async numbers(parts, { currency }, { issueId }) {
    const issue = await findIssue(parts.pool, issueId)
    if (!issue) throw new PlayRefusal(404, 'NOT_FOUND')
    const game = gameOf(parts, issue.game)
    const numbers = await toldNumbers(parts.pool, { issueId, currency }, numbersMax)
    return { numbers: numbers.map((number) => toldStanding(game, currency, number)) }
  },
  async cancel(parts, session, { id }) {
    const { pool, draws, studio } = parts
    const isDone = await draws.cancel(session, id)
    const ticket = await ticketOfPlayer(pool, { studio, playerId: session.playerId }, id)
    if (!ticket) throw new PlayRefusal(404, 'NOT_FOUND')
    // Asked again it is told again.
    if (!isDone && ticket.reason !== 'cancelled') throw new PlayRefusal(409, 'LATE')
    return { ticket: toldTicket(ticket) }
  },
  async tickets({ pool, studio }, { playerId }, { before }) {
    const page = { before: before === null ? null : BigInt(before), limit: pageMax }
    return { tickets: (await ticketsOf(pool, { studio, playerId }, page)).map(toldTicket) }
  },
  async ticket(parts, { playerId }, { id }) {
    const { pool, studio } = parts
    const ticket = await ticketOfPlayer(pool, { studio, playerId }, id)
    const issue = ticket && (await findIssue(pool, ticket.issueId))
    if (!ticket || !issue) throw new PlayRefusal(404, 'NOT_FOUND')
    const [lines = []] = await linesOfTickets(pool, [id])
    const isIn = ticket.state === 'taken' || ticket.state === 'owed' || ticket.state === 'paid'
    return {
      ticket: toldTicket(ticket),
      issue: toldIssue(issue, parts.now()),
      lines: toldLines(gameOf(parts, ticket.game), ticket, lines, isIn ? issue.result : null),
    }
  },
  async favourites(parts, { playerId }, { game }) {
    return { favourites: await favouritesOf(parts.pool, { studio: parts.studio, playerId }, game) }
  },
  async keep(parts, { playerId }, { game, name, entries }) {
    const { pool, studio } = parts
    const isKept = await keepFavourite(pool, { studio, playerId }, gameOf(parts, game).code, {
      name,
      entries,
    })
    if (!isKept) throw new PlayRefusal(409, 'LIMITS')
    return { ok: true }
  },
  async forget({ pool, studio }, { playerId }, { game, name }) {
    await forgetFavourite(pool, { studio, playerId }, game, name)
    return { ok: true }
  },
}
