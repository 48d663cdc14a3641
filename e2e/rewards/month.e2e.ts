/**
 * A member's month: comes by a friend's link, deposits with a bonus and plays it through, signs in for seven days,
 * finishes a chain of missions, wins at draws, climbs a level, takes a rebate, redeems goods, and reads of it all.
 */
import { randomInt } from 'node:crypto'
import { openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { digits, setPayment } from '@jackfruit/groundwork/browser/paid-out'
import { join, openPerson, type Person, password, register } from '@jackfruit/groundwork/browser/person'
import { move } from '@jackfruit/groundwork/browser/quiet'
import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults } from '../shared/faults.ts'
import { chooseKind, depositAmount, depositState, pay, send } from '../shared/money.ts'
import { aDayGoes, operatePoints, payIn, playChain, signDays } from './past-screens.ts'

const site = process.env['E2E_SITE'] ?? ''
const offer = (page: Page, title: string) => page.getByTestId('offer').filter({ hasText: title })
const mission = (page: Page) => page.getByTestId('mission').filter({ hasText: 'First steps' })
const part = (page: Page) => page.getByTestId('promotion-action')

/** Ten thousand, with the welcome bonus chosen beside it. */
async function deposit(page: Page): Promise<void> {
  await chooseKind(page, 'wallet')
  await depositAmount(page).fill('10000')
  await page.locator('[data-testid="deposit-bonus"][data-offer="welcome"] label').click()
  await send(page).click()
  await pay(page)
  await expect(depositState(page)).toHaveAttribute('data-state', 'CREDITED')
}

/** In the game itself: the highest stake is refused, the highest that the bonus allows is played. */
async function playWithin(page: Page): Promise<void> {
  await page.goto('/game?nodeId=limbo')
  const game = page.frameLocator('iframe')
  const spin = game.getByTestId('spin')
  await expect(spin).toBeEnabled({ timeout: 60_000 })
  await game.getByRole('button', { name: 'Highest bet you can pay' }).click()
  await spin.click()
  const told = game.getByRole('alertdialog')
  await expect(told).toContainText('While your bonus is played, one bet is at most', { timeout: 30_000 })
  await expect(told).toContainText('20,000.00')
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told).toBeHidden()
  // From 100,000 by halves, each to what the ladder has below.
  for (let halves = 0; halves < 3; halves++) await game.getByRole('button', { name: 'Half the bet' }).click()
  await expect(spin).toBeEnabled()
  await spin.click()
  await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', '1', { timeout: 60_000 })
}

/** A spin and its proof, an egg and an envelope: what came stands there again when the page is opened anew. */
async function draw(page: Page): Promise<void> {
  const panel = page.getByTestId('draw')
  await page.goto('/promoDetail?id=lucky-wheel')
  const promised = await page.getByTestId('commit').textContent()
  await panel.getByRole('button', { name: 'Spin the wheel' }).click()
  await expect(panel).toContainText('Turns that wait for you today: 2.')
  await expect(panel).toHaveAttribute('data-phase', 'shown')
  const came = (await page.getByTestId('wheel').getAttribute('data-place')) ?? ''
  await page.reload()
  await expect(page.getByTestId('wheel')).toHaveAttribute('data-place', came)
  await page.getByRole('button', { name: 'Check this draw' }).click()
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Fair: checked on this device')).toBeVisible()
  await expect(page.getByTestId('draw-results').locator(`[title="${promised}"]`)).toBeVisible()

  await move(page, '/promoDetail?id=golden-egg')
  await page.getByRole('button', { name: 'Egg 3' }).click()
  await expect(page.getByTestId('egg').nth(2)).toHaveAttribute('data-state', 'open')
  await expect(page.getByText(/You won Ks\s[\d,]+\.00\./)).toBeVisible()
  await move(page, '/promoDetail?id=envelope-rain')
  await panel.getByRole('button', { name: 'Open an envelope' }).click()
  await expect(page.getByTestId('envelope')).toHaveAttribute('data-open', 'true')
  await expect(part(page)).toHaveAttribute('data-status', 'claimed')
  await page.reload()
  await expect(page.getByTestId('envelope')).toHaveAttribute('data-open', 'true')
  await expect(panel.getByRole('button', { name: 'Open an envelope' })).toHaveCount(0)
}

