/** When a page has nothing left to do: nothing is on its way to it, its letters are there, nothing waits and nothing moves to an end. */
import type { Page, Request } from '@playwright/test'

const patienceMs = 30_000
const onTheirWay = new WeakMap<Page, Set<Request>>()

/** Listens from now on to what a page asks for. */
export function watch(page: Page): void {
  const open = new Set<Request>()
  onTheirWay.set(page, open)
  page.on('request', (request) => {
    // What an earlier document still waited for went with it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  // The end of a worker's script is not told when the worker has done its work, and is gone, before that.
  page.on('worker', (worker) => {
    for (const request of open) if (request.url() === worker.url()) open.delete(request)
  })
}

/** In the page: its letters are there, what moves has arrived, the browser has drawn it and has nothing to do, and no waiting shape is seen. */
const atRest = `(async () => {
  await document.fonts.ready
  const ends = ({ effect, playState }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity
  const arrived = Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished))
  // One that is held on its way never arrives.
  await Promise.race([arrived, new Promise((done) => setTimeout(done, 3_000))])
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
  // Code that has come and is not drawn yet is asked for by nobody: what it will draw stands there as a waiting shape.
  const isSeen = (shape) => {
    const { top, bottom } = shape.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && shape.checkVisibility()
  }
  return ![...document.querySelectorAll('.skeleton')].some(isSeen)
})()`

/** Twice in a row, since what has just come may ask for more. */
export async function quiet(page: Page): Promise<void> {
  const open = onTheirWay.get(page)
  if (!open) throw new Error('nobody watches this page')
  const until = Date.now() + patienceMs
  for (let times = 0; times < 2; ) {
    const isDrawn = await page.evaluate(atRest)
    times = isDrawn && open.size === 0 ? times + 1 : 0
    if (Date.now() > until && times === 0)
      throw new Error(
        `still on their way: ${[...open].map((request) => request.url()).join(', ') || 'waiting shapes'}`,
      )
  }
}

/** Goes to a path of the site as a link in it does: nothing that is there already is fetched again. */
export async function move(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  await quiet(page)
}
