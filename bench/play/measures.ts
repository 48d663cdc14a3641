/** What is measured of one game, each in a visit of its own. */
import { gzipSync } from 'node:zlib'
import { frameOf, playRound } from '@jackfruit/groundwork/browser/game-table'
import { lay, payAs } from '@jackfruit/groundwork/browser/pay-as'
import type { BrowserContext, Frame, Page, Response } from '@playwright/test'
import { countFrames, sessionOf, slowDown } from './frames.ts'
import { type Held, heldBy } from './held.ts'

const spins = 4
/** A win of the third tier, in tenths of its stake. */
const mega = 248n
/** Rounds until one pays something. */
const tries = 40
const celebrationMs = 2_500
/** What is fetched and made once is there after so many rounds. */
const firstRounds = 30

/** Bytes that the studio's host sent until the game could be played, text as it travels compressed. */
export async function firstLoad(context: BrowserContext, nodeId: string): Promise<number> {
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
}

/** Frames a second while a round is shown, from its bet on. */
export async function roundRate(context: BrowserContext, nodeId: string): Promise<number> {
  const frame = await openSlowly(context, nodeId)
  await lay(frame)
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
}

/** Frames a second while a win of the third tier is celebrated. */
export async function celebrationRate(context: BrowserContext, nodeId: string): Promise<number> {
  await payAs(context, mega)
  const frame = await openSlowly(context, nodeId)
  await lay(frame)
  for (let round = 0; round < tries; round++) {
    await frame.waitForSelector('[data-testid="spin"][aria-disabled="false"]', { timeout: 30_000 })
    await frame.getByTestId('spin').click()
    const isOn = await frame
      .waitForSelector('.celebration[data-tier="3"]', { timeout: 12_000 })
      .then(() => true)
      .catch(() => false)
    if (isOn) return frame.evaluate(countFrames, celebrationMs)
  }
  throw new Error(`${nodeId}: no round paid in ${tries}`)
}

/** What the page holds after the first rounds, and after `rounds` more. */
export async function memory(
  context: BrowserContext,
  nodeId: string,
  rounds: number,
): Promise<{ readonly early: Held; readonly late: Held }> {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const session = await sessionOf(page, await open(page, nodeId))
  const heldAfter = async (count: number) => {
    for (let round = 0; round < count; round++) await playRound(frameOf(page))
    return heldBy(session)
  }
  return { early: await heldAfter(firstRounds), late: await heldAfter(rounds) }
}

async function openSlowly(context: BrowserContext, nodeId: string): Promise<Frame> {
  const page = await context.newPage()
  const frame = await open(page, nodeId)
  await slowDown(page, frame)
  return frame
}

async function open(page: Page, nodeId: string): Promise<Frame> {
  await page.goto(`/game?nodeId=${nodeId}`)
  const element = await page.waitForSelector('iframe')
  const frame = await element.contentFrame()
  if (!frame) throw new Error(`${nodeId} has no frame`)
  await frame.waitForSelector('[data-testid="spin"]', { timeout: 30_000 })
  return frame
}

async function sizeOf(response: Response): Promise<number> {
  const type = response.headers()['content-type'] ?? ''
  const body = await response.body().catch(() => Buffer.alloc(0))
  return /javascript|css|html|json|svg/.test(type) ? gzipSync(body).length : body.length
}
