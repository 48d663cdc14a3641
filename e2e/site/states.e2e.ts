/** The site's states: closed for maintenance, closed to a place, and the start that decides about country and merchant. */

import {
  type BrandData,
  closeToEverybody,
  everyPlace,
  openBrandData,
} from '@jackfruit/groundwork/browser/brand-data'
import { openPerson } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
/** A host of the same brand that stands for no country. */
const open = site.replace('localhost', 'open.localhost')
const chat = 'https://chat.example/talk'

let data: BrandData
test.beforeAll(async () => {
  data = await openBrandData()
})
test.afterEach(async () => {
  await data.set('SITE_MAINTENANCE', false)
  await data.set('SITE_REGION_RESTRICTION', false)
  await data.set('SITE_LOGIN_TO_HOME', false)
  await data.write("update merchants.brands set maintenance_end = null, gtag_id = '' where id = $1")
  await data.write('delete from merchants.blocked where merchant_id = $1')
  await data.write('delete from merchants.ip_countries')
  await data.write("delete from merchants.customer_services where merchant_id = $1 and label = 'Talk'")
  await data.heard()
})
test.afterAll(() => data.close())

const placeVisitorsIn = (country: string) =>
  data.write(
    `insert into merchants.ip_countries (range, country_code) select range::cidr, '${country}' from ${everyPlace} range`,
  )
const offerChat = () =>
  data.write(
    `insert into merchants.customer_services (merchant_id, label, url, is_vip, sort) values ($1, 'Talk', '${chat}', false, -1)`,
  )

test('[SS-02][SS-04][SS-05][SS-06][SS-07][SH-12][ER-10] maintenance takes the place of every page, says until when, and reaches service', async ({
  browser,
}) => {
  await data.set('SITE_MAINTENANCE', true)
  await data.write("update merchants.brands set maintenance_end = now() + interval '2 hours' where id = $1")
  await offerChat()
  await data.heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page, context } = person
  await context.route('https://chat.example/**', (route) => route.fulfill({ body: 'Hello' }))
  for (const path of ['/', '/verify', '/login', '/no-such-page']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Back at \d\d:\d\d$/)
    await expect(page.locator('header, footer, nav')).toHaveCount(0)
  }
  await expect(page.getByRole('timer')).toHaveText(/^0[12]:\d\d:\d\d$/)
  await expect(page.getByText('Your balance is safe', { exact: false })).toBeVisible()
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Customer service' }).click(),
  ])
  await opened.waitForURL(chat)
  await person.close()
})

test('[SS-05] without a known end the line with the time is absent', async ({ browser }) => {
  await data.set('SITE_MAINTENANCE', true)
  await data.heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  await person.page.goto('/')
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText('We will be back soon')
  await expect(person.page.getByRole('timer')).toHaveCount(0)
  await person.close()
})

test('[EN-97] [SS-03][SS-08][SS-09][SS-10][SH-13][ER-11] a blocked place sees its own address and reaches service, and nothing else', async ({
  browser,
}) => {
  await closeToEverybody(data)
  await offerChat()
  await data.heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page, context } = person
  await context.route('https://chat.example/**', (route) => route.fulfill({ body: 'Hello' }))
  await page.goto('/records')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available here')
  await expect(page.getByText('cannot be played from this country', { exact: false })).toBeVisible()
  await expect(page.locator('header, footer, nav')).toHaveCount(0)
  const ip = await page.evaluate(async () => {
    const answer = await fetch('/wps/v2/permission?scope=status')
    return ((await answer.json()) as { value: { location: { ip: string } } }).value.location.ip
  })
  await expect(page.locator('bdi').first()).toHaveText(ip)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Customer service' }).click(),
  ])
  await opened.waitForURL(chat)
  await person.close()
})

test('[SS-18][SS-29] maintenance comes before the region, and both stop calls, not only the screen', async ({
  browser,
}) => {
  await data.set('SITE_MAINTENANCE', true)
  await closeToEverybody(data)
  await data.heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  await person.page.goto('/')
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText('We will be back soon')
  const ask = () =>
    person.page.evaluate(async () => {
      const answer = await fetch('/wps/v2/games/vendors')
      return { status: answer.status, success: ((await answer.json()) as { success: boolean }).success }
    })
  expect(await ask()).toEqual({ status: 503, success: false })
  await data.set('SITE_MAINTENANCE', false)
  await data.heard()
  expect(await ask()).toEqual({ status: 403, success: false })
  await person.close()
})

test('[SH-11][SS-01][SS-02] a site that closes while it is open says so, and comes back by itself', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await data.set('SITE_MAINTENANCE', true)
  await data.heard()
  await page.clock.runFor(61_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will be back soon')
  await data.set('SITE_MAINTENANCE', false)
  await data.heard()
  await page.clock.runFor(21_000)
  await expect(page.getByRole('banner')).toBeVisible()
  await person.close()
})

