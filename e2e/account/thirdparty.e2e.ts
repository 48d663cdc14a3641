/** Signing in by an account of somebody else, at a real provider on this machine. */
import { randomBytes } from 'node:crypto'
import { join, openPerson, password } from '@jackfruit/groundwork/browser/person'
import { expect, type Page, test } from '@playwright/test'
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../../apps/server/src/testing/identity-provider.ts'
import { expectNoFaults } from '../shared/faults.ts'

const site = process.env['E2E_SITE'] ?? ''
const phone = { width: 390, height: 844 }
let provider: IdentityProvider

const start = () =>
  startIdentityProvider({
    clientId: 'jackfruit-demo',
    secret: process.env['E2E_IDENTITY_SECRET'] ?? '',
    port: Number(process.env['E2E_IDENTITY_PORT']),
    callbackUrls: [`${site}/wps/v2/oauth/google/callback`],
  })
test.beforeAll(async () => {
  provider = await start()
})
test.afterAll(() => provider.close())
test.afterEach(() => {
  provider.cutsTies = false
})

test.setTimeout(240_000)

const aName = () => `mya${randomBytes(4).toString('hex')}`

/** Signs in and agrees on the provider's pages. */
async function agree(there: Page, login: string) {
  await there.locator('input[name="login"]').fill(login)
  await there.locator('input[name="password"]').fill('any')
  await there.locator('button[type="submit"]').click()
  await there.locator('input[value="consent"]').waitFor({ state: 'attached' })
  await there.locator('button[type="submit"]').click()
}
async function pressGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Google/ })
    .click()
  return opened
}

test('[OV-27] [IM-65] [RO-38] Google opens an account by a short form, and the same account the next time', async ({
  browser,
}) => {
  const login = aName()
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/login?to=%2Fpromotions')
  const popup = await pressGoogle(page)
  const gone = popup.waitForEvent('close')
  await agree(popup, login)
  await gone
  const form = page.getByRole('dialog', { name: 'One step to your account' })
  await expect(form.locator('input[name="username"]')).toHaveValue(/^mya/)
  await expectNoFaults(person)
  await form.locator('button[type="submit"]').click()
  await expect(form.getByText(/You must be at least/)).toBeVisible()
  const username = `g${randomBytes(4).toString('hex')}`
  await form.locator('input[name="username"]').fill(username)
  await form.locator('[name="ageConfirmed"]').check()
  await form.locator('button[type="submit"]').click()
  await expect(page.getByTestId('balance')).toBeVisible()
  await expect(page).toHaveURL(/\/promotions$/)
  expect(person.complaints).toEqual([])
  await person.close()

  const later = await openPerson(browser, { site, language: 'EN' })
  await later.page.goto('/login')
  await agree(await pressGoogle(later.page), login)
  // What is told goes away by itself, and the balance stays.
  await expect(later.page.getByText(`Logged in as ${username}.`)).toBeVisible()
  await expect(later.page.getByTestId('balance')).toBeVisible()
  await later.close()
})

test('[OV-27] [IM-65] on a phone the page itself goes there and comes back, in Burmese', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'MY', size: phone, theme: 'dark' })
  const { page } = person
  await page.goto('/login?to=%2Fpromotions')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Google/ })
    .click()
  await agree(page, aName())
  await expect(page.getByRole('heading', { name: 'အကောင့်ရရန် တစ်ဆင့်သာ ကျန်သည်' })).toBeVisible()
  await expect(page).toHaveURL(`${site}/oauth`)
  await expectNoFaults(person, 'main')
  await page.locator('input[name="username"]').fill(`g${randomBytes(4).toString('hex')}`)
  await page.locator('[name="ageConfirmed"]').check()
  await page.locator('main button[type="submit"]').click()
  await expect(page).toHaveURL(/\/promotions$/)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[ER-38] a window that is closed, a no, and a provider that is away are told in words, and the form stays', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/login')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="username"]').fill('stays-typed')
  const closed = await pressGoogle(page)
  await closed.locator('input[name="login"]').waitFor()
  await closed.close()
  await expect(dialog.getByRole('alert')).toHaveText('The window was closed before the sign-in was done.')

  const refused = await pressGoogle(page)
  await refused.getByRole('link', { name: /cancel/i }).click()
  await expect(dialog.getByRole('alert')).toHaveText('You did not agree to sign in. Nothing has changed.')

  await expect(dialog.locator('input[name="username"]')).toHaveValue('stays-typed')

  await page.goto('/oauth#problem=unreachable')
  await expect(page.getByRole('alert')).toContainText('This service cannot be reached right now.')
  await page.getByRole('button', { name: 'Back to the site' }).click()
  await expect(page).toHaveURL(`${site}/`)
  await person.close()
})

