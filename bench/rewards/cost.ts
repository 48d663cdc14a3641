/** A million members play a bonus through: what it costs, measured, beside what the terms and the game's exact return say. */
import { costOf } from '../../apps/server/src/modules/promotions/bonus/cost.ts'
import { seeded, simulateBonus } from '../../apps/server/src/modules/promotions/bonus/simulate.ts'
import { kindOf, readTerms } from '../../apps/server/src/modules/promotions/kinds/all.ts'
import { watchMemory } from './memory.ts'

/** Four in a hundred. */
const kept = 40_000
const game = { vendor: 'hexworks', code: 'slot', gameType: 'RNG', gameClassify: null, rtp: '96.0000' }
const given = { deposit: 1_000, bonus: 500, times: 8, base: 'both', mode: 'LOCKED' } as const
/** Standard errors. */
const chance = 5

export async function costOfMany(members: number): Promise<boolean> {
  const kind = kindOf('deposit')
  const { deposit, bonus, ...asks } = given
  const terms = readTerms(kind, {
    ...{ title: { EN: 'An offer' }, art: 'gem', nth: 1, percent: 50, most: '500.00', least: '10.00' },
    bonus: { ...asks, days: 7 },
  })
  const { expected } = costOf(kind, terms, [game])
  const memory = watchMemory()
  const began = performance.now()
  const measured = simulateBonus({
    ...{ ...given, weight: 100, kept, stake: 5, members, random: seeded(20_261_127) },
  })
  const seconds = (performance.now() - began) / 1_000
  const wanted = Number(expected) / 100
  // Who loses all of it before the end stakes less, so that the game keeps less: that much it may cost more.
  const unplayed = ((deposit + bonus) * asks.times - measured.staked) * (kept / 1_000_000)
  const isRight =
    Math.abs(measured.cost - wanted - unplayed) < chance * measured.error && measured.cost <= bonus
  console.log(
    `${members} members play a bonus of ${bonus} through: it costs ${measured.cost.toFixed(2)} ± ${measured.error.toFixed(2)} each, expected ${wanted.toFixed(2)} ` +
      `and ${unplayed.toFixed(2)} for the ${members - measured.done} who lost it before; ${seconds.toFixed(1)} s, at most ${memory.stop()} MB; ` +
      `wanted: the same, within ${chance} standard errors: ${isRight ? 'yes' : 'NO'}`,
  )
  return isRight
}
