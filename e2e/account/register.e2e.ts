/** Every way of opening an account, in English and Burmese, with the codes that the demonstration's outbox shows. */
import { randomInt } from 'node:crypto'
import { openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { openInbox } from '@jackfruit/groundwork/browser/outbox'
import { aPlace, openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { expect, type Locator, test } from '@playwright/test'
import { openPhoneService, type PhoneService } from '../../apps/server/src/testing/phone-service.ts'
import { expectNoFaults } from '../shared/faults.ts'
import { repeatedIn } from '../shared/repeated.ts'

const site = process.env['E2E_SITE'] ?? ''
const password = 'Jackfruit2026'
const phone = { width: 390, height: 844 }

/** Ten digits that a mobile number of Myanmar has. */
const aNumber = () => `0949${String(randomInt(1_000_000)).padStart(6, '0')}`
const aName = () => `reg${String(randomInt(1_000_000_000)).padStart(9, '0')}`
const field = (dialog: Locator, name: string) => dialog.locator(`input[name="${name}"]`)

async function openForm({ page }: Person, address = '/register'): Promise<Locator> {
  await page.goto(address)
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('button[type="submit"]')).toBeVisible()
  return dialog
}

async function byMobile(dialog: Locator): Promise<void> {
  await dialog.getByRole('radio').nth(1).check({ force: true })
  await expect(field(dialog, 'verificationCode')).toBeVisible()
}

async function submit(dialog: Locator): Promise<void> {
  const agreement = dialog.locator('[name="ageConfirmed"]')
  if (!(await agreement.isChecked())) await agreement.check()
  await dialog.locator('button[type="submit"]').click()
}

for (const language of ['EN', 'MY']) {
  test(`[OV-21] [RG-01] [RG-07] [RG-08] [RG-09] [RG-10] [VA-39] by username, in ${language}, after being told what is wrong${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { site, language, size: phone, place: aPlace() })
    const { page } = person
    const dialog = await openForm(person)
    await field(dialog, 'username').fill('1a')
    await field(dialog, 'password').fill(password)
    await field(dialog, 'confirmPassword').fill(`${password}x`)
    await dialog.locator('button[type="submit"]').click()
    const told = dialog.locator('.field-error')
    await expect(told).toHaveCount(3)
    await expect(told.first()).toContainText('4')
    await expect(told.first()).toContainText('14')
    await expect(dialog.locator('[name="ageConfirmed"]')).not.toBeChecked()

    await field(dialog, 'username').fill('player')
    await field(dialog, 'confirmPassword').fill(password)
    await submit(dialog)
    await expect(told).toHaveCount(1)
    await expect(field(dialog, 'password')).toHaveValue(password)
    await field(dialog, 'username').fill(aName())
    await submit(dialog)
    await expect(page.getByTestId('balance').first()).toBeVisible()
    await expect(page).toHaveURL(`${site}/`)
    await expect(dialog).toBeHidden()
    expect(person.complaints).toEqual([])
    await person.close()
  })

  test(`[OV-23] [VA-41] [VA-43] [OV-65] [TR-04] by mobile number with a code and a password, in ${language}${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { site, language, size: phone, place: aPlace() })
    const { page } = person
    const number = aNumber()
    const dialog = await openForm(person)
    await field(dialog, 'password').fill(password)
    await byMobile(dialog)
    await expect(field(dialog, 'password')).toHaveValue(password)
    await expect(field(dialog, 'mobileNum')).toHaveAttribute('placeholder', /11.*09\*{9}/)
    await field(dialog, 'mobileNum').fill('0949')
    const send = dialog
      .locator('input[name="verificationCode"] >> xpath=ancestor::div[2]')
      .getByRole('button')
    await send.click()
    await expect(dialog.locator('.field-error')).toHaveCount(1)
    await field(dialog, 'mobileNum').fill(number)
    const messages = await openInbox('sms', `+95${number.slice(1)}`)
    await send.click()
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(send).toContainText(/\d/)
    const code = await messages.code()
    await field(dialog, 'verificationCode').fill(code === '000001' ? '000002' : '000001')
    await field(dialog, 'confirmPassword').fill(password)
    await submit(dialog)
    await expect(dialog.locator('.field-error')).toHaveCount(1)
    await field(dialog, 'verificationCode').fill(code)
    await submit(dialog)
    await expect(page.getByTestId('balance').first()).toBeVisible()
    expect(person.complaints).toEqual([])
    await person.close()
  })
}

