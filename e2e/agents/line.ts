/** A line of agents for journeys: who is made one by the house, what the brand offers, and minutes that go by. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BrandData } from '@jackfruit/groundwork/browser/brand-data'
import { join, type Person, signIn } from '@jackfruit/groundwork/browser/person'
import { expect } from '@playwright/test'

const desk = fileURLToPath(new URL('../../tools/agents/main.ts', import.meta.url))

/** A person of the operator's, by their command. It opens nothing that is sealed. */
export async function operateAgents(...said: readonly string[]): Promise<void> {
  const env = {
    ...process.env,
    DATABASE_URL: process.env['E2E_DATABASE'] ?? '',
    JACKFRUIT_SECRET: randomBytes(32).toString('hex'),
  }
  const signed = [...said, '--by', 'Daw Hla', '--why', 'for the journey']
  await promisify(execFile)(process.execPath, [desk, ...signed], { env })
}

/** A new member whom the house makes an agent, signed in as one. Answers the name. */
export async function joinAsAgent(person: Person, upline?: string): Promise<string> {
  const username = await join(person, upline === undefined ? {} : { upline })
  await operateAgents('make', 'demommk', username, upline === undefined ? 'general-agent' : 'agent')
  await signIn(person, username)
  return username
}

/** What these agents agreed to, and what their teams did, was ten minutes ago: two windows of five. */
export async function tenMinutesGo(data: BrandData, agents: readonly string[]): Promise<void> {
  const those = '(select id from identity.members where merchant_id = $1 and username = any($2))'
  await data.write(
    `update agents.windows set begins = begins - interval '10 min' where agent_id in ${those}`,
    agents,
  )
  await data.write(
    `update agents.spans set from_at = from_at - interval '10 min' where kind = 'realtime' and downline_id in ${those}`,
    agents,
  )
  await data.write(
    `update agents.heads set next_from = (
       select min(begins) from agents.windows where merchant_id = $1 and agent_id in ${those})
      where merchant_id = $1 and kind = 'realtime'`,
    agents,
  )
}

const pay = { realtime: '/?ac=realtimeSalary', daily: '/?ac=dailySalary' } as const
export type Kind = keyof typeof pay
export type Tab = 'Contract' | 'My records' | 'Downline contracts' | 'Downline records'

/** Opens pay of a kind, and one of its four sides. */
export async function openPay({ page }: Person, kind: Kind, tab?: Tab): Promise<void> {
  await page.goto(pay[kind])
  if (tab) await page.getByText(tab, { exact: true }).click()
}

export async function acceptContract(person: Person, kind: Kind): Promise<void> {
  await openPay(person, kind)
  await person.page.getByTestId('act-accept').click()
  await expect(person.page.getByTestId('contract')).toHaveAttribute('data-state', 'active')
}

interface Offered {
  readonly kind: Kind
  readonly to: string
  readonly rate: string
  readonly payer?: 'UPLINE'
}

export async function offerContract(person: Person, { kind, to, rate, payer }: Offered): Promise<void> {
  const { page } = person
  await openPay(person, kind, 'Downline contracts')
  await page.getByRole('button', { name: 'Offer a contract' }).first().click()
  await page.locator('input[name="offer-to"]').fill(to)
  await page.locator('input[name="valid-0"]').fill('0')
  await page.locator('input[name="active-0"]').fill('0')
  await page.locator('input[name="rate-0-*"]').fill(rate)
  if (payer) await page.getByLabel('Who pays').selectOption(payer)
  await page.getByTestId('send-offer').click()
  await expect(page.getByTestId('downline-contract').filter({ hasText: to })).toBeVisible()
}

/** What these agents agreed to, and what their teams did, was two days ago. */
export async function twoDaysGo(data: BrandData, agents: readonly string[]): Promise<void> {
  const those = '(select id from identity.members where merchant_id = $1 and username = any($2))'
  await data.write(`update agents.days set day = day - 2 where is_team and subject in ${those}`, agents)
  await data.write(
    `update agents.team_active set begins = begins - 2 where size = 'daily' and agent_id in ${those}`,
    agents,
  )
  await data.write(
    `insert into agents.least_bets (merchant_id, size, begins, amount, self_counts)
       select merchant_id, size, begins - 2, amount, self_counts from agents.least_bets
        where merchant_id = $1 and size = 'daily' on conflict do nothing`,
  )
  await data.write(
    `update agents.spans set from_at = from_at - interval '3 days' where kind = 'daily' and downline_id in ${those}`,
    agents,
  )
  await data.write(
    `update agents.heads set next_from = (
       select min(from_at) from agents.spans where merchant_id = $1 and kind = 'daily' and downline_id in ${those})
      where merchant_id = $1 and kind = 'daily'`,
    agents,
  )
}
