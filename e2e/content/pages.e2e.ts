/** Pages of written content: what operators wrote can be found and read, and what visitors write arrives. */
import { heard } from '@jackfruit/groundwork/browser/brand-data'
import { openPerson } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { desk, expectUsable, phone, take } from '../shared/looks.ts'

const site = process.env['E2E_SITE'] ?? ''
const owner = process.env['E2E_OWNER_DATABASE'] ?? ''

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

test('[SC-08] no serious finding of axe on a page of written content, and none wider than the screen', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'MY', theme: desk.theme })
  // Most of them stand among the screens that axe looks at in e2e/site.
  for (const path of ['/info?page=terms', '/download']) {
    await take(person, desk)
    await person.page.goto(path)
    await quiet(person.page)
    await expectUsable(person, path, [desk, phone])
  }
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[RT-07] notices are listed by type and by pages, and hostile HTML in one runs nothing', async ({
  browser,
}) => {
  await query(
    `insert into content.announcements (merchant_id, type, titles, contents, starts_at)
     select id, 'PR', jsonb_build_object('EN', 'Offer ' || n, 'MY', 'Offer ' || n),
       jsonb_build_object('EN', '<p>Text ' || n || '<img src=x onerror="window.wasRun=1"><script>window.wasRun=2</script></p>'),
       now() - n * interval '1 hour' from merchants.brands, generate_series(1, 11) n where code = 'demommk'`,
  )
  await heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/noticePage')
  await expect(page.locator('main')).toHaveClass(/noticePage/)
  await expect(page.getByRole('heading', { name: 'Welcome to Jackfruit' })).toBeVisible()
  await page.locator('main').getByText('Promotions', { exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Offer 1', exact: true })).toBeVisible()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('heading', { name: 'Offer 11', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Offer 1', exact: true })).toHaveCount(0)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  await person.close()
})

test('[RT-28] [SC-08] topics and answers come from the server, the search finds them, and an address names one', async ({
  browser,
}) => {
  await query(
    `update content.help_articles set contents = contents || '{"EN": "<p>Only the marmalade clause.</p>"}'
     where slug = 'rtp' and merchant_id = (select id from merchants.brands where code = 'demommk')`,
  )
  await heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/help')
  await page.getByRole('searchbox').fill('marmalade')
  await expect(page.getByText('1 answer', { exact: true })).toBeVisible()
  await expect(page.getByText('Only the marmalade clause.')).toBeVisible()
  await page.getByRole('searchbox').fill('no such word')
  await expect(page.getByText('No answer found')).toBeVisible()
  await page.goto('/help#rtp')
  await expect(page.locator('#rtp')).toHaveAttribute('open', '')
  await person.close()
})

test('[RT-29] [RT-37] /helpmc and /download show the same without anything of the shell', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  const topics = page.getByRole('navigation', { name: 'Topics' }).getByRole('button')
  await page.goto('/help')
  await expect(topics.first()).toBeVisible()
  const names = await topics.allInnerTexts()
  await expect(page.locator('footer')).toHaveCount(1)
  await page.goto('/helpmc')
  await expect(topics.first()).toBeVisible()
  expect(await topics.allInnerTexts()).toEqual(names)
  for (const path of ['/helpmc', '/download']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of ['banner', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(part), part).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  }
  await person.close()
})

test('[RT-37] with the flag on a visitor is sent to log in, but /helpmc and /download stay', async ({
  browser,
}) => {
  const set = (enabled: '0' | '1') =>
    query(
      `update merchants.setting_nodes set enabled = $1 where mod_id = 'SITE_LOGIN_TO_HOME'
         and merchant_id = (select id from merchants.brands where code = 'demommk')`,
      [enabled],
    )
  await set('1')
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  try {
    await heard()
    for (const path of ['/download', '/helpmc']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
    }
    await page.goto('/down')
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/login')
  } finally {
    await set('0')
    await heard()
    await person.close()
  }
})

test('[NV-10] each text behind the footer opens under its own name', async ({ browser }) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/help')
  await page.locator('footer').scrollIntoViewIfNeeded()
  for (const name of ['About us', 'Terms of use', 'Privacy', 'Responsible play']) {
    await page.locator('footer').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
    await expect(page.locator('article')).toContainText(/[\s\S]{150}/)
  }
  await page.goto('/info?page=nothing-of-ours')
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await person.close()
})

