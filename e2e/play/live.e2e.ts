/** A table that members share: found in the lobby, one round for both who sit at it, paid and recorded. */
import { frameOf } from '@jackfruit/groundwork/browser/game-table'
import { join, openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { tell } from '@jackfruit/groundwork/browser/proving'
import { expect, type FrameLocator, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
/** A round of the table, and what begins one a machine with much to do needs. */
const roundMs = 90_000

const doing = (table: FrameLocator, ...which: string[]) =>
  table.locator(which.map((each) => `.live-status[data-doing="${each}"]`).join(', '))

async function enter(person: Person): Promise<FrameLocator> {
  await person.page.getByTestId('live-table').and(person.page.locator('[data-table$=":dt-1"]')).click()
  await expect(person.page).toHaveURL(/\/(game\?nodeId|seamless\?vendor)=/)
  const table = frameOf(person.page)
  await expect(table.locator('.live-board')).toBeVisible({ timeout: 30_000 })
  return table
}

test('[OV-05] [IM-29] two members find a table in the lobby, see one round and its one result there, and the bet of one is in, paid and recorded', async ({
  browser,
}) => {
  test.setTimeout(4 * roundMs)
  const [one, other] = await Promise.all([
    openPerson(browser, { site, language: 'EN', size: { width: 390, height: 844 } }),
    openPerson(browser, { site, language: 'MY' }),
  ])
  await join(one)
  await join(other)
  await Promise.all([one.page.goto('/live'), other.page.goto('/live')])
  const [mine, theirs] = [await enter(one), await enter(other)]

  await expect(doing(mine, 'open')).toBeVisible({ timeout: roundMs })
  await mine.locator('[data-place="dragon"]').click()
  await mine.getByTestId('confirm').click()
  await expect(mine.getByTestId('confirm')).toHaveAttribute('data-state', 'in', { timeout: roundMs })

  const said = async (table: FrameLocator) => {
    await expect(doing(table, 'result')).toBeVisible({ timeout: roundMs })
    return table.locator('.live-scene').innerText()
  }
  const [here, there] = await Promise.all([said(mine), said(theirs)])
  const cards = (text: string) => text.replaceAll(/[^\dAJQK♠♥♦♣]/g, '')
  expect(cards(here)).not.toBe('')
  expect(cards(there)).toBe(cards(here))

  await expect
    .poll(
      async () => {
        const { lists } = (await tell(one, 'GET', '/records/bets?limit=1&language=EN')) as {
          lists: { gameName: string; stake: string; state: string }[]
        }
        return lists.map(({ gameName }) => gameName)
      },
      { timeout: roundMs },
    )
    .toEqual(['Dragon tiger 1'])
  expect([...one.complaints, ...other.complaints]).toEqual([])
  await one.close()
  await other.close()
})
