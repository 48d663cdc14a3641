/** Taking back and settling anew. None of them asks for a live session: money owed must find its way. */
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { movementsOfRound, type Outcome, type Transfer, transferByKey } from '../../ledger/index.ts'
import { answerOf, refuse } from '../answers.ts'
import { correctCredit } from '../credits/correct.ts'
import { returnRound } from '../free-rounds/rows.ts'
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

async function rollbackStake(
  deps: Deps,
  vendor: string,
  player: Player,
  gameId: number,
  target: string,
): Promise<Outcome> {
  const free = await freeStake(deps, player, `${vendor}:${target}`)
  if (free && (await hasWon(deps.db, free))) throw new Refused(refuse('ALREADY_SETTLED'))
  const outcome = await deps.lanes.submit({
    kind: 'rollback',
    accountId: player.accountId,
    houseId: player.houseId,
    gameId,
    key: rollbackKey(vendor, target),
    target: `${vendor}:${target}`,
    round: '',
  })
  if (free && outcome.status === 'posted') await returnFree(deps, player, free)
  return outcome
}

/** A stake of nothing: the ledger has nothing to give back of it, so it does not ask what its round has won. */
async function freeStake({ db }: Deps, { mode, accountId }: Player, key: string): Promise<Transfer | null> {
  const stake = mode === 'real' ? await transferByKey(db, accountId, key) : null
  return stake?.kind === 'stake' && stake.posted && stake.amount === 0n ? stake : null
}

const hasWon = async (db: Db | Tx, { accountId, round }: Transfer): Promise<boolean> =>
  netWin(await movementsOfRound(db, accountId, round)) > 0n

/** Its round may be played again, unless a win came in between. After the roll-back, which a repeat finds done. */
const returnFree = ({ db }: Deps, { merchantId }: Player, free: Transfer) =>
  inMerchant(db, merchantId, async (tx) => {
    if (!(await hasWon(tx, free))) await returnRound(tx, { merchantId, ...free })
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
