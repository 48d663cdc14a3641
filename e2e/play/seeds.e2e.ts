/** A member's seeds outside the games: seen, changed, revealed, and an earlier round checked with them. */
import { createHash } from 'node:crypto'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { seriousFaults } from '../shared/faults.ts'
import { repeatedIn } from '../shared/repeated.ts'

const site = process.env['E2E_SITE'] ?? ''

async function spinOnce(page: Page) {
  await page.goto('/game?nodeId=slot-golden-chinthe')
  const game = page.frameLocator('iframe')
  await expect(game.getByTestId('spin')).toBeEnabled({ timeout: 60_000 })
  await game.getByTestId('spin').click()
  await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', '1', { timeout: 150_000 })
}

/** The whole of a code that is shown short. */
const factIn = (place: Locator, label: string) =>
  place.locator('dl > div', { hasText: label }).first().locator('dd > span').getAttribute('title')

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test('[IM-17] a member changes the seed on the page of seeds, and proves an earlier round with what is revealed, offline', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page, context } = person
  await join(person)
  await page.goto('/seeds')
  await expect(page.getByText('No seeds yet')).toBeVisible()
  await spinOnce(page)

  await page.goto('/records')
  await page.getByTestId('bet-row').first().getByRole('button').first().click()
  await expect(page.getByText('Sealed until you change your seed')).toBeVisible()
  await page.getByRole('link', { name: 'See and change your seeds' }).click()
  const card = page.locator('[data-maker="hexworks"]')
  await expect(card).toContainText('No pair has been revealed yet.')
  const promised = await factIn(card, 'Promised, in use (hash)')
  const next = await factIn(card, 'Promised, next (hash)')
  expect(promised).toMatch(/^[0-9a-f]{64}$/)

  const seed = card.getByLabel('Your new seed')
  await seed.fill('two words')
  await card.getByRole('button', { name: 'Change and reveal' }).click()
  await expect(card.getByText('Use 1 to 64 letters, digits, - or _.')).toBeVisible()
  await card.getByRole('button', { name: 'Random seed' }).click()
  await expect(seed).toHaveValue(/^[0-9a-f]{32}$/)
  await seed.fill('lucky-mandalay')
  await card.getByRole('button', { name: 'Change and reveal' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await factIn(card, 'Promised, in use (hash)')).toBe(promised)
  await card.getByRole('button', { name: 'Change and reveal' }).click()
  await page.getByTestId('confirm').click()

  const revealed = card.getByTestId('revealed').locator('li').first()
  await expect(revealed).toBeVisible()
  expect(await factIn(card, 'Promised, in use (hash)')).toBe(next)
  expect(await factIn(card, 'Your seed')).toBe('lucky-mandalay')
  const serverSeed = (await factIn(revealed, 'Server seed')) ?? ''
  expect(createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')).toBe(promised)
  await expect(revealed).toContainText('Rounds with this pair')
  expect(await seriousFaults(page)).toEqual([])

  await card.getByRole('link', { name: 'Check rounds in your betting record' }).click()
  await page.getByTestId('bet-row').first().getByRole('button').first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Can be checked' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download proof' }).click(),
  ])
  const file = await download.path()
  await page.goto('/verify')
  await page.getByRole('button', { name: 'Check', exact: true }).waitFor()
  await quiet(page)
  await context.setOffline(true)
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByRole('status').filter({ hasText: 'Fair: checked on this device' })).toBeVisible()
  await context.setOffline(false)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[IM-17] a visitor is asked to log in, and comes back to the seeds', async ({ browser }) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/seeds')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="username"]').fill('player')
  await dialog.locator('input[name="password"]').fill('Player#2026')
  await dialog.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/seeds$/)
  await person.close()
})

for (const [theme, width, language] of [
  ['light', 1440, 'EN'],
  ['dark', 390, 'MY'],
] as const)
  test(`[IM-17] a maker that is away, an open round and a failure are told (${theme}, ${width}, ${language})${repeatedIn(language)}`, async ({
    browser,
  }) => {
    const size = { width, height: 900 }
    const person = await openPerson(browser, { site, theme, language, size })
    const { page } = person
    await join(person)
    const pair = { serverSeed: '1'.repeat(64), commit: '2'.repeat(64), clientSeed: 'before', rounds: 12 }
    const seeds = {
      ...{ commit: 'a'.repeat(64), nextCommit: 'b'.repeat(64), clientSeed: 'W'.repeat(64), nonce: 41 },
      ...{ isRoundOpen: true, revealed: [{ ...pair, revealedAt: '2026-01-01T08:20:00.000Z' }] },
    }
    const makers = [
      { vassalage: 'hexworks', name: 'Hexworks', isAway: false, seeds },
      { vassalage: 'kitelab', name: 'Kite Lab', isAway: true, seeds: null },
      { vassalage: 'lantern', name: 'Lantern', isAway: false, seeds: null },
    ]
    let isBroken = true
    await page.route('**/wps/v2/fairness/seeds', (route) =>
      route.fulfill({
        status: isBroken ? 500 : 200,
        json: { success: !isBroken, message: '', value: isBroken ? {} : { makers } },
      }),
    )
    await page.goto('/seeds')
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
    expect(await seriousFaults(page)).toEqual([])
    isBroken = false
    await page.getByRole('alert').getByRole('button').click()
    await expect(page.locator('[data-maker="kitelab"]').getByRole('button')).toBeVisible()
    await expect(page.locator('[data-maker="hexworks"] button[aria-disabled="true"]')).toBeVisible()
    expect(await seriousFaults(page)).toEqual([])
    expect(await isTooWide(page)).toBe(false)
    await person.close()
  })
