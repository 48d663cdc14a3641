/** Taking back and settling anew. None of them asks for a live session: money owed must find its way. */
import { movementsOfRound, type Outcome, type Transfer } from '../../ledger/index.ts'
import { answerOf, refuse } from '../answers.ts'
import { correctCredit } from '../credits/correct.ts'
import type { Player } from '../players.ts'
import {
  amountOf,
  type Deps,
  type Handler,
  type Incoming,
  payingGameOf,
  playerOf,
  Refused,
} from './context.ts'

/** A roll-back's own key comes from its target, so that a second one under another id is a repeat. */
export const rollbackKey = (vendor: string, transactionId: string): string => `${vendor}:R:${transactionId}`
export const winRollbackKey = (vendor: string, transactionId: string): string =>
  `${vendor}:RW:${transactionId}`

export const rollback: Handler<'rollback'> = async (deps, incoming) => {
  const { vendor, body } = incoming
  const player = await playerOf(deps, vendor, body)
  const { gameId, most } = await payingGameOf(deps, player, vendor, body.gameCode)
  if (body.targetTransactionId === undefined) return rollbackRound(deps, incoming, player, gameId)
  const target = body.targetTransactionId
  if (body.targetType === 'WIN') {
    const key = winRollbackKey(vendor, target)
    const { accountId, houseId } = player
    const round = body.roundId ? `${vendor}:${body.roundId}` : ''
    const outcome = await correctCredit(deps, {
      ...{ vendor, player, most },
      correction: {
        ...{ kind: 'winRollback', accountId, houseId, gameId, key },
        ...{ target: `${vendor}:${target}`, round, amount: 0n },
      },
    })
    return answerOf(player, key, outcome)
  }
  const outcome = await rollbackStake(deps, vendor, player, gameId, target)
  return answerOf(player, rollbackKey(vendor, target), outcome)
}

const rollbackStake = (
  deps: Deps,
  vendor: string,
  player: Player,
  gameId: number,
  target: string,
): Promise<Outcome> =>
  deps.lanes.submit({
    kind: 'rollback',
    accountId: player.accountId,
    houseId: player.houseId,
    gameId,
    key: rollbackKey(vendor, target),
    target: `${vendor}:${target}`,
    round: '',
  })

/** Gives back every stake of a round. A round without a known stake has no id that a tombstone could name. */
async function rollbackRound(
  deps: Deps,
  { vendor, body }: Incoming<'rollback'>,
  player: Player,
  gameId: number,
) {
  if (body.roundId === undefined) throw new Refused(refuse('REQUEST_INVALID'))
  const movements = await movementsOfRound(deps.db, player.accountId, `${vendor}:${body.roundId}`)
  const stakes = movements.filter(({ kind, posted }) => kind === 'stake' && posted)
  if (stakes.length === 0) throw new Refused(refuse('BET_NOT_FOUND'))
  if (netWin(movements) > 0n) throw new Refused(refuse('ALREADY_SETTLED'))
  const outcomes: Outcome[] = []
  for (const { key } of stakes) {
    outcomes.push(await rollbackStake(deps, vendor, player, gameId, key.slice(vendor.length + 1)))
  }
  const odd = outcomes.find(({ status }) => status !== 'posted')
  const [last] = outcomes.slice(-1)
  if (!last) throw new Refused(refuse('BET_NOT_FOUND'))
  const replayed = outcomes.every((each) => each.replayed)
  return answerOf(player, rollbackKey(vendor, `round:${body.roundId}`), { ...(odd ?? last), replayed })
}

const netWin = (movements: readonly Transfer[]) =>
  movements
    .filter(({ kind, posted }) => posted && (kind === 'win' || kind === 'winRollback' || kind === 'adjust'))
    .reduce((sum, { amount }) => sum + amount, 0n)

export const adjust: Handler<'adjust'> = async (deps, { vendor, body }) => {
  const player = await playerOf(deps, vendor, body)
  const isNegative = body.signedAmount.startsWith('-')
  const size = amountOf(isNegative ? body.signedAmount.slice(1) : body.signedAmount)
  if (size === 0n) throw new Refused(refuse('AMOUNT_INVALID'))
  const key = `${vendor}:${body.transactionId}`
  const { accountId, houseId } = player
  const { gameId, most } = await payingGameOf(deps, player, vendor, body.gameCode)
  const outcome = await correctCredit(deps, {
    ...{ vendor, player, most },
    correction: {
      ...{ kind: 'adjust', accountId, houseId, gameId, key },
      target: `${vendor}:${body.refTransactionId}`,
      round: `${vendor}:${body.roundId}`,
      amount: isNegative ? -size : size,
    },
  })
  return answerOf(player, key, outcome)
}
