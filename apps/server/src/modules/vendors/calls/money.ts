/** Stakes and winnings: through the lanes. */
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import type { Game } from '../../catalog/index.ts'
import { type Movement, type Outcome, transferByKey } from '../../ledger/index.ts'
import { type Answer, answerOf, refuse } from '../answers.ts'
import { bookCredit, type Crediting } from '../credits/book.ts'
import { bookFree } from '../free-rounds/book.ts'
import type { Player } from '../players.ts'
import { tellAtRisk } from './at-risk.ts'
import {
  amountOf,
  type Deps,
  gameNumberOf,
  type Handler,
  openGameOf,
  payingGameOf,
  playerOf,
  Refused,
} from './context.ts'

/**
 * The game's number, if this player may stake this much on it now. A call that was answered before
 * is answered again whatever has changed since: it cannot move anything, so only the ledger judges it.
 */
async function admitStake(deps: Deps, stake: Stake): Promise<number> {
  try {
    const game = await judgeStake(deps, stake)
    await bringBonus(deps, stake, game)
    return game.id
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (!(await transferByKey(deps.db, stake.player.accountId, stake.key))) throw error
    return gameNumberOf(deps, stake.vendor, stake.gameCode)
  }
}

/** What the purse cannot bear alone, bonus money that waits beside it may: brought in before the ledger is asked. */
async function bringBonus(deps: Deps, { player, amount, key }: Stake, game: Game): Promise<void> {
  const { accountId, merchantId, memberId, mode } = player
  const bonuses = deps.bonuses()
  if (amount === 0n || mode === 'trial' || !bonuses?.marksOf(accountId)?.waits) return
  const done = await bonuses.topUp({ merchantId, memberId, accountId, amount, key, game })
  if (done.what === 'above') throw new Refused({ ...refuse('BONUS_MAX_BET'), maxBet: formatMinor(done.most) })
}

/** The bound is judged by the ledger; here is only whether it has to be asked, and what to tell of it. */
const isGuarded = (deps: Deps, accountId: bigint): boolean =>
  deps.mayStake(accountId).guarded || (deps.bonuses()?.marksOf(accountId)?.stakeMost ?? null) !== null

function answerStake(deps: Deps, player: Player, key: string, outcome: Outcome): Answer {
  const answer = answerOf(player, key, outcome)
  const most = deps.bonuses()?.marksOf(player.accountId)?.stakeMost ?? null
  return outcome.status === 'bonus-limit' && most !== null ? { ...answer, maxBet: formatMinor(most) } : answer
}

async function judgeStake(
  deps: Deps,
  { vendor, player, sessionId, gameCode, amount, isFree }: Stake,
): Promise<Game> {
  if (!deps.space.allows('begins')) throw new Refused(refuse('TEMPORARY'))
  const isLive = await deps.sessions.isLive(vendor, sessionId, player.playerId)
  if (!isLive) throw new Refused(refuse('SESSION_EXPIRED'))
  if (!player.mayPlay) throw new Refused(refuse('PLAYER_BLOCKED'))
  if (deps.mayStake(player.accountId).isClosed) throw new Refused(refuse('SELF_EXCLUDED'))
  const game = await openGameOf(deps, player, vendor, gameCode)
  if (isFree !== (amount === 0n)) throw new Refused(refuse('AMOUNT_INVALID'))
  if (isFree) return game
  const least = parseMinor(game.minBet[player.currency] ?? '0') ?? 0n
  const most = parseMinor(game.maxBet[player.currency])
  if (amount < least || (most !== null && amount > most)) throw new Refused(refuse('STAKE_LIMIT'))
  return game
}

interface Stake {
  readonly vendor: string
  readonly player: Player
  readonly sessionId: string
  readonly gameCode: string
  readonly amount: bigint
  readonly isFree: boolean
  readonly key: string
}

export const bet: Handler<'bet'> = async (deps, { vendor, body }) => {
  const player = await playerOf(deps, vendor, body)
  const amount = amountOf(body.amount)
  const { sessionId, gameCode } = body
  const isFree = body.freeRoundId !== undefined
  const key = `${vendor}:${body.transactionId}`
  const gameId = await admitStake(deps, { vendor, player, sessionId, gameCode, amount, isFree, key })
  const round = `${vendor}:${body.roundId}`
  await tellAtRisk(deps, body.atRisk, { ...player, key, round, amount })
  const movement = {
    kind: 'stake' as const,
    guarded: isGuarded(deps, player.accountId),
    accountId: player.accountId,
    houseId: player.houseId,
    gameId,
    key,
    round,
    amount,
    closes: body.roundEnded ?? false,
    globalId: true,
  }
  const { freeRoundId } = body
  const isGranted = freeRoundId !== undefined && player.mode === 'real'
  const outcome = isGranted
    ? await bookFree(deps, { vendor, player, freeRoundId, gameCode, movement })
    : await deps.lanes.submit(movement)
  return answerStake(deps, player, key, outcome)
}

