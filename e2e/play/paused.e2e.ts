/** A studio that has to set its records right pauses, says so in the game, and goes on with the bet by itself. */
import { openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import { expectNoFaults } from '../shared/faults.ts'

const site = process.env['E2E_SITE'] ?? ''
const maker = 'kitelab'

test('a bet at a studio that pauses waits with its stake safe, is told so at once, and is played once when the studio goes on', async ({
  browser,
}) => {
  const data = await openBrandData()
  const person = await openPerson(browser, { site, language: 'EN', size: { width: 390, height: 844 } })
  const { page, context } = person
  await join(person)
  const bets: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/${maker}/play/v1/bet`)) bets.push(request.postDataJSON().clientBetId)
  })
  await page.goto('/game?nodeId=kite-dice')
  const game = page.frameLocator('iframe')
  const play = game.getByTestId('spin')
  const rounds = game.getByTestId('round')
  await expect(play).toBeEnabled({ timeout: 30_000 })
  await play.click()
  await expect(rounds).toHaveAttribute('data-rounds', '1', { timeout: 30_000 })
  await expect(play).toBeEnabled()

  // The platform knows another journal than this studio's, as after its database was put back; who changes a seed is the
  // first to whom that matters.
  const [known] = await data.rows('select journal from vendors.epochs where vendor = $1', maker)
  const knows = (journal: unknown) =>
    data.rows('update vendors.epochs set journal = $1 where vendor = $2', journal, maker)
  try {
    await knows('of-another-database')
    const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? ''
    const seeds = await context.newPage()
    await seeds.addInitScript((half) => sessionStorage.setItem('token', half), token)
    await seeds.goto('/seeds')
    const card = seeds.locator(`[data-maker="${maker}"]`)
    await card.getByLabel('Your new seed').fill('lucky-bagan')
    await card.getByRole('button', { name: 'Change and reveal' }).click()
    await seeds.getByTestId('confirm').click()
    await expect(card.getByRole('status')).toBeVisible()
    await expect(card.getByRole('alert')).toBeVisible()
    await expect(card.getByLabel('Your new seed')).toHaveValue('lucky-bagan')
    await seeds.close()

    await page.bringToFront()
    await play.click()
    const told = game.getByRole('alertdialog')
    await expect(told).toContainText('The game pauses')
    await expect(told).toContainText('Your money is safe')
    await expectNoFaults(person, 'iframe')
  } finally {
    await knows(known?.['journal'])
  }
  await expect(game.getByRole('alertdialog')).toBeHidden({ timeout: 20_000 })
  await expect(rounds).toHaveAttribute('data-rounds', '2', { timeout: 30_000 })
  const [, ...again] = bets
  expect(again.length).toBeGreaterThan(1)
  expect(new Set(again).size).toBe(1)
  expect(person.complaints).toEqual([])
  await person.close()
  await data.close()
})
