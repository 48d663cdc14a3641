/**
 * The service worker keeps one page with its files: what is shown while the site cannot be reached. Everything
 * else goes to the network as if there were no worker: no call, no amount and no part of an old build is ever kept.
 */
interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetched extends Extended {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
/** The part of a worker's own world that is used here; the list of types holds only that of pages. */
interface Worker {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extended) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void
}

const worker = globalThis as unknown as Worker
/** The build puts the fingerprint of the page here: a worker with another page is another worker. */
const kept = 'offline-__VERSION__'
const page = '/offline.html'
const part = /\/assets\/offline-[\w-]+\.(?:js|css)/g
const face = /\/assets\/[\w-]+\.woff2/g

async function keep(): Promise<void> {
  const cache = await caches.open(kept)
  const answer = await fetch(page, { cache: 'reload' })
  if (!answer.ok) throw new Error(`the offline page was answered with ${answer.status}`)
  const parts = new Set((await answer.clone().text()).match(part))
  await Promise.all([cache.put(page, answer), cache.addAll([...parts])])
  const texts = await Promise.all([...parts].map(async (path) => (await keptAnswer(path)).text()))
  await cache.addAll([...new Set(texts.flatMap((text) => text.match(face) ?? []))])
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

const keptAnswer = async (path: string) =>
  (await caches.match(path, { ignoreVary: true })) ?? Response.error()

async function open({ request, preloadResponse }: Fetched): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return keptAnswer(page)
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keep().then(() => worker.skipWaiting())))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== worker.location.origin) return
  if (request.mode === 'navigate') return event.respondWith(open(event))
  if (pathname.startsWith('/assets/offline-') || pathname.endsWith('.woff2'))
    event.respondWith(fetch(request).catch(() => keptAnswer(pathname)))
})
