/** What a visitor sees before the site's script is there: the platform drew it. */
import { quiet, watch } from '@jackfruit/groundwork/browser/quiet'
import { type Browser, expect, type Page, test } from '@playwright/test'

const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
}
const desk = { viewport: { width: 1440, height: 900 } }

interface Visit {
  readonly size?: typeof desk
  readonly language?: string
  readonly theme?: string
}

/** A visitor's window, and what its console complains of. */
async function visitorOf(browser: Browser, { size = phone, language = 'EN', theme }: Visit = {}) {
  const context = await browser.newContext({ ...size, baseURL: process.env['E2E_SITE'] ?? '' })
  await context.addCookies([{ name: 'language', value: language, url: process.env['E2E_SITE'] ?? '' }])
  await context.addInitScript(
    ([language, theme]) => {
      localStorage.setItem('hisLang', language ?? '')
      if (theme) localStorage.setItem('theme', theme)
    },
    [language, theme],
  )
  const page = await context.newPage()
  watch(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  return { page, complaints, close: () => context.close() }
}

/** Scripts of the site wait until they are let go. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** What nobody saw before is drawn behind a visitor's back. */
async function drawnAt(page: Page, path: string) {
  await expect
    .poll(async () => (await page.request.get(path)).text().then((html) => /data-drawn="\w+"/.test(html)))
    .toBe(true)
}

test('home is on screen before any script, in the visitor’s language and theme, and keeps its styles', async ({
  browser,
}) => {
  for (const [language, open] of [
    ['EN', 'Register'],
    ['MY', 'အကောင့်'],
  ] as const) {
    const { page, complaints, close } = await visitorOf(browser, { language, theme: 'dark' })
    await drawnAt(page, '/')
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('header').getByRole('button', { name: open })).toBeVisible()
    await expect(page.locator('#games [data-testid="game-card"]').first()).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('[style=""], [data-style]')).toHaveCount(0)
    letGo()
    await expect(page.locator('html')).not.toHaveAttribute('data-drawn')
    await quiet(page)
    expect(complaints).toEqual([])
    await close()
  }
})

test('a press before the script is there is not lost', async ({ browser }) => {
  const { page, close } = await visitorOf(browser)
  await drawnAt(page, '/')
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('header').getByRole('button', { name: 'Register' }).click()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/register/)
  await close()
})

test('the site takes every drawn page up where it stands, on a phone and on a wide screen', async ({
  browser,
}) => {
  for (const size of [phone, desk]) {
    const { page, complaints, close } = await visitorOf(browser, { size })
    for (const path of [
      '/',
      '/rng',
      '/rng?shelf=tables',
      '/game?nodeId=slot-golden-chinthe',
      '/live',
      '/sports',
      '/jackpot',
      '/winners',
      '/login',
    ]) {
      await drawnAt(page, path)
      await page.goto(path)
      await expect(page.locator('html')).not.toHaveAttribute('data-drawn')
      await quiet(page)
      expect([path, complaints.splice(0)]).toEqual([path, []])
    }
    await close()
  }
})

test('who reads another language than the page was drawn in sees nothing of the other', async ({
  browser,
}) => {
  const { page, close } = await visitorOf(browser, { language: 'EN' })
  await drawnAt(page, '/')
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'))
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  await expect(page.locator('#root')).toBeEmpty()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.locator('main')).toBeVisible()
  await close()
})
