/**
 * A wheel of two forms: the drawn one until the one in three dimensions has come and was measured, and the drawn one
 * again where that does not hold its frames.
 */
import { element } from '../dom.ts'
import { held, holds, mayBeSolid, thisDevice } from '../forms/form.ts'
import { onWish } from '../forms/wish.ts'
import { drawnWheel } from './drawn-wheel.ts'
import type { SolidWheel } from './solid-wheel.ts'
import type { Wheel, WheelParts } from './wheel.ts'

const measuredFrames = 14

export interface TwoForms extends Omit<Wheel, 'remove'> {
  /** Between two rounds: the one in three dimensions where it has come and holds, else the drawn one. */
  readonly choose: () => void
}

export function wheelOfTwoForms(parts: WheelParts): TwoForms {
  const node = element('div', { class: 'felt-wheels' })
  let wheel: Wheel = drawnWheel(parts)
  let solid: SolidWheel | null = null
  let placed: readonly [table: Parameters<Wheel['place']>[0], at: Parameters<Wheel['place']>[1]] | null = null
  let lain: readonly [number, number | null] = [0, null]
  let isRolling = false
  node.append(wheel.node)

  function take(other: Wheel) {
    wheel.remove()
    wheel = other
    node.append(other.node)
    if (placed) other.place(...placed, 0)
    other.lie(...lain)
  }
  function giveUp() {
    if (!solid) return
    // While it rolls it rolls on, in the other form from the next round on.
    const wasTaken = wheel === solid
    if (!wasTaken) solid.remove()
    solid = null
    if (wasTaken) take(drawnWheel(parts))
  }
  /** The last who asks is answered: another wish may come while one is measured. */
  let asked = 0
  const choice = async () => {
    asked += 1
    const mine = asked
    const made = await bestOf(parts, (one) => placed && one.place(...placed, 0))
    if (mine !== asked) return made?.remove()
    giveUp()
    if (!made) return
    made.node.addEventListener('webglcontextlost', giveUp, true)
    solid = made
    if (!isRolling) take(made)
  }
  whenIdle(choice)
  onWish(() => whenIdle(choice))

  return {
    node,
    place: (table, at, ms) => {
      placed = [table, at]
      wheel.place(table, at, ms)
    },
    lie: (...where) => {
      lain = where
      wheel.lie(...where)
    },
    spin: async (path) => {
      isRolling = true
      await wheel.spin(path)
    },
    choose: () => {
      isRolling = false
      if (solid && wheel === solid && !held(solid.gaps())) giveUp()
      else if (solid && wheel !== solid) take(solid)
    },
  }
}

function whenIdle(work: () => Promise<void>): void {
  const tried = () => void work().catch(() => {})
  if (typeof requestIdleCallback === 'function') requestIdleCallback(tried)
  else setTimeout(tried, 300)
}

/** Fetched only where it may be; null where it does not hold its frames. */
async function bestOf(parts: WheelParts, place: (wheel: SolidWheel) => void): Promise<SolidWheel | null> {
  const device = thisDevice()
  if (!mayBeSolid(device)) return null
  const { solidWheel } = await import('./solid-wheel.ts')
  const made = solidWheel(parts)
  place(made)
  if (device.asked === 'solid' || holds(made.costs(measuredFrames))) return made
  made.remove()
  return null
}
