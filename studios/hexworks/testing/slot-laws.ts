/** What holds for every round of every slot, whatever it is: to be tried over many seeds. */
import { type Minor, parseMinor } from '@jackfruit/kernel'
import type { Json, Rules } from '@jackfruit/studio-kit/rules'
import type { NoChoice } from '../shared/choice.ts'
import { seeded } from './draws.ts'

const table = { currency: 'MMK', scale: 2 }

/**
 * Plays this many rounds at the stakes of the ladder in turn, and names the laws that were broken. A
 * round repeats from its seed; its spins make its win, their wins make their totals (unless the round
 * was cut at its most, which these are too few for), and as many spins follow as were awarded.
 */
export function brokenLaws(rules: Rules<NoChoice>, rounds: number): string[] {
  const stakes = (rules.stakes[table.currency] ?? []).map(amount)
  return Array.from({ length: rounds }, (_, nonce) => {
    const stake = stakes[nonce % stakes.length] ?? 0n
    const deal = () => rules.play({ stake, choice: {} }, [], seeded(rules.code, nonce), table)
    const [played, again] = [deal(), deal()]
    if (!played || !again) return [`${nonce}: refused`]
    const spins = list(field(played.shown, 'spins'))
    const laws: readonly (readonly [string, boolean])[] = [
      ['has ended, at its stake', played.ended && played.stake === stake],
      ['repeats', JSON.stringify(again.shown) === JSON.stringify(played.shown) && again.win === played.win],
      ['is the sum of its spins', sum(spins.map(totalOf)) === played.win],
      ['has spins that are the sum of their wins', spins.every((spin) => winsOf(spin) === totalOf(spin))],
      [
        'has the spins that it awards',
        spins.length === 1 + spins.map(awarded).reduce((n, more) => n + more, 0),
      ],
    ]
    return laws.filter(([, holds]) => !holds).map(([law]) => `${nonce}: not ${law}`)
  }).flat()
}

const field = (json: Json | undefined, name: string): Json | undefined =>
  json && typeof json === 'object' && !Array.isArray(json)
    ? Object.entries(json).find(([key]) => key === name)?.[1]
    : undefined

const list = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : [])

function amount(json: Json | undefined): Minor {
  const read = parseMinor(json, table.scale)
  if (read === null) throw new Error(`${JSON.stringify(json)} is no amount`)
  return read
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, each) => total + each, 0n)
const totalOf = (spin: Json): Minor => amount(field(spin, 'total'))
const awarded = (spin: Json): number => Number(field(spin, 'awarded') ?? 0)

const winsOf = (spin: Json): Minor =>
  sum(
    [spin, ...list(field(spin, 'tumbles'))]
      .flatMap((part) => list(field(part, 'wins')))
      .map((win) => amount(field(win, 'amount'))),
  )
