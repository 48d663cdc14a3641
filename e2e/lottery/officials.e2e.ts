/** A lottery whose public draw counts: a number closes while the slip is open, and people enter and correct what was drawn. */
import { openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import { bet, openLottery, turnTo, typeNumbers } from './desk.ts'
import { openHouse } from './house.ts'

const north = 'vn-ha-noi vn-quang-ninh vn-bac-ninh vn-hai-phong vn-nam-dinh vn-thai-binh'
const site = process.env['E2E_SITE'] ?? ''

test('[OV-10] [IM-22] [IM-23] a number that closes while the slip is open is named on it; a ticket is paid by what two people enter, cannot be taken back any more, and what two correct is taken back', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const house = await openHouse()
  const { id: issueId, game } = await house.nextIssue(north)
  const desk = await openLottery(person, game)
  const balance = desk.locator('.top b.num')
  await desk.locator('.play', { hasText: 'Last 2 of the special prize' }).first().click()
  await typeNumbers(desk, '23')
  await expect(desk.locator('.place')).toBeEnabled()
  await house.say('Aye', 'close', issueId, 'MMK', 'de', '23')
  await expect(desk.locator('.slip-note')).toHaveText('Closed now: 23. Take them out to bet.')
  await expect(desk.locator('.place')).toBeDisabled()
  await house.say('Aye', 'open', issueId, 'MMK', 'de', '23')
  await expect(desk.locator('.place')).toBeEnabled()

  await bet(desk)
  await turnTo(desk, 'My tickets')
  const ticket = desk.locator('.tickets > li').first()
  await expect(ticket.locator('.tag')).toHaveText(['Waits for the draw'])
  const staked = await balance.innerText()
  await house.drawnAgo(issueId)
  await ticket.getByRole('button', { name: 'Take back' }).click()
  await expect(ticket.getByRole('alert')).toHaveText('Too late: bets are closed.')

  const says = (...words: readonly string[]) =>
    expect(async () => {
      await turnTo(desk, 'Bet')
      await turnTo(desk, 'My tickets')
      await expect(ticket.locator('.tag')).toHaveText([...words], { timeout: 1_000 })
    }).toPass({ timeout: 60_000, intervals: [500] })
  await house.enter('enter', issueId, '23')
  await says('Won')
  await expect(balance).not.toHaveText(staked)
  await house.enter('correct', issueId, '45')
  await says('Did not win', 'Corrected')
  await person.page.reload()
  await expect(balance).toHaveText(staked)
  await turnTo(desk, 'Results')
  await expect(desk.locator('.results > li').first()).toContainText('Official result, entered by two people')
  expect(person.complaints).toEqual([])
  await house.close()
  await person.close()
})
