/** Home's content: slides by group, the jackpot, winners, promises, games, what a member played last. */
import { randomBytes } from 'node:crypto'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, type Page, test } from '@playwright/test'
import { openPublished, type Published } from './published.ts'

const site = process.env['E2E_SITE'] ?? ''
const english = { site, language: 'EN' }
/** With pictures that move. */
const moving = { ...english, reducedMotion: false }

let published: Published
test.beforeAll(async () => {
  published = await openPublished()
})
test.afterEach(() => published.restore())
test.afterAll(() => published.close())

const carousel = (page: Page) => page.getByTestId('carousel')
const dots = (page: Page) => page.getByTestId('dot')
const isShown = (page: Page, place: number) =>
  expect(dots(page).nth(place)).toHaveAttribute('aria-current', 'true')

async function twoSlides(): Promise<void> {
  await published.clear('banners')
  await published.banner({ group: 'home', title: 'First slide' })
  await published.banner({ group: 'home', title: 'Second slide' })
}

test('[BN-01] [BN-04] [BN-07] [RT-42] home shows the slides of its own group, without dots when there is one, and a slide without linkage cannot be clicked', async ({
  browser,
}) => {
  await published.clear('banners')
  await published.banner({ group: 'home', title: 'For home' })
  await published.banner({ group: 'rng', title: 'For slots' })
  const { page, close } = await openPerson(browser, english)
  await page.goto('/')
  await expect(carousel(page)).toContainText('For home')
  await expect(page.getByText('For slots')).toHaveCount(0)
  await expect(dots(page)).toHaveCount(0)
  const slide = carousel(page).getByRole('listitem')
  expect(await slide.evaluate((place) => getComputedStyle(place).cursor)).not.toBe('pointer')
  await expect(slide.getByRole('link').or(slide.getByRole('button'))).toHaveCount(0)
  await slide.click()
  expect(new URL(page.url()).pathname).toBe('/')
  await close()
})

test('[BN-02] [BN-03] [BN-04] [BN-05] slides go on by themselves after 5 s, by their dots, and by themselves again after a hand', async ({
  browser,
}) => {
  await twoSlides()
  const { page, close } = await openPerson(browser, moving)
  await page.goto('/')
  await expect(dots(page)).toHaveCount(2)
  await isShown(page, 0)
  const from = Date.now()
  await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 8_000 })
  expect(Date.now() - from).toBeGreaterThan(3_000)
  await dots(page).nth(0).click()
  await isShown(page, 0)
  await page.mouse.move(700, 880)
  const box = await carousel(page).boundingBox()
  if (!box) throw new Error('no carousel')
  await page.mouse.move(box.x + 600, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 100, { steps: 8 })
  await page.mouse.up()
  await isShown(page, 1)
  await page.mouse.move(700, 880)
  await expect(dots(page).nth(0)).toHaveAttribute('aria-current', 'true', { timeout: 8_000 })
  await close()
})

test('[BN-02] slides stand still for people who want no motion, and while they are pointed at', async ({
  browser,
}) => {
  await twoSlides()
  const quiet = await openPerson(browser, { ...english, reducedMotion: true })
  await quiet.page.clock.install()
  await quiet.page.goto('/')
  await expect(dots(quiet.page)).toHaveCount(2)
  await quiet.page.clock.runFor(12_000)
  await isShown(quiet.page, 0)
  await quiet.page.getByRole('button', { name: 'Next slide' }).focus()
  await quiet.page.keyboard.press('Enter')
  await isShown(quiet.page, 1)
  await quiet.close()
  const { page, close } = await openPerson(browser, moving)
  await page.clock.install()
  await page.goto('/')
  await expect(dots(page)).toHaveCount(2)
  await carousel(page).hover()
  await page.clock.runFor(12_000)
  await isShown(page, 0)
  await close()
})

for (const [linkageType, linkageTarget, leadsTo] of [
  ['1', '/verify', /\/verify$/],
  ['3', 'welcome-1', /\/promotions\?id=welcome-1/],
  ['4', 'slot-golden-chinthe', /\/login\?to=.*slot-golden-chinthe/],
] as const) {
  test(`[BN-06] a click anywhere on a slide of linkage ${linkageType} opens ${linkageTarget}`, async ({
    browser,
  }) => {
    await published.clear('banners')
    await published.banner({ group: 'home', title: 'Leads on', linkageType, linkageTarget })
    const { page, close } = await openPerson(browser, english)
    await page.goto('/')
    await carousel(page).getByText('Leads on').waitFor()
    const box = await carousel(page).boundingBox()
    if (!box) throw new Error('no carousel')
    await page.mouse.click(box.x + box.width - 60, box.y + 60)
    await page.waitForURL(leadsTo)
    await close()
  })
}

