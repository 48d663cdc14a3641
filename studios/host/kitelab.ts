/** KiteLab's games as the kit takes them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Redeal } from '@jackfruit/fairness'
import { currencyOf, formatMinor, parseMinor } from '@jackfruit/kernel'
import * as engine from '@jackfruit/kitelab/games/kite-dice/engine'
import * as rules from '@jackfruit/kitelab/games/kite-dice/rules'
import type { Game, Shown } from '@jackfruit/studio-kit/game'

export const kitelab = 'kitelab'

const home = new URL('../kitelab/games/kite-dice/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, home), 'utf8')

interface Manifest {
  readonly name: Readonly<Record<string, string>>
  readonly gameType: string
  readonly gameClassify: string | null
  readonly published: { readonly rtp: string; readonly hitRate: string; readonly volatility: 'low' }
}

function kiteDice(): Game {
  const { gameCode, version, stakeLadder, maxWin } = rules
  const { name, gameType, gameClassify, published } = JSON.parse(read('game.json')) as Manifest
  const { rtp, hitRate, volatility } = published
  const hash = createHash('sha256')
  for (const file of ['rules.ts', 'engine.ts']) hash.update(`${file}\n`).update(read(file))
  return {
    ...{ code: gameCode, version, buildHash: hash.digest('hex'), name, gameType, gameClassify },
    hasFreePlay: true,
    stakes: stakeLadder,
    maxWin,
    // Two dice are a window of two reels and one row, and their total is the one line through it.
    rules: {
      ...{ lines: [[0, 0]], paytable: [], scatterPays: [0, 0, 0], freeSpins: 0, freeSpinTimes: 1 },
      ...{ rtp, hitRate, volatility },
    },
    deal: (stake, currency, random) => {
      const { dice, total, win } = engine.deal(stake, random)
      const amount = formatMinor(win, currencyOf(currency).scale)
      return {
        win,
        shown: {
          base: {
            window: dice.map((face) => [String(face)]),
            lines: win > 0n ? [{ line: 1, symbol: String(total), count: 2, amount }] : [],
            ...{ scatter: null, total: amount, awarded: 0 },
          },
          freeSpins: [],
        },
      }
    },
  }
}

export const kitelabGames: readonly Game[] = [kiteDice()]

/** Deals a proven round again: for verifiers. */
export function redealKitelab(gameCode: string, version: string): Redeal | null {
  const game = kitelabGames.find((each) => each.code === gameCode && each.version === version)
  if (!game) return null
  return ({ stake, currency }, random): Shown | null => {
    const minor = parseMinor(stake, currencyOf(currency).scale)
    return minor === null ? null : game.deal(minor, currency, random).shown
  }
}
