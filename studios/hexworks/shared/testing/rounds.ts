/** Playing slots in tests: by draws that are given, or by many that come from a printed seed. */
import { drawPf1, type Random } from '@jackfruit/fairness'
import { type Minor, parseMinor } from '@jackfruit/kernel'
import type { Json, Played, Rules, Table } from '@jackfruit/studio-kit/rules'
import type { NoChoice } from '../choice.ts'

export const kyat: Table = { currency: 'MMK', scale: 2 }

/** Exactly these draws, in this order. Throws when there are more, or when one is out of its range. */
export function given(draws: readonly number[]): Random {
  const left = [...draws]
  return {
    below(n) {
      const draw = left.shift()
      if (draw === undefined || draw >= n) throw new Error(`no draw below ${n} is given: ${draw}`)
      return draw
    },
  }
}

/** Draws of one nonce of a fixed pair of seeds. */
export const seeded = (code: string, nonce: number): Random =>
  drawPf1({ serverSeed: new Uint8Array(32).fill(7), clientSeed: 'tests', nonce, gameId: code })

/** One round that must be there. */
export function roundOf(rules: Rules<NoChoice>, stake: Minor, random: Random): Played {
  const played = rules.play({ stake, choice: {} }, [], random, kyat)
  if (!played) throw new Error(`${rules.code} played nothing`)
  return played
}

/** What a round shows that it pays, in all its spins and prizes; wins of a spin must be within its total. */
export function shownWin(shown: Json): Minor {
  const spins = listAt(shown, 'spins')
  for (const spin of spins)
    if (listAt(spin, 'tumbles').length === 0 && listAt(spin, 'wins').length > 0) {
      const parts = listAt(spin, 'wins').reduce<Minor>((sum, win) => sum + minorAt(win, 'amount'), 0n)
      if (parts < minorAt(spin, 'total')) throw new Error(`a spin pays more than its wins: ${parts}`)
    }
  return [
    ...spins.map((spin) => minorAt(spin, 'total')),
    ...listAt(shown, 'prizes').map((prize) => minorAt(prize, 'amount')),
  ].reduce((sum, amount) => sum + amount, 0n)
}

const at = (value: Json, key: string): Json | undefined =>
  Object.entries(value ?? {}).find(([name]) => name === key)?.[1]

function listAt(value: Json, key: string): readonly Json[] {
  const found = at(value, key) ?? []
  if (!Array.isArray(found)) throw new Error(`${key} is no list`)
  return found
}

function minorAt(value: Json, key: string): Minor {
  const minor = parseMinor(at(value, key), kyat.scale)
  if (minor === null) throw new Error(`${key} is no amount`)
  return minor
}
