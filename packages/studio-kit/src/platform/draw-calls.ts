/** What a platform asks about lotteries: what comes next, what it pays, and how a draw is proven. */
import { proofOfIssue } from '../draws/draw-proof.ts'
import { findIssue } from '../draws/store/issue-row.ts'
import { comingDraws, ticketOfPlayer } from '../draws/store/reading.ts'
import type { Handler, PlatformParts } from './platform-parts.ts'

/** Of each lottery: while one closes the one after it is known. */
const comingOfEach = 2

const nextDraws: Handler<'nextDraws'> = async ({ pool, draws }) => ({
  draws: await comingDraws(pool, [...draws.keys()], comingOfEach),
})

/** 850000 is 85, 19200 is 1.92: no factor has more than four decimals. */
const timesText = (times: number): string => String(times / 10_000)

const drawOdds: Handler<'drawOdds'> = async ({ draws }, { prizeMode }) => ({
  games: [...draws.values()].map((game) => ({
    gameCode: game.code,
    odds: Object.fromEntries(
      Object.entries(game.mostOfPlays(prizeMode)).map(([play, times]) => [play, timesText(times)]),
    ),
  })),
})

const drawProof: Handler<'drawProof'> = async ({ pool, draws }, { issueId }) => {
  const issue = await findIssue(pool, issueId)
  // Studios may share a database: one proves its own draws.
  const proof = issue && draws.has(issue.game) ? await proofOfIssue(pool, issueId) : null
  return { proof: proof && { ...proof } }
}

/** A member's ticket with the proof of its draw, in which it is named; null where there is no such ticket. */
export async function ticketRound(
  { pool, studio }: Pick<PlatformParts, 'pool' | 'studio'>,
  { roundId, playerId }: { readonly roundId: string; readonly playerId: string },
): Promise<Awaited<ReturnType<Handler<'round'>>>> {
  const ticket = await ticketOfPlayer(pool, { studio, playerId }, roundId)
  if (!ticket) return null
  if (ticket.state === 'refused' || ticket.state === 'voided') return { state: 'cancelled', evidence: null }
  if (ticket.state !== 'paid') return { state: 'open', evidence: null }
  const proof = await proofOfIssue(pool, ticket.issueId)
  return { state: 'closed', evidence: proof && { ...proof, ticketId: ticket.id } }
}

export const drawCalls = { nextDraws, drawOdds, drawProof }
