/** Ways in by what an account has: a code by SMS, and the second proof that a login from a new place asks for. */
import { randomBytes, randomInt } from 'node:crypto'
import { codeOf } from '@jackfruit/groundwork/browser/authenticator'
import { openInbox } from '@jackfruit/groundwork/browser/outbox'
import { bindAccount } from '@jackfruit/groundwork/browser/paid-out'
import { aPlace, join, openPerson, password } from '@jackfruit/groundwork/browser/person'
import { bind, confirm, tell } from '@jackfruit/groundwork/browser/proving'
import { type Browser, expect, test } from '@playwright/test'
import { expectNoFaults } from '../shared/faults.ts'
import { repeatedIn } from '../shared/repeated.ts'

const site = process.env['E2E_SITE'] ?? ''
const holder = 'Mya Thandar'
const phone = { width: 390, height: 844 }
/** Each of these journeys opens the site several times, which a slow machine takes its time for. */
test.beforeEach(() => test.setTimeout(300_000))

const aNumber = () => `0949${String(randomInt(1_000_000)).padStart(6, '0')}`
const international = (number: string) => `+95${number.slice(1)}`

/** A member with all four things that a second proof can be made of. */
async function aMember(browser: Browser, language: string) {
  const person = await openPerson(browser, { site, language, place: aPlace() })
  const username = `two${randomBytes(4).toString('hex')}`
  const [number, address] = [aNumber(), `${username}@tea.example`]
  await join(person, { username })
  await confirm(person, password)
  await tell(person, 'POST', '/members/me/profile', { payeeName: holder })
  const mobile = { kind: 'mobile', dialingCode: '95', number }
  await bind(person, mobile, await openInbox('sms', international(number)))
  await bind(person, { kind: 'email', address }, await openInbox('mails', address))
  const { secret } = (await tell(person, 'POST', '/security/authenticator')) as { secret: string }
  await tell(person, 'PUT', '/security/authenticator', { code: codeOf(secret) })
  await person.close()
  return { username, number, address, secret }
}

/** Name and password from a place that the account was never at; answers the window that asks for more. */
async function comeFromElsewhere(browser: Browser, username: string, language: string) {
  const person = await openPerson(browser, { site, language, place: aPlace(), size: phone })
  const { page } = person
  await page.goto('/login')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="username"]').fill(username)
  await dialog.locator('input[name="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
  const step = page.getByRole('dialog').filter({ has: page.locator('input[name^="second-"]') })
  await expect(step).toBeVisible({ timeout: 45_000 })
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  return { person, step }
}

test('[IM-39] [LG-20] the name of a bank account that is bound to be paid to lets its owner in from a new place', async ({
  browser,
}) => {
  const owner = await openPerson(browser, { site, language: 'EN', place: aPlace() })
  const username = `own${randomBytes(4).toString('hex')}`
  await join(owner, { username, paymentPassword: '830174' })
  await bindAccount(owner, { to: 'bank', holder: 'Daw Mya Thandar' })
  await owner.close()
  const { person, step } = await comeFromElsewhere(browser, username, 'EN')
  const field = step.locator('input[name="second-bankName"]')
  await field.fill('U Thiha Aung')
  await step.locator('button[type="submit"]').click()
  await expect(step.locator('.field-error')).toHaveCount(1)
  await field.fill('daw mya thandar')
  await step.locator('button[type="submit"]').click()
  await expect(person.page.getByTestId('balance').first()).toBeVisible()
  expect(person.complaints).toEqual([])
  await person.close()
})

