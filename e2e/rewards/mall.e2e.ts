/** The point mall: points are given, exchanged for goods and money, and what was refused comes back with its reason. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { join, openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import { expectNoFaults } from '../shared/faults.ts'

const site = process.env['E2E_SITE'] ?? ''
const password = '830174'
const desk = fileURLToPath(new URL('../../tools/points/main.ts', import.meta.url))

/** A person of the operator's, by their command. It opens nothing that is sealed. */
async function operate(...said: readonly string[]): Promise<void> {
  const env = {
    ...process.env,
    DATABASE_URL: process.env['E2E_DATABASE'] ?? '',
    JACKFRUIT_SECRET: randomBytes(32).toString('hex'),
  }
  const signed = [...said, '--by', 'Daw Hla', '--why', 'for the journey']
  await promisify(execFile)(process.execPath, [desk, ...signed], { env })
}

test('[OV-34] [SC-01] [SC-02] [PT-01] [PT-02] [API-101] a member exchanges points for goods and money; refused, the points come back', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', theme: 'light' })
  const { page } = person
  const username = await join(person, { paymentPassword: password })
  await operate('give', 'demommk', username, '5000.00', '--key', `journey-${username}`)
  await page.goto('/pointMall')
  const balance = page.getByTestId('points-balance').first()
  await expect(balance).toContainText('5,000')
  await expectNoFaults(person, 'main')

  await page.getByRole('button', { name: 'Exchange: Steel cup' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Receiving address').fill('No. 12, Anawrahta Road, Yangon')
  await form.getByLabel('WhatsApp').fill('+95 9 450 123 456')
  await form.locator('input[name="password"]').fill('000000')
  await form.getByRole('button', { name: 'Exchange for 1,800 points' }).click()
  await expect(form.getByText('wrong', { exact: false })).toBeVisible()
  await expectNoFaults(person)
  await form.locator('input[name="password"]').fill(password)
  await form.getByRole('button', { name: 'Exchange for 1,800 points' }).click()
  await expect(form).toHaveCount(0)
  await expect(balance).toContainText('3,200')
  await expect(page.getByTestId('exchange')).toHaveAttribute('data-state', 'inProcess')

  await page.locator('input[name="points"]').fill('200')
  await page.getByRole('button', { name: 'Convert' }).click()
  await page.getByRole('dialog').locator('input[name="password"]').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Convert' }).click()
  await expect(page.getByText('2,000.00 was added to your balance').first()).toBeVisible()
  await expect(balance).toContainText('3,000')

  await page.goto('/?mc=pointRecord')
  const cup = page.getByTestId('exchange').filter({ hasText: 'Steel cup' })
  // Behind the address, which may have a number of its own.
  const number = [...((await cup.textContent()) ?? '').matchAll(/No\. (\d+)/g)].at(-1)?.[1] ?? ''
  await operate('decide', 'demommk', number, 'reject', '--remark', 'The street is missing.')
  await page.goto('/?mc=messageV2')
  await page.locator('[data-kind="mall_rejected"]').click()
  await expect(page.getByTestId('message')).toContainText('The street is missing.')
  await page.getByTestId('message-way').click()
  await expect(page).toHaveURL(/mc=pointRecord/)
  await expect(cup).toHaveAttribute('data-state', 'rejected')
  await expect(page.getByTestId('points-balance')).toContainText('4,800')
  await expectNoFaults(person)
  await person.close()
})

test('[PT-01] [PT-02] [PT-03] [SC-03] the demo player has an exchange in each state, and reads what earned the points', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  await signIn(person)
  const { page } = person
  await page.goto('/?mc=pointRecord')
  for (const state of ['inProcess', 'rejected', 'approved', 'confirmed'])
    await expect(page.locator(`[data-testid="exchange"][data-state="${state}"]`).first()).toBeVisible()
  await page.getByText('Earned', { exact: true }).click()
  await expect(page.getByTestId('entry').filter({ hasText: 'Gift of the house' })).toContainText('+21,640')
  await page.getByText('Ratios', { exact: true }).click()
  await expect(page.getByTestId('ratios')).toContainText('Slots')
  await person.close()
})
