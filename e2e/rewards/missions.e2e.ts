/** Missions, boards and cashback as the demo player meets them. */
import { openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import { expect, type Page, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
const mission = (page: Page, title: string) => page.getByTestId('mission').filter({ hasText: title })

test('[MC-15] [MC-18] [IM-44] [API-77] [API-78] the demo player claims what is ready, sees what counted, and finds the own place on a board', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  await signIn(person)
  const { page, close } = person
  await page.goto('/?mc=missionLeaderboard')
  const steps = mission(page, 'First steps').getByTestId('mission-step')
  await expect(steps).toHaveCount(4)
  await expect(steps.nth(0)).toHaveAttribute('data-state', 'claimed')
  // Others play with this player, too: what counts may be more by now.
  await expect(steps.nth(1)).toHaveAttribute('data-state', /^(open|ready)$/)
  await expect(steps.nth(1)).toContainText('of Ks 20,000.00')
  await mission(page, 'First steps').getByRole('button', { name: 'What counted' }).click()
  await expect(mission(page, 'First steps').getByTestId('counted').getByRole('listitem').nth(2)).toBeVisible()
  const slots = mission(page, 'Bet on slots')
  if ((await slots.getAttribute('data-status')) === 'claim') {
    await slots.getByRole('button', { name: 'Claim Ks 1,500.00' }).click()
    await expect(page.getByText('was added to your balance').first()).toBeVisible()
  }
  await expect(slots).toHaveAttribute('data-status', 'claimed')
  await page.getByText('Leaderboard', { exact: true }).click()
  const board = page.getByTestId('board').filter({ hasText: 'Weekly leaderboard' })
  await expect(board.getByTestId('board-row').first()).toContainText('×')
  await expect(board.getByText('You', { exact: true })).toBeVisible()
  await page.getByText('Cashback', { exact: true }).click()
  await expect(page.getByTestId('cashback').first()).toContainText('Loss')
  await close()
})
