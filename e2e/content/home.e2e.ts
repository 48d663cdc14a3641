/** Home's content: slides by group, the jackpot, winners, promises, games, what a member played last. */
import { randomBytes } from 'node:crypto'
import { pointAt } from '@jackfruit/groundwork/browser/game-card'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, type Page, test } from '@playwright/test'
import { repeatedIn } from '../shared/repeated.ts'
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

/** Lets time pass for a page whose clock stands, until this slide is shown. Answers the seconds. */
async function secondsUntil(page: Page, place: number): Promise<number> {
  let seconds = 0
  await expect(async () => {
    await page.clock.runFor(1_000)
    seconds += 1
    await expect(dots(page).nth(place)).toHaveAttribute('aria-current', 'true', { timeout: 200 })
  }).toPass({ intervals: [50] })
  // A slow machine draws a slide some looks later, and never after the turn of the next.
  expect(seconds).toBeLessThan(10)
  return seconds
}

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
  await expect(slide).not.toHaveCSS('cursor', 'pointer')
  await expect(slide.getByRole('link').or(slide.getByRole('button'))).toHaveCount(0)
  await slide.click()
  await quiet(page)
  expect(new URL(page.url()).pathname).toBe('/')
  await close()
})

test('[BN-02] [BN-03] [BN-04] [BN-05] slides go on by themselves after 5 s, by their dots, and by themselves again after a hand', async ({
  browser,
}) => {
  await twoSlides()
  const { page, close } = await openPerson(browser, moving)
  await page.clock.install()
  await page.goto('/')
  await expect(dots(page)).toHaveCount(2)
  // Under the pointer they stand still: so they do while the clock is stopped.
  await dots(page).nth(0).click()
  await isShown(page, 0)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await page.mouse.move(700, 880)
  expect(await secondsUntil(page, 1)).toBeGreaterThanOrEqual(5)
  await dots(page).nth(0).click()
  await isShown(page, 0)
  // What moves arrives, and under the pointer nothing else goes on.
  await page.clock.resume()
  const slide = carousel(page).getByRole('listitem').first()
  const box = await carousel(page).boundingBox()
  if (!box) throw new Error('no carousel')
  await expect.poll(async () => Math.round(((await slide.boundingBox())?.x ?? 0) - box.x)).toBe(0)
  // By more than half: however slowly it is drawn, the next one is nearer.
  await page.mouse.move(box.x + box.width * 0.9, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, box.y + 100, { steps: 8 })
  await page.mouse.up()
  await isShown(page, 1)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await page.mouse.move(700, 880)
  await secondsUntil(page, 0)
  await close()
})

test('[BN-02] slides stand still for people who want no motion, and while they are pointed at', async ({
  browser,
}) => {
  await twoSlides()
  const still = await openPerson(browser, { ...english, reducedMotion: true })
  await still.page.clock.install()
  await still.page.goto('/')
  await expect(dots(still.page)).toHaveCount(2)
  // Two slides that went on would be back after an even number of turns: looked at after one, and after two.
  for (const _turn of [1, 2]) {
    await still.page.clock.runFor(6_000)
    await isShown(still.page, 0)
  }
  await still.page.getByRole('button', { name: 'Next slide' }).focus()
  await still.page.keyboard.press('Enter')
  await isShown(still.page, 1)
  await still.close()
  const { page, close } = await openPerson(browser, moving)
  await page.clock.install()
  await page.goto('/')
  await expect(dots(page)).toHaveCount(2)
  await carousel(page).hover()
  const pointedAt = await dots(page).evaluateAll((all) =>
    all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
  )
  for (const _turn of [1, 2]) {
    await page.clock.runFor(6_000)
    await isShown(page, pointedAt)
  }
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
    const { page, context } = person
    // Drawn in another language: the page takes the drawing away, and asks for itself.
    const other = language === 'EN' ? 'MY' : 'EN'
    await context.addCookies([{ name: 'language', value: other, url: site }])
    const asked: string[] = []
    const ahead = ['permission', 'banners', 'games/popular', 'notices'].map((path) => `/wps/v2/${path}`)
    const words = `/assets/${language.toLowerCase()}-`
    // A script that comes at once can be there before the browser has sent what the page asked for.
    await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      await expect
        .poll(() => [...ahead, words].filter((path) => !asked.some((each) => each.startsWith(path))))
        .toEqual([])
      await route.continue()
    })
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (/^\/(wps|art|assets)\//.test(pathname)) asked.push(pathname + search)
    })
    await page.goto('/')
    await expect(page.getByTestId('game-card').first()).toBeVisible()
    await quiet(page)
    const calls = asked.filter((path) => path.startsWith('/wps/'))
    expect(calls.filter((path, index) => calls.indexOf(path) !== index)).toEqual([])
    const began = await page.evaluate(() => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const script = all.find(({ name }) => /\/assets\/index-[^/]+\.js$/.test(name))
      const early = all.filter(({ startTime }) => script && startTime < script.responseEnd)
      return early.map(({ name }) => new URL(name).pathname)
    })
    for (const path of ahead) expect(began, path).toContain(path)
    expect(began.some((path) => path.startsWith(words))).toBe(true)
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
  const first = carousel(page).locator('img').first()
  await expect(first).toHaveAttribute('loading', 'eager')
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(carousel(page).locator('img').nth(1)).toHaveAttribute('loading', 'lazy')
  await expect(page.locator('link[rel="preload"][as="image"]').first()).toBeAttached()
  await quiet(page)
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as { shift: number; largest: string })
  await expect.poll(async () => (await seen()).largest).toContain('art/banner-')
  expect((await seen()).shift).toBeLessThan(0.05)
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
  await page.clock.install()
  await page.goto('/')
  const pot = page.getByTestId('jackpot')
  await expect(pot.getByTestId('jackpot-symbol')).toHaveText('Ks')
  await expect(pot.locator('.digits')).toHaveAttribute('aria-label', /^Jackpot: Ks 128,45\d,\d{3}\.\d\d$/)
  await quiet(page)
  const cell = await page.getByTestId('digit').first().boundingBox()
  expect(cell?.height).toBe(78)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  const from = await figureOf(page)
  expect((from - 12_845_678_965n) % 16_511n).toBe(0n)
  // The first rise puts right how far the pause was from a whole number of steps.
  await page.clock.runFor(3_000)
  await expect.poll(() => figureOf(page)).toBeGreaterThan(from)
  const first = await figureOf(page)
  expect((first - from) % 16_511n).toBe(0n)
  for (const steps of [1n, 2n]) {
    await page.clock.runFor(3_000)
    await expect.poll(() => figureOf(page)).toBe(first + steps * 16_511n)
  }
  const held = await figureOf(page)
  await pot.getByRole('button', { name: 'Hold the figure still' }).click()
  await expect(pot.getByRole('button', { name: 'Hold the figure still' })).toHaveCount(0)
  await page.clock.runFor(9_000)
  expect(await figureOf(page)).toBe(held)
  await close()
})

