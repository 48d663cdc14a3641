/** The security centre: each item set and told, in English and Burmese, narrow and wide. */
import { randomBytes, randomInt } from 'node:crypto'
import { codeOf } from '@jackfruit/groundwork/browser/authenticator'
import { openInbox } from '@jackfruit/groundwork/browser/outbox'
import { aPlace, join, openPerson, type Person, password } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { expectNoFaults } from '../shared/faults.ts'
import { repeatedIn } from '../shared/repeated.ts'

const site = process.env['E2E_SITE'] ?? ''
const centre = '/?mc=securityCenter'

async function enter(person: Person, item?: string) {
  await join(person)
  await person.page.goto(item ? `${centre}&item=${item}` : centre)
}

/** The window that asks for the password again. */
async function confirm({ page }: Person) {
  const field = page.locator('input[name="confirmPassword"]')
  await field.fill(password)
  await field.press('Enter')
  await expect(field).toHaveCount(0)
}

for (const { language, size, words } of [
  {
    language: 'EN',
    size: { width: 1440, height: 900 },
    words: {
      title: 'Security centre',
      next: 'Next: bind a mobile number',
      payment: /Payment password/,
      set: 'Set',
    },
  },
  {
    language: 'MY',
    size: { width: 390, height: 844 },
    words: {
      title: 'လုံခြုံရေးစင်တာ',
      next: 'နောက်တစ်ဆင့် — ဖုန်းနံပါတ် ချိတ်ပါ',
      payment: /ငွေထုတ်စကားဝှက်/,
      set: 'သတ်မှတ်ပြီး',
    },
  },
] as const) {
  test(`[MC-04] [SC-10] the centre tells what is set and what is next, and a payment password is set after the login password was shown again (${language})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { site, language, size })
    const { page } = person
    await enter(person)
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('heading', { name: words.title })).toBeVisible()
    await expect(panel.getByText(words.next)).toBeVisible()
    await expectNoFaults(person)
    const row = panel.getByRole('button', { name: words.payment })
    await row.click()
    await expect(page).toHaveURL(/item=payment/)
    await page.reload()
    await page.locator('input[name="paymentPassword"]').fill('830174')
    await page.locator('input[name="confirmPaymentPassword"]').fill('830174')
    await page.keyboard.press('Enter')
    await confirm(person)
    await expect(row).toContainText(words.set)
    expect(person.complaints).toEqual([])
    await person.close()
  })
}

test('[IM-63] an authenticator is turned on by its first code, and its ten recovery codes are shown once', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', theme: 'dark' })
  const { page } = person
  await enter(person, 'authenticator')
  await page.getByRole('button', { name: 'Begin' }).click()
  await confirm(person)
  const secret = (await page.locator('code').first().innerText()).replace(/\s/g, '')
  await page.locator('input[name="code"]').fill(codeOf(secret))
  await expectNoFaults(person)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByTestId('recovery-codes').getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('button', { name: /Authenticator app/ })).toContainText('On')
  await page.getByRole('button', { name: 'Login history' }).click()
  await expect(page.getByText('Authenticator turned on')).toBeVisible()
  await person.close()
})

test('[HD-11] [B-11] [VA-76] a picture is chosen or uploaded, the bar shows it, and a gif called png is refused', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await enter(person, 'avatar')
  const bar = page.locator('header').getByRole('button', { name: 'My account', includeHidden: true })
  await page.getByRole('button', { name: 'Picture 2' }).click()
  await expect(bar.locator('image')).toHaveAttribute('href', /\/art\/tile-.*webp$/)
  const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#aa3322' } })
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await plain.clone().gif().toBuffer(),
  })
  await expect(page.getByRole('alert')).toContainText('Only PNG or JPG')
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() })
  await expect(bar.locator('image')).toHaveAttribute('href', /^\/avatars\/[0-9a-f]{64}\.webp$/)
  await person.close()
})

test('[EN-145] [EN-151] the profile is saved, and a birthday of somebody too young is told at its field', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', size: { width: 390, height: 844 } })
  const { page } = person
  await enter(person, 'profile')
  await page.locator('input[name="viber"]').fill('+959450123456')
  await page.locator('input[name="zalo"]').fill('zalo-mya')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(page.locator('input[name="zalo"]')).toHaveValue('zalo-mya')
  await page.locator('input[name="birthday"]').fill(`${new Date().getFullYear() - 18}-01-01`)
  // Told before anything is sent: nobody is asked for a password for it.
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('You must be at least 21 years old.')).toBeVisible()
  await expectNoFaults(person)
  await person.close()
})

test('[SC-10] [ER-28] [ER-29] [ER-32] [ER-39] a number is bound by the code sent to it; what is wrong stands under its field', async ({
  browser,
}) => {
  const person = await openPerson(browser, {
    site,
    language: 'MY',
    size: { width: 390, height: 844 },
    place: aPlace(),
  })
  const { page } = person
  await enter(person, 'mobile')
  const [number, wrong] = [page.locator('input[name="contact"]'), page.locator('.field-error')]
  const submit = page.locator('form:has(input[name="contact"]) button[type="submit"]')
  await submit.click()
  await expect(wrong).toHaveCount(1)
  await expect(number).toBeFocused()
  await number.fill('12')
  await submit.click()
  await confirm(person)
  await expect(wrong).toHaveCount(1)
  await expect(number).toHaveValue('12')
  const mobile = `0949${String(randomInt(1_000_000)).padStart(6, '0')}`
  const messages = await openInbox('sms', `+95${mobile.slice(1)}`)
  await number.fill(mobile)
  await submit.click()
  const field = page.locator('input[name="code"]')
  const code = await messages.code()
  await field.fill(code.replace(/\d$/, (last) => `${(Number(last) + 1) % 10}`))
  await submit.click()
  await expect(wrong).toHaveCount(1)
  await expectNoFaults(person)
  await field.fill(code)
  await submit.click()
  await expect(page).not.toHaveURL(/item=mobile/)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[ER-39] what was typed into the profile stays while another page of the centre is looked at', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await enter(person, 'profile')
  await page.locator('input[name="zalo"]').fill('not saved yet')
  await page.getByRole('button', { name: 'Change picture' }).click()
  await expect(page.getByRole('button', { name: 'Picture 2' })).toBeVisible()
  await page.getByRole('button', { name: 'All settings' }).click()
  await expect(page.locator('input[name="zalo"]')).toHaveValue('not saved yet')
  await person.close()
})

test('[SC-10] another device is signed out from here, at once', async ({ browser }) => {
  const first = await openPerson(browser, { site, language: 'EN' })
  const name = `s${randomBytes(4).toString('hex')}`
  await join(first, { username: name })
  await first.page.goto('/')
  await expect(first.page.getByTestId('balance')).toBeVisible()
  const second = await openPerson(browser, { site, language: 'EN' })
  await second.page.goto('/login')
  const dialog = second.page.getByRole('dialog')
  await dialog.locator('input[name="username"]').fill(name)
  await dialog.locator('input[name="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
  await expect(second.page.getByTestId('balance')).toBeVisible()
  await second.page.goto(centre)
  await second.page.getByRole('button', { name: 'Sign out the other one' }).click()
  await expect(first.page.getByTestId('balance')).toHaveCount(0, { timeout: 15_000 })
  await expect(second.page.getByText('This device')).toBeVisible()
  await first.close()
  await second.close()
})
