/** Myanmar 2D and 3D (games.md §7.3). All helpers are sets of straight lines. */
import { numbers } from '../choose/numbers.ts'
import { ordersOf, sorted } from '../choose/orders.ts'
import type { Tier } from '../draws.ts'
import { fraction } from '../fraction.ts'
import { type Hit, type Play, pays } from '../play.ts'
import { straightAt } from './number-plays.ts'

export const twoTiers: readonly Tier[] = [{ prize: 'number', count: 1, width: 2 }]
export const threeTiers: readonly Tier[] = [{ prize: 'number', count: 1, width: 3 }]

export const twoPlays: readonly Play[] = [straightAt('straight', 2, { prize: 'number', from: 0 }, 85)]

const beside = (number: string): string[] =>
  [1, 999].map((step) => String((Number(number) + step) % 1000).padStart(3, '0'))

/** တွတ်: the other orders of the number that was bet bring something back, for nothing. */
const threeStraight: Play = {
  id: 'straight',
  stations: 1,
  odds: { win: pays(700), tot: pays(10), near: 0 },
  choose: numbers({ width: 3 }),
  kinds: ['012', '001', '000'],
  cost: () => 100,
  hits(pick, [result], odds) {
    const digits = result?.['number']?.[0]
    if (digits === undefined) return []
    const hit = (prize: string): Hit[] => [{ prize, at: 0, digits, times: odds[prize] ?? 0 }]
    if (digits === pick) return hit('win')
    if (sorted(digits) === sorted(pick)) return hit('tot')
    return odds['near'] && beside(pick).includes(digits) ? hit('near') : []
  },
  most: (_, odds) => Math.max(...Object.values(odds)),
  // A permutation differs by a multiple of nine, so that none lies beside the number.
  exact: (pick, odds) =>
    fraction(
      (odds['win'] ?? 0) + (ordersOf(pick).length - 1) * (odds['tot'] ?? 0) + 2 * (odds['near'] ?? 0),
      1000 * 10_000,
    ),
}

export const threePlays: readonly Play[] = [threeStraight]
