/**
 * How long the page is deaf to a press: every control that is on screen is pressed once, as a finger does, and the
 * browser itself says when it has drawn what came of it. Controls that look and do alike (tiles, hearts, rows) are pressed
 * once for all of them.
 */
import type { Page } from '@playwright/test'

export interface Pressed {
  readonly control: string
  readonly ms: number
}

interface Control {
  readonly name: string
  readonly x: number
  readonly y: number
}

const settledMs = 500
const paintWithinMs = 800
/** What is drawn sooner the browser does not tell. */
const leastMs = 16
const controlsMax = 40

/** Presses each control of the page that `open` opens; it is opened anew for each, so that every press meets the same page. */
export async function pressAll(page: Page, open: () => Promise<void>): Promise<Pressed[]> {
  const pressed: Pressed[] = []
  await page.addInitScript(watchPresses)
  await open()
  await page.waitForTimeout(settledMs)
  const names = (await page.evaluate(controlsOnScreen)).slice(0, controlsMax).map(({ name }) => name)
  for (const name of names) {
    const control = (await page.evaluate(controlsOnScreen)).find((each) => each.name === name)
    if (!control) continue
    const { href, signs } = await page.evaluate(pageNow)
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd') =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x: control.x, y: control.y }] : [],
      })
    await page.evaluate(forgetPresses)
    await touch('touchStart')
    await touch('touchEnd')
    const ms = await page
      .waitForFunction(lastPress, undefined, { timeout: paintWithinMs })
      .then(async (handle) => Number(await handle.jsonValue()))
      .catch(() => leastMs)
    await cdp.detach().catch(() => null)
    pressed.push({ control: name, ms })
    await page.waitForTimeout(settledMs / 2)
    const after = await page.evaluate(pageNow).catch(() => null)
    if (after?.href === href && after.signs === signs) continue
    await open()
    await page.waitForTimeout(settledMs)
  }
  return pressed
}

/** Runs in the page, before anything else of it. */
function watchPresses() {
  const world = globalThis as unknown as { presses: number[] }
  world.presses = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { interactionId: number; duration: number }[])
      if (entry.interactionId > 0) world.presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as never)
}

function forgetPresses() {
  ;(globalThis as unknown as { presses: number[] }).presses = []
}

/** Runs in the page: the longest of what the browser told of this press; 0 and the like wait for more. */
function lastPress(): number {
  const { presses } = globalThis as unknown as { presses: number[] }
  return presses.length === 0 ? 0 : Math.max(...presses)
}

/** Runs in the page: by which it is seen whether a press changed what is open. */
function pageNow(): { href: string; signs: string } {
  const { document, location } = globalThis as unknown as {
    document: { querySelectorAll(selector: string): { length: number } }
    location: { href: string }
  }
  const count = (selector: string) => document.querySelectorAll(selector).length
  return { href: location.href, signs: [count('[role=dialog], [role=alertdialog]'), count('.toast')].join() }
}

/** Runs in the page: what can be pressed on screen, each kind of control once, and where. Stands alone. */
function controlsOnScreen(): Control[] {
  interface Part {
    readonly tagName: string
    readonly className: string
    readonly textContent: string
    getAttribute(name: string): string | null
    getBoundingClientRect(): { left: number; top: number; width: number; height: number }
    closest(selector: string): Part | null
    contains(other: unknown): boolean
    checkVisibility(): boolean
  }
  const world = globalThis as unknown as {
    document: {
      querySelectorAll(selector: string): Iterable<Part>
      elementFromPoint(x: number, y: number): Part | null
    }
    innerWidth: number
    innerHeight: number
  }
  const selector = 'button, a[href], input, select, label, summary, [role="option"], [role="tab"]'
  const known = new Set<string>()
  const found: Control[] = []
  for (const part of world.document.querySelectorAll(selector)) {
    const { left, top, width, height } = part.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (width < 8 || height < 8 || x < 0 || y < 0 || x > world.innerWidth || y > world.innerHeight) continue
    const top1 = world.document.elementFromPoint(x, y)
    if (!part.checkVisibility() || !top1 || !(part === top1 || part.contains(top1))) continue
    // Another window or file chooser of the browser is not ours to measure.
    if (part.getAttribute('target') === '_blank' || part.getAttribute('type') === 'file') continue
    const own = part.getAttribute('data-testid') ?? part.getAttribute('name')
    const isTile = part.className.includes('tile-hit')
    const words = (part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 28)
    const name = isTile ? 'a tile' : own ? `${part.tagName.toLowerCase()} ${own}` : words
    if (name === '' || known.has(name)) continue
    known.add(name)
    found.push({ name, x, y })
  }
  return found
}