test('the page asks ahead for what home asks for first: every address is asked for once, and before the scripts are there', async ({
  browser,
}) => {
  for (const language of ['EN', 'MY']) {
    const person = await openPerson(browser, { site, language, size: { width: 390, height: 844 } })
    const { page } = person
    // A script that comes at once can be there before the browser has sent what the page asked for.
    await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 500))
      await route.continue()
    })
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (/^\/(wps|art|assets)\//.test(pathname)) asked.push(pathname + search)
    })
    await page.goto('/')
    await expect(page.getByTestId('game-card').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const calls = asked.filter((path) => path.startsWith('/wps/'))
    expect(calls.filter((path, index) => calls.indexOf(path) !== index)).toEqual([])
    const began = await page.evaluate(() => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const script = all.find(({ name }) => /\/assets\/index-[^/]+\.js$/.test(name))
      const early = all.filter(({ startTime }) => script && startTime < script.responseEnd)
      return early.map(({ name }) => new URL(name).pathname)
    })
    for (const path of ['permission', 'banners', 'games/popular', 'notices'])
      expect(began, path).toContain(`/wps/v2/${path}`)
    expect(began.some((path) => path.startsWith(`/assets/${language.toLowerCase()}-`))).toBe(true)
    expect(person.complaints).toEqual([])
    await person.close()
  }
})

test('the first slide is the largest paint, fetched first, and nothing shifts when content arrives', async ({
  browser,
}) => {
  const { page, close } = await openPerson(browser, moving)
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' }
    Reflect.set(window, 'seen', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = Reflect.get(entry, 'url') as string
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const first = carousel(page).locator('img').first()
  await expect(first).toHaveAttribute('loading', 'eager')
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(carousel(page).locator('img').nth(1)).toHaveAttribute('loading', 'lazy')
  await expect(page.locator('link[rel="preload"][as="image"]').first()).toBeAttached()
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as { shift: number; largest: string })
  expect(seen.largest).toContain('art/banner-')
  expect(seen.shift).toBeLessThan(0.05)
  await close()
})

/** The platform's answer to the jackpot call, as a pool would be told. */
async function servePot(page: Page, base: () => string): Promise<void> {
  await page.route('**/wps/v2/jackpot*', (route) =>
    route.fulfill({
      json: {
        ...{ success: true, message: '' },
        value: { pot: { base: base(), at: new Date().toISOString(), step: '165.11', everyMs: 3000 } },
      },
    }),
  )
}

const figureOf = async (page: Page): Promise<bigint> =>
  BigInt(
    (
      await page
        .getByTestId('digit')
        .evaluateAll((digits) => digits.map((digit) => digit.getAttribute('data-digit')))
    ).join(''),
  )

test('[HM-01] [HM-02] [HM-03] [BC-03] the jackpot stands behind its currency, rises by 165.11 every 3 s, in digits 78 high', async ({
  browser,
}) => {
  const { page, close } = await openPerson(browser, moving)
  await servePot(page, () => '128456789.65')
  await page.goto('/')
  const pot = page.getByTestId('jackpot')
  await expect(pot.getByTestId('jackpot-symbol')).toHaveText('Ks')
  await expect(pot.locator('.digits')).toHaveAttribute('aria-label', /^Jackpot: Ks 128,45\d,\d{3}\.\d\d$/)
  const cell = await page.getByTestId('digit').first().boundingBox()
  expect(cell?.height).toBe(78)
  const from = await figureOf(page)
  expect((from - 12_845_678_965n) % 16_511n).toBe(0n)
  await expect.poll(() => figureOf(page), { intervals: [100] }).not.toBe(from)
  const [first, at] = [await figureOf(page), Date.now()]
  expect((first - from) % 16_511n).toBe(0n)
  await page.waitForTimeout(6_200)
  const [later, elapsed] = [await figureOf(page), Date.now() - at]
  expect((later - first) % 16_511n).toBe(0n)
  expect(Math.abs(Number((later - first) / 16_511n) - elapsed / 3000)).toBeLessThan(1.1)
  await pot.getByRole('button', { name: 'Hold the figure still' }).click()
  const held = await figureOf(page)
  await page.waitForTimeout(3_500)
  expect(await figureOf(page)).toBe(held)
  await close()
})

