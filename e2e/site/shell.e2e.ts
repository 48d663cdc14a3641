/** Everything around a page: header, row of pages, side menu, footer, and the bar on phones. */

import { type BrandData, openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import { move, quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, type Page, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
/** Some of these open many pages one after the other. */

let data: BrandData
test.beforeAll(async () => {
  data = await openBrandData()
})
test.afterEach(async () => {
  await data.write(
    "update merchants.resources set url = 'https://telegram.example/jackfruit' where merchant_id = $1 and resource_type = 'telegram'",
  )
  await data.set('REG_DIRECT', true)
  await data.set('MC_MEMBER_CENTER', true)
  await data.heard()
})
test.afterAll(() => data.close())

/** The greeting of the gifts has been seen: it is not what the test is about. */
const greeted = (page: Page) => page.addInitScript(() => sessionStorage.setItem('giftShown', '1'))

test('[SH-01][SH-02][SH-05][SH-06][SH-07][RT-02][RT-03][RT-04] home stands in the whole shell, under each of its addresses', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  for (const path of ['/', '/index.html', '/home']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByTestId('carousel')).toBeVisible()
    await expect(page.getByTestId('gift')).toBeVisible()
    await expect(page.locator('footer')).toBeAttached()
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await menu.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
    await expect(menu).toBeFocused()
  }
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[SH-03] content fades out as it goes and nothing of it stays; without motion nothing fades', async ({
  browser,
}) => {
  for (const reducedMotion of [false, true]) {
    const person = await openPerson(browser, { site, language: 'EN', reducedMotion })
    const { page } = person
    await page.goto('/')
    await page.evaluate(() => {
      Reflect.set(globalThis, 'left', 0)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.dataset['leaving'] !== undefined)
              Reflect.set(globalThis, 'left', Reflect.get(globalThis, 'left') + 1)
      }).observe(document.body, { subtree: true, childList: true })
    })
    await page.getByRole('navigation').first().getByRole('link', { name: 'Games', exact: true }).click()
    await expect(page.locator('#content')).toHaveClass('rng')
    await quiet(page)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'left'))).toBe(reducedMotion ? 0 : 1)
    await expect(page.locator('[data-leaving]')).toHaveCount(0)
    await person.close()
  }
})

test('[SH-04][D-25] the content’s class is the path without its first slash; an unknown path has none and says so', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  for (const [path, name] of [
    ['/verify', 'verify'],
    ['/records', 'records'],
    ['/', ''],
    ['/no-such-page', ''],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('#content')).toHaveAttribute('class', name)
  }
  await page.getByRole('button', { name: 'Go home' }).click()
  await expect(page).toHaveURL(`${site}/`)
  for (const path of ['/wps/v2/no-such-call', '/art/no-such.webp'])
    expect((await page.request.get(path)).status()).toBe(404)
  await person.close()
})

test('[NV-02][NV-04][NV-05][NV-06][NV-07][NV-08] the row of pages has the categories that the platform answers, and at most eleven makers in each', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  let count = 15
  await page.route('**/wps/v2/games/vendors*', async (route) => {
    const answer = (await (await route.fetch()).json()) as {
      value: { lanes: { gameType: string; cards: object[] }[] }
    }
    const lane = answer.value.lanes[0]
    const card = lane?.cards[0]
    const many = Array.from({ length: count }, (_, at) => ({
      ...card,
      vassalage: `v${at}`,
      name: `Maker ${at}`,
      isHot: at === 1 ? 1 : 0,
    }))
    answer.value.lanes = [{ ...lane, gameType: 'RNG', cards: many }]
    await route.fulfill({ json: answer })
  })
  for (const [makers, logos, isCentred, hasMore] of [
    [15, 11, false, true],
    [10, 10, false, false],
    [6, 6, false, false],
    [5, 5, true, false],
  ] as const) {
    count = makers
    await page.goto('/help')
    await page.getByRole('navigation').first().getByRole('link', { name: 'Games' }).hover()
    const list = page.getByTestId('vendor-logos')
    await expect(list.getByRole('link', { name: /^Maker/ })).toHaveCount(logos)
    await expect(list.getByRole('link', { name: 'More' })).toHaveCount(hasMore ? 1 : 0)
    await expect(list).toHaveCSS('justify-content', isCentred ? 'center' : 'flex-start')
    await expect(list.getByText('Hot')).toHaveCount(1)
    await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Fish' })).toHaveCount(0)
    // A tab keeps the makers for a while.
    await page.evaluate(() => sessionStorage.removeItem('vendors'))
  }
  // What does not fit into the row stands under its last button, and nowhere twice.
  await page.unroute('**/wps/v2/games/vendors*')
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.goto('/help')
  const row = page.getByRole('navigation').first()
  await row.getByRole('button', { name: 'More' }).click()
  await row.getByRole('link', { name: 'Check a round' }).click()
  await expect(page.locator('#content')).toHaveClass('verify')
  await expect(row.getByRole('link', { name: 'Check a round' })).toHaveCount(0)
  await person.close()
})

