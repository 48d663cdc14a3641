/** Every game that a studio lists: opened from its card, played for one round, and the round found and proven. */

import { frameOf, playRound, ready } from '@jackfruit/groundwork/browser/game-table'
import { listedGames } from '@jackfruit/groundwork/browser/listed-games'
import { join, openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
const amountOf = (text: string) => BigInt(text.replace(/[^\d]/g, ''))

let person: Person
test.beforeAll(async ({ browser }) => {
  person = await openPerson(browser, { site, language: 'EN' })
  await join(person)
})
test.afterAll(() => person.close())

for (const { studio, code, name } of listedGames)
  test(`[GA-11] ${name} (${code}) is opened from its card, pays what its round won, and shows and proves the round`, async () => {
    const { page, complaints } = person
    await page.goto(`/rng?page=${studio}`)
    const play = page.getByRole('button', { name, exact: true })
    const card = page.getByTestId('game-card').filter({ has: play })
    // A list that still grows moves its cards from under the hand.
    await expect(async () => {
      await card.hover({ timeout: 3_000 })
      await card.getByRole('button', { name: 'Play now' }).click({ timeout: 3_000 })
    }).toPass({ timeout: 15_000 })
    await expect(page).toHaveURL(/\/(game\?nodeId|seamless\?vendor)=/)
    const game = frameOf(page)
    await ready(game)
    const opening = amountOf(await game.getByTestId('balance').innerText())
    await playRound(game)
    const closing = amountOf(await game.getByTestId('balance').innerText())

    await game.getByRole('button', { name: 'History' }).first().click()
    const row = game.getByRole('dialog').locator('tbody tr').first()
    await row.waitFor()
    const [stake = 0n, win = 0n] = (await row.locator('td.amount').allInnerTexts()).map(amountOf)
    expect(stake).toBeGreaterThan(0n)
    expect(closing).toBe(opening - stake + win)
    const number = await row.locator('td').nth(1).innerText()
    await expect(game.getByTestId('round')).toContainText(`#${number}`)

    await row.getByRole('button', { name: /Proof/ }).click()
    const proof = JSON.parse(await game.locator('textarea.proof-text').inputValue()) as Record<
      string,
      unknown
    >
    expect(proof).toMatchObject({ gameCode: code, state: 'settled' })
    expect(complaints).toEqual([])
  })
