/** One movement as the account record shows it. */
import type { ReplyOf, reports } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Transfer } from '../ledger/index.ts'
import { type NameGame, splitRound } from '../wallet/index.ts'

export type MovementRow = ReplyOf<typeof reports.transactions>['lists'][number]

export async function rowOf(
  { seq, at, kind, amount, balanceAfter, gameId, round, key }: Transfer,
  nameGame: NameGame,
  language: string,
): Promise<MovementRow> {
  const game = gameId === 0 ? null : await nameGame(gameId)
  const [, roundId] = splitRound(round)
  return {
    seq: seq.toString(),
    at: at.toISOString(),
    kind: kind as MovementRow['kind'],
    amount: formatMinor(amount),
    balanceAfter: formatMinor(balanceAfter),
    gameCode: game?.code ?? '',
    gameName: game?.names[language] ?? game?.names['EN'] ?? '',
    roundId: round === '' ? '' : roundId,
    reference: key.slice(key.indexOf(':') + 1),
  }
}
