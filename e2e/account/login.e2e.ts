/** Every way in of the login, in both languages, and what a trial account is told. */
import { randomBytes } from 'node:crypto'
import { openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { aPlace, openPerson, type Person, register } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import { repeatedIn } from '../shared/repeated.ts'

const site = process.env['E2E_SITE'] ?? ''
const languages = ['EN', 'MY'] as const
/** Each of these journeys opens the site several times, which a slow machine takes its time for. */
test.beforeEach(() => test.setTimeout(240_000))

const password = 'Jackfruit2026'
const aName = () => `in${randomBytes(4).toString('hex')}`

async function openLogin({ page }: Person, address = '/login') {
  await page.goto(address)
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[name="username"]')).toBeVisible({ timeout: 45_000 })
  return dialog
}
const cookieOf = async ({ context }: Person, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)

for (const language of languages) {
  test(`[OV-26] [OV-19] [EN-09] [RO-11] [RO-12] [ER-01] [ER-02] [VA-82] free play needs no data, and leads to an account (${language})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { site, language, place: aPlace() })
    const { page } = person
    const dialog = await openLogin(person)
    await dialog.getByTestId('free-play').click()
    await expect(page.getByTestId('balance').first()).toContainText('100,000')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4')
    await page.locator('header button[aria-haspopup="dialog"]').last().click()
    const told = page.getByRole('alertdialog')
    await expect(told).toBeVisible()
    await expect(told.locator('svg').first()).toBeVisible()
    await told.getByTestId('trial-upgrade').click()
    await expect(page.getByRole('dialog').locator('input[name="confirmPassword"]')).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    expect(person.complaints).toEqual([])
    await person.close()
  })

  test(`[LG-01] [VA-02] [VA-03] [VA-05] [VA-06] [VA-07] [ER-14] an empty or wrong form says so under the field, and nothing is sent (${language})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { site, language, place: aPlace() })
    const { page } = person
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/login')) sent.push(request.url())
    })
    const dialog = await openLogin(person)
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog.locator('input[name="username"]')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.locator('input[name="password"]')).toHaveAttribute('aria-invalid', 'true')
    await dialog.locator('.seg-item').nth(1).click()
    await dialog.locator('button[type="submit"]').click()
    const number = dialog.locator('input[name="mobileNum"]')
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.locator('input[name="verificationCode"]')).toHaveAttribute('aria-invalid', 'true')
    await number.fill('abcdefgh')
    await dialog.locator('button[type="submit"]').click()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
    await person.close()
  })

  test(`[LG-22] [LG-23] [LG-24] [D-59] a remembered browser logs in with one click, until the tick is taken away (${language})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { site, language, place: aPlace() })
    const { page } = person
    const name = aName()
    await register(person, name, password)
    const kept: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/remember') && request.method() === 'POST') kept.push(request.url())
    })
    await page.evaluate(() => sessionStorage.clear())
    const plain = await openLogin(person)
    await plain.locator('input[name="username"]').fill(name)
    await plain.locator('input[name="password"]').fill(password)
    await plain.locator('button[type="submit"]').click()
    await expect(page.getByTestId('balance').first()).toBeVisible()
    // Nobody asked to be remembered. The next page comes after whatever the login still sent.
    await page.evaluate(() => sessionStorage.clear())
    const dialog = await openLogin(person)
    expect(kept).toEqual([])
    expect(await cookieOf(person, 'lastUser')).toBeUndefined()
    await dialog.locator('input[name="username"]').fill(name)
    await dialog.locator('input[name="password"]').fill(password)
    await dialog.locator('label.check').click()
    await dialog.locator('button[type="submit"]').click()
    await expect(page.getByTestId('balance').first()).toBeVisible()
    await expect.poll(async () => (await cookieOf(person, 'lastUser'))?.value).toBe(name)
    const sealed = await cookieOf(person, 'lastCred')
    expect(sealed?.value).not.toContain(password)
    const seconds = (sealed?.expires ?? 0) - Date.now() / 1000
    expect(seconds).toBeGreaterThan(86_000)
    expect(seconds).toBeLessThan(86_500)

    await page.evaluate(() => sessionStorage.clear())
    const again = await openLogin(person)
    await expect(again.locator('input[name="username"]')).toHaveValue(name)
    await again.locator('button[type="submit"]').click()
    await expect(page.getByTestId('balance').first()).toBeVisible()

    await page.evaluate(() => sessionStorage.clear())
    const last = await openLogin(person)
    await last.locator('label.check').click()
    await expect.poll(() => cookieOf(person, 'lastUser')).toBeUndefined()
    await expect.poll(() => cookieOf(person, 'lastCred')).toBeUndefined()
    await person.close()
  })

  test(`[LG-07] [LG-09] [MD-06] [VA-13] [TR-02] a password that somebody else set has to be changed first (${language})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const data = await openBrandData()
    const person = await openPerson(browser, { site, language, place: aPlace() })
    const { page } = person
    const name = aName()
    await register(person, name, password)
    await data.write(
      'update identity.members set default_password = true where username = $2 and merchant_id = $1',
      name,
    )
    await page.evaluate(() => sessionStorage.clear())
    const dialog = await openLogin(person)
    await dialog.locator('input[name="username"]').fill(name)
    await dialog.locator('input[name="password"]').fill(password)
    await dialog.locator('button[type="submit"]').click()
    const forced = page.getByRole('dialog').filter({ has: page.locator('input[name="newPassword"]') })
    await expect(forced).toBeVisible()
    await expect(forced.locator('input[name="oldPassword"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(forced).toBeVisible()
    await page.reload()
    await expect(forced.locator('input[name="oldPassword"]')).toBeVisible()
    await forced.locator('input[name="oldPassword"]').fill(password)
    await forced.locator('input[name="newPassword"]').fill('Durian2026')
    await forced.locator('input[name="confirmNewPassword"]').fill('Durian2026')
    await forced.locator('button[type="submit"]').click()
    await expect(forced).toBeHidden()
    await expect(page).toHaveURL(`${site}/`)
    await expect(page.getByTestId('balance').first()).toContainText('100,000')
    await person.close()
    await data.close()
  })

  test(`[RO-25] [ER-25] [D-14] the door for agents lets in nobody else (${language})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { site, language })
    const dialog = await openLogin(person, '/login?side=agent')
    await expect(dialog.getByTestId('free-play')).toHaveCount(0)
    await dialog.locator('input[name="username"]').fill('player')
    await dialog.locator('input[name="password"]').fill('Player#2026')
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog.getByRole('alert')).toContainText(
      language === 'EN' ? 'Only agents can log in here' : /\S/,
    )
    await dialog.locator('input[name="username"]').fill('agent')
    await dialog.locator('input[name="password"]').fill('Agent#2026')
    await dialog.locator('button[type="submit"]').click()
    await expect(person.page.getByTestId('balance').first()).toBeVisible()
    await expect.poll(() => person.page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('1')
    await person.close()
  })
}

test('[RG-01] [LG-01] what was typed stays while the other form is looked at, and the focus follows the form', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/register')
  const dialog = page.getByRole('dialog')
  const name = dialog.locator('input[name="username"]:visible')
  await name.fill('half-typed')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/register/)
  await expect(name).toHaveValue('half-typed')
  await expect(name).toBeFocused()
  await person.close()
})

test.describe('with switches of the brand', () => {
  test('[HD-08] [RO-28] [RO-35] [RO-37] [EN-87] [EN-89] [EN-90] the tabs and the free play follow their switches', async ({
    browser,
  }) => {
    const data = await openBrandData()
    const person = await openPerson(browser, { site, language: 'EN' })
    const { page } = person
    try {
      await page.goto('/')
      await expect(page.locator('header form input[name="inline-login"]')).toHaveCount(2)
      await data.set('LOGIN_VER_CODE', false)
      await data.set('LOGIN_FREE_PLAY', false)
      await data.heard()
      const dialog = await openLogin(person)
      await expect(dialog.getByTestId('free-play')).toHaveCount(0)
      await dialog.locator('.seg-item').nth(1).click()
      await expect(dialog.locator('input[name="mobileNum"]')).toBeVisible()
      await expect(dialog.locator('input[name="password"]')).toBeVisible()
      await data.set('LOGIN_MOBILE', false)
      await data.heard()
      const plain = await openLogin(person)
      await expect(plain.locator('.seg-item')).toHaveCount(0)
      await expect(page.locator('header form input[name="inline-login"]')).toHaveCount(0)
    } finally {
      for (const id of ['LOGIN_VER_CODE', 'LOGIN_FREE_PLAY', 'LOGIN_MOBILE']) await data.set(id, true)
      await data.heard()
      await data.close()
      await person.close()
    }
  })

  test('[D-17] [RT-38] where visitors have to log in first, the login fills the screen and leads to what was asked for', async ({
    browser,
  }) => {
    const data = await openBrandData()
    const person = await openPerson(browser, { site, language: 'MY', size: { width: 390, height: 844 } })
    const { page } = person
    try {
      await data.set('SITE_LOGIN_TO_HOME', true)
      await data.heard()
      await page.goto('/records')
      await expect(page.locator('input[name="username"]')).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/login')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('footer')).toHaveCount(0)
      await page.locator('input[name="username"]').fill('player')
      await page.locator('input[name="password"]').fill('Player#2026')
      await page.locator('button[type="submit"]').click()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/records')
    } finally {
      await data.set('SITE_LOGIN_TO_HOME', false)
      await data.heard()
      await data.close()
      await person.close()
    }
  })
})
