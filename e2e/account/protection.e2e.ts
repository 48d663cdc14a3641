/** Play protection: limits set and raised, a break begun, in English and Burmese, wide and narrow. */
import { openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { tell } from '@jackfruit/groundwork/browser/proving'
import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults } from '../shared/faults.ts'
import { newMember, words as textIn } from '../shared/money.ts'
import { repeatedIn } from '../shared/repeated.ts'

const site = process.env['E2E_SITE'] ?? ''

for (const { language, theme, size, words } of [
  {
    language: 'EN',
    theme: 'light',
    size: { width: 1440, height: 900 },
    words: {
      open: 'Play protection',
      keep: 'Keep as it is',
      begin: 'Begin the break',
      on: /taking a break/,
      closed: /You are taking a break/,
    },
  },
  {
    language: 'MY',
    theme: 'dark',
    size: { width: 390, height: 844 },
    words: {
      open: 'ကစားမှု ကာကွယ်ရေး',
      keep: 'မပြောင်းတော့ပါ',
      begin: 'စတင်နားမည်',
      on: /ခဏနားနေသည်/,
      closed: /သင် ခဏနားနေသည်/,
    },
  },
] as const) {
  test(`[IM-94] [NV-10] from the footer a member limits stakes, lowers at once, takes a raise back, and begins a break that closes the games (${language})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { site, language, theme, size })
    const { page } = person
    await join(person)
    await page.goto('/')
    await page.locator('footer').scrollIntoViewIfNeeded()
    // By keyboard: greetings may lie over the footer of a small screen.
    await page.locator('footer').getByRole('button', { name: words.open }).press('Enter')

    const card = page.getByTestId('limit-stake')
    const row = card.getByRole('listitem').first()
    const set = async (amount: string) => {
      await row.getByRole('button').first().click()
      await card.locator('input[name="amount"]').fill(amount)
      await card.locator('form button[type="submit"]').click()
      await expect(card.locator('form')).toHaveCount(0)
    }
    await set('900')
    await expect(row).toContainText('900.00')
    await set('500')
    await expect(row).toContainText('500.00')
    await set('5000')
    await expect(row).toContainText('500.00')
    await expect(row).toContainText('5,000.00')
    await expectNoFaults(person)
    await row.getByRole('button', { name: words.keep }).click()
    await expect(row).not.toContainText('5,000.00')
    await page.reload()
    await expect(row).toContainText('500.00')

    await page.getByTestId('begin-break').click()
    const asked = page.getByRole('dialog').last()
    const begin = asked.getByRole('button', { name: words.begin })
    await begin.click()
    await expect(asked.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
    await asked.getByRole('checkbox').check()
    await begin.click()
    await expect(page.getByTestId('closed')).toContainText(words.on)
    await expectNoFaults(person)

    await page.goto('/game?nodeId=slot-golden-chinthe')
    await expect(page.getByText(words.closed)).toBeVisible()

    // Whoever comes next is offered no trial and no account: the browser rests.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/register')
    const entrance = page.getByRole('dialog')
    await expect(entrance.getByText(textIn(language, 'errors.browser_resting'))).toBeVisible()
    await expect(entrance.locator('[name="confirmPassword"], [data-testid="free-play"]')).toHaveCount(0)
    await expectNoFaults(person)
    expect(person.complaints).toEqual([])
    await person.close()
  })
}

const stakes = 3

for (const look of [
  { language: 'EN', device: 'desktop', theme: 'light' },
  { language: 'MY', device: 'phone', theme: 'dark' },
] as const) {
  const { language, device, theme } = look
  test(`[IM-94] over a running game a member is told how long play has lasted and what it came to, once each time, and goes on or leaves (${language}, ${device}, ${theme})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const person = await newMember(browser, look)
    const { page } = person
    await tell(person, 'POST', '/protection/reality-check', { minutes: 15 })
    await page.goto('/seamless?vendor=KITELAB&gameCode=kite-dice')
    const game = page.frameLocator('iframe')
    const roll = game.getByTestId('spin')
    for (let rounds = 1; rounds <= stakes; rounds++) {
      await expect(roll).toBeEnabled({ timeout: 30_000 })
      await roll.click()
      await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', String(rounds), {
        timeout: 20_000,
      })
    }
    const check = page.getByRole('alertdialog')
    await expect(check).toHaveCount(0)

    // Rather than wait for a quarter of an hour: what was staked lies that long back, with no pause between.
    await letTimePass(person.username)
    await comeBack(page)
    await expect(check).toBeVisible()
    await expect(check).toContainText(textIn(language, 'protection.reality_title_other', { count: '20' }))
    await expect(check.getByText('300.00').first()).toBeVisible()
    await expectNoFaults(person, '[role="alertdialog"]')
    await check.getByRole('button', { name: textIn(language, 'protection.go_on') }).click()
    await expect(check).toHaveCount(0)
    await expect(roll).toBeEnabled()
    await roll.click()
    await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', String(stakes + 1), {
      timeout: 20_000,
    })

    // Seen for this stretch; the next quarter of an hour tells it again, also after the game was opened anew.
    await page.reload()
    await expect(roll).toBeEnabled({ timeout: 30_000 })
    await expect(check).toHaveCount(0)
    await letTimePass(person.username)
    await comeBack(page)
    await expect(check).toBeVisible()
    await check.getByRole('button', { name: textIn(language, 'protection.leave') }).click()
    await expect(page).toHaveURL(`${site}/`)
    expect(person.complaints).toEqual([])
    await person.close()
  })
}

/** As who looks at the page again: what it asks every half minute it asks at once. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

/** Ten minutes between each two stakes of a member, the last of them now. Entries are never changed: only here. */
async function letTimePass(username: string): Promise<void> {
  const data = await openBrandData()
  await data.write("set session_replication_role = 'replica'")
  await data.write(
    `with played as (
       select account_id, seq, row_number() over (order by seq desc) - 1 as back from ledger.transfers
        where kind = 1 and account_id in (
          select a.id from ledger.accounts a join identity.members m on m.id = a.owner
           where a.kind = 1 and m.username = '${username}'))
     update ledger.transfers t set created_at = now() - p.back * interval '10 minutes'
       from played p where t.account_id = p.account_id and t.seq = p.seq`,
  )
  await data.close()
}
