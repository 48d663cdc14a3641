/** A forgotten password comes back, by mobile and by mail; what is sent is read at the outbox. */
import { randomBytes, randomInt } from 'node:crypto'
import { openInbox } from '@jackfruit/groundwork/browser/outbox'
import { aPlace, logIn, openPerson } from '@jackfruit/groundwork/browser/person'
import { bind, confirm } from '@jackfruit/groundwork/browser/proving'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { type Browser, expect, test } from '@playwright/test'
import { expectNoFaults } from '../shared/faults.ts'
import { repeatedIn } from '../shared/repeated.ts'

const site = process.env['E2E_SITE'] ?? ''
const [old, fresh] = ['Jackfruit2026', 'Mangosteen27']
const phone = { width: 390, height: 844 }

/** A member with a proved mobile number and an address, registered on the screen; they come back to the same place. */
async function aMember(browser: Browser, wishes: { language: string; size?: typeof phone }) {
  const place = aPlace()
  const member = await openPerson(browser, { site, place, language: wishes.language })
  const { page } = member
  const username = `reco${randomBytes(4).toString('hex')}`
  const [number, email] = [`09${41_000_000 + randomInt(999_999)}`, `${username}@tea.example`]
  await page.goto('/register')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="username"]').fill(username)
  await dialog.locator('input[name="password"]').fill(old)
  await dialog.locator('input[name="confirmPassword"]').fill(old)
  // What is not required is folded away; the button names it.
  if (!(await dialog.locator('input[name="email"]').isVisible()))
    await dialog.getByRole('button', { name: /Email|အီးမေးလ်/ }).click()
  await dialog.locator('button[aria-haspopup="listbox"]').click()
  await page.keyboard.type('95')
  await page.keyboard.press('Enter')
  await dialog.locator('input[name="mobileNum"]').fill(number)
  await dialog.locator('input[name="email"]').fill(email)
  await dialog.locator('[name="ageConfirmed"], [data-field="ageConfirmed"]').first().click()
  await dialog.locator('button[type="submit"]').click()
  await expect(page.getByTestId('balance')).toBeVisible()
  await confirm(member, old)
  const contact = { kind: 'mobile', dialingCode: '95', number }
  await bind(member, contact, await openInbox('sms', `+95${number.slice(1)}`))
  await member.close()
  return { person: await openPerson(browser, { site, place, ...wishes }), username, number, email }
}

for (const language of ['EN', 'MY']) {
  test(`[OV-30] [SC-12] [RO-32] (${language}) the mailed link sets a new password, once, and the old one is refused${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const { person, username, email } = await aMember(browser, { language })
    const { page } = person
    await page.goto('/forgot')
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('label')
      .filter({ has: page.locator('input[type="radio"]') })
      .nth(1)
      .click()
    const form = dialog.locator('form:visible')
    await form.locator('button[type="submit"]').click()
    await expect(form.locator('.field-error')).toHaveCount(2)
    await form.locator('input[name="username"]').fill(username)
    await form.locator('input[name="email"]').fill('a@')
    await form.locator('button[type="submit"]').click()
    await expect(form.locator('.field-error')).toHaveCount(1)
    await expect(form.locator('input[name="username"]')).toHaveValue(username)
    await form.locator('input[name="email"]').fill(email)
    const mails = await openInbox('mails', email)
    await form.locator('button[type="submit"]').click()
    await expect(dialog.getByRole('status')).toContainText(email)
    await expectNoFaults({ page })

    const link = /http\S+\/reset\?token=\S+/.exec(await mails.next())?.[0] ?? ''
    await page.goto(link)
    await expect(page).toHaveURL(/\/reset$/)
    const reset = page.getByRole('dialog')
    await reset.locator('input[name="newPassword"]').fill(fresh)
    await reset.locator('input[name="confirmNewPassword"]').fill(`${fresh}x`)
    await reset.locator('button[type="submit"]').click()
    await expect(reset.locator('.field-error')).toHaveCount(1)
    await reset.locator('input[name="confirmNewPassword"]').fill(fresh)
    await expectNoFaults({ page })
    await reset.locator('button[type="submit"]').click()
    await expect(page).toHaveURL(/\/login/)
    await logIn(person, username, fresh)

    await page.goto(link)
    await page.getByRole('dialog').locator('input[name="newPassword"]').fill(old)
    await page.getByRole('dialog').locator('input[name="confirmNewPassword"]').fill(old)
    await page.getByRole('dialog').locator('button[type="submit"]').click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    expect(person.complaints).toEqual([])
    await person.close()
  })

  test(`[OV-30] [SC-11] [TR-06] [VA-17] [VA-18] [VA-19] (${language}) the code sent to the mobile sets a new password, on a phone${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const { person, username, number } = await aMember(browser, { language, size: phone })
    const { page } = person
    await page.goto('/forgot')
    const form = page.getByRole('dialog').locator('form:visible')
    // Letters still on their way would move the button from under the finger.
    await expect(form).toBeVisible()
    await quiet(page)
    await form.locator('button[type="submit"]').click()
    await expect(form.locator('.field-error')).toHaveCount(3)
    await form.locator('button[aria-haspopup="listbox"]').click()
    await page.keyboard.type('95')
    await page.keyboard.press('Enter')
    await form.locator('input[name="mobileNum"]').fill('12')
    const send = form.locator('.field-box + button')
    await send.click()
    await expect(form.locator('.field-error').first()).toBeVisible()
    await form.locator('input[name="mobileNum"]').fill(number)
    const messages = await openInbox('sms', `+95${number.slice(1)}`)
    // One request a second at most: a press too soon is pressed again, as a person would.
    await expect(async () => {
      await send.click()
      await expect(send).toHaveAttribute('aria-disabled', 'true', { timeout: 1_500 })
    }).toPass()
    await expect(send).toContainText(/[1-6]?\d/)

    const code = await messages.code()
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await form.locator('input[name="verificationCode"]').fill(wrong)
    await form.locator('input[name="newPassword"]').fill(fresh)
    await form.locator('button[type="submit"]').click()
    await expect(form.locator('.field-error')).toHaveCount(1)
    await expect(form.locator('input[name="newPassword"]')).toHaveValue(fresh)
    await expectNoFaults({ page })
    await form.locator('input[name="verificationCode"]').fill(code)
    await form.locator('button[type="submit"]').click()
    await expect(page).toHaveURL(/\/login/)
    await logIn(person, username, fresh)
    expect(person.complaints).toEqual([])
    await person.close()
  })
}

test('[B-44] the outbox can be read as a page, and says when there is nothing in it', async ({ browser }) => {
  const person = await openPerson(browser, {
    site: site.replace('localhost', 'open.localhost'),
    language: 'EN',
  })
  await person.page.goto('/dev/outbox')
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoFaults(person, 'html')
  await person.close()
})
