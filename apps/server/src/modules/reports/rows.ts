/** One movement as the account record shows it, and one bet as the betting record does. */
import type { ReplyOf, reports, wallet } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Transfer } from '../ledger/index.ts'
import { type Bet, splitRound, validBetOf } from '../wallet/index.ts'
import type { NameGame } from './by-category.ts'

export type MovementRow = ReplyOf<typeof reports.transactions>['lists'][number]
type BetRow = ReplyOf<typeof wallet.betRecords>['lists'][number]

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

const unknownGame = { gameType: '', gameClassify: null }

export async function betRow(bet: Bet, nameGame: NameGame, language: string): Promise<BetRow> {
  const game = await nameGame(bet.gameId)
  const [vendor = '', roundId = ''] = splitRound(bet.round)
  return {
    id: bet.seq.toString(),
    roundId,
    vendor,
    gameCode: game?.code ?? '',
    gameName: game?.names[language] ?? game?.names['EN'] ?? '',
    stake: formatMinor(bet.stake),
    win: formatMinor(bet.win),
    net: formatMinor(bet.win - bet.stake),
    validBet: formatMinor(validBetOf(game ?? unknownGame, bet)),
    balanceAfter: formatMinor(bet.balanceAfter),
    state: bet.state,
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
  }
}
