/** A member's own records: what was played, what moved, what it came to, and the statement that proves itself. */
import { readFileSync } from 'node:fs'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { type Download, expect, type Page, test } from '@playwright/test'
import { expectNoFaults } from '../shared/faults.ts'

const site = process.env['E2E_SITE'] ?? ''

const saved = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return textOf(download)
}
const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8')
const isClean = (page: Page) => expectNoFaults({ page }, 'html')

test('[MC-09] [MC-10] [MC-11] a member finds a round in all records, checks the statement and a changed copy of it', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await join(person)
  await page.goto('/game?nodeId=slot-golden-chinthe')
  const game = page.frameLocator('iframe')
  await expect(game.getByTestId('spin')).toBeEnabled({ timeout: 60_000 })
  await game.getByTestId('spin').click()
  await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', '1', { timeout: 150_000 })

  await page.goto('/?mc=personalHistoryCopy')
  const panel = page.getByRole('dialog')
  await expect(panel.getByTestId('bet-row')).toHaveCount(1, { timeout: 30_000 })
  await panel.getByRole('button', { name: 'Slots 1' }).click()
  await expect(panel.getByTestId('bet-row')).toHaveCount(1)
  await panel.getByLabel('State').selectOption({ label: 'Void' })
  await expect(panel.getByText('No rounds here')).toBeVisible()
  // What was chosen stands in the address: a reload shows the same.
  await page.reload()
  await expect(panel.getByText('No rounds here')).toBeVisible()
  await panel.getByRole('button', { name: 'Clear filters' }).click()
  await expect(panel.getByTestId('bet-row')).toHaveCount(1)
  await isClean(page)
  // The game itself draws the round once more, and nothing is staked by it.
  await panel.getByTestId('bet-row').click()
  await panel.getByRole('link', { name: 'Watch it again' }).click()
  await expect(game.getByText(/^Shown again: round/).first()).toBeVisible({ timeout: 60_000 })
  await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', '0')

  await page.goto('/?mc=transactionHistory')
  await expect(panel.getByRole('status').filter({ hasText: 'Statement is unbroken' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(panel.getByTestId('movement-row').last()).toContainText('Opening grant')
  await isClean(page)
  const csv = await saved(page, () => panel.getByRole('button', { name: 'CSV' }).click())
  expect(csv).toContain('Time (Asia/Yangon)')
  expect(csv.trim().split('\r\n').length).toBe(1 + (await panel.getByTestId('movement-row').count()))
  const statement = await saved(page, () => panel.getByRole('button', { name: 'Save as JSON' }).click())
  const check = (text: string) =>
    panel.locator('input[type="file"]').setInputFiles({
      ...{ name: 'statement.json', mimeType: 'application/json', buffer: Buffer.from(text) },
    })
  await check(statement)
  await expect(panel.getByText('Saved statement: Statement is unbroken')).toBeVisible()
  const changed = JSON.parse(statement) as { entries: { line: string }[] }
  const entry = changed.entries[1]
  if (!entry) throw new Error('a spin leaves an entry')
  entry.line = `${entry.line}x`
  await check(JSON.stringify(changed))
  await expect(panel.getByText('Entry 2 does not fit its seal')).toBeVisible()
  await panel.getByRole('button', { name: 'Deposits' }).click()
  await expect(panel.getByText('No movements here')).toBeVisible()

  await page.goto('/?mc=personalProfit')
  await expect(panel.getByTestId('profit-day')).toHaveCount(1)
  await panel.getByTestId('profit-day').getByRole('button').press('Enter')
  await expect(panel.getByRole('cell', { name: 'Slots' })).toBeVisible()
  await isClean(page)
  expect(person.complaints).toEqual([])
  await person.close()
})
