/** A 2D ticket chased over draws that happen, and one that is taken back in time. */
import { openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import { bet, betOn, keep, onlyBetOn, openLottery, ticketSays, turnTo, typeNumbers } from './desk.ts'
import { printsWhole } from './printed.ts'
import { proves } from './proof.ts'

const site = process.env['E2E_SITE'] ?? ''

test('[OV-10] [IM-22] a 2D ticket with reverse, chased over three draws, is paid for the first and given back for the others; it is kept and laid again, and its draw is proven', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const person = await openPerson(browser, { site, language: 'EN' })
  const desk = await openLottery(person, 'mm2d-fast-1')
  const slip = desk.locator('.slip-count')
  await desk.getByRole('button', { name: 'R Reverse' }).click()
  await desk.locator('[data-word="26"]').click()
  await expect(slip).toHaveText('2')
  await expect(desk.locator('[data-word="62"]')).toHaveAttribute('aria-pressed', 'true')
  await desk.getByRole('button', { name: 'Add to slip' }).click()
  // Every number once: whatever is drawn, the ticket wins.
  await typeNumbers(desk, '00..99')
  await expect(slip).toHaveText('102')
  await keep(desk, 'All of them')
  await desk.getByText('Multiple, draws, prize mode').click()
  for (let more = 0; more < 2; more++) await desk.getByRole('button', { name: 'Draws: more' }).click()
  await expect(desk.getByLabel('Stop after a win')).toBeChecked()
  const drawn = betOn(person)
  await bet(desk)
  await expect(desk.locator('textarea.typed')).toHaveValue('')
  await ticketSays(desk, 'Won', 'last')
  const tickets = desk.locator('.tickets > li')
  await expect(tickets.locator('.tag')).toHaveText(['Stopped after a win', 'Stopped after a win', 'Won'])
  const ticket = tickets.last()
  await expect(ticket.locator('.up')).toHaveText(/^\+Ks\s?(8,500|17,000)/)
  await ticket.locator('.ticket-acts button').first().click()
  await expect(ticket.locator('.ticket-lines > ul > li')).toHaveCount(100)
  await expect(ticket.locator('.ticket-lines li:has(b.up)')).toHaveCount(1)
  await expect(ticket.locator('.ticket-lines li:has(b.up) small')).toContainText('×85')

  // The same again, from the last ticket and from what was kept.
  await turnTo(desk, 'Bet')
  await desk.getByRole('button', { name: 'Last ticket' }).click()
  await expect(slip).toHaveText('102')
  await desk.getByRole('button', { name: 'Clear' }).click()
  await desk.getByRole('button', { name: 'All of them', exact: true }).click()
  await expect(slip).toHaveText('102')
  await desk.getByRole('button', { name: 'Clear' }).click()

  const issueId = await drawn
  await onlyBetOn(person, issueId)
  for (let less = 0; less < 2; less++) await desk.getByRole('button', { name: 'Draws: less' }).click()
  await typeNumbers(desk, '77')
  await expect(slip).toHaveText('1')
  await desk.locator('.place').click()
  await expect(desk.locator('.toast')).toHaveText('The draw has closed. Nothing was taken.')
  await turnTo(desk, 'My tickets')
  await expect(tickets).toHaveCount(3)

  await turnTo(desk, 'Results')
  const check = desk.locator(`.results a[href$="/verify?id=${issueId}"]`)
  await expect(check).toHaveAttribute('href', `${site}/verify?id=${issueId}`)
  await printsWhole(person, desk)
  await proves(person, issueId)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[IM-22] [OV-12] [RT-14] [RT-15] [RT-16] [API-69] [API-70] [API-71] [API-72] [API-73] [API-74] a lottery that the address names opens with its kind of bet; a ticket is taken back while bets are open, its stake returns, and it cannot be taken back twice; a pair over two provinces likewise', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const launched = person.page.waitForRequest('**/wps/v2/lottery/launch')
  const desk = await openLottery(person, 'hk-pools', '/lottery?gameCode=hk-pools&vendor=TCG_SEA&playType=2d')
  expect((await launched).postDataJSON()).toMatchObject({
    data: {
      ...{ lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'SEA', lottoGameCode: 'hk-pools' },
      ...{ lottoView: 'betting', device: 'WEB', language: 'EN', backUrl: '/lottery?vendor=TCG_SEA' },
    },
  })
  await expect(desk.locator('.play[aria-pressed="true"]')).toContainText('2 digits')
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

  // A pair of numbers over two provinces that draw together: of the south, whichever they are today.
  await person.page.goto('/game?nodeId=vn-south-pair')
  const over = desk.locator('.play', { hasText: 'Đá xiên' })
  await expect(over).toHaveAttribute('aria-pressed', 'true')
  await expect(desk.locator('.banner h1')).toContainText(' + ')
  for (const number of ['05', '17']) await desk.locator(`[data-word="${number}"]`).click()
  await expect(desk.locator('.place')).toHaveText(/7,200/)
  await bet(desk)
  await turnTo(desk, 'My tickets')
  await expect(ticket).toContainText(' + ')
  await ticket.getByRole('button', { name: 'Take back' }).click()
  await expect(ticket.locator('.tag')).toHaveText('Taken back')
  await turnTo(desk, 'Bet')
  for (const box of await desk.locator('.nav input:checked:not(:disabled)').all()) await box.uncheck()
  await expect(over).toBeDisabled()
  await expect(over).toContainText('Choose two provinces')
  expect(person.complaints).toEqual([])
  await person.close()
})
