/** Which form of a table the member wants: kept in this browser where it keeps anything, and for this visit in any case. */

export const wishes = ['auto', 'solid', 'drawn'] as const
export type Wish = (typeof wishes)[number]

/** By this name it is kept and asked for in an address; the older one is still read. */
const names = ['form', 'wheel'] as const
const isWish = (text: string | null): text is Wish => wishes.some((wish) => wish === text)
const listeners = new Set<() => void>()
let chosen: Wish | null = null

const firstOf = (read: (name: string) => string | null): Wish | null =>
  names.map(read).find((text) => isWish(text)) ?? null

/** An address may ask for one: for pictures, and for whoever wants to see the other. */
export function wishedForm(): Wish {
  if (chosen) return chosen
  const asked = new URLSearchParams(location.search)
  return firstOf((name) => asked.get(name)) ?? kept()
}

export function wishForm(wish: Wish): void {
  chosen = wish
  try {
    localStorage.setItem(names[0], wish)
  } catch {
    // A frame that may keep nothing: the wish holds until it is left.
  }
  for (const tell of listeners) tell()
}

/** The answer ends it. */
export function onWish(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

function kept(): Wish {
  try {
    return firstOf((name) => localStorage.getItem(name)) ?? 'auto'
  } catch {
    return 'auto'
  }
}
