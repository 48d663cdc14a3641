/** Whoever cannot see the screen, or has no mouse. */
import { accountScreens } from '@jackfruit/groundwork/browser/account-screens'
import { agentScreens } from '@jackfruit/groundwork/browser/agent-screens'
import { liveScreens } from '@jackfruit/groundwork/browser/live-screens'
import { moneyScreens } from '@jackfruit/groundwork/browser/money-screens'
import { openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { recordScreens } from '@jackfruit/groundwork/browser/record-screens'
import { rewardScreens } from '@jackfruit/groundwork/browser/reward-screens'
import { type Screen, screens, standOn } from '@jackfruit/groundwork/browser/screens'
import { type Browser, expect, test } from '@playwright/test'
import { desk, expectUsable, type Look, phone, take } from '../shared/looks.ts'

const site = process.env['E2E_SITE'] ?? ''

const all = {
  screen: screens,
  'screen of records': recordScreens,
  'screen of rewards': rewardScreens,
  'screen of accounts': accountScreens,
  'screen of money': moneyScreens,
  'screen of agents': agentScreens,
  'screen of live games': liveScreens,
} satisfies Record<string, readonly Screen[]>

/**
 * One window for all screens of a kind of person: nothing that is there is fetched twice. Each is come to once, and looked at
 * in each way as a window is made narrower and another theme is pressed: both are attributes, and layout.
 */
async function lookAt(
  browser: Browser,
  screens: readonly Screen[],
  { language, looks }: { language: 'EN' | 'MY'; looks: readonly Look[] },
) {
  const [first = desk] = looks
  const open = async () => {
    const opened = await openPerson(browser, { site, theme: first.theme, language, size: first })
    standOn(opened, '/no-such-page')
    return opened
  }
  let person: Person | null = null
  let who: Screen['who']
  for (const screen of screens)
    await test.step(screen.name, async () => {
      if (!person || !screen.who || screen.who !== who) {
        await person?.close()
        person = await open()
      }
      who = screen.who
      await take(person, first)
      await screen.visit(person)
      await expectUsable(person, screen.name, looks)
    })
  await (person as Person | null)?.close()
}

/** Longer for more: some are reached by paying or by waiting for the house. */
const patienceMs = (kind: keyof typeof all) => Math.max(600_000, all[kind].length * 45_000)

/** What the walk of every run leaves: English whole, and Burmese come to on a phone. */
const others: readonly (readonly ['EN' | 'MY', readonly Look[]])[] = [
  ['EN', [desk, { ...desk, theme: 'dark' }, phone, { ...phone, theme: 'light' }]],
  [
    'MY',
    [
      { ...phone, theme: 'light' },
      { ...desk, theme: 'dark' },
    ],
  ],
]

for (const kind of Object.keys(all) as (keyof typeof all)[]) {
  // Each theme, size and screen once, in the longer words: colours, layout and words do not depend on each other.
  test(`[OV-59] [IM-100] no serious finding of axe on any ${kind}, on a light desk and on a dark phone, and nothing wider than it (MY)`, async ({
    browser,
  }) => {
    test.setTimeout(patienceMs(kind))
    await lookAt(browser, all[kind], { language: 'MY', looks: [desk, phone] })
  })

  for (const [language, looks] of others)
    test(`[OV-59] no serious finding of axe on any ${kind} in the other themes and sizes (${language})`, {
      tag: '@matrix',
    }, async ({ browser }) => {
      test.setTimeout(2 * patienceMs(kind))
      await lookAt(browser, all[kind], { language, looks })
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
