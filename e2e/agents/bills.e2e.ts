/** An agent who pays those below: a bill that is late holds what leaves, and one press frees it. */
import { openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import { askFor, bindAccount, setPayment, withdrawPanel } from '../shared/money.ts'
import { takeTable } from '../shared/table.ts'
import { acceptContract, joinAsAgent, offerContract, openPay, operateAgents, twoDaysGo } from './line.ts'

const site = process.env['E2E_SITE'] ?? ''
const phone = { width: 390, height: 844 }

test('[IM-83] [AC-09] a bill that is overdue holds the withdrawal of an agent, and paying it with one press frees it', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const data = await openBrandData()
  const general = await openPerson(browser, { site, language: 'EN', size: phone })
  const agent = await openPerson(browser, { site, language: 'EN' })
  const member = await openPerson(browser, { site, language: 'EN' })
  const { page } = general
  const top = await joinAsAgent(general)
  const low = await joinAsAgent(agent, top)
  await join(member, { upline: low })
  await operateAgents('offer', 'demommk', top, 'daily', '1')
  await acceptContract(general, 'daily')
  await offerContract(general, { kind: 'daily', to: low, rate: '0.5', payer: 'UPLINE' })
  await acceptContract(agent, 'daily')
  const slot = await takeTable(member, 'slot-golden-chinthe')
  expect(await slot.bet('20000.00', null)).toMatch(/^\d+\.\d\d$/)
  await expect
    .poll(
      async () =>
        (
          await data.rows(
            `select from agents.days d join identity.members m on m.id = d.subject where d.is_team and m.username = $1`,
            low,
          )
        ).length,
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)
  await twoDaysGo(data, [top, low])
  await data.begin('agents-salaries')
  await expect(async () => {
    await openPay(general, 'daily', 'Downline records')
    await expect(page.getByTestId('bills-due')).toContainText('100.00', { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })

  await data.write(`update agents.bills set due_at = due_at - interval '2 days' where merchant_id = $1`)
  await data.begin('agents-contracts')
  await setPayment(general)
  await bindAccount(general)
  await page.goto(withdrawPanel)
  await askFor(general, '20000')
  await expect(page.getByRole('dialog').getByText('You owe', { exact: false }).first()).toBeVisible()

  await openPay(general, 'daily')
  const bar = page.getByTestId('bills-bar')
  await expect(bar).toContainText('100.00')
  await bar.getByRole('button').click()
  await page.getByTestId('pay-all').click()
  await expect(bar).toHaveCount(0)
  await page.goto(withdrawPanel)
  await askFor(general, '20000')
  await expect(page.getByText('Paid to your account').first()).toBeVisible({ timeout: 30_000 })

  await openPay(agent, 'daily', 'My records')
  await agent.page.getByTestId('payment').filter({ hasText: '100.00' }).click()
  await expect(agent.page.getByTestId('recomputed')).toContainText('it is right')
  for (const each of [general, agent, member]) expect(each.complaints).toEqual([])
  for (const each of [general, agent, member, data]) await each.close()
})
