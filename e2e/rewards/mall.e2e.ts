/** The point mall as the demo player meets it: an exchange in each state, and what earned the points. */
import { openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''

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
