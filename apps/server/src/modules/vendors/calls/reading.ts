/** Calls that move nothing. */
import { formatMinor } from '@jackfruit/kernel'
import { standingOf, transferByKey } from '../../ledger/index.ts'
import { refuse, standing, txnIdOf } from '../answers.ts'
import { type Handler, openGameOf, playerOf, Refused } from './context.ts'
import { rollbackKey, winRollbackKey } from './corrections.ts'

const jurisdiction = { autoplay: true, turbo: true, minSpinMs: 300 }

export const authenticate: Handler<'authenticate'> = async (deps, { vendor, body }) => {
  const opened = await deps.sessions.redeem(vendor, body.token)
  if (!opened || (body.gameCode !== undefined && body.gameCode !== opened.gameCode))
    return refuse('INVALID_TOKEN')
  const player = await deps.players.find(vendor, opened.playerId)
  if (!player) return refuse('PLAYER_NOT_FOUND')
  if (!player.mayPlay) return refuse('PLAYER_BLOCKED')
  const game = await openGameOf(deps, player, vendor, opened.gameCode)
  const now = await standingOf(deps.db, player.accountId)
  const { currency } = player
  return {
    ...standing(player, now?.balance ?? 0n),
    sessionId: opened.sessionId,
    nickname: player.nickname,
    ...(opened.country ? { country: opened.country } : {}),
    language: opened.language,
    mode: player.mode,
    gameCode: opened.gameCode,
    limits: {
      minBet: game.minBet[currency] ?? '0',
      maxBet: game.maxBet[currency] ?? '0',
      maxWin: game.maxWin[currency] ?? '0',
    },
    jurisdiction,
  }
}

export const balance: Handler<'balance'> = async (deps, { vendor, body }) => {
  const player = await playerOf(deps, vendor, body)
  const now = await standingOf(deps.db, player.accountId)
  if (!now) throw new Refused(refuse('PLAYER_NOT_FOUND'))
  return standing(player, now.balance)
}

/** What became of a transaction of this vendor: for one whose answer was lost. */
export const status: Handler<'status'> = async (deps, { vendor, body }) => {
  const player = await playerOf(deps, vendor, body)
  const { accountId } = player
  const find = (key: string) => transferByKey(deps.db, accountId, key)
  const key = `${vendor}:${body.transactionId}`
  const [own, back, winBack, now] = await Promise.all([
    find(key),
    find(rollbackKey(vendor, body.transactionId)),
    find(winRollbackKey(vendor, body.transactionId)),
    standingOf(deps.db, accountId),
  ])
  const answer = standing(player, now?.balance ?? 0n)
  if (own?.kind === 'tombstone') return { ...answer, transaction: 'TOMBSTONE' }
  if (!own?.posted) return { ...answer, transaction: 'UNKNOWN' }
  const isCancelled = back?.posted === true || winBack?.posted === true
  return {
    ...answer,
    platformTxnId: txnIdOf(player, key),
    amount: formatMinor(own.amount),
    transaction: isCancelled ? 'CANCELLED' : 'OK',
  }
}