test('[NV-09][NV-10][NV-11][NV-12][NV-13][NV-14] the footer has its links, eight social kinds as configured, makers, and whose it is', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  const footer = page.locator('footer')
  const open = async () => {
    await page.goto('/')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByTestId('footer-makers')).toBeVisible()
  }
  await open()
  await expect(footer.locator('[data-social]')).toHaveCount(8)
  await expect(footer.getByTestId('footer-makers').getByRole('listitem').first()).toBeVisible()
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Jackfruit`)
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
  for (const href of new Set(links.filter((href) => href.startsWith('/')))) {
    await move(page, href)
    await expect(page.getByText('This page does not exist')).toHaveCount(0)
  }
  await data.write(
    "update merchants.resources set url = '' where merchant_id = $1 and resource_type = 'telegram'",
  )
  await data.heard()
  await open()
  await expect(footer.locator('[data-social]')).toHaveCount(7)
  await expect(footer.locator('[data-social="telegram"]')).toHaveCount(0)
  await person.close()
})

test('[OV-17] [HD-07][HD-09] a visitor’s header has a form and, while it is on, the way to register', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await greeted(page)
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.locator('input[name="username"]').fill('player')
  await header.locator('input[name="password"]').fill('Player#2026')
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible()
  await header.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('dialog').locator('input[name="confirmPassword"]')).toBeVisible()
  await data.set('REG_DIRECT', false)
  await data.heard()
  await page.goto('/')
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Register' })).toHaveCount(0)
  await person.close()
})

test('[OV-18] [HD-11][HD-12][HD-14][HD-20][HD-21][SH-08][RO-06][TR-08] a member’s header shows who and how much; signing out asks; without the switch there is no centre', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await signIn(person)
  await page.goto('/')
  const header = page.getByRole('banner')
  const sums = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
    const read = async (path: string) =>
      ((await (await fetch(path, { headers })).json()) as { value: object }).value
    return { ...(await read('/wps/v2/wallets/balance')), ...(await read('/wps/v2/members/me')) } as {
      sumBalance: string
      nickname: string
      account: string
    }
  })
  await expect(header.getByRole('button', { name: 'My account' })).toContainText(
    sums.nickname || sums.account,
  )
  const shown = async () => (await header.getByTestId('balance').innerText()).replace(/[^\d.]/g, '')
  await expect.poll(shown).toBe(sums.sumBalance)
  await expect(header.getByTestId('balance')).toContainText('Ks')
  await page.getByTestId('sign-out').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(header.getByTestId('balance')).toBeVisible()

  await data.set('MC_MEMBER_CENTER', false)
  await data.heard()
  await page.reload()
  await expect(header.getByTestId('balance')).toBeVisible()
  await expect(header.getByRole('button', { name: 'My account' })).toHaveCount(0)
  await page.goto('/?mc=securityCenter')
  await expect(header.getByTestId('balance')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await person.close()
})

test('[SH-11] a session that the platform ended logs out by itself, and says so', async ({ browser }) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await signIn(person)
  await page.goto('/')
  await page.evaluate(() =>
    fetch('/wps/v2/auth/session', {
      method: 'DELETE',
      headers: {
        authorization: `Bearer ${sessionStorage.getItem('token')}`,
        'content-type': 'application/json',
      },
      body: '{"data":{}}',
    }),
  )
  await expect(page.getByTestId('balance')).toHaveCount(0, { timeout: 40_000 })
  await expect(page.getByText('Your session has ended', { exact: false })).toBeVisible()
  await person.close()
})