test('[SS-11][SS-12][SS-15][SS-16][SS-17][SS-19][SS-20][SS-21] the start takes its steps in order', async ({
  browser,
}) => {
  await data.write("update merchants.brands set gtag_id = 'G-TEST1234' where id = $1")
  await data.heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page, context } = person
  const loaded: string[] = []
  await context.route('https://www.googletagmanager.com/**', (route) => {
    loaded.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.addInitScript(() => {
    const trace: string[] = []
    Reflect.set(globalThis, 'trace', trace)
    const store = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      trace.push(key)
      store.call(this, key, value)
    }
    const ask = globalThis.fetch
    globalThis.fetch = (input, init) => {
      trace.push(new URL(String(input), location.href).pathname)
      return ask(input, init)
    }
  })
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await quiet(page)
  const trace = await page.evaluate(() => Reflect.get(globalThis, 'trace') as string[])
  const steps = [
    'merchantCode',
    '/wps/v2/permission',
    '/wps/v2/regions',
    '/wps/v2/countries',
    'settings',
    'country',
  ]
  expect(trace.filter((step, at) => steps.includes(step) && trace.indexOf(step) === at)).toEqual(steps)
  expect(trace).not.toContain('/wps/v2/members/me')
  await expect.poll(() => loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234'])
  await person.close()
})

test('[SS-22] a host that stands for a country decides it without a question', async ({ browser }) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  await person.page.goto('/')
  await expect(person.page.getByRole('banner')).toBeVisible()
  await expect.poll(() => person.page.evaluate(() => localStorage.getItem('country'))).toBe('PH')
  await expect(person.page.getByRole('dialog', { name: 'Where do you play?' })).toHaveCount(0)
  await person.close()
})

test('[SS-23] else the place decides, where it is on offer', async ({ browser }) => {
  await placeVisitorsIn('MM')
  await data.heard()
  const person = await openPerson(browser, { site: open, language: 'EN' })
  await person.page.goto('/')
  await expect(person.page.getByRole('banner')).toBeVisible()
  await expect.poll(() => person.page.evaluate(() => localStorage.getItem('country'))).toBe('PH')
  await person.close()
})

for (const [row, country] of [
  ['MD-33', null],
  ['MD-34', 'FR'],
] as const)
  test(`[SS-24][MD-07][${row}] else the visitor is asked, and only an answer closes the question (${country ?? 'unknown'})`, async ({
    browser,
  }) => {
    if (country) await placeVisitorsIn(country)
    await data.heard()
    const person = await openPerson(browser, { site: open, language: 'EN' })
    const { page } = person
    await page.goto('/')
    const question = page.getByRole('dialog', { name: 'Where do you play?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 400)
    await expect(question).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('country'))).toBeNull()
    await person.close()
  })

test('[SS-25][SS-27] a region of the same merchant changes the language and reloads nothing', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site: open, language: 'EN' })
  const { page } = person
  await page.goto('/verify')
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true))
  const question = page.getByRole('dialog', { name: 'Where do you play?' })
  await question.getByRole('radio', { name: /Philippines/ }).check()
  await question.getByRole('button', { name: 'မြန်မာ' }).click()
  await question.getByRole('button', { name: 'Continue in MMK' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/verify')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('country'))).toBe('PH')
  await person.close()
})

test('[SS-25][SS-26] a region of another merchant starts that merchant’s site at home, in the chosen language', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site: open })
  const { page } = person
  await page.goto('/verify')
  const question = page.getByRole('dialog')
  await question.getByRole('radio', { name: /India/ }).check()
  await question.getByRole('button', { name: 'हिन्दी' }).click()
  await question.getByRole('button', { name: /INR/ }).click()
  await page.waitForURL(`${open}/`)
  await expect(page.getByRole('button', { name: /· ₹/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('merchantCode'))).toBe('demoinr')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('country'))).toBe('IN')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.reload()
  await expect(page.getByRole('button', { name: /· ₹/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await person.close()
})

test('[RT-36][RT-37][RT-38][RT-39][RT-40][RT-41] with the switch on visitors see the login instead of a page; members do not', async ({
  browser,
}) => {
  await data.set('SITE_LOGIN_TO_HOME', true)
  await data.heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  for (const path of ['/', '/verify', '/records', '/no-such-page']) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('input[name="username"]')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/login')
  }
  for (const path of ['/register', '/register.html', '/helpmc', '/download']) {
    await page.goto(path)
    await expect(page.locator('#content')).toBeAttached()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.locator('input[name="username"]').fill('player')
  await form.locator('input[name="password"]').fill('Player#2026')
  await form.locator('button[type="submit"]').click()
  await expect(page.getByTestId('balance')).toBeVisible()
  await page.goto('/verify')
  await expect(page.getByTestId('balance')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/verify')
  await person.close()

  await data.set('SITE_LOGIN_TO_HOME', false)
  await data.heard()
  const other = await openPerson(browser, { site, language: 'EN' })
  await other.page.goto('/verify')
  await expect(other.page.locator('#content')).toBeAttached()
  expect(new URL(other.page.url()).pathname).toBe('/verify')
  await other.close()
})
