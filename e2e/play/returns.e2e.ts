/** What games have really returned, for anybody to see. */
import { heard } from '@jackfruit/groundwork/browser/brand-data'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import { expectNoFaults } from '../shared/faults.ts'

const site = process.env['E2E_SITE'] ?? ''

test('a round that is played counts at once in the measured return of its game, which a visitor reads beside the published one', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await join(person)
  await page.goto('/game?nodeId=slot-golden-chinthe')
  const game = page.frameLocator('iframe')
  await game.getByTestId('spin').click({ timeout: 30_000 })
  await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', '1', { timeout: 150_000 })
  await person.close()
  await heard()

  const visitor = await openPerson(browser, { site, language: 'EN', size: { width: 390, height: 844 } })
  await visitor.page.goto('/verify')
  await visitor.page.getByRole('link', { name: 'Measured return of all games' }).click()
  const row = visitor.page.locator('[data-game="slot-golden-chinthe"]')
  await expect(row).toContainText('Published return 96.5701%')
  await expect(row).toContainText(/Rounds: [1-9]/)
  await row.getByRole('button').click()
  await expect(row).toContainText(/Version 1\.\d+\.\d+, build [0-9a-f]{16}/)
  await expectNoFaults(visitor, 'main')
  expect([...person.complaints, ...visitor.complaints]).toEqual([])
  await visitor.close()
})
