/** Hexworks' games as the kit takes them: their engines' rounds in the words of the play API. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Redeal } from '@jackfruit/fairness'
import * as engine from '@jackfruit/hexworks/games/slot-golden-chinthe/engine'
import * as rules from '@jackfruit/hexworks/games/slot-golden-chinthe/rules'
import { currencyOf, formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { Game, Shown } from '@jackfruit/studio-kit/game'
import type { OpenReply, SpinReply } from '@jackfruit/studio-kit/play-contract'

export const hexworks = 'hexworks'

const home = (game: string) => new URL(`../hexworks/games/${game}/`, import.meta.url)

interface Manifest {
  readonly name: Readonly<Record<string, string>>
  readonly gameType: string
  readonly gameClassify: string | null
  readonly published: {
    readonly rtp: string
    readonly hitRate: string
    readonly volatility: OpenReply['rules']['volatility']
  }
}

const manifestOf = (game: string): Manifest =>
  JSON.parse(readFileSync(new URL('game.json', home(game)), 'utf8'))

/** Of the files that decide outcomes: the same hash, the same mathematics. */
function buildHashOf(game: string): string {
  const hash = createHash('sha256')
  for (const name of ['rules.ts', 'engine.ts'])
    hash.update(`${name}\n`).update(readFileSync(new URL(name, home(game))))
  return hash.digest('hex')
}

function goldenChinthe(): Game {
  const { gameCode, version, lines, pays, scatterPays, freeSpins, stakeLadder, maxWin } = rules
  const { name, gameType, gameClassify, published } = manifestOf(gameCode)
  const { rtp, hitRate, volatility } = published
  return {
    ...{ code: gameCode, version, buildHash: buildHashOf(gameCode), name, gameType, gameClassify },
    hasFreePlay: true,
    stakes: stakeLadder,
    maxWin,
    rules: {
      lines: lines.map((line) => [...line]),
      paytable: Object.entries(pays).map(([symbol, [three, four, five]]) => ({
        symbol,
        pays: [three, four, five],
      })),
      scatterPays: [...scatterPays],
      freeSpins: freeSpins.awarded,
      freeSpinTimes: freeSpins.multiplier,
      ...{ rtp, hitRate, volatility },
    },
    deal: (stake, currency, random) => {
      const { base, free, totalWin } = engine.deal(stake, random)
      const { scale } = currencyOf(currency)
      return {
        win: totalWin,
        shown: { base: shownSpin(base, scale), freeSpins: free.map((spin) => shownSpin(spin, scale)) },
      }
    },
  }
}

function shownSpin(spin: engine.Spin, scale: number): SpinReply {
  const text = (amount: Minor) => formatMinor(amount, scale)
  const { window, lineWins, scatters, scatterWin, win } = spin
  const isTrigger = scatters >= rules.freeSpins.triggerScatters
  return {
    window: window.map((reel) => [...reel]),
    lines: lineWins.map(({ line, sign, count, amount }) => ({
      line: line + 1,
      symbol: sign,
      count,
      amount: text(amount),
    })),
    scatter: isTrigger ? { count: scatters, amount: text(scatterWin) } : null,
    total: text(win),
    awarded: isTrigger ? rules.freeSpins.awarded : 0,
  }
}

export const hexworksGames: readonly Game[] = [goldenChinthe()]

/** Deals a proven round again: for verifiers. */
export function redealOf(gameCode: string, version: string): Redeal | null {
  const game = hexworksGames.find((each) => each.code === gameCode && each.version === version)
  if (!game) return null
  return ({ stake, currency }, random): Shown | null => {
    const minor = parseMinor(stake, currencyOf(currency).scale)
    return minor === null ? null : game.deal(minor, currency, random).shown
  }
}