/** Points for goods, behind the payment password; the house refuses, with a reason, and the points come back. */
async function redeem(person: Person, username: string): Promise<void> {
  const { page } = person
  await setPayment(person)
  await operatePoints('give', 'demommk', username, '5000.00', '--key', `journey-${username}`)
  await page.goto('/pointMall')
  await page.getByRole('button', { name: 'Exchange: Steel cup' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Receiving address').fill('No. 12, Anawrahta Road, Yangon')
  await form.getByLabel('WhatsApp').fill('+95 9 450 123 456')
  await form.locator('input[name="password"]').fill('000000')
  await form.getByRole('button', { name: 'Exchange for 1,800 points' }).click()
  await expect(form.getByText('wrong', { exact: false })).toBeVisible()
  await expectNoFaults(person)
  await form.locator('input[name="password"]').fill(digits)
  await form.getByRole('button', { name: 'Exchange for 1,800 points' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByTestId('exchange')).toHaveAttribute('data-state', 'inProcess')
  await expect(page.getByTestId('exchange')).toContainText('−1,800')
  await page.locator('input[name="points"]').fill('200')
  await page.getByRole('button', { name: 'Convert' }).click()
  await form.locator('input[name="password"]').fill(digits)
  await form.getByRole('button', { name: 'Convert' }).click()
  await expect(page.getByText('2,000.00 was added to your balance').first()).toBeVisible()

  await move(page, '/?mc=pointRecord')
  const cup = page.getByTestId('exchange').filter({ hasText: 'Steel cup' })
  // Behind the address, which may have a number of its own.
  const number = [...((await cup.textContent()) ?? '').matchAll(/No\. (\d+)/g)].at(-1)?.[1] ?? ''
  await operatePoints('decide', 'demommk', number, 'reject', '--remark', 'The street is missing.')
  await page.goto('/?mc=messageV2')
  await expect(page.locator('[data-kind="vip_up"]')).toBeVisible()
  await page.locator('[data-kind="mall_rejected"]').click()
  await expect(page.getByTestId('message')).toContainText('The street is missing.')
  await page.getByTestId('message-way').click()
  await expect(cup).toHaveAttribute('data-state', 'rejected')
  await page.getByText('Spent', { exact: true }).click()
  await expect(page.getByTestId('entry').filter({ hasText: 'Returned from no.' })).toContainText('+1,800')
}

test('[OV-01] [IM-43] [MC-14] [EN-53] [RG-03] [PR-09] [EN-141] [EN-142] [EN-143] [IM-47] [SC-15] [OV-34] [SC-01] [SC-02] [PT-01] [PT-02] [API-101] a month: a friend’s link, a bonus played through, seven days, a chain, draws, a level, a rebate, goods, and messages of it, all on one site', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const data = await openBrandData()
  const inviter = await openPerson(browser, { site, language: 'EN' })
  await join(inviter)
  await inviter.page.goto('/?mc=referral')
  await expect(inviter.page.getByText('No friend has come by your link yet')).toBeVisible()
  const link = (await inviter.page.getByText(/\?referralCode=/).textContent()) ?? ''
  expect(link).toMatch(/\/\?referralCode=[A-Z2-9]{10}$/)
  const person = await openPerson(browser, { site, language: 'EN', theme: 'light' })
  const { page } = person
  const hosts = new Set<string>()
  page.on('framenavigated', (frame) => frame === page.mainFrame() && hosts.add(new URL(frame.url()).host))
  const username = `fr${String(randomInt(1_000_000_000)).padStart(9, '0')}`
  await page.goto(link)
  await register(person, username, password)
  await inviter.page.reload()
  const friend = inviter.page.getByTestId('friends').getByRole('listitem')
  await expect(friend).toContainText(`${username.slice(0, 2)}***`)
  await expect(friend).toContainText('A deposit of Ks 10,000.00 is still missing.')

  await move(page, '/promotions')
  await offer(page, 'Daily check-in').getByRole('button', { name: 'Check in' }).click()
  await expect(offer(page, 'Daily check-in')).toContainText('Day 1 of 7 is done')
  await move(page, '/?mc=missionLeaderboard')
  await mission(page).getByRole('button', { name: 'Start' }).click()
  await expect(mission(page).getByTestId('mission-step').first()).toHaveAttribute('data-state', 'open')
  await deposit(page)
  await playWithin(page)
  await playChain(person)
  await payIn(person, '40000')
  await signDays(person, data, username, 5)
  await aDayGoes(data, username)

  await page.goto('/?mc=missionLeaderboard')
  await mission(page).getByRole('button', { name: 'Claim Ks 2,000.00' }).click()
  await expect(mission(page).getByTestId('mission-step').nth(3)).toHaveAttribute('data-state', 'claimed')
  await move(page, '/promoDetail?id=daily-check-in')
  await page.getByRole('button', { name: 'Check in' }).click()
  await expect(part(page)).toContainText('All 7 days are done')
  await move(page, '/?mc=bonusDetails')
  await expect(page.getByTestId('running-bonus')).toHaveAttribute('data-state', 'completed')
  await move(page, '/?mc=vip')
  await expect(page.getByTestId('vip-head')).toContainText('Bronze')
  await move(page, '/?mc=manualRebate')
  await page
    .getByTestId('rebate-waiting')
    .getByRole('button', { name: /^Claim/ })
    .click()
  await expect(page.getByText('was added to your balance').first()).toBeVisible()
  await draw(page)
  await redeem(person, username)
  // Friends are looked at every few minutes; here at once.
  await data.begin('promotions')
  await expect(async () => {
    await inviter.page.reload()
    await expect(friend).toContainText('Counts: Ks 5,000.00 for you.', { timeout: 3_000 })
  }).toPass({ timeout: 100_000 })
  expect([...hosts]).toEqual([new URL(site).host])
  expect(person.complaints).toEqual([])
  for (const each of [person, inviter, data]) await each.close()
})
