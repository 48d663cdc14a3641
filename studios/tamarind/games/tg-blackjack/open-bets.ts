import type { OpenBets } from '@jackfruit/game-page/felt/stacks'
import { type Minor, parseMinor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import { readShown } from './shown.ts'

/** What lies on the places of an open round. The hand that is played is never doubled: a double ends it. */
export function openBets(json: Json, scale: number): OpenBets {
  const { hands, sides, active } = readShown(json)
  const amountOf = (text = ''): Minor => parseMinor(text, scale) ?? 0n
  const aside = sides.map(({ id, stake }) => [id, amountOf(stake)] as const)
  const own = hands.map(({ stake }) => amountOf(stake))
  const all = own.reduce((sum, each) => sum + each, 0n)
  return {
    first: new Map([['main', own[active ?? 0] ?? 0n], ...aside]),
    now: new Map([['main', all], ...aside]),
  }
}
