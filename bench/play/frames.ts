/** Frames that a page draws in a second, on a processor that is made slower. */
import type { Browser, CDPSession, Frame, Page } from '@playwright/test'

export const phone = { width: 390, height: 844 }
const slowdown = 4

/** A frame of another site has a process of its own, to be spoken to itself. */
export const sessionOf = (page: Page, frame: Frame): Promise<CDPSession> =>
  page
    .context()
    .newCDPSession(frame)
    .catch(() => page.context().newCDPSession(page))

export async function slowDown(page: Page, frame: Frame): Promise<void> {
  const session = await sessionOf(page, frame)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Runs in the page. */
export function countFrames(forMs: number): Promise<number> {
  const page = globalThis as unknown as { requestAnimationFrame(draw: () => void): void }
  return new Promise((done) => {
    const begun = performance.now()
    let frames = 0
    const next = () => {
      frames += 1
      const passed = performance.now() - begun
      if (passed >= forMs) done((frames * 1_000) / passed)
      else page.requestAnimationFrame(next)
    }
    page.requestAnimationFrame(next)
  })
}

export async function frameRateOfNothing(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const rate = await page.evaluate(countFrames, 2_200)
  await context.close()
  return rate
}
