/** A million members take what offers give: what it costs, measured, beside what the terms and the game's exact return say. */
import { randomBytes } from 'node:crypto'
import { costOf } from '../../apps/server/src/modules/promotions/bonus/cost.ts'
import { seeded, simulateBonus } from '../../apps/server/src/modules/promotions/bonus/simulate.ts'
import { kindOf, readTerms } from '../../apps/server/src/modules/promotions/kinds/all.ts'
import { simulateTurns } from '../../apps/server/src/modules/promotions/kinds/draws/simulate.ts'
import type { TurnTerms } from '../../apps/server/src/modules/promotions/kinds/draws/turns.ts'
import { demoDraws } from '../../apps/server/src/modules/promotions/seed/draws.data.ts'
import { watchMemory } from './memory.ts'

/** Four in a hundred. */
const kept = 40_000
const game = { vendor: 'hexworks', code: 'slot', gameType: 'RNG', gameClassify: null, rtp: '96.0000' }
const given = { deposit: 1_000, bonus: 500, times: 8, base: 'both' } as const
/** Standard errors. */
const chance = 5

export async function costOfMany(members: number): Promise<boolean> {
  let isGood = true
  for (const mode of ['LOCKED', 'NON_STICKY', 'STICKY'] as const)
    isGood = costsAsSaid(mode, members) && isGood
  for (const { kind, code, terms } of demoDraws)
    if (kind === 'wheel' || kind === 'egg')
      isGood = drawsAsSaid({ kind, code, terms: terms as unknown as TurnTerms }, members) && isGood
  return isGood
}

type Mode = 'LOCKED' | 'NON_STICKY' | 'STICKY'

function costsAsSaid(mode: Mode, members: number): boolean {
  const kind = kindOf('deposit')
  const { deposit, bonus, ...asks } = given
  const terms = readTerms(kind, {
    ...{ title: { EN: 'An offer' }, art: 'gem', nth: 1, percent: 50, most: '500.00', least: '10.00' },
    bonus: { ...asks, mode, days: 7 },
  })
  const wanted = Number(costOf(kind, terms, [game]).expected) / 100
  const memory = watchMemory()
  const began = performance.now()
  const random = seeded(20_261_127)
  const measured = simulateBonus({ ...given, mode, weight: 100, kept, stake: 5, members, random })
  const seconds = (performance.now() - began) / 1_000
  // Who loses all of it before the end stakes less, so that the game keeps less: that much it may cost more.
  const unplayed = ((deposit + bonus) * asks.times - measured.staked) * (kept / 1_000_000)
  // A bonus that waits is not needed by everybody, and one that goes back costs less than nothing: no more, then.
  const isEqual = mode === 'LOCKED'
  const off = measured.cost - wanted - (isEqual ? unplayed : 0)
  const isRight =
    off < chance * measured.error && (!isEqual || off > -chance * measured.error) && measured.cost <= bonus
  console.log(
    `${members} members play a bonus of ${bonus} through (${mode}): it costs ${measured.cost.toFixed(2)} ± ${measured.error.toFixed(2)} each, expected ${wanted.toFixed(2)} ` +
      `${isEqual ? `and ${unplayed.toFixed(2)} for what was not staked by` : 'at most;'} the ${members - measured.done} who lost it before or gave it up; ${seconds.toFixed(1)} s, at most ${memory.stop()} MB; ` +
      `wanted: ${isEqual ? 'the same' : 'no more'}, within ${chance} standard errors: ${isRight ? 'yes' : 'NO'}`,
  )
  return isRight
}

interface Drawn {
  readonly kind: 'wheel' | 'egg'
  readonly code: string
  readonly terms: TurnTerms
}

/** All turns of a day, drawn as the product draws them, before any prize is all given. */
function drawsAsSaid({ kind, code, terms }: Drawn, members: number): boolean {
  const began = performance.now()
  const wanted = Number(kindOf(kind).expected(terms as never)) / 100
  const turned = simulateTurns({ kind, terms, members, secret: randomBytes(32) })
  const measured = { cost: turned.cost / 100, error: turned.error / 100 }
  const seconds = (performance.now() - began) / 1_000
  const isRight = Math.abs(measured.cost - wanted) < chance * measured.error
  console.log(
    `${members} members turn ${code} for a day: it costs ${measured.cost.toFixed(2)} ± ${measured.error.toFixed(2)} each, expected ${wanted.toFixed(2)}; ` +
      `${seconds.toFixed(1)} s; wanted: the same, within ${chance} standard errors: ${isRight ? 'yes' : 'NO'}`,
  )
  return isRight
}
