/** A hand that members share: each decides for himself about the same cards, and each is paid for what he did. */
import { frameOf } from '@jackfruit/groundwork/browser/game-table'
import { join, openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { tell } from '@jackfruit/groundwork/browser/proving'
import { expect, type FrameLocator, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
/** A round of the table, and what begins one a machine with much to do needs. */
const roundMs = 120_000
/** What a chip of 500 returns: lost, given back, won. */
const back = { lost: '0.00', even: '500.00', won: '1000.00' }

const doing = (table: FrameLocator, ...which: string[]) =>
  table.locator(which.map((each) => `.live-status[data-doing="${each}"]`).join(', '))

async function enter(person: Person): Promise<FrameLocator> {
  await person.page
    .getByTestId('live-table')
    .and(person.page.locator('[data-table$=":bj-unlimited-1"]'))
    .click()
  const table = frameOf(person.page)
  await expect(table.locator('.live-board')).toBeVisible({ timeout: 30_000 })
  return table
}

/** With time left for two pages to bet. */
const justOpened = (table: FrameLocator) =>
  expect
    .poll(
      async () =>
        (await doing(table, 'open').isVisible())
          ? Number(await table.locator('.ring-seconds').innerText())
          : 0,
      { timeout: roundMs },
    )
    .toBeGreaterThan(8)

async function bet(table: FrameLocator): Promise<void> {
  await table.locator('[data-place="hand"]').click()
  await table.getByTestId('confirm').click()
  await expect(table.getByTestId('confirm')).toHaveAttribute('data-state', 'in', { timeout: roundMs })
}

/** What stands beside each hand at the end. */
async function totals(table: FrameLocator): Promise<{ own: number; dealer: number }> {
  await expect(doing(table, 'result')).toBeVisible({ timeout: roundMs })
  const of = async (side: string) =>
    Number(await table.locator(`.side.${side}:visible .side-total`).first().innerText())
  return { own: await of('blue'), dealer: await of('red') }
}

const due = ({ own, dealer }: { own: number; dealer: number }): string =>
  own > 21 || (dealer <= 21 && own < dealer) ? back.lost : own === dealer ? back.even : back.won

const lastBet = async (person: Person): Promise<string[]> => {
  const { lists } = (await tell(person, 'GET', '/records/bets?limit=1&language=EN')) as {
    lists: { gameName: string; win: string; settledAt: string | null }[]
  }
  return lists.map(({ gameName, win, settledAt }) => `${gameName}: ${settledAt ? win : 'open'}`)
}

test('[OV-05] [IM-29] two members play one hand at a table: one hits and one stands, both see the same cards, and each is paid for his own', async ({
  browser,
}) => {
  test.setTimeout(6 * roundMs)
  const [one, other] = await Promise.all([
    openPerson(browser, { site, language: 'EN', size: { width: 390, height: 844 } }),
    openPerson(browser, { site, language: 'MY' }),
  ])
  await join(one)
  await join(other)
  await Promise.all([one.page.goto('/live'), other.page.goto('/live')])
  const tables = [await enter(one), await enter(other)] as const
  const [mine, theirs] = tables
  // A blackjack on either side leaves nothing to decide: then the next round is played.
  do {
    await justOpened(mine)
    await Promise.all(tables.map(bet))
    await expect(doing(mine, 'yours', 'result')).toBeVisible({ timeout: roundMs })
  } while (await doing(mine, 'result').isVisible())

  await mine.locator('[data-action="hit"]').click()
  await theirs.locator('[data-action="stand"]').click()
  // Who hit may be asked again, unless it was enough or too much.
  await expect(mine.locator('.side.blue:visible .card')).toHaveCount(3, { timeout: roundMs })
  await expect(theirs.locator('.side.blue:visible .card')).toHaveCount(2)
  const stand = mine.locator('[data-action="stand"]')
  const next = stand.or(doing(mine, 'drawing', 'result')).filter({ visible: true })
  await expect(next).not.toHaveCount(0, { timeout: roundMs })
  if (await stand.isVisible()) await stand.click()

  const [here, there] = await Promise.all(tables.map(totals))
  if (!here || !there) throw new Error('no totals')
  expect(here.dealer).toBe(there.dealer)
  await expect.poll(() => lastBet(one), { timeout: roundMs }).toEqual([`Blackjack for all 1: ${due(here)}`])
  await expect
    .poll(() => lastBet(other), { timeout: roundMs })
    .toEqual([`Blackjack for all 1: ${due(there)}`])
  expect([...one.complaints, ...other.complaints]).toEqual([])
  await one.close()
  await other.close()
})
