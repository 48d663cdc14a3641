/** Whoever cannot see the screen, or has no mouse. */
import { accountScreens } from '@jackfruit/groundwork/browser/account-screens'
import { moneyScreens } from '@jackfruit/groundwork/browser/money-screens'
import { openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { recordScreens } from '@jackfruit/groundwork/browser/record-screens'
import { rewardScreens } from '@jackfruit/groundwork/browser/reward-screens'
import { type Screen, screens } from '@jackfruit/groundwork/browser/screens'
import { type Browser, expect, test } from '@playwright/test'
import { seriousFaults } from '../shared/faults.ts'

const site = process.env['E2E_SITE'] ?? ''

/** Judged once more if need be: colours may still have been on their way. */
async function findings({ page }: Person) {
  const found = await seriousFaults(page)
  return found.length === 0 ? found : seriousFaults(page)
}

/** What is wider than the place it has: on a phone its end is out of sight. */
const tooWide = ({ page }: Person) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"], .dialog-body, main')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((each) => `${each.className || each.tagName}: ${each.scrollWidth} in ${each.clientWidth}`),
  )

const all = {
  screen: screens,
  'screen of records': recordScreens,
  'screen of rewards': rewardScreens,
  'screen of accounts': accountScreens,
  'screen of money': moneyScreens,
} satisfies Record<string, readonly Screen[]>

interface Look {
  readonly language: 'EN' | 'MY'
  readonly width: number
  readonly themes: readonly ('light' | 'dark')[]
}

/** One window for all screens of a kind of person: nothing that is there is fetched twice. */
async function lookAt(browser: Browser, kind: keyof typeof all, { language, width, themes }: Look) {
  const [theme = 'light'] = themes
  const open = () => openPerson(browser, { site, theme, language, size: { width, height: 900 } })
  let person = await open()
  let who: Screen['who']
  for (const screen of all[kind]) {
    await test.step(screen.name, async () => {
      if (!screen.who || screen.who !== who) {
        await person.close()
        person = await open()
        who = screen.who
      }
      await screen.visit(person)
      expect(await tooWide(person), screen.name).toEqual([])
      for (const shown of themes) {
        // As the button of the site does it: a theme is an attribute, and colours.
        await person.page.evaluate((chosen) => {
          document.documentElement.dataset['theme'] = chosen
        }, shown)
        expect(await findings(person), `${screen.name}, ${shown}`).toEqual([])
      }
    })
  }
  await person.close()
}

/** Longer for more: some are reached by paying or by waiting for the house. */
const patienceMs = (kind: keyof typeof all) => Math.max(600_000, all[kind].length * 45_000)

for (const kind of Object.keys(all) as (keyof typeof all)[]) {
  // Each theme, size and language once: colours, layout and words do not depend on each other.
  for (const look of [
    { language: 'EN', width: 1440, themes: ['light'] },
    { language: 'MY', width: 390, themes: ['dark'] },
  ] as const)
    test(`[OV-59] [IM-100] no serious finding of axe on any ${kind}, and nothing wider than it (${look.themes[0]}, ${look.width}, ${look.language})`, async ({
      browser,
    }) => {
      test.setTimeout(patienceMs(kind))
      await lookAt(browser, kind, look)
    })

  for (const language of ['EN', 'MY'] as const)
    for (const width of [1440, 390])
      test(`[OV-59] no serious finding of axe on any ${kind} in either theme (${width}, ${language})`, {
        tag: '@matrix',
      }, async ({ browser }) => {
        test.setTimeout(2 * patienceMs(kind))
        await lookAt(browser, kind, { language, width, themes: ['light', 'dark'] })
      })
}

test('[BC-44] [OV-24] a member logs in by keyboard alone, and the focus returns when a dialog closes', async ({
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
