/** Two tables at once on a phone: each keeps its round while the other is in front, and one balance is told of both. */
import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { tell } from '@jackfruit/groundwork/browser/proving'
import { openTableClock } from '@jackfruit/groundwork/browser/table-clock'
import { expect, type FrameLocator, test } from '@playwright/test'
import { seriousFaults } from '../shared/faults.ts'

const site = process.env['E2E_SITE'] ?? ''
/** A round of the table, and what begins one a machine with much to do needs. */
const roundMs = 90_000

/** With time left to bet. */
const justOpened = (table: FrameLocator) =>
  expect
    .poll(
      async () =>
        (await table.locator('.live-status[data-doing="open"]').isVisible())
          ? Number(await table.locator('.ring-seconds').innerText())
          : 0,
      { timeout: roundMs },
    )
    .toBeGreaterThan(5)

test('[OV-05] [IM-29] a member plays at two tables at once: both bets are in and paid, no frame is opened anew, and the one bar tells the balance', async ({
  browser,
}) => {
  test.setTimeout(6 * roundMs)
  const person = await openPerson(browser, { site, language: 'EN', size: { width: 390, height: 844 } })
  const { page } = person
  await join(person)
  const nodes = new Map<string, string>()
  const nodeOf = (table: string) => nodes.get(table) ?? ''
  // Their maker tells of its tables a moment after it has begun.
  await expect(async () => {
    const { tables } = (await tell(person, 'GET', '/live/tables?language=EN')) as {
      tables: { id: string; game: { nodeId: string } }[]
    }
    for (const { id, game } of tables) nodes.set(id.replace(/^.*:/, ''), game.nodeId)
    expect([...nodes.keys()]).toEqual(expect.arrayContaining(['dt-1', 'bac-speed-1']))
  }).toPass({ timeout: 30_000 })
  const seats = [
    { id: 'dt-1', place: 'dragon', node: nodeOf('dt-1') },
    { id: 'bac-speed-1', place: 'B', node: nodeOf('bac-speed-1') },
  ] as const
  let launches = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/games/launch')) launches += 1
  })
  await page.goto(`/live/tables?of=${seats[0].node},no-such-table`)
  await expect(page.getByTestId('seat')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add a table' }).click()
  await page.getByTestId('table-picker').getByRole('button', { name: 'Speed baccarat 1' }).click()
  await expect(page.getByTestId('seat')).toHaveCount(2)
  const frames = seats.map(({ node }) => page.frameLocator(`[data-node="${node}"] iframe`))
  const chips = page.getByTestId('table-chip')

  for (const [index, { place }] of seats.entries()) {
    const table = frames[index] as FrameLocator
    await chips.nth(index).getByRole('button').first().click()
    await expect(table.locator('.live-board')).toBeVisible({ timeout: 30_000 })
    await justOpened(table)
    await table.locator(`[data-place="${place}"]`).click()
    await table.getByTestId('confirm').click()
    await expect(table.getByTestId('confirm')).toHaveAttribute('data-state', 'in', { timeout: roundMs })
  }
  expect(await seriousFaults(page, '[data-testid="game-bar"]')).toEqual([])
  const clocks = await Promise.all(seats.map(({ id }) => openTableClock(id)))
  const settled = async () => {
    for (const clock of clocks) await clock.showResult()
    const { lists } = (await tell(person, 'GET', '/records/bets?limit=5&language=EN')) as {
      lists: { gameName: string; settledAt: string | null }[]
    }
    return lists.flatMap(({ gameName, settledAt }) => (settledAt ? gameName : [])).toSorted()
  }
  await expect.poll(settled, { timeout: 2 * roundMs }).toEqual(['Dragon tiger 1', 'Speed baccarat 1'])
  for (const clock of clocks) await clock.close()

  const digits = (text: string) => text.replaceAll(/\D/g, '')
  await expect
    .poll(async () => {
      const { sumBalance } = (await tell(person, 'GET', '/wallets/balance')) as { sumBalance: string }
      const shown = await page.getByTestId('game-bar').getByTestId('balance').innerText()
      return digits(shown) === digits(sumBalance)
    })
    .toBe(true)
  expect(launches).toBe(2)
  await page.getByRole('button', { name: 'Close Dragon tiger 1' }).click()
  await expect(page.getByTestId('seat')).toHaveCount(1)
  expect(new URL(page.url()).searchParams.get('of')).toBe(seats[1].node)
  expect(person.complaints).toEqual([])
  await person.close()
})
