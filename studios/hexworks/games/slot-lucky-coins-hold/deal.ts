/**
 * Hold and spin. Draws: the value of each coin of the base spin, reel by reel from the left and each from
 * the top; then in every respin, for each empty cell in the same order, whether it is a coin, and at
 * once its value if it is.
 */
import type { Random } from '@jackfruit/fairness'
import { coinChance, coinValues, grand, respins } from './rules.ts'

/** A row of `coinValues` by number for each cell, reel by reel; -1 where there is no coin. */
export type Board = readonly number[]

export interface Respin {
  readonly board: Board
  /** Respins left after this one. */
  readonly left: number
}

export interface Hold {
  readonly start: Board
  readonly respins: readonly Respin[]
  /** What all coins and the full board pay, in stakes. */
  readonly coins: number
  readonly grand: number
}

const lottery = Uint8Array.from(coinValues.flatMap(({ weight }, row) => new Array<number>(weight).fill(row)))
const noCoin = -1

/** `hasCoin` cell by cell, as the base spin shows it. */
export function hold(hasCoin: readonly boolean[], random: Random): Hold {
  const drawCoin = () => lottery[random.below(lottery.length)]!
  const start = hasCoin.map((isCoin) => (isCoin ? drawCoin() : noCoin))
  const played: Respin[] = []
  let board: Board = start
  let left: number = respins
  while (left > 0 && board.includes(noCoin)) {
    const next = board.map((coin) =>
      coin === noCoin && random.below(coinChance.of) < coinChance.coins ? drawCoin() : coin,
    )
    const isNew = next.some((coin, cell) => coin !== board[cell])
    left = isNew ? respins : left - 1
    board = next
    played.push({ board, left })
  }
  return {
    start,
    respins: played,
    coins: board.reduce((sum, coin) => sum + (coinValues[coin]?.value ?? 0), 0),
    grand: board.includes(noCoin) ? 0 : grand,
  }
}
