import { double, empty, isSame, lay, type MostOn, type Stacks } from '@jackfruit/game-page/felt/stacks'
import type { Minor } from '@jackfruit/kernel'

/** The chips as they come and go: what lies there, what lay there before, and what was bet last. `changed` hears which place took a chip. */
export function makeBets(mostOn: MostOn, changed: (laid: string | null) => void) {
  let stacks: Stacks = empty
  let played: Stacks = empty
  const before: Stacks[] = []
  let isLocked = false
  const change = (next: Stacks | null, laid = '') => {
    if (isLocked || next === null) return
    before.push(stacks)
    stacks = next
    changed(laid)
  }
  return {
    stacks: () => stacks,
    isLocked: () => isLocked,
    lay: (place: string, chip: Minor) => change(lay(stacks, place, chip, mostOn), place),
    acts: {
      undo: () => {
        if (isLocked) return
        stacks = before.pop() ?? empty
        changed(null)
      },
      clear: () => change(empty),
      repeat: () => change(new Map(played)),
      double: () => change(double(stacks, mostOn)),
    },
    /** Which of the acts would do something. */
    may: () => ({
      undo: !isLocked && before.length > 0,
      clear: !isLocked && stacks.size > 0,
      repeat: !isLocked && played.size > 0 && !isSame(stacks, played),
      double: !isLocked && double(stacks, mostOn) !== null,
    }),
    begin: () => {
      played = stacks
    },
    /** Where nothing lies; false where something does. */
    putBack: (first: Stacks) => {
      if (stacks.size > 0) return false
      stacks = first
      played = first
      return true
    },
    lock: (locked: boolean) => {
      isLocked = locked
    },
  }
}
