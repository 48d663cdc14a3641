/** Rule 20 of the texts: in every language, on a small phone and on a desk, what is written fits where it is written. */

import { openPerson } from '@jackfruit/groundwork/browser/person'
import { move, quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, type Page, test } from '@playwright/test'
import { type SpokenCode, tagOf } from '../../packages/i18n/src/languages.ts'
import { misfits } from '../shared/misfits.ts'

const site = process.env['E2E_SITE'] ?? ''
/** A brand that offers each language of which there is a full set. */
const homes: Readonly<Record<SpokenCode, string>> = {
  ...{ EN: '', MY: '', TY: '', CN: '', TH: '', VI: '', JA: '' },
  ...{ HI: 'second.', BN: 'bd.', ID: 'id.', UR: 'pk.' },
}
const paths = [
  ...[
    '/',
    '/rng',
    '/live',
    '/cockfight',
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
/** A theme is colours: each is seen in one of the sizes. */
const looks = [
  { width: 1280, height: 800, theme: 'light' },
  { width: 360, height: 740, theme: 'dark' },
] as const

async function misfitsOf(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  for (const { theme, ...size } of looks) {
    await page.setViewportSize(size)
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen
    }, theme)
    let over = await page.evaluate(misfits)
    // Measured once more at rest: what the size brings may still have been on its way.
    if (over.length > 0) {
      await quiet(page)
      over = await page.evaluate(misfits)
    }
    found.push(...over.map((each) => `${where} ${size.width} ${theme}: ${each}`))
  }
  return found
}

for (const [language, host] of Object.entries(homes)) {
  test(`[OV-46] what is written fits where it is written, at 360 and 1280 (${language})`, {
    tag: ['EN', 'MY'].includes(language) ? [] : '@matrix',
  }, async ({ browser }) => {
    test.setTimeout(240_000)
    const person = await openPerson(browser, {
      site: site.replace('localhost', `${host}localhost`),
      language,
    })
    const { page } = person
    const found: string[] = []
    await page.goto('/')
    for (const path of paths) {
      await move(page, path)
      await expect(page.locator('main, [role="dialog"]').first()).toBeVisible()
      found.push(...(await misfitsOf(page, path)))
      expect(await page.locator('body').innerText(), path).not.toMatch(/[□�]/u)
    }
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language))
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