// The platform remembers its keys: it is one service for all who ask it.
let phones: PhoneService
test.beforeAll(async () => {
  phones = await openPhoneService(Number(process.env['E2E_PHONE_PORT']))
})
test.afterAll(() => phones.close())

for (const language of ['EN', 'MY']) {
  test(`[EN-59] [EN-60] [TR-05] where a third party verifies numbers, its code opens the account, in ${language}${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const data = await openBrandData()
    const person = await openPerson(browser, { site, language, size: phone, place: aPlace() })
    const { page } = person
    try {
      await data.set('REG_THIRD_PHONE_VERIFY', true)
      await data.heard()
      const calls: string[] = []
      page.on('request', (request) => calls.push(new URL(request.url()).pathname))
      const number = aNumber()
      const dialog = await openForm(person)
      await byMobile(dialog)
      await field(dialog, 'mobileNum').fill(number)
      const send = dialog.locator('.field-box:has(input[name="verificationCode"]) + button')
      await send.click()
      await expect(send).toHaveAttribute('aria-disabled', 'true')
      await expect(send).toContainText(/[1-6]?\d/)
      await expect.poll(() => phones.codeOf(`+95${number.slice(1)}`)).not.toBeNull()
      const code = phones.codeOf(`+95${number.slice(1)}`) ?? ''
      await field(dialog, 'verificationCode').fill(code === '000001' ? '000002' : '000001')
      await field(dialog, 'password').fill(password)
      await field(dialog, 'confirmPassword').fill(password)
      await submit(dialog)
      await expect(dialog.locator('.field-error')).toHaveCount(1)
      await expect(field(dialog, 'verificationCode')).toBeFocused()
      await expect(field(dialog, 'mobileNum')).toHaveValue(number)
      await field(dialog, 'verificationCode').fill(code)
      await submit(dialog)
      await expect(page.getByTestId('balance').first()).toBeVisible()
      expect(calls).not.toContain('/wps/v2/sms/register/mobile')
      expect(person.complaints).toEqual([])
    } finally {
      await data.set('REG_THIRD_PHONE_VERIFY', false)
      await data.heard()
      await data.close()
      await person.close()
    }
  })
}

test('[RG-03] [RG-04] [RG-05] [RG-06] [ER-07] [D-105] an agent’s code from the address is used and not asked for; a wrong one can be mended', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/?affiliateCode=AGENT2026')
  const dialog = await openForm(person)
  await expect(dialog.getByText('ag***t')).toBeVisible()
  await expect(field(dialog, 'affiliateCode')).toHaveCount(0)
  await person.close()

  const other = await openPerson(browser, { site, language: 'EN' })
  const form = await openForm(other, '/register?affiliateCode=NOSUCHCODE')
  await expect(field(form, 'affiliateCode')).toHaveValue('NOSUCHCODE')
  await field(form, 'username').fill(aName())
  await field(form, 'password').fill(password)
  await field(form, 'confirmPassword').fill(password)
  const calls: string[] = []
  other.page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await submit(form)
  const popup = other.page.getByRole('alertdialog')
  await expect(popup).toContainText('Invitation code error')
  await popup.getByRole('button').click()
  await expect(form.locator('.field-error')).toHaveText('Invitation code error')
  expect(calls).not.toContain('PUT /wps/v2/members')
  await field(form, 'affiliateCode').fill('AGENT2026')
  await submit(form)
  await expect(other.page.getByTestId('balance').first()).toBeVisible()
  const order = calls.filter((each) => each === 'GET /wps/v2/affiliate' || each === 'PUT /wps/v2/members')
  expect(order.at(-1)).toBe('PUT /wps/v2/members')
  await other.close()
})

test('[D-139] the country’s code is chosen by typing, with the keys alone, and the form is clean in axe', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  const dialog = await openForm(person)
  await byMobile(dialog)
  const code = dialog.getByRole('button', { name: /^Country code/ })
  await expect(code).toContainText('+95')
  await code.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('phil')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await expectNoFaults(person)
  await page.keyboard.press('Enter')
  await expect(code).toContainText('+63')
  await expect(code).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('listbox')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await person.close()
})

test('[D-139] the countries are named in Burmese, which the browser itself cannot, and found by those names', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'MY' })
  const { page } = person
  const dialog = await openForm(person)
  await byMobile(dialog)
  await dialog.locator('button[aria-haspopup="listbox"]').click()
  await expect(dialog.getByRole('option', { name: 'ထိုင်း' })).toBeVisible()
  const names = await dialog.getByRole('option').allInnerTexts()
  expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([])
  await page.keyboard.type('ဖိလစ်')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await expect(dialog.getByRole('option')).toContainText('+63')
  await person.close()
})