test('[HM-01] [HM-02] [HM-03] [IM-10] a bet raises the pot that the counter shows', async ({ browser }) => {
  test.setTimeout(240_000)
  const person = await openPerson(browser, english)
  const { page, context } = person
  const pot = async () => (await (await context.request.get(`${site}/wps/v2/jackpot`)).json()).value.pot
  const base = async (): Promise<bigint> => BigInt((await pot()).base.replace('.', ''))
  await join(person)
  // The first pot of a platform opens a moment after its start.
  await expect.poll(pot).toMatchObject({ step: '165.11', everyMs: 3000 })
  const before = await base()
  await page.goto('/game?nodeId=slot-golden-chinthe')
  const spin = page.frameLocator('iframe').getByTestId('spin')
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  await spin.click()
  await expect.poll(base, { timeout: 20_000 }).toBeGreaterThan(before)
  const after = await base()
  await page.goto('/')
  await expect(page.getByTestId('jackpot-symbol')).toHaveText('Ks')
  await quiet(page)
  expect((await page.getByTestId('digit').first().boundingBox())?.height).toBe(78)
  const first = await figureOf(page)
  expect(first).toBeGreaterThanOrEqual(after)
  await expect.poll(() => figureOf(page)).toBeGreaterThan(first)
  expect(((await figureOf(page)) - first) % 16_511n).toBe(0n)
  await person.close()
})

test('[HM-01] where the platform serves no pot there is no counter', async ({ browser }) => {
  const { page, close } = await openPerson(browser, english)
  await page.route('**/wps/v2/jackpot*', (route) =>
    route.fulfill({ json: { success: true, message: '', value: { pot: null } } }),
  )
  await page.route('**/wps/v2/jackpot/meters*', (route) =>
    route.fulfill({ json: { success: true, message: '', value: { meters: [] } } }),
  )
  await page.goto('/')
  await quiet(page)
  await expect(page.getByTestId('jackpot')).toHaveCount(0)
  await close()
})

for (const language of ['EN', 'MY']) {
  test(`[OV-66] [OV-67] [OV-68] [OV-69] [OV-71] home tells of money, sealing, games and devices, and features games (${language})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const { page, close } = await openPerson(browser, { site, language })
    await page.goto('/')
    const lines = page.getByTestId('promises').getByRole('listitem')
    await expect(lines).toHaveCount(4)
    await expect(lines.nth(0)).toContainText(language === 'EN' ? 'Deposits and withdrawals' : 'ငွေသွင်း၊ ငွေထုတ်')
    await expect(lines.nth(1)).toContainText('AES-GCM')
    await expect(lines.nth(2)).toContainText(/\d/)
    await expect(lines.nth(3)).toContainText('H5')
    // Which games come first depends on what has been played; each tells its return.
    const first = page.locator('#games').getByTestId('game-card').first()
    await pointAt(first, /\d{2}\.\d{2}%/)
    await page.mouse.move(0, 0)
    // As the line says, the login itself names its cipher: 256 bits, more than the 128 that are asked for.
    await page.goto('/login')
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name="username"]').fill('nobody1')
    await dialog.locator('input[name="password"]').fill('Papaya2026')
    const sent = page.waitForRequest(/\/auth\/login$/)
    await dialog.locator('button[type="submit"]').click()
    const [, header = ''] = /"(eyJ[\w-]+)\./.exec((await sent).postData() ?? '') ?? []
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ enc: 'A256GCM' })
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
    await quiet(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await close()
  })
}
