/** What floats over a page: service, codes, sharing, the way up, and the gifts. */

import { type BrandData, openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { logIn, openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import { expect, type Page, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''

let data: BrandData
test.beforeAll(async () => {
  data = await openBrandData()
})
test.afterEach(async () => {
  await data.write("delete from merchants.customer_services where merchant_id = $1 and label = 'Talk'")
  await serveVips('/help')
  await rankPlayer(0)
  await data.write(
    "delete from content.banners where merchant_id = $1 and picture = 'art/tile-default@1x.webp' and group_name like 'w_topup%'",
  )
  await greetWithGifts('before')
  await data.heard()
})
test.afterAll(() => data.close())

const serveVips = (url: string) =>
  data.write('update merchants.customer_services set url = $2 where merchant_id = $1 and is_vip', url)
const rankPlayer = (rank: number) =>
  data.write(
    "update identity.members set vip_rank = $2 where merchant_id = $1 and username_key = 'player'",
    rank,
  )
const greetWithGifts = (when: 'before' | 'after') =>
  data.write(`update merchants.settings set value = '"${when}"' where merchant_id = $1 and key = 'giftShow'`)

/** The greeting of the gifts has been seen: it is not what the test is about. */
const greeted = (page: Page) => page.addInitScript(() => sessionStorage.setItem('giftShown', '1'))

test('[FB-01][FB-03][FB-04][ER-09] service opens live chat in a window of its own, which closes again when there is no address', async ({
  browser,
}) => {
  await data.write(
    "insert into merchants.customer_services (merchant_id, label, url, is_vip, sort) values ($1, 'Talk', 'https://chat.example/talk', false, -1)",
  )
  await data.heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page, context } = person
  await context.route('https://chat.example/**', (route) => route.fulfill({ body: 'Hello' }))
  await page.goto('/')
  const service = page.locator('aside').getByRole('button', { name: 'Customer service' })
  const [opened] = await Promise.all([context.waitForEvent('page'), service.click()])
  await opened.waitForURL('https://chat.example/talk')
  await opened.close()
  await page.route('**/wps/v2/customer-service*', (route) =>
    route.fulfill({ json: { success: false, message: 'service_unavailable_now', value: {} } }),
  )
  const [failing] = await Promise.all([context.waitForEvent('page'), service.click()])
  // What is told goes away by itself; a window that is closed stays closed.
  await expect(page.getByText('Customer service cannot be reached', { exact: false })).toBeVisible()
  await expect.poll(() => failing.isClosed()).toBe(true)
  await person.close()
})

test('[FB-02] from VIP rank 5 on service is the VIPs’ own', async ({ browser }) => {
  const vip = 'https://vip.example/talk'
  await serveVips(vip)
  await rankPlayer(5)
  await data.heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page, context } = person
  await context.route('https://vip.example/**', (route) => route.fulfill({ body: 'Hello' }))
  await signIn(person)
  await page.goto('/')
  const service = page.locator('aside').getByRole('button', { name: 'VIP customer service' })
  const [opened] = await Promise.all([context.waitForEvent('page'), service.click()])
  await opened.waitForURL(vip)
  await person.close()
})

test('[FB-05][FB-06][FB-07][FB-08][FB-09][FB-10][FB-14] the floating bar has codes, social links, sharing and the way up', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await greeted(page)
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'Service and shortcuts' })
  await bar.getByRole('button', { name: 'App download' }).click()
  for (const kind of ['mobileconfig', 'ios', 'android']) {
    await expect(bar.locator(`[data-app="${kind}"] svg`)).toBeVisible()
    await expect(bar.locator(`[data-app="${kind}"]`)).toHaveAttribute('href', /^http/)
  }
  await bar.getByRole('button', { name: 'Follow us' }).click()
  await expect(bar.locator('[data-social]')).toHaveCount(8)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Follow us' })).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await bar.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await bar.getByRole('button', { name: 'Invite friends' }).click()
  await expect(page.getByRole('dialog').locator('input[name="username"]')).toBeVisible()
  await person.close()
})

test('[FB-12] a player who invites friends is brought to the own link', async ({ browser }) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await signIn(person)
  await page.goto('/')
  await page.locator('aside').getByRole('button', { name: 'Invite friends' }).click()
  await expect(page).toHaveURL(/mc=referral/)
  await expect(page.getByRole('dialog').getByText(/\?referralCode=/)).toBeVisible()
  await person.close()
})

test('[IM-109] [AG-01][AG-02][AG-03][AG-04][AG-05][AG-06] the gift folds out what three groups publish, and leads to all of it and to a deposit', async ({
  browser,
}) => {
  for (const group of ['w_topup_1', 'w_topup_2', 'w_topup_3'])
    await data.write(
      `insert into content.banners (merchant_id, group_name, picture, titles, texts)
       values ($1, $2, 'art/tile-default@1x.webp', jsonb_build_object('EN', 'New in ' || $2), '{}')`,
      group,
    )
  await data.heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await greeted(page)
  await page.goto('/')
  const gift = page.getByTestId('gift')
  const icon = gift.getByRole('button', { name: 'Gifts for you' })
  await icon.click()
  await expect(icon).toHaveAttribute('aria-expanded', 'true')
  for (const group of ['w_topup_1', 'w_topup_2', 'w_topup_3'])
    await expect(gift.locator(`[data-group="${group}"]`).getByText(`New in ${group}`)).toBeVisible()
  await icon.click()
  await expect(gift.getByTestId('gifts')).toHaveCount(0)
  await icon.click()
  await gift.getByRole('button', { name: 'More' }).click()
  const all = page.getByRole('dialog', { name: 'Gifts for you' })
  await expect(all.getByTestId('gifts').getByRole('listitem')).toHaveCount(6)
  await all.getByRole('button', { name: 'Deposit' }).click()
  await expect(page.getByRole('dialog').locator('input[name="username"]')).toBeVisible()
  await person.close()
})

test('[IM-109] [AG-08][AG-09][AG-10][MD-11] a visitor opens the gifts by hand; they greet a member once in a session, after the first step, and nobody on arrival', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/')
  await page.getByTestId('gift').getByRole('button', { name: 'Gifts for you' }).click()
  await page.getByTestId('gift').getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('dialog', { name: 'Gifts for you' })).toBeVisible()
  await expect(page.getByTestId('gift-greeting')).toHaveCount(0)
  await person.close()

  await greetWithGifts('after')
  await data.heard()
  const later = await openPerson(browser, { site, language: 'EN' })
  await later.page.goto('/')
  await expect(later.page.getByTestId('gift')).toBeVisible()
  await expect(later.page.getByTestId('gift-greeting')).toHaveCount(0)
  await logIn(later, 'player', 'Player#2026')
  await expect(later.page.getByRole('dialog')).toHaveCount(0)
  const greeting = later.page.getByTestId('gift-greeting')
  await expect(greeting).toHaveCount(0)
  // Where offers are read nothing greets over them.
  await later.page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click()
  await expect(later.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(greeting).toHaveCount(0)
  await later.page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).first().click()
  await expect(greeting).toBeVisible()
  await greeting.getByRole('button', { name: 'Close' }).click()
  await expect(greeting).toHaveCount(0)
  await later.page.reload()
  await expect(later.page.getByTestId('gift')).toBeVisible()
  await expect(greeting).toHaveCount(0)
  await later.close()
})
