/** What pages are told of draws: decimal texts, moments in ISO 8601, and nothing that is not known to all. */
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import { type DrawGame, timesOf, winOf } from './draw-game.ts'
import type { DrawIssue } from './store/issue-row.ts'
import type { LineRefusal } from './store/placing.ts'
import type { StoredLine, ToldNumber } from './store/reading.ts'
import type { DrawTicket } from './store/ticket-row.ts'

const amountIn = (currency: string) => {
  const { scale } = currencyOf(currency)
  return (minor: bigint) => formatMinor(minor, scale)
}

export const toldGame = ({ code, version, results, modes, steps, limits }: DrawGame) => ({
  ...{ code, version, results, modes, steps },
  limits: Object.fromEntries(
    Object.entries(limits).map(([currency, { lineMin, ticketMax, memberMax }]) => {
      const amount = amountIn(currency)
      return [
        currency,
        { lineMin: amount(lineMin), ticketMax: amount(ticketMax), memberMax: amount(memberMax) },
      ]
    }),
  ),
})

export const toldIssue = (issue: DrawIssue, nowMs: number) => ({
  ...{ id: issue.id, game: issue.game, version: issue.version, revision: issue.revision },
  state: issue.state === 'open' && issue.opensAt.getTime() > nowMs ? ('scheduled' as const) : issue.state,
  opensAt: issue.opensAt.toISOString(),
  closesAt: issue.closesAt.toISOString(),
  drawsAt: issue.drawsAt.toISOString(),
  drawnAt: issue.drawnAt?.toISOString() ?? null,
  result: issue.result,
  /** The two that it joins. */
  parts: issue.parts,
  seal: issue.chainNo === null ? null : { chainNo: issue.chainNo, linkNo: issue.linkNo },
})

export function toldTicket(ticket: DrawTicket) {
  const amount = amountIn(ticket.currency)
  const { id, orderId, no, issueId, game, currency, mode, lines, state, reason, receipt } = ticket
  const paid = ticket.corrected ?? ticket.payout
  return {
    ...{ id, orderId, no, issueId, game, currency, mode, lines, state, reason, receipt },
    cursor: ticket.seq.toString(),
    clientId: ticket.clientId,
    price: amount(ticket.price),
    payout: paid === null ? null : amount(paid),
    isCorrected: ticket.corrected !== null && ticket.corrected !== ticket.payout,
    at: ticket.receivedAt.toISOString(),
  }
}

/** Each line, with what of the result it hit and what that brought. */
export function toldLines(
  game: DrawGame,
  { mode, currency }: Pick<DrawTicket, 'mode' | 'currency'>,
  lines: readonly StoredLine[],
  result: DrawIssue['result'],
) {
  const amount = amountIn(currency)
  return lines.map(({ play, pick, stake, price, step }) => {
    const hits = result ? game.hitsOf({ play, pick, mode }, step, result) : []
    return {
      ...{ play, pick, step, hits },
      ...{ stake: amount(stake), price: amount(price) },
      win: result ? amount(winOf(stake, timesOf(hits))) : null,
    }
  })
}

/** Live: what was released since is open again. */
export function toldStanding(game: DrawGame, currency: string, { play, pick, owed, isClosed }: ToldNumber) {
  const [mode = ''] = game.modes
  const standing = isClosed ? null : game.standingOf({ play, pick, mode }, owed, currency)
  return {
    ...{ play, pick, step: standing?.step ?? null },
    stakeMax: standing ? amountIn(currency)(standing.stakeMax) : null,
  }
}

export const toldRefusal =
  (currency: string) =>
  ({ play, pick, why, standing }: LineRefusal) => ({
    ...{ play, pick, why, step: standing?.step ?? null },
    stakeMax: standing ? amountIn(currency)(standing.stakeMax) : null,
  })
