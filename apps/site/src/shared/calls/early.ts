/** What the page itself asked for before the site's script was there (build/early-start.ts), by address. */
const asked: Record<string, Promise<Response> | undefined> =
  (globalThis as { asked?: Record<string, Promise<Response>> }).asked ?? {}

/** The draw of whoever drew the page is the site's own. */
export const giveDraw = (draw: number): void => void Object.assign(globalThis, { draw })

/** The draw that the page made for the first choice of the site; given out once. */
export function takeDraw(): number | undefined {
  const world = globalThis as { draw?: number }
  const { draw } = world
  delete world.draw
  return draw
}

/** So long an early answer is as good as a new one. */
const freshMs = 15_000

/** The answer that is already on its way to this address. It is given out once. */
export function takeEarly(address: string, now = performance.now()): Promise<Response> | undefined {
  const answer = asked[address]
  delete asked[address]
  return now < freshMs ? answer : undefined
}
