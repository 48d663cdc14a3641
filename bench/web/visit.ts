/** One visit to home by a new person, measured by the browser itself. */
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'

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
  readonly scriptBytes: number
  readonly paintMs: number
  readonly shift: number
}

const settledMs = 4_000

export async function visitHome(
  browser: Browser,
  { site, language, line }: { site: string; language: string; line: Line | null },
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  })
  try {
    await context.addInitScript((code) => localStorage.setItem('hisLang', code), language)
    await context.addInitScript(watchPaint)
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    if (line) await throttle(page, line)
    await page.goto('/', { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settledMs)
    const { paintMs, shift } = await page.evaluate(
      () => (globalThis as unknown as { seen: { paintMs: number; shift: number } }).seen,
    )
    const sizes = await Promise.all(responses.map(sizeOf))
    const sum = (list: readonly { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0)
    return {
      requests: responses.length,
      bytes: sum(sizes),
      scriptBytes: sum(sizes.filter(({ isScript }) => isScript)),
      paintMs,
      shift,
    }
  } finally {
    await context.close()
  }
}

interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Runs in the page, before anything else of it. */
function watchPaint() {
  const seen = { paintMs: 0, shift: 0 }
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

/** What came over the line; text that the server sent uncompressed counts as a proxy would send it, too. */
async function sizeOf(response: Response): Promise<{ bytes: number; isScript: boolean }> {
  const type = response.headers()['content-type'] ?? ''
  const isScript = /javascript/.test(type)
  const body = await response.body().catch(() => Buffer.alloc(0))
  const isText = /javascript|css|html|json|svg/.test(type)
  return { bytes: isText ? gzipSync(body).length : body.length, isScript }
}
