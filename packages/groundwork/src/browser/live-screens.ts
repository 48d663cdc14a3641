/** Games that many share: their lobby, their pages, one of their tables, several at once, and what is chosen from there. */
import { frameOf } from './game-table.ts'
import type { Person } from './person.ts'
import { tell } from './proving.ts'
import { own, type Screen } from './screens.ts'

const inSeats = 'dt-1,bac-speed-1'

/** Their maker tells of its tables a moment after it has begun. */
async function tablesTold(person: Person): Promise<void> {
  for (;;) {
    const { tables } = (await tell(person, 'GET', '/live/tables?language=EN')) as {
      tables: { id: string }[]
    }
    if (tables.length > 30) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const shown = (person: Person, what: string) =>
  frameOf(person.page).locator(what).first().waitFor({ timeout: 60_000 })

export const liveScreens: readonly Screen[] = [
  own('live', '/live', async (person) => {
    await tablesTold(person)
    await person.page.getByTestId('live-table').first().waitFor()
  }),
  own('cockfight', '/cockfight'),
  own('live-table', '/game?nodeId=dt-1', (person) => shown(person, '.live-board')),
  own('arena', '/game?nodeId=cock-arena', (person) => shown(person, '.arena-spots')),
  own('live-several', `/live/tables?of=${inSeats}`, async ({ page }) => {
    for (const node of inSeats.split(','))
      await page.frameLocator(`[data-node="${node}"] iframe`).locator('.live-status').waitFor()
  }),
  own('live-several-picker', `/live/tables?of=${inSeats}`, async ({ page }) => {
    await page.getByTestId('add-table').click()
    await page.getByTestId('table-picker').waitFor()
  }),
]
