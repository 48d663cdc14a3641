/** Whoever cannot see the screen, or has no mouse. */
import AxeBuilder from '@axe-core/playwright'
import { accountScreens } from '@jackfruit/groundwork/browser/account-screens'
import { moneyScreens } from '@jackfruit/groundwork/browser/money-screens'
import { openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { recordScreens } from '@jackfruit/groundwork/browser/record-screens'
import { screens } from '@jackfruit/groundwork/browser/screens'
import { expect, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''

async function findings({ page }: Person) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What is wider than the place it has: on a phone its end is out of sight. */
const tooWide = ({ page }: Person) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"], .dialog-body, main')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((each) => `${each.className || each.tagName}: ${each.scrollWidth} in ${each.clientWidth}`),
  )

/** Both themes and both sizes once each: colours and layout do not depend on each other. */
for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  for (const [kind, all] of [
    ['screen', screens],
    ['screen of records', recordScreens],
    ['screen of accounts', accountScreens],
    ['screen of money', moneyScreens],
  ] as const)
    test(`[BC-44] no serious finding of axe on any ${kind}, and nothing wider than it (${theme}, ${width})`, async ({
      browser,
    }) => {
      // Longer for more: some are reached by paying or by waiting for the house.
      test.setTimeout(Math.max(600_000, all.length * 45_000))
      for (const screen of all) {
        const size = { width, height: 900 }
        const person = await openPerson(browser, { site, theme, language: 'EN', size })
        await screen.visit(person)
        expect(await findings(person), screen.name).toEqual([])
        expect(await tooWide(person), screen.name).toEqual([])
        await person.close()
      }
    })
}

test('[BC-44] a member logs in by keyboard alone, and the focus returns when a dialog closes', async ({
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
