/** The bar of titles on home, the dialog behind it, and what operators' HTML may do in it: nothing. */

import { openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openPublished, type Published } from './published.ts'

const site = process.env['E2E_SITE'] ?? ''

let published: Published
test.beforeAll(async () => {
  published = await openPublished()
})
test.afterEach(() => published.restore())
test.afterAll(() => published.close())

const bar = (page: Page) => page.getByRole('region', { name: 'Notices' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Announcements' })
const titles = (page: Page) => dialog(page).getByTestId('notice-title')
/** Titles move: keys reach what a hand would have to catch. */
async function openTitle(title: Locator): Promise<void> {
  await title.focus()
  await title.press('Enter')
}
const offsetOf = (page: Page) =>
  page.locator('.notice-line').evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).e)

/** Each runs where a browser is given it raw, and says so under its name. */
const hostile: Readonly<Record<string, string>> = {
  picture: `<img src="/none.png" onerror="parent.ran.push('picture')">`,
  vector: `<svg><animate onbegin="parent.ran.push('vector')" attributeName="x" dur="1s"></animate></svg>`,
  details: `<details open ontoggle="parent.ran.push('details')">x</details>`,
  frame: `<iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe>`,
  style: `<style>@keyframes a{}.trap{animation:a 1s}</style><p class="trap" onanimationstart="parent.ran.push('style')">x</p>`,
  focus: `<input autofocus onfocus="parent.ran.push('focus')">`,
}
const html = `<p>Some <b>bold</b> words.</p><img src="/art/icon-demo-192.png" alt="our mark">${Object.values(hostile).join('')}`

const beginRan = (page: Page) => page.addInitScript(() => Reflect.set(window, 'ran', []))
const ran = (page: Page) => page.evaluate(() => [...new Set(Reflect.get(window, 'ran') as string[])].sort())

/** Hands the stored HTML to the page as it is: as if the platform had cleaned nothing. */
async function handOver(page: Page, raw: string): Promise<void> {
  await page.route('**/wps/v2/notices*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const notice of answer.value) if (notice.title === 'Hostile') notice.content = raw
    await route.fulfill({ response, json: answer })
  })
}

for (const withoutPolicy of [false, true]) {
  test(`[MD-21] bold text and pictures of a notice show, and nothing of hostile HTML runs ${withoutPolicy ? 'even without the content policy' : 'under the content policy'}`, async ({
    browser,
  }) => {
    await published.notice({ title: 'Hostile', html })
    const { page, close } = await openPerson(browser, { site, language: 'EN', withoutPolicy })
    await beginRan(page)
    await handOver(page, html)
    await page.goto('/')
    await openTitle(bar(page).getByRole('button', { name: 'Hostile' }).first())
    const detail = dialog(page).getByRole('article')
    await expect(detail.locator('b')).toHaveText('bold')
    await expect
      .poll(() => detail.getByAltText('our mark').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await quiet(page)
    expect(await ran(page)).toEqual([])
    expect(await detail.locator('svg, iframe, style, input, details, script').count()).toBe(0)
    await close()
  })
}

test('[MD-21] the same HTML runs where nobody cleans it: it is the cleaning that holds', async ({
  browser,
}) => {
  const { page, close } = await openPerson(browser, { site, language: 'EN', withoutPolicy: true })
  await beginRan(page)
  await page.goto('/')
  await page.evaluate((raw) => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = raw
    place.querySelector('input')?.focus()
  }, html)
  await expect.poll(() => ran(page)).toEqual(Object.keys(hostile).sort())
  await close()
})

