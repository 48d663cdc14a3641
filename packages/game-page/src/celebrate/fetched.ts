/** The celebration is no part of the first load: it is fetched with the first bet, while its round goes on. */
import type { Celebration } from './celebration.ts'

export interface FetchedCelebration extends Pick<Celebration, 'celebrate' | 'isOn'> {
  /** Something may be won soon. */
  readonly prepare: () => void
}

/** A win waits so long for it, and is told by its plate alone where it does not come. */
const waitMs = 1_500

export function fetchedCelebration(load: () => Promise<Celebration>): FetchedCelebration {
  let whole: Celebration | null = null
  let asked: Promise<void> | null = null
  const prepare = (): Promise<void> => {
    asked ??= load().then(
      (loaded) => {
        whole = loaded
      },
      () => {
        // The next bet asks again.
        asked = null
      },
    )
    return asked
  }
  return {
    prepare: () => void prepare(),
    isOn: () => whole?.isOn() ?? false,
    celebrate: (tier, win) => {
      if (whole) return whole.celebrate(tier, win)
      let begun: ReturnType<Celebration['celebrate']> | null = null
      let leave = () => {}
      const left = new Promise<'left'>((resolve) => {
        leave = () => resolve('left')
      })
      const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), waitMs))
      const done = Promise.race([prepare(), left, late]).then((what) => {
        if (what || !whole) return
        begun = whole.celebrate(tier, win)
        return begun.done
      })
      return { done, press: () => (begun ? begun.press() : leave()) }
    },
  }
}