test('[SC-05] [IM-78] feedback points at the field that is wrong, loses nothing, and is stored', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/help')
  const words = page.locator('textarea[name="content"]')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(words).toBeFocused()
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  // The brand wants at least five characters, which only the server knows.
  await words.fill('abc')
  await page.locator('input[name="contact"]').fill('me@home.example')
  await send.click()
  await expect(page.getByText('Write at least 5')).toBeVisible()
  await expect(words).toBeFocused()
  await expect(words).toHaveValue('abc')

  await page.route('**/wps/v2/feedback', (route) => route.abort())
  const message = `The lobby is fine ${Date.now()}`
  await words.fill(message)
  await send.click()
  await expect(page.getByText('Your words are still here.')).toBeVisible()
  await expect(words).toHaveValue(message)
  await page.unroute('**/wps/v2/feedback')
  await send.click()
  await expect(page.getByText('Thank you')).toBeVisible()
  const id = (await page.getByText('Reference:').innerText()).match(/[0-9a-f-]{36}/)?.[0]
  const rows = await query('select * from content.feedback where id = $1', [id])
  expect(rows).toHaveLength(1)
  // Words and how to answer lie sealed.
  for (const sealed of ['contact_sealed', 'content_sealed'])
    expect(String(rows[0]?.[sealed])).not.toMatch(/home\.example|lobby/)
  await person.close()
})

test('[RT-31] /join shows the steps of the brand, refuses at the field, and answers with a reference that is stored', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/join')
  const rows = page.getByTestId('commission').locator('tbody tr')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(1)).toContainText('10,000,000')
  await expect(rows.nth(1)).toContainText('25%')
  await page.getByRole('button', { name: 'Apply now' }).click()
  const name = page.locator('input[name="name"]')
  await expect(name).toBeFocused()
  const send = page.getByRole('button', { name: 'Send the application' })
  await send.click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await name.fill('Daw Mya')
  await page.locator('input[name="contact"]').fill('mya@tea.example')
  const plan = page.locator('textarea[name="plan"]')
  await plan.fill('I run a tea shop and know many players.')
  await send.click()
  await expect(page.locator('input[name="contact"]')).toBeFocused()
  await page.getByText('E-mail', { exact: true }).click()
  await expect(page.locator('input[name="contact"]')).toHaveValue('mya@tea.example')
  await send.click()
  await expect(page.locator('input[name="isAdult"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('input[name="isAdult"]').check()
  await send.click()
  const reference = await page.getByTestId('reference').innerText()
  expect(reference).toMatch(/^J-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const stored = await query('select contact_kind, state from affiliates.applications where reference = $1', [
    reference,
  ])
  expect(stored).toEqual([{ contact_kind: 'email', state: 'new' }])
  await page.goto('/join')
  await page.getByRole('button', { name: 'Open a player account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 40_000 })
  await person.close()
})

test('[RT-30] [SC-06] [SC-07] /down has a code for each way of installing, numbered steps, and files that are there', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/down')
  for (const kind of ['mobileconfig', 'ios', 'android', 'lite']) {
    const code = page.locator(`main a[data-app="${kind}"]`)
    await expect(code.locator('svg path')).toHaveCount(1)
    const answer = await page.request.get((await code.getAttribute('href')) ?? '')
    expect(answer.status(), kind).toBe(200)
  }
  const codes = await page
    .locator('main a[data-app] svg path')
    .evaluateAll((all) => all.map((p) => p.getAttribute('d')))
  expect(new Set(codes).size).toBe(4)
  for (const system of ['ios', 'android', 'lite']) {
    const steps = page.locator(`#${system} ol > li`)
    await expect(steps).toHaveCount(4)
    await expect(steps.locator('svg')).toHaveCount(4)
    expect((await steps.first().innerText()).startsWith('1')).toBe(true)
  }
  const clip = await page.request.get('/app.mobileconfig')
  expect(clip.headers()['content-type']).toBe('application/x-apple-aspen-config')
  expect(await clip.text()).toContain(`<key>URL</key><string>${site}/</string>`)
  await person.close()
})

test('[SC-04] the winner board lists the wins of real rounds under masked names', async ({ browser }) => {
  await query(
    `insert into wallet.purses (account_id, merchant_id, member_id, currency)
     select 990001, m.merchant_id, m.id, 'MMK' from identity.members m where m.username = 'general' on conflict do nothing`,
  )
  await query(
    `insert into wallet.bets (account_id, round, merchant_id, seq, last_seq, game_id, stake, win, balance_after, closed,
       rolled_back, placed_at, settled_at)
     select p.account_id, 'v:board' || n, p.merchant_id, 900000 + n, 900000 + n, g.id, 100, 12345 + n, 0, true, false, now(), now()
     from (select account_id, merchant_id from wallet.purses where account_id = 990001) p,
       (select id from catalog.games order by id limit 1) g, generate_series(1, 25) n`,
  )
  await heard()
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/winners')
  const rows = page.getByTestId('winner-board').locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await expect(rows.first()).toContainText('***')
  await expect(rows.first()).toContainText('123.70')
  await expect(page.getByTestId('winner-board')).not.toContainText('general')
  await person.close()
})
