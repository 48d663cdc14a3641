/** What an agent's browser fetches to show the agent centre, beyond what home at rest has fetched before. */
import { gzipSync } from 'node:zlib'
import { openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import type { Browser, Response } from '@playwright/test'

const settledMs = 4_000

/** Bytes of JavaScript, gzip, until the centre's first page is complete, with a chart in it. */
export async function centreBytes(browser: Browser, site: string): Promise<number> {
  const person = await openPerson(browser, { site, size: { width: 390, height: 844 }, language: 'EN' })
  try {
    await signIn(person, 'agent')
    const { page } = person
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    const arrive = async (path: string) => {
      responses.length = 0
      await page.goto(path, { waitUntil: 'load' })
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(settledMs)
      return responses.filter((response) => /javascript/.test(response.headers()['content-type'] ?? ''))
    }
    const home = new Set((await arrive('/')).map((response) => response.url()))
    const centre = await arrive('/?ac=teamOverview')
    await page.locator('[data-page-content="teamOverview"] [role="slider"]').waitFor()
    const sizes = await Promise.all(centre.filter((response) => !home.has(response.url())).map(sizeOf))
    return sizes.reduce((total, bytes) => total + bytes, 0)
  } finally {
    await person.close()
  }
}

const sizeOf = async (response: Response): Promise<number> => gzipSync(await response.body()).length
