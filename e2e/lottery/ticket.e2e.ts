/** A 2D ticket over a draw that happens, and one that is taken back in time. */
import { openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import { bet, betOn, onlyBetOn, openLottery, ticketSays, turnTo } from './desk.ts'

const site = process.env['E2E_SITE'] ?? ''

test('[OV-10] [IM-22] a 2D ticket with reverse goes from the pick to its payout over a draw that happens, and what is laid on that draw afterwards is not taken', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const person = await openPerson(browser, { site, language: 'EN' })
  const desk = await openLottery(person, 'mm2d-fast-1')
  const slip = desk.locator('.slip-count')
  await desk.getByRole('button', { name: 'R Reverse' }).click()
  await desk.locator('[data-word="26"]').click()
  await expect(slip).toHaveText('2')
  await expect(desk.locator('[data-word="62"]')).toHaveAttribute('aria-pressed', 'true')
  await desk.getByRole('button', { name: 'Add to slip' }).click()
  // Every number once: whatever is drawn, the ticket wins.
  await desk.getByRole('button', { name: 'Type or paste' }).click()
  await desk.locator('textarea.typed').fill('00..99')
  await expect(slip).toHaveText('102')
  const drawn = betOn(person)
  await bet(desk)
  await expect(desk.locator('textarea.typed')).toHaveValue('')
  await ticketSays(desk, 'Won')
  const ticket = desk.locator('.tickets > li').first()
  await expect(ticket.locator('.up')).toHaveText(/^\+Ks\s?(8,500|17,000)/)
  await ticket.locator('.ticket-acts button').first().click()
  await expect(ticket.locator('.ticket-lines > ul > li')).toHaveCount(100)
  await expect(ticket.locator('.ticket-lines li:has(b.up)')).toHaveCount(1)
  await expect(ticket.locator('.ticket-lines li:has(b.up) small')).toContainText('×85')
  await onlyBetOn(person, await drawn)
  await turnTo(desk, 'Bet')
  await desk.getByRole('button', { name: 'Type or paste' }).click()
  await desk.locator('textarea.typed').fill('77')
  await expect(slip).toHaveText('1')
  await desk.locator('.place').click()
  await expect(desk.locator('.toast')).toHaveText('The draw has closed. Nothing was taken.')
  await turnTo(desk, 'My tickets')
  await expect(desk.locator('.tickets > li')).toHaveCount(1)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[IM-22] a ticket is taken back while bets are open, its stake returns, and it cannot be taken back twice', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const desk = await openLottery(person, 'mm2d-fast-15')
  const balance = desk.locator('.top b.num')
  const before = await balance.innerText()
  await desk.locator('[data-word="07"]').click()
  await bet(desk)
  await expect(balance).not.toHaveText(before)
  await turnTo(desk, 'My tickets')
  const ticket = desk.locator('.tickets > li').first()
  await expect(ticket.locator('.tag')).toHaveText('Waits for the draw')
  await ticket.getByRole('button', { name: 'Take back' }).click()
  await expect(ticket.locator('.tag')).toHaveText('Taken back')
  await expect(ticket.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await expect(balance).toHaveText(before)
  expect(person.complaints).toEqual([])
  await person.close()
})