for (const { language, words } of [
  {
    language: 'EN',
    words: {
      mobile: 'Code to your phone',
      email: 'Code to your email',
      authenticator: 'Authenticator app',
      bankName: 'Bank account name',
    },
  },
  {
    language: 'MY',
    words: {
      mobile: 'ဖုန်းသို့ ကုဒ်ပို့မည်',
      email: 'အီးမေးလ်သို့ ကုဒ်ပို့မည်',
      authenticator: 'Authenticator အက်ပ်',
      bankName: 'ဘဏ်အကောင့် အမည်',
    },
  },
] as const) {
  test(`[LG-17] [LG-18] [LG-19] [LG-20] [LG-21] a login from a new place is let in by each of the four proofs, and by no wrong one (${language})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const member = await aMember(browser, language)
    const proofs = [
      { way: 'mobile', inbox: () => openInbox('sms', international(member.number)) },
      { way: 'email', inbox: () => openInbox('mails', member.address) },
      // The code of this half minute was used when it was turned on.
      { way: 'authenticator', answer: () => codeOf(member.secret, 1) },
      { way: 'bankName', answer: () => holder.toLowerCase() },
    ] as const
    for (const proof of proofs) {
      const { person, step } = await comeFromElsewhere(browser, member.username, language)
      const { page } = person
      await step.locator('label').filter({ hasText: words[proof.way] }).click()
      const field = step.locator(`input[name="second-${proof.way}"]`)
      await expect(field).toBeVisible()
      const right = async () => {
        if ('answer' in proof) return proof.answer()
        const inbox = await proof.inbox()
        const send = step.locator('.code-boxes:visible + button')
        await send.click()
        await expect(send).toHaveAttribute('aria-disabled', 'true')
        return inbox.code()
      }
      const answer = await right()
      const wrong =
        proof.way === 'bankName'
          ? 'Somebody Else'
          : answer.replace(/\d$/, (last) => `${(Number(last) + 1) % 10}`)
      await step.locator('button[type="submit"]').click()
      await expect(step.locator('.field-error')).toHaveCount(1)
      await field.fill(wrong)
      await expect(step.locator('.field-error')).toHaveCount(0)
      await step.locator('button[type="submit"]').click()
      await expect(step.locator('.field-error')).toHaveCount(1)
      await expect(field).toHaveValue(wrong)
      await expect(field).toBeFocused()
      await expectNoFaults(person)
      await field.fill(answer)
      // A place that is not remembered asks again: the next proof is asked for from another one anyway.
      await step.locator('label.check').click()
      await step.locator('button[type="submit"]').click()
      await expect(page.getByTestId('balance').first()).toBeVisible()
      expect(person.complaints).toEqual([])
      await person.close()
    }
  })

  test(`[LG-03] [LG-11] [VA-05] [VA-49] [RO-28] a code by SMS lets in whoever has the number, without a password or a human check (${language})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { site, language, place: aPlace(), size: phone })
    const { page } = person
    const number = aNumber()
    const inbox = await openInbox('sms', international(number))
    await join(person)
    await confirm(person, password)
    await bind(person, { kind: 'mobile', dialingCode: '95', number }, inbox)
    await page.evaluate(() => sessionStorage.clear())

    const calls: string[] = []
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const asked = () => calls.filter((each) => each === 'POST /wps/v2/sms/login').length
    await page.goto('/login')
    const dialog = page.getByRole('dialog')
    await dialog.locator('.seg-item').nth(1).click()
    const send = dialog.locator('.field-box:has(input[name="verificationCode"]) + button')
    await send.click()
    await expect(dialog.locator('input[name="mobileNum"]')).toHaveAttribute('aria-invalid', 'true')
    expect(asked()).toBe(0)
    await dialog.locator('input[name="mobileNum"]').fill(number)
    await expect(dialog.locator('.field-error')).toHaveCount(0)
    await expect(async () => {
      await send.dblclick()
      await expect(send).toHaveAttribute('aria-disabled', 'true', { timeout: 1_500 })
    }).toPass()
    const code = await inbox.code()
    expect(asked()).toBe(1)
    const wrong = code.replace(/\d$/, (last) => `${(Number(last) + 1) % 10}`)
    await dialog.locator('input[name="verificationCode"]').fill(wrong)
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog.locator('.field-error')).toHaveCount(1)
    await expect(dialog.locator('input[name="mobileNum"]')).toHaveValue(number)
    // A look at the other way in loses nothing, and its messages do not stand there.
    await dialog.locator('.seg-item').nth(0).click()
    await expect(dialog.locator('.field-error')).toHaveCount(0)
    await dialog.locator('.seg-item').nth(1).click()
    await expect(dialog.locator('input[name="mobileNum"]')).toHaveValue(number)
    await dialog.locator('input[name="verificationCode"]').fill(code)
    await dialog.locator('button[type="submit"]').click()
    await expect(page.getByTestId('balance').first()).toBeVisible()
    // What the window fetched when it opened is for the other way in.
    expect(calls.filter((each) => each.startsWith('POST') && each.includes('human'))).toEqual([])
    expect(person.complaints).toEqual([])
    await person.close()
  })
}
