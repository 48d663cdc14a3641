/** Rule 20 of the texts: in every language, on a small phone and on a desk, what is written fits where it is written. */

import { openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, type Page, test } from '@playwright/test'
import { misfits } from './misfits.ts'

const site = process.env['E2E_SITE'] ?? ''
/** A brand that offers each language of which there is a full set. */
const homes: Readonly<Record<string, string>> = {
  ...{ EN: '', MY: '', TY: '', CN: '', TH: '', VI: '', JA: '' },
  ...{ HI: 'second.', BN: 'bd.', ID: 'id.', UR: 'pk.' },
}
/** As the page names it: another one would have taken its place. */
const tags: Readonly<Record<string, string>> = {
  ...{ EN: 'en', MY: 'my', TY: 'fil', CN: 'zh-Hans', TH: 'th', VI: 'vi', JA: 'ja' },
  ...{ HI: 'hi', BN: 'bn', ID: 'id', UR: 'ur' },
}
const paths = [
  ...[
    '/',
    '/rng',
    '/promotions',
    '/lottery',
    '/help',
    '/info?page=responsible',
    '/noticePage',
    '/down',
    '/join',
  ],
  ...['/winners', '/verify', '/login', '/register', '/service', '/no-such-page'],
]
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

async function misfitsOf(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen
      }, theme)
      let over = await page.evaluate(misfits)
      // Measured once more at rest: pictures and windows may still have been on their way.
      if (over.length > 0) {
        await page.waitForTimeout(500)
        over = await page.evaluate(misfits)
      }
      found.push(...over.map((each) => `${where} ${size.width} ${theme}: ${each}`))
    }
  }
  return found
}

/** Resolves when nothing has been on its way to the page for a fifth of a second. */
function quietOf(page: Page): () => Promise<void> {
  let open = 0
  let last = 0
  const count = (step: number) => () => {
    open += step
    last = performance.now()
  }
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))
  return async () => {
    while (open > 0 || performance.now() - last < 200) await page.waitForTimeout(50)
  }
}

for (const [language, host] of Object.entries(homes)) {
  test(`[OV-46] what is written fits where it is written, at 360 and 1280 in both themes (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const person = await openPerson(browser, {
      site: site.replace('localhost', `${host}localhost`),
      language,
    })
    const { page } = person
    const isQuiet = quietOf(page)
    const found: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('main, [role="dialog"]').first()).toBeVisible()
      await isQuiet()
      await page.evaluate(() => document.fonts.ready)
      found.push(...(await misfitsOf(page, path)))
      expect(await page.locator('body').innerText(), path).not.toMatch(/[□�]/u)
    }
    await expect(page.locator('html')).toHaveAttribute('lang', tags[language] ?? '')
    expect([...new Set(found)]).toEqual([])
    await person.close()
  })
}

test('what does not fit is found: a heading that is squeezed, a line that is cut', async ({ browser }) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/help')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll<HTMLElement>('main :is(h1, h2)'))
      Object.assign(heading.style, { inlineSize: '8px', whiteSpace: 'nowrap' })
  })
  expect((await misfitsOf(page, '/help')).length).toBeGreaterThan(0)
  await person.close()
})
