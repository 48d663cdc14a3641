/** Whoever cannot see the screen, or has no mouse. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { openPerson, type Person } from './person.ts'
import { screens } from './screens.ts'

const site = process.env['E2E_SITE'] ?? ''

async function findings({ page }: Person) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Both themes and both sizes once each: colours and layout do not depend on each other. */
for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`no serious finding of axe on any screen (${theme}, ${width})`, async ({ browser }) => {
    test.setTimeout(420_000)
    for (const screen of screens) {
      const person = await openPerson(browser, { site, theme, language: 'EN', size: { width, height: 900 } })
      await screen.visit(person)
      expect(await findings(person), screen.name).toEqual([])
      await person.close()
    }
  })
}

test('[LG-03] a member logs in by keyboard alone, and the focus returns when a dialog closes', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/login')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[name="username"]')).toBeFocused()
  await page.keyboard.type('player')
  await page.keyboard.press('Tab')
  await expect(dialog.locator('input[name="password"]')).toBeFocused()
  await page.keyboard.type('Player#2026')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('balance')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await person.close()
})
