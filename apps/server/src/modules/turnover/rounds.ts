/** What a round came to, from its movements. Pure. */
import type { Transfer } from '../ledger/index.ts'
import { validBetOf } from '../wallet/index.ts'
import type { CountedGame } from './weights.ts'

export interface Round {
  readonly accountId: bigint
  readonly round: string
  /** Its first stake in the account's statement. */
  readonly seq: bigint
  /** Its latest movement: rounds settle in this order. */
  readonly lastSeq: bigint
  readonly gameId: number
  readonly stake: bigint
  readonly valid: bigint
  readonly isSettled: boolean
  readonly at: Date
}

/** Null for a round without a stake. `movements` are those of one round in the order of the statement. */
export function roundOf(
  movements: readonly Transfer[],
  game: CountedGame | null,
  toldOf: (round: Pick<Round, 'accountId' | 'round'>) => bigint | null,
): Round | null {
  const posted = movements.filter((each) => each.posted)
  const first = posted.find(({ kind }) => kind === 'stake')
  const last = posted.at(-1)
  if (!first || !last) return null
  const sum = (kinds: readonly string[]) =>
    posted.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0n)
  const stake = -sum(['stake', 'rollback'])
  const win = sum(['win', 'winRollback', 'adjust'])
  const isTakenBack = stake === 0n && posted.some(({ kind }) => kind === 'rollback')
  const isClosed = posted.some(({ closes, kind }) => closes || kind === 'endRound')
  const state = isTakenBack ? 'void' : !isClosed ? 'open' : win >= stake ? 'won' : 'lost'
  return {
    ...{ accountId: first.accountId, round: first.round, seq: first.seq, lastSeq: last.seq },
    ...{ gameId: first.gameId, stake, isSettled: state !== 'open', at: last.at },
    valid: game ? validBetOf(game, { stake, win: win > 0n ? win : 0n, told: toldOf(first), state }) : 0n,
  }
}
