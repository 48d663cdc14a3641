/** Which form of the wheel the member wants: kept in this browser where it keeps anything, and for this visit in any case. */

export const wishes = ['auto', 'solid', 'drawn'] as const
export type Wish = (typeof wishes)[number]

const place = 'wheel'
const isWish = (text: string | null): text is Wish => wishes.some((wish) => wish === text)
const listeners = new Set<() => void>()
let chosen: Wish | null = null

/** An address may ask for one: for pictures, and for whoever wants to see the other. */
export function wishedForm(): Wish {
  const asked = new URLSearchParams(location.search).get('wheel')
  return chosen ?? (isWish(asked) ? asked : kept())
}

export function wishForm(wish: Wish): void {
  chosen = wish
  try {
    localStorage.setItem(place, wish)
  } catch {
    // A frame that may keep nothing: the wish holds until it is left.
  }
  for (const tell of listeners) tell()
}

export const onWish = (tell: () => void): void => void listeners.add(tell)

function kept(): Wish {
  try {
    const found = localStorage.getItem(place)
    return isWish(found) ? found : 'auto'
  } catch {
    return 'auto'
  }
}
