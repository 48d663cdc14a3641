/** A round at rest as the play API tells it. */
import { currencyOf, formatMinor, parseMinor } from '@jackfruit/kernel'
import type { FreeGrant, Grants } from '../journal/grants.ts'
import { numberOf, type Round } from '../journal/round-row.ts'
import type { VendorClient } from '../platform/vendor-client.ts'
import type { FreeRoundsReply, RoundReply } from '../play-contract.ts'
import { PlayRefusal } from './play-refusal.ts'

export type RoundWriter = (round: Round) => Promise<RoundReply>

export const openRoundWriter =
  (platform: VendorClient, grants: Pick<Grants, 'find'>): RoundWriter =>
  async (round) => {
    const { scale } = currencyOf(round.currency)
    const { free, studio } = round
    const grant = free && (await grants.find({ studio, id: free.grantId }))
    return {
      id: round.id,
      number: numberOf(round.id),
      stake: formatMinor(round.staked, scale),
      win: formatMinor(round.win, scale),
      ended: round.ended,
      shown: round.shown,
      steps: round.actions.length,
      balance: formatMinor(round.balanceAfter ?? (await balanceNow(platform, round)), scale),
      nonce: round.nonce,
      receipt: round.receipt,
      free: grant && freeReply(grant),
    }
  }

export function freeReply(grant: FreeGrant): FreeRoundsReply {
  const { id, rounds, played, stake, won, maxWin, expiresAt, state, currency } = grant
  const money = (amount: bigint) => formatMinor(amount, currencyOf(currency).scale)
  return {
    ...{ id, rounds, played, stake: money(stake), won: money(won), maxWin: money(maxWin) },
    ...{ expiresAt: expiresAt.toISOString(), isOver: state !== 'open' },
  }
}

/** For a round whose end was found out by a call that told no balance. */
async function balanceNow(platform: VendorClient, { playerId, currency, game }: Round): Promise<bigint> {
  const heard = await platform.call('balance', { playerId, currency, gameCode: game })
  const balance = heard.kind === 'ok' ? parseMinor(heard.answer.balance, currencyOf(currency).scale) : null
  if (balance === null) throw new PlayRefusal(503, 'BUSY')
  return balance
}