export const win: Handler<'win'> = async (deps, { vendor, body }) => {
  const player = await playerOf(deps, vendor, body)
  const { gameId, most } = await payingGameOf(deps, player, vendor, body.gameCode)
  const key = `${vendor}:${body.transactionId}`
  const amount = amountOf(body.amount)
  const isBonus = body.winType !== 'NORMAL'
  const movement: Movement = {
    kind: 'win',
    accountId: player.accountId,
    houseId: player.houseId,
    gameId,
    key,
    round: `${vendor}:${body.roundId}`,
    amount,
    closes: body.roundEnded,
    mayStandAlone: isBonus,
    globalId: true,
  }
  const credit = { vendor, player, key, amount, most, isBonus, campaign: body.campaignId ?? null }
  return answerOf(player, key, await payWithin(deps, credit, movement, { ...movement, most }))
}

/** Plainly by the lanes where it is covered; what is not goes the longer way. Play money of a trial has no bounds. */
async function payWithin(
  deps: Deps,
  credit: Omit<Crediting, 'movement'>,
  movement: Movement,
  bounded: Movement = movement,
): Promise<Outcome> {
  if (credit.player.mode === 'trial') return deps.lanes.submit(movement)
  if (credit.amount <= credit.most) {
    const outcome = await deps.lanes.submit(bounded)
    if (outcome.status !== 'uncovered') return outcome
  }
  return bookCredit(deps, { ...credit, movement })
}

export const betwin: Handler<'betwin'> = async (deps, { vendor, body }) => {
  const player = await playerOf(deps, vendor, body)
  const amount = amountOf(body.bet.amount)
  const won = amountOf(body.win.amount)
  const { sessionId, gameCode } = body
  if (body.bet.transactionId === body.win.transactionId) throw new Refused(refuse('CONFLICT'))
  const key = `${vendor}:${body.bet.transactionId}`
  const winKey = `${vendor}:${body.win.transactionId}`
  const { freeRoundId } = body
  const isFree = freeRoundId !== undefined
  const gameId = await admitStake(deps, { vendor, player, sessionId, gameCode, amount, isFree, key })
  const round = `${vendor}:${body.roundId}`
  await tellAtRisk(deps, body.atRisk, { ...player, key, round, amount })
  const { most } = await payingGameOf(deps, player, vendor, gameCode)
  const credit = { vendor, player, key: winKey, amount: won, most, isBonus: false, campaign: null }
  const movement = {
    kind: 'betwin' as const,
    guarded: isGuarded(deps, player.accountId),
    accountId: player.accountId,
    houseId: player.houseId,
    gameId,
    key,
    round,
    amount,
    winKey,
    win: won,
    closes: body.roundEnded,
    globalId: true,
  }
  const outcome =
    isFree && player.mode === 'real'
      ? await bookFree(deps, { vendor, player, freeRoundId, gameCode, movement })
      : await payWithin(deps, credit, movement, { ...movement, most })
  return answerStake(deps, player, key, outcome)
}

/** Without a stake, so it is never plainly covered: a budget bears it, or it is held. */
export const promo: Handler<'promo'> = async (deps, { vendor, body }) => {
  const player = await playerOf(deps, vendor, body)
  const amount = amountOf(body.amount)
  if (amount === 0n) throw new Refused(refuse('AMOUNT_INVALID'))
  const key = `${vendor}:${body.transactionId}`
  const { gameId } = await payingGameOf(deps, player, vendor, body.gameCode)
  const { accountId, houseId } = player
  const movement: Movement = {
    ...{ kind: 'promo', accountId, houseId, gameId, key, round: '', amount, globalId: true },
  }
  const credit = { vendor, player, key, amount, most: 0n, isBonus: true, campaign: body.campaignId }
  return answerOf(player, key, await payWithin(deps, credit, movement))
}

export const endround: Handler<'endround'> = async (deps, { vendor, body }) => {
  const player = await playerOf(deps, vendor, body)
  const key = `${vendor}:${body.transactionId}`
  const outcome = await deps.lanes.submit({
    kind: 'endRound',
    accountId: player.accountId,
    houseId: player.houseId,
    gameId: await gameNumberOf(deps, vendor, body.gameCode),
    key,
    round: `${vendor}:${body.roundId}`,
    globalId: true,
  })
  return answerOf(player, key, outcome)
}
