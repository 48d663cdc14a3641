/** One visit to home by a new person, measured by the browser itself. */
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { type Seen, watchComplete } from './complete.ts'

export interface Line {
  readonly downKbps: number
  readonly upKbps: number
  readonly latencyMs: number
  /** How many times slower the processor is. */
  readonly slowdown: number
}

export interface Visit {
  readonly requests: number
  /** Everything that was fetched, compressed where text. */
  readonly bytes: number
  /**
   * The first load: every script that was asked for until home was complete above the fold and could be used
   * (complete.ts says what that is). What came after it is `laterBytes`.
   */
  readonly scriptBytes: number
  readonly laterBytes: number
  readonly completeMs: number
  readonly paintMs: number
  readonly shift: number
}

const settledMs = 4_000
const phone = { width: 390, height: 844 }
/** By which the first screen is drawn for a phone. */
const phoneBrowser =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
export const desk = { width: 1440, height: 900 }

interface Wishes {
  readonly site: string
  readonly language: string
  readonly line: Line | null
  readonly screen?: typeof phone
}

export async function visitHome(
  browser: Browser,
  { site, language, line, screen = phone }: Wishes,
): Promise<Visit> {
  const { page, context, close } = await openPhone(browser, { site, language, line, screen })
  try {
    await context.addInitScript(watchPaint)
    await context.addInitScript(watchComplete)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto('/', { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settledMs)
    const { paintMs, shift, completeMs } = await page.evaluate(
      () => (globalThis as unknown as { seen: Seen }).seen,
    )
    if (completeMs === 0) throw new Error('home was never complete above the fold')
    const first = new Set(await page.evaluate(askedUntil, completeMs))
    const sizes = await Promise.all(responses.map(sizeOf))
    const scripts = sizes.filter(({ isScript }) => isScript)
    const sum = (list: readonly { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0)
    return {
      requests: responses.length,
      bytes: sum(sizes),
      scriptBytes: sum(scripts.filter(({ address }) => first.has(address))),
      laterBytes: sum(scripts.filter(({ address }) => !first.has(address))),
      paintMs,
      completeMs,
      shift,
    }
  } finally {
    await close()
  }
}

/** A new person's window on such a line, in the language that the site keeps for them. */
export async function openPhone(browser: Browser, { site, language, line, screen = phone }: Wishes) {
  const context = await browser.newContext({
    baseURL: site,
    viewport: screen,
    deviceScaleFactor: screen === phone ? 2 : 1,
    hasTouch: screen === phone,
    ...(screen === phone && { userAgent: phoneBrowser }),
  })
  // For itself, and for who draws its first screen.
  await context.addCookies([{ name: 'language', value: language, url: site }])
  await context.addInitScript((code) => localStorage.setItem('hisLang', code), language)
  const page = await context.newPage()
  if (line) await throttle(page, line)
  return { page, context, close: () => context.close() }
}

interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Runs in the page, before anything else of it. */
function watchPaint() {
  const seen = { paintMs: 0, completeMs: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paintMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint' as never, buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value
    }
  }).observe({ type: 'layout-shift' as never, buffered: true })
}

/** Runs in the page: the addresses of what was asked for until that moment. */
function askedUntil(moment: number): string[] {
  const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= moment)
  return asked.map(({ name }) => name)
}

async function throttle(page: Page, { downKbps, upKbps, latencyMs, slowdown }: Line) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downKbps * 1024) / 8,
    uploadThroughput: (upKbps * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** What came over the line; text that the server sent uncompressed counts as a proxy would send it, too. */
async function sizeOf(response: Response): Promise<{ address: string; bytes: number; isScript: boolean }> {
  const type = response.headers()['content-type'] ?? ''
  const isScript = /javascript/.test(type)
  const body = await response.body().catch(() => Buffer.alloc(0))
  const isText = /javascript|css|html|json|svg/.test(type)
  return { address: response.url(), bytes: isText ? gzipSync(body).length : body.length, isScript }
}
