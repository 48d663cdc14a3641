/**
 * When home is complete above the fold, and can be used. Runs in the page, so it stands alone.
 *
 * Complete: nothing that stands for something to come is left in the part of the page that is on screen (no
 * skeleton, no spinner, no picture that is still on its way), and everything that a visitor comes for is there and
 * answers: the doors to log in, the way to other pages, the first slide, the games. Every script that was asked for
 * until this moment belongs to the first load, whatever it was for. A button whose window is fetched when it is
 * pressed counts as one that answers: the window is not part of the page.
 */
export interface Seen {
  readonly paintMs: number
  readonly completeMs: number
  readonly shift: number
}

/** What is used of the page's own world; this program knows no other. */
interface Part {
  readonly complete?: boolean
  getBoundingClientRect(): Readonly<Record<'top' | 'bottom' | 'left' | 'right' | 'width' | 'height', number>>
  checkVisibility(): boolean
}
interface World {
  readonly seen: { completeMs: number }
  readonly innerWidth: number
  readonly innerHeight: number
  readonly document: {
    readonly body: object | null
    readonly images: Iterable<Part>
    querySelector(selector: string): object | null
    querySelectorAll(selector: string): Iterable<Part>
  }
  requestAnimationFrame(next: () => void): void
}

export function watchComplete(): void {
  const world = globalThis as unknown as World
  const { document } = world
  const isSeen = (part: Part) => {
    const { top, bottom, left, right, width, height } = part.getBoundingClientRect()
    const isOnScreen = bottom > 0 && top < world.innerHeight && right > 0 && left < world.innerWidth
    return width > 0 && height > 0 && isOnScreen && part.checkVisibility()
  }
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const anySeen = (selector: string) => all(selector).some(isSeen)
  const isComplete = () =>
    // What the server drew answers once the site has taken it up.
    !document.querySelector('html[data-drawn]:not([data-drawn=""])') &&
    !anySeen('.skeleton, .splash, .spinner') &&
    [...document.images].every((image) => image.complete || !isSeen(image)) &&
    anySeen('header button.btn') &&
    anySeen('nav a[href]') &&
    anySeen('main h2') &&
    all('#games [data-testid="game-card"]').length > 0
  const look = () => {
    if (document.body && isComplete()) world.seen.completeMs = performance.now()
    else world.requestAnimationFrame(look)
  }
  world.requestAnimationFrame(look)
}
