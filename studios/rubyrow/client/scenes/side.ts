/** A named hand of cards, in whichever form: drawn, or in three dimensions. */
import { cardSide } from '@jackfruit/game-page/cards/side'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import type { Motion } from '@jackfruit/game-page/motion/motion'

export interface TableSide {
  readonly clear: () => void
  /** Null lies face down. Slowly, where the round hangs on this card; still, where it has lain there already. */
  readonly add: (card: string | null, how?: { readonly isSlow?: boolean; readonly isStill?: boolean }) => void
  readonly count: () => number
  readonly setTotal: (total: string) => void
  readonly setAhead: (isAhead: boolean) => void
  /** Whether it is there at all. */
  readonly setShown: (isShown: boolean) => void
  /** How many cards it will have held at least. */
  readonly setHeld: (count: number) => void
}

export interface DrawnSide extends TableSide {
  readonly node: HTMLElement
}

export interface SideName {
  readonly id: string
  readonly name: string
  readonly tone: Tone
}

export function drawnSide({ name, tone }: SideName, motion: Motion): DrawnSide {
  const { node, add, ...side } = cardSide(name, tone, motion)
  return {
    ...{ ...side, node },
    add: (card, { isSlow = false, isStill = false } = {}) => add(card, isSlow && !isStill),
    count: () => node.querySelectorAll('.card').length,
    setShown: (isShown) => {
      node.hidden = !isShown
    },
    setHeld: (count) => node.style.setProperty('--held', String(count)),
  }
}