test('[HM-01] [HM-02] [HM-03] [IM-10] a bet raises the pot that the counter shows', async ({ browser }) => {
  test.setTimeout(240_000)
  const person = await openPerson(browser, english)
  const { page, context } = person
  const base = async (): Promise<bigint> => {
    const answer = await (await context.request.get(`${site}/wps/v2/jackpot`)).json()
    expect(answer.value.pot).toMatchObject({ step: '165.11', everyMs: 3000 })
    return BigInt(answer.value.pot.base.replace('.', ''))
  }
  await join(person)
  const before = await base()
  await page.goto('/game?nodeId=slot-golden-chinthe')
  const spin = page.frameLocator('iframe').getByTestId('spin')
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  await spin.click()
  await expect.poll(base, { timeout: 20_000 }).toBeGreaterThan(before)
  const after = await base()
  await page.goto('/')
  await expect(page.getByTestId('jackpot-symbol')).toHaveText('Ks')
  expect((await page.getByTestId('digit').first().boundingBox())?.height).toBe(78)
  expect(await figureOf(page)).toBeGreaterThanOrEqual(after)
  const first = await figureOf(page)
  await expect.poll(() => figureOf(page), { intervals: [100] }).toBe(first + 16_511n)
  await person.close()
})

test('[HM-01] where the platform serves no pot there is no counter', async ({ browser }) => {
  const { page, close } = await openPerson(browser, english)
  await page.route('**/wps/v2/jackpot*', (route) =>
    route.fulfill({ json: { success: true, message: '', value: { pot: null } } }),
  )
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByTestId('jackpot')).toHaveCount(0)
  await close()
})

for (const language of ['EN', 'MY']) {
  test(`[OV-66] [OV-67] [OV-68] [OV-69] [OV-71] home tells of money, sealing, games and devices, and features a game (${language})`, async ({
    browser,
  }) => {
    const { page, close } = await openPerson(browser, { site, language })
    await page.goto('/')
    const lines = page.getByTestId('promises').getByRole('listitem')
    await expect(lines).toHaveCount(4)
    await expect(lines.nth(1)).toContainText('128')
    await expect(lines.nth(2)).toContainText(/\d/)
    await expect(lines.nth(3)).toContainText('H5')
    // Which game is featured depends on what has been played; each tells its return.
    await expect(page.locator('#games').getByRole('article').first()).toContainText(/\d{2}\.\d{2}%/)
    await close()
  })
}

test('[OV-70] a win of a real round stands among the latest wins, under a shortened name, and its game to go on with', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const person = await openPerson(browser, english)
  const { page } = person
  const name = `win${randomBytes(4).toString('hex')}`.slice(0, 12)
  await join(person, { username: name })
  await page.goto('/game?nodeId=slot-golden-chinthe')
  const game = page.frameLocator('iframe')
  const spin = game.getByTestId('spin')
  const amountOf = async () => BigInt((await game.getByTestId('balance').innerText()).replace(/[^\d]/g, ''))
  for (let round = 1, hasWon = false; !hasWon && round <= 60; round++) {
    await expect(spin).toBeEnabled({ timeout: 30_000 })
    const before = await amountOf()
    await spin.click()
    await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', String(round), {
      timeout: 150_000,
    })
    await expect(spin).toBeEnabled({ timeout: 30_000 })
    hasWon = (await amountOf()) > before
  }
  await page.goto('/')
  const winners = page.getByTestId('winners').getByRole('listitem')
  await expect(winners.first()).toContainText('Golden Chinthe')
  await expect(winners.first()).toContainText('***')
  await expect(winners.first()).not.toContainText(name)
  await expect(page.getByTestId('continue').first()).toContainText('Golden Chinthe')
  await page.getByTestId('continue').first().click()
  await page.waitForURL(/\/game\?nodeId=slot-golden-chinthe/)
  await person.close()
})

for (const width of [1440, 390, 320]) {
  test(`nothing of home is wider than the screen (${width})`, async ({ browser }) => {
    const { page, close } = await openPerson(browser, { ...english, size: { width, height: 844 } })
    await servePot(page, () => '128456789.65')
    await page.goto('/')
    await page.getByTestId('jackpot').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await close()
  })
}
