/** From the first byte of home to the first spin of a visitor who tries a game, on a phone. */
import type { Browser } from '@playwright/test'
import { type Line, openPhone } from './visit.ts'

export interface FirstSpin {
  readonly ms: number
  readonly presses: number
}

const patience = { timeout: 60_000 }

export async function firstSpin(
  browser: Browser,
  { site, language, line }: { site: string; language: string; line: Line | null },
): Promise<FirstSpin> {
  const { page, close } = await openPhone(browser, { site, language, line })
  try {
    await page.goto('/', { waitUntil: 'commit' })
    const began = Date.now()
    await page.getByTestId('try-first').click(patience)
    const spin = page.frameLocator('iframe').getByTestId('spin')
    await spin.and(page.frameLocator('iframe').locator('[aria-disabled="false"]')).waitFor(patience)
    await spin.click(patience)
    return { ms: Date.now() - began, presses: 2 }
  } finally {
    await close()
  }
}
