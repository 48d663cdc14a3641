/** A member on a phone who opens one game after the other; what comes over the line and is drawn is counted. */
import { gzipSync } from 'node:zlib'
import { logIn, openPerson } from '@jackfruit/groundwork/browser/person'
import type { Browser, Frame, Page, Response } from '@playwright/test'

const phone = { width: 390, height: 844 }
const slowdown = 4
const spins = 4

export interface Listed {
  readonly nodeId: string
  readonly gameType: string
  readonly vassalage: string
}

export interface Player {
  games(): Promise<readonly Listed[]>
  /** Bytes that the studio's host sent until the game could be played, text as it travels compressed. */
  firstLoad(nodeId: string): Promise<number>
  /** Frames a second while reels turn and land, wins included. */
  frameRate(nodeId: string): Promise<number>
}

export async function openPlayer(browser: Browser, site: string): Promise<Player> {
  const person = await openPerson(browser, { site, language: 'EN', size: phone, reducedMotion: false })
  await logIn(person, 'player', 'Player#2026')
  const state = await person.context.storageState()
  const tokens = await person.page.evaluate(() => JSON.stringify(sessionStorage))
  /** Nothing is in this visit's cache: what was fetched for another game is fetched again. */
  const visit = async () => {
    const context = await browser.newContext({
      ...{ baseURL: site, storageState: state, viewport: phone, hasTouch: true, deviceScaleFactor: 2 },
    })
    await context.addInitScript((kept) => {
      for (const [name, value] of Object.entries(JSON.parse(kept) as Record<string, string>))
        sessionStorage.setItem(name, value)
    }, tokens)
    return context
  }
  return {
    async games() {
      const { value } = (await (await person.page.request.get('/wps/v2/games/popular?count=100')).json()) as {
        value: Listed[]
      }
      return value
    },
    async firstLoad(nodeId) {
      const context = await visit()
      try {
        const page = await context.newPage()
        const responses: Response[] = []
        page.on('response', (response) => responses.push(response))
        const frame = await open(page, nodeId)
        const origin = new URL(frame.url()).origin
        await page.waitForLoadState('networkidle')
        const sizes = await Promise.all(
          responses.filter((response) => new URL(response.url()).origin === origin).map(sizeOf),
        )
        return sizes.reduce((sum, size) => sum + size, 0)
      } finally {
        await context.close()
      }
    },
    async frameRate(nodeId) {
      const context = await visit()
      try {
        const page = await context.newPage()
        const frame = await open(page, nodeId)
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        const rates: number[] = []
        for (let spin = 0; spin < spins; spin++) {
          await frame.getByTestId('spin').click()
          rates.push(await frame.evaluate(countFrames, 2_200))
          await frame.waitForTimeout(1_200)
          await frame
            .getByTestId('spin')
            .click({ timeout: 1_000 })
            .catch(() => {})
        }
        return rates.toSorted((a, b) => a - b)[Math.floor(spins / 2)] ?? 0
      } finally {
        await context.close()
      }
    },
  }
}

async function open(page: Page, nodeId: string): Promise<Frame> {
  await page.goto(`/game?nodeId=${nodeId}`)
  const element = await page.waitForSelector('iframe')
  const frame = await element.contentFrame()
  if (!frame) throw new Error(`${nodeId} has no frame`)
  await frame.waitForSelector('[data-testid="spin"]', { timeout: 30_000 })
  return frame
}

/** Runs in the page. */
function countFrames(forMs: number): Promise<number> {
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

async function sizeOf(response: Response): Promise<number> {
  const type = response.headers()['content-type'] ?? ''
  const body = await response.body().catch(() => Buffer.alloc(0))
  return /javascript|css|html|json|svg/.test(type) ? gzipSync(body).length : body.length
}