test('[ER-38] a provider that leaves the window that opened it is waited for, and its word is heard', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  // The keyboard is in the other window all the while; under test every page believes that it has it.
  await page.addInitScript(() => {
    document.hasFocus = () => false
  })
  await page.clock.install()
  await page.goto('/login')
  provider.cutsTies = true
  const popup = await pressGoogle(page)
  await popup.locator('input[name="login"]').waitFor()
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  // Longer than a window that went away is waited for.
  await page.clock.runFor(10_000)
  await expect(page.getByText('The window was closed before')).toHaveCount(0)
  await agree(popup, aName())
  await expect(page.getByRole('dialog', { name: 'One step to your account' })).toBeVisible()
  await person.close()
})

test('[IM-65] whom Google let in chooses a first password after a fresh sign-in, and then disconnects', async ({
  browser,
}) => {
  const [username, login] = [`g${randomBytes(4).toString('hex')}`, aName()]
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/login')
  await agree(await pressGoogle(page), login)
  const form = page.getByRole('dialog', { name: 'One step to your account' })
  await form.locator('input[name="username"]').fill(username)
  await form.locator('[name="ageConfirmed"]').check()
  await form.locator('button[type="submit"]').click()
  await expect(page.getByTestId('balance')).toBeVisible()
  await page.goto('/?mc=securityCenter')
  await page.getByRole('button', { name: /Other ways to sign in/ }).click()
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Set a password' }).click()
  // The provider remembers who is there, and asks nothing.
  await page.getByRole('button', { name: 'Confirm with Google' }).click()
  await page.locator('input[name="newPassword"]').fill('Jackfruit2026')
  await page.locator('input[name="confirmNewPassword"]').fill('Jackfruit2026')
  await expectNoFaults(person)
  await page.getByRole('button', { name: 'Set a password' }).click()
  await page.getByRole('button', { name: /Other ways to sign in/ }).click()
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm with your password' })
  await asked.locator('input[name="password"]').fill('Jackfruit2026')
  await asked.locator('button[type="submit"]').click()
  await expect(page.getByRole('button', { name: 'Connect Google', exact: true })).toBeVisible()
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[IM-65] a member connects Google with the password shown again, comes in by it, and disconnects it', async ({
  browser,
}) => {
  const [username, login] = [`g${randomBytes(4).toString('hex')}`, aName()]
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await join(person, { username })
  await page.goto('/?mc=securityCenter')
  await page.getByRole('button', { name: /Other ways to sign in/ }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await agree(await opened, login)
  const asked = page.getByRole('dialog', { name: 'Confirm with your password' })
  await asked.locator('input[name="password"]').fill('wrong-password-1')
  await asked.locator('button[type="submit"]').click()
  await expect(asked.getByText('Wrong password')).toBeVisible()
  await asked.locator('input[name="password"]').fill(password)
  await asked.locator('button[type="submit"]').click()
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible()

  const later = await openPerson(browser, { site, language: 'EN' })
  await later.page.goto('/login')
  await agree(await pressGoogle(later.page), login)
  await expect(later.page.getByText(`Logged in as ${username}.`)).toBeVisible()
  await later.close()

  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await asked.locator('input[name="password"]').fill(password)
  await asked.locator('button[type="submit"]').click()
  await expect(page.getByRole('button', { name: 'Connect Google', exact: true })).toBeVisible()
  await person.close()
})
