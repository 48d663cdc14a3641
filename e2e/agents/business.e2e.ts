/** An agent's business: terms are offered and agreed to, a link brings a member, play brings a salary, and it adds up. */
import { randomInt } from 'node:crypto'
import { openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { openPerson, type Person, password, register } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import { takeTable } from '../shared/table.ts'
import { acceptContract, joinAsAgent, offerContract, openPay, operateAgents, tenMinutesGo } from './line.ts'

const site = process.env['E2E_SITE'] ?? ''
const phone = { width: 390, height: 844 }
/** Whoever was offered something finds it told beside the entry, in the menu at the left of the page. */
async function expectWaiting({ page }: Person): Promise<void> {
  await page.goto('/?ac=account')
  const entry = page.locator('[data-page="realtimeSalary"]')
  await expect(entry).toContainText('1')
  const [menu, content] = [await entry.boundingBox(), await page.locator('[data-page-content]').boundingBox()]
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0)
}

test('[AC-04] [AC-09] [CT-01] [CT-07] [CT-09] [IM-84] [OV-20] [OV-39] [OV-43] a general agent offers a salary, the agent agrees and makes a link, a member comes by it and plays, five minutes later the salary is there and its statement recomputes; a lower rate asks for consent', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const data = await openBrandData()
  const general = await openPerson(browser, { site, language: 'EN' })
  const agent = await openPerson(browser, { site, language: 'EN', theme: 'light', size: phone })
  const below = await openPerson(browser, { site, language: 'EN' })
  const member = await openPerson(browser, { site, language: 'EN', size: phone })
  const top = await joinAsAgent(general)
  const low = await joinAsAgent(agent, top)
  const lowest = await joinAsAgent(below, low)
  await operateAgents('offer', 'demommk', top, 'realtime', '1')
  await acceptContract(general, 'realtime')
  await offerContract(general, { kind: 'realtime', to: low, rate: '0.6' })
  await acceptContract(agent, 'realtime')
  await offerContract(agent, { kind: 'realtime', to: lowest, rate: '0.4' })
  await expectWaiting(below)
  await acceptContract(below, 'realtime')

  await agent.page.goto('/?ac=account')
  await agent.page.getByRole('button', { name: 'New link' }).click()
  await agent.page.locator('input[name="name"]').fill('Tea house')
  await agent.page.getByRole('button', { name: 'Make the link' }).click()
  const card = agent.page.getByTestId('link-card')
  const link = await card.getByTitle(/affiliateCode=/).getAttribute('title')
  await member.page.goto(new URL(link ?? '').pathname + new URL(link ?? '').search)
  const username = `ag${String(randomInt(1_000_000_000)).padStart(9, '0')}`
  await register(member, username, password)
  const slot = await takeTable(member, 'slot-golden-chinthe')
  expect(await slot.bet('20000.00', null)).toMatch(/^\d+\.\d\d$/)

  await agent.page.goto('/?ac=teamManagement')
  await expect(agent.page.locator('[data-page-content]')).toContainText(username)
  const counted = () =>
    data.rows(
      `select from agents.windows w join identity.members m on m.id = w.agent_id where m.username = $1`,
      low,
    )
  await expect.poll(async () => (await counted()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  await tenMinutesGo(data, [top, low, lowest])
  await data.begin('agents-realtime')
  const payment = agent.page.getByTestId('payment').first()
  await expect(async () => {
    await openPay(agent, 'realtime', 'My records')
    await expect(payment).toContainText('120.00', { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await payment.click()
  await expect(agent.page.getByTestId('recomputed')).toContainText('it is right')

  await openPay(general, 'realtime', 'Downline contracts')
  await general.page.getByTestId('downline-contract').filter({ hasText: low }).click()
  await general.page.getByTestId('act-change').click()
  await general.page.locator('input[name="rate-0-*"]').fill('0.3')
  const send = general.page.getByTestId('send-offer')
  await send.click()
  const breaks = general.page.getByTestId('breaks')
  await expect(breaks).toContainText('1 contract below would end')
  await expect(breaks).toContainText(lowest)
  await expect(send).toBeDisabled()
  await breaks.getByRole('checkbox').check({ force: true })
  await send.click()
  await expect(send).toHaveCount(0)
  // Nothing changes before the other side agrees, and then the one below ends with it.
  await openPay(agent, 'realtime')
  await agent.page.getByTestId('act-accept').click()
  await agent.page.getByTestId('breaks').getByRole('checkbox').check({ force: true })
  await agent.page.getByRole('button', { name: 'Accept' }).click()
  await expect(agent.page.getByTestId('contract')).toHaveAttribute('data-state', 'active')
  await expect(agent.page.getByTestId('contract')).toContainText('0.3')
  await openPay(below, 'realtime')
  await expect(below.page.getByTestId('contract')).toHaveAttribute('data-state', 'terminated')
  for (const each of [general, agent, below, member]) expect(each.complaints).toEqual([])
  for (const each of [general, agent, below, member, data]) await each.close()
})
