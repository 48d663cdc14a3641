/** The winner board: the newest wins of a brand under masked names, read at most once a second. */
import type { content, ReplyOf } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { briefly } from '../../platform/briefly.ts'
import type { Db } from '../../platform/database/db.ts'
import { jackpotWins } from '../jackpot/index.ts'
import { latestWins } from '../wallet/index.ts'

type Winner = ReplyOf<typeof content.winners>['lists'][number]

/** What the board asks of others: who won what, what a game is called, what a member is called. */
export interface WinnerSources {
  latestWins(merchantId: number, limit: number): Promise<readonly Win[]>
  nameGame(gameId: number): Promise<NamedGame | null>
  findMember(merchantId: number, memberId: bigint): Promise<{ readonly nickname: string } | null>
}

export interface Win {
  readonly memberId: bigint
  readonly gameId: number
  readonly win: bigint
  readonly at: Date
}

export interface NamedGame {
  readonly nodeId: string
  readonly names: Readonly<Record<string, string>>
}

interface BoardRow extends Omit<Winner, 'gameName'> {
  readonly names: Readonly<Record<string, string>>
}

export interface WinnerBoard {
  of(merchantId: number): Promise<readonly BoardRow[]>
}

const keepMs = 1_000
export const boardMax = 20

export function openWinnerBoard(sources: WinnerSources): WinnerBoard {
  const brands = new Map<number, () => Promise<readonly BoardRow[]>>()
  return {
    of(merchantId) {
      const known = brands.get(merchantId) ?? briefly(keepMs, () => readBoard(sources, merchantId))
      brands.set(merchantId, known)
      return known()
    },
  }
}

/** Of rounds and of the jackpot, newest first. */
export async function newestWins(db: Db, merchantId: number, limit: number): Promise<readonly Win[]> {
  const [rounds, pots] = await Promise.all([
    latestWins(db, merchantId, limit),
    jackpotWins(db, merchantId, limit),
  ])
  return [...rounds, ...pots].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit)
}

/** The first two letters and the last (decision D-124): enough to know oneself, too little for anybody else. */
export function masked(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  // Of a short name that would be all of it.
  if (letters.length <= 4) return `${letters[0] ?? ''}***`
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`
}

async function readBoard({ latestWins, nameGame, findMember }: WinnerSources, merchantId: number) {
  const wins = await latestWins(merchantId, boardMax)
  const nicknames = new Map<bigint, string>()
  for (const { memberId } of wins) {
    if (!nicknames.has(memberId))
      nicknames.set(memberId, (await findMember(merchantId, memberId))?.nickname ?? '')
  }
  const rows = await Promise.all(
    wins.map(async ({ memberId, gameId, win, at }) => {
      const game = await nameGame(gameId)
      return (
        game && {
          player: masked(nicknames.get(memberId) ?? ''),
          nodeId: game.nodeId,
          names: game.names,
          prizeAmount: formatMinor(win),
          at: at.toISOString(),
        }
      )
    }),
  )
  return rows.filter((row) => row !== null)
}
