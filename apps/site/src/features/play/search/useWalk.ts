import { type KeyboardEvent, useState } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The arrow keys walk from the field through the list below it and round; the cursor stays in the field. */
export function useWalk<Item>(items: readonly Item[]) {
  const [at, setAt] = useState(-1)
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || items.length === 0) return
    event.preventDefault()
    // Above the first one is the field itself, where Enter searches.
    const places = items.length + 1
    setAt(((at + 1 + step + places) % places) - 1)
  }
  return { chosen: items[at], walk, leave: () => setAt(-1) }
}
