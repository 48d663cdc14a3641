/** What a maker tells of a stake that covers a part of the table. */
import { movementsOfRound } from '../../ledger/index.ts'
import { tellRisk } from '../../wallet/index.ts'
import { refuse } from '../answers.ts'
import type { Player } from '../players.ts'
import { amountOf, type Deps, Refused } from './context.ts'

interface Told extends Pick<Player, 'accountId' | 'merchantId'> {
  readonly key: string
  readonly round: string
  /** Of this stake. */
  readonly amount: bigint
}

/**
 * Written before the stake is asked for, and only where the maker tells it: the usual stake asks no database for it.
 * More than all stakes of the round is refused, and so is what is no amount.
 */
export async function tellAtRisk({ db }: Deps, text: string | undefined, stake: Told): Promise<void> {
  if (text === undefined) return
  const atRisk = amountOf(text)
  if (atRisk > stake.amount && atRisk > stake.amount + (await stakedBefore(db, stake)))
    throw new Refused(refuse('AMOUNT_INVALID'))
  const { accountId, merchantId, key, round } = stake
  await tellRisk(db, { accountId, merchantId, key, round, atRisk })
}

async function stakedBefore(db: Deps['db'], { accountId, round, key }: Told): Promise<bigint> {
  const movements = await movementsOfRound(db, accountId, round)
  return movements
    .filter((each) => each.posted && each.kind === 'stake' && each.key !== key)
    .reduce((sum, { amount }) => sum - amount, 0n)
}
