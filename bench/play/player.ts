/** A member on a phone who opens one game after the other. */
import { logIn, openPerson } from '@jackfruit/groundwork/browser/person'
import type { Browser, BrowserContext } from '@playwright/test'
import { phone } from './frames.ts'

export interface Player {
  /** Nothing is in a visit's cache: what was fetched for another game is fetched again. */
  visit<T>(work: (context: BrowserContext) => Promise<T>): Promise<T>
}

export async function openPlayer(browser: Browser, site: string): Promise<Player> {
  const person = await openPerson(browser, { site, language: 'EN', size: phone, reducedMotion: false })
  await logIn(person, 'player', 'Player#2026')
  const state = await person.context.storageState()
  const tokens = await person.page.evaluate(() => JSON.stringify(sessionStorage))
  return {
    async visit(work) {
      const context = await browser.newContext({
        ...{ baseURL: site, storageState: state, viewport: phone, hasTouch: true, deviceScaleFactor: 2 },
      })
      await context.addInitScript((kept) => {
        for (const [name, value] of Object.entries(JSON.parse(kept) as Record<string, string>))
          sessionStorage.setItem(name, value)
      }, tokens)
      try {
        return await work(context)
      } finally {
        await context.close()
      }
    },
  }
}
