/** Frames that a table's page draws in a second, phase by phase of one round that a member bets on. */
import type { BrowserContext, Page } from '@playwright/test'
import { slowDown } from '../play/frames.ts'

export const parts = ['bet', 'deal', 'result'] as const
export type Part = (typeof parts)[number]
export type Rates = Readonly<Record<Part, number>>

/** A result is looked at for so long. */
const resultMs = 2_500
const roundMs = 60_000
const chips = 4

/** How long each frame of a part took, in ms. */
type Gaps = Record<Part, number[]>

/** Runs in the page: from now on each frame is noted with what the table is doing. */
function noteFrames(): void {
  const page = globalThis as unknown as {
    gaps: Gaps
    requestAnimationFrame(draw: (now: number) => void): void
    document: { querySelector(query: string): { getAttribute(name: string): string | null } | null }
  }
  const partOf = (doing: string): Part =>
    doing === 'open' || doing === 'last' ? 'bet' : doing === 'result' ? 'result' : 'deal'
  page.gaps = { bet: [], deal: [], result: [] }
  const status = page.document.querySelector('.live-status')
  let last = performance.now()
  const next = () => {
    const now = performance.now()
    page.gaps[partOf(status?.getAttribute('data-doing') ?? '')].push(now - last)
    last = now
    page.requestAnimationFrame(next)
  }
  page.requestAnimationFrame(next)
}

const doing = (page: Page, what: string) =>
  page.locator(`.live-status[data-doing="${what}"]`).waitFor({ timeout: roundMs })

/** Chips on a few places, and the bet is in. */
async function layBet(page: Page): Promise<void> {
  const places = page.getByTestId('lay')
  for (let i = 0; i < chips; i++) await places.nth(i % 2).click()
  await page.getByTestId('confirm').click()
}

const rateOf = (gaps: readonly number[]) =>
  (gaps.length * 1_000) /
  Math.max(
    1,
    gaps.reduce((sum, gap) => sum + gap, 0),
  )

/** `address`: a table where a round has just begun, or soon begins. */
export async function roundFrames(
  context: BrowserContext,
  address: string,
  form: 'drawn' | 'solid',
): Promise<Rates> {
  const page = await context.newPage()
  await page.goto(address)
  await page
    .locator(form === 'solid' ? '.live-solid canvas' : '.live-scene > *')
    .first()
    .waitFor({ timeout: roundMs })
  await doing(page, 'open')
  await slowDown(page, page.mainFrame())
  await page.evaluate(noteFrames)
  await layBet(page)
  await doing(page, 'result')
  await page.waitForTimeout(resultMs)
  const gaps = await page.evaluate(() => (globalThis as unknown as { gaps: Gaps }).gaps)
  return { bet: rateOf(gaps.bet), deal: rateOf(gaps.deal), result: rateOf(gaps.result) }
}
