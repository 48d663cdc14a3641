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

/** When this page showed each second of the countdown and each phase, by the machine's clock. */
const watch = (table: FrameLocator) =>
  table.locator('.live-status').evaluate((status) => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    const look = () => {
      const doing = status.getAttribute('data-doing') ?? ''
      const seconds = status.querySelector('.ring-seconds')?.textContent ?? ''
      seen[`${doing} ${seconds}`] ??= Date.now()
    }
    new MutationObserver(look).observe(status, {
      ...{ attributes: true, childList: true, characterData: true, subtree: true },
    })
  })
const seenAt = (table: FrameLocator) =>
  table
    .locator('.live-status')
    .evaluate(() => ({ ...(window as unknown as { seen: Record<string, number> }).seen }))

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
  await Promise.all([watch(mine), watch(theirs)])
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

  // The same countdown and the same result at the same moment: what either shows, the other shows within 200 ms.
  const [when, then] = await Promise.all([seenAt(mine), seenAt(theirs)])
  const apart = Object.entries(when).flatMap(([what, at]) => {
    const other = then[what]
    return other === undefined ? [] : [Math.abs(other - at)]
  })
  expect(apart.length).toBeGreaterThan(3)
  // Of all moments, so that one that this machine was late with says nothing.
  expect(apart.toSorted((a, b) => a - b)[Math.floor(apart.length / 2)]).toBeLessThan(200)

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
  // The record has the round's proof, and this device deals the round again.
  await one.page.goto('/records')
  await one.page.getByTestId('bet-row').first().getByRole('button').first().click()
  await one.page.getByRole('button', { name: 'Verify' }).click()
  await expect(one.page.getByText('The rules deal this result')).toBeVisible()
  await expect(one.page.getByText('Fair: checked on this device')).toBeVisible()
  expect([...one.complaints, ...other.complaints]).toEqual([])
  await one.close()
  await other.close()
})
