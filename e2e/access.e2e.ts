/** Whoever cannot see the screen, or has no mouse. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { logIn, openPerson, type Person } from './person.ts'

const site = process.env['E2E_SITE'] ?? ''

async function findings({ page }: Person) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const visitorScreens = ['/', '/login', '/register', '/verify', '/no-such-page']
const memberScreens = ['/', '/records']

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`no serious finding of axe on any screen (${theme}, ${width})`, async ({ browser }) => {
      const person = await openPerson(browser, {
        site,
        theme,
        language: 'EN',
        size: { width, height: 900 },
        reducedMotion: true,
      })
      for (const path of visitorScreens) {
        await person.page.goto(path)
        await person.page.waitForLoadState('networkidle')
        expect(await findings(person), `visitor at ${path}`).toEqual([])
      }
      await logIn(person, 'player', 'Player#2026')
      for (const path of memberScreens) {
        await person.page.goto(path)
        await person.page.waitForLoadState('networkidle')
        expect(await findings(person), `member at ${path}`).toEqual([])
      }
      await person.close()
    })
  }
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
