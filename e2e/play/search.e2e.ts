/** Searching for a game from any page. */
import { join, openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, test } from '@playwright/test'
import { seriousFaults } from '../shared/faults.ts'

const site = process.env['E2E_SITE'] ?? ''

async function openSearch({ page }: Person) {
  // The header's end comes with who is there, and moves what stands before it.
  await quiet(page)
  await page.getByRole('button', { name: 'Search games' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search games' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  return dialog
}

test('[OV-36] [MD-08] [MD-14] [MD-17] Enter searches and the count is that of the list; [IM-88] by a Burmese name as well', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/')
  const dialog = await openSearch(person)
  await page.keyboard.type('golden')
  await expect(dialog.getByTestId('search-count')).toHaveText('1 game found')
  await expect(dialog.getByTestId('search-chip')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog.getByTestId('search-chip')).toHaveText(['golden'])
  await expect(dialog.getByTestId('search-count')).toHaveText('1 game found')
  await expect(dialog.getByTestId('found-game')).toHaveCount(1)
  await dialog.getByRole('combobox').fill('ရွှေခြင်္သေ့')
  await page.keyboard.press('Enter')
  await expect(dialog.getByTestId('found-game')).toContainText('Golden Chinthe')
  await dialog.getByRole('combobox').fill('no such game')
  await page.keyboard.press('Enter')
  await expect(dialog.getByTestId('search-count')).toHaveText('0 games found')
  expect(await seriousFaults(page, '[role="dialog"]')).toEqual([])
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[MD-15] searched words stand as chips that search again; [MD-16] a removed one is gone after opening anew', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/rng')
  let dialog = await openSearch(person)
  for (const word of ['golden', 'koi']) {
    await dialog.getByRole('combobox').fill(word)
    await page.keyboard.press('Enter')
  }
  await expect(dialog.getByTestId('search-chip')).toHaveText(['koi', 'golden'])
  await dialog.getByRole('button', { name: 'golden', exact: true }).click()
  await expect(dialog.getByTestId('search-count')).toHaveText('1 game found')
  await dialog.getByRole('button', { name: 'Remove koi' }).click()
  await expect(dialog.getByTestId('search-chip')).toHaveText(['golden'])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search games' })).toBeFocused()
  dialog = await openSearch(person)
  await expect(dialog.getByTestId('search-chip')).toHaveText(['golden'])
  await person.close()
})

test('[MD-18] [GL-09] a game that was played stands first among the recent ones, in the search and on the page of its kind; visitors are asked to log in', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/')
  let dialog = await openSearch(person)
  await expect(dialog.getByTestId('recent-games')).toContainText('Log in to see')
  await page.keyboard.press('Escape')
  await join(person)
  await page.goto('/')
  dialog = await openSearch(person)
  await expect(dialog.getByTestId('recent-games')).toContainText('You have not played')
  await page.keyboard.press('Escape')
  await page.goto('/game?nodeId=kite-dice')
  const game = page.frameLocator('iframe')
  await expect(game.getByTestId('spin')).toBeEnabled({ timeout: 30_000 })
  await game.getByTestId('spin').click()
  await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', '1', { timeout: 30_000 })
  await page.goto('/rng')
  await page.getByTestId('filters').getByText('Recent', { exact: true }).click()
  await expect(page.getByTestId('game-card')).toHaveCount(1)
  await expect(page.getByTestId('game-card').first()).toContainText('Kite Dice')
  await page.goto('/')
  dialog = await openSearch(person)
  const recent = dialog.getByTestId('recent-games').getByTestId('found-game')
  await expect(recent.first()).toContainText('Kite Dice')
  await recent.first().click()
  await expect(page).toHaveURL(/\/game\?nodeId=kite-dice/)
  await person.close()
})