test('[HM-04] [HM-05] [MD-09] a notice that is published scrolls by, and a click on the third title opens the third', async ({
  browser,
}) => {
  await published.notice({ title: 'Fresh news', html: '<p>What is new.</p>' })
  const { page, close } = await openPerson(browser, { site, language: 'EN', reducedMotion: false })
  await page.goto('/')
  await expect(bar(page).getByRole('button', { name: 'Fresh news' }).first()).toBeVisible()
  const from = await offsetOf(page)
  await expect.poll(() => offsetOf(page)).not.toBe(from)
  const third = bar(page).locator('.notice-titles').first().getByRole('button').nth(2)
  const title = await third.innerText()
  await page.locator('.notice-window').hover()
  await third.click()
  await expect(dialog(page).getByRole('article').locator('h3')).toHaveText(title)
  await expect(titles(page).nth(2)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(third).toBeFocused()
  await close()
})

test('[HM-06] under a pointer, and under the focus of keys, the titles stand still; then they go on', async ({
  browser,
}) => {
  const { page, close } = await openPerson(browser, { site, language: 'EN', reducedMotion: false })
  await page.goto('/')
  await bar(page).waitFor()
  const line = page.locator('.notice-line')
  const moving = async () => {
    await expect(line).toHaveCSS('animation-play-state', 'running')
    const from = await offsetOf(page)
    await expect.poll(() => offsetOf(page)).not.toBe(from)
  }
  const still = async () => {
    await expect(line).toHaveCSS('animation-play-state', 'paused')
    // Its style says paused a frame before the line stands: where it is asked until two answers agree,
    // which those of a line that goes on never do.
    await expect(async () => {
      const from = await offsetOf(page)
      await quiet(page)
      expect(await offsetOf(page)).toBe(from)
    }).toPass()
  }
  await moving()
  await page.locator('.notice-window').hover()
  await still()
  await page.mouse.move(700, 700)
  await moving()
  await bar(page).getByRole('button', { name: 'Stop the moving titles' }).focus()
  await page.keyboard.press('Shift+Tab')
  await still()
  await page.keyboard.press('Tab')
  await moving()
  await close()
})

test('[HM-06] people who want no motion get one title, and arrows to the others', async ({ browser }) => {
  const { page, close } = await openPerson(browser, { site, language: 'EN', reducedMotion: true })
  await page.goto('/')
  const shown = bar(page).getByRole('button').first()
  await expect(shown).not.toHaveText('')
  const before = await shown.innerText()
  await bar(page).getByRole('button', { name: 'Next notice' }).click()
  await expect(shown).not.toHaveText(before)
  await expect(page.locator('.notice-line')).toHaveCount(0)
  await close()
})

test('[MD-19] [MD-20] twenty notices stand nine to a page, and page two shows notices 10 to 18', async ({
  browser,
}) => {
  await published.clear('announcements', 'on_home')
  for (let n = 20; n >= 1; n--) await published.notice({ title: `Notice ${n}`, html: `<p>Text ${n}.</p>` })
  const { page, close } = await openPerson(browser, { site, language: 'EN' })
  await page.goto('/')
  await openTitle(bar(page).getByRole('button', { name: 'Notice 1', exact: true }).first())
  const shown = async () =>
    (await titles(page).allInnerTexts()).map((each) => Number(/Notice (\d+)/.exec(each)?.[1]))
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k)
  await expect.poll(shown).toEqual(run(1, 9))
  await dialog(page).getByRole('button', { name: 'Next page' }).click()
  await expect.poll(shown).toEqual(run(10, 18))
  await expect(dialog(page).getByRole('article')).toContainText('Text 10.')
  await dialog(page).getByRole('button', { name: 'Next page' }).click()
  await expect.poll(shown).toEqual([19, 20])
  await expect(dialog(page).getByRole('button', { name: 'Next page' })).toBeDisabled()
  await close()
})

test('[MD-28] [MD-31] [MD-32] the window stays when pressed beside, holds the page still, goes where its header is dragged, and frees the page', async ({
  browser,
}) => {
  const { page, close } = await openPerson(browser, { site, language: 'EN' })
  await page.goto('/')
  await openTitle(bar(page).getByRole('button').first())
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(20, 450)
  await expect(dialog(page)).toBeVisible()

  // What comes late above it has come by then, and moves nothing any more.
  await quiet(page)
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 600)
  await quiet(page)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)

  const before = await dialog(page).boundingBox()
  if (!before) throw new Error('the dialog has no place')
  await page.mouse.move(before.x + 200, before.y + 24)
  await page.mouse.down()
  await page.mouse.move(before.x + 120, before.y + 84, { steps: 5 })
  await page.mouse.up()
  await expect
    .poll(async () => {
      const after = await dialog(page).boundingBox()
      return [after?.x, after?.y]
    })
    .toEqual([before.x - 80, before.y + 60])

  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    expect(await dialog(page).evaluate((window) => window.contains(document.activeElement))).toBe(true)
  }
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, -600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled)
  await close()
})

test('[API-40] [MD-22] [MD-24] [MD-26] what everybody is told opens by itself once in a session for a member who comes back, and a press beside it closes it', async ({
  browser,
}) => {
  await published.notice({ title: 'For everybody', html: '<p>A <b>word</b>.</p>', type: 'PU', onHome: false })
  const person = await openPerson(browser, { site, language: 'EN', isNew: true })
  const { page } = person
  await signIn(person)
  await page.clock.install()
  await page.goto('/')
  const told = page.getByRole('alertdialog', { name: 'For everybody' })
  await expect(told).toBeVisible()
  await expect(told.locator('b')).toHaveText('word')
  await expect(told.locator('.dialog-icon svg')).toBeVisible()
  await page.mouse.click(20, 450)
  await expect(told).toHaveCount(0)
  await page.reload()
  await bar(page).waitFor()
  await quiet(page)
  await page.clock.runFor(10_000)
  await quiet(page)
  await expect(told).toHaveCount(0)
  await person.close()
})

test('no window meets a visitor, whatever is published', async ({ browser }) => {
  await published.notice({ title: 'For everybody', html: '<p>A <b>word</b>.</p>', type: 'PU', onHome: false })
  const { page, close } = await openPerson(browser, { site, language: 'EN', isNew: true })
  await page.clock.install()
  for (const path of ['/', '/promotions', '/']) {
    await page.goto(path)
    await quiet(page)
    await page.clock.runFor(10_000)
    await quiet(page)
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
  }
  await close()
})
