/** The arena that many share: opened from the page of cockfights, a side at odds and the other in the pool, fought, paid and recorded. */
import { playFrom } from '@jackfruit/groundwork/browser/game-card'
import { frameOf } from '@jackfruit/groundwork/browser/game-table'
import { join, openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { tell } from '@jackfruit/groundwork/browser/proving'
import { openTableClock } from '@jackfruit/groundwork/browser/table-clock'
import { expect, type FrameLocator, test } from '@playwright/test'
import { goByNav } from '../shared/nav.ts'

const site = process.env['E2E_SITE'] ?? ''
/** A whole round and the rest of the one before it. */
const roundMs = 200_000

const doing = (game: FrameLocator, ...which: string[]) =>
  game.locator(which.map((each) => `.arena-stage[data-doing="${each}"]`).join(', '))

const minorOf = (text: string): bigint => BigInt(text.replace(/\D/g, ''))

interface Recorded {
  readonly gameName: string
  readonly stake: string
  readonly win: string
  readonly state: string
}

async function recorded(person: Person): Promise<readonly Recorded[]> {
  const { lists } = (await tell(person, 'GET', '/records/bets?limit=10&language=EN')) as {
    lists: Recorded[]
  }
  return lists
}

test('[OV-13] [IM-27] the row of pages offers cockfight, whose page lists a match to bet on: one side at odds, the other in the pool, both are in, fought, paid as shown and recorded', async ({
  browser,
}) => {
  test.setTimeout(2 * roundMs)
  const person = await openPerson(browser, { site, language: 'EN' })
  await join(person)
  await person.page.goto('/')
  await goByNav(person.page, '/cockfight')
  const play = person.page.getByRole('button', { name: 'Sabong Arena', exact: true })
  await playFrom(person.page.getByTestId('game-card').filter({ has: play }))
  await expect(person.page).toHaveURL(/\/(game\?nodeId|seamless\?vendor)=/)
  const game = frameOf(person.page)
  await expect(game.getByText('Computer animation, no animals')).toBeVisible({ timeout: 30_000 })

  // A fight that was under way is over, and so is the longer part of betting.
  const clock = await openTableClock('cock-arena')
  await clock.showResult()
  await expect(doing(game, 'open')).toBeVisible({ timeout: roundMs })
  await clock.closeWithin(20)
  const odds = minorOf(await game.locator('[data-place="meron"] .spot-price').innerText())
  await game.locator('[data-place="meron"]').click()
  await game.locator('[data-place="pool-wala"]').click()
  await game.getByTestId('confirm').click()
  await expect(game.getByTestId('confirm')).toHaveAttribute('data-state', 'in', { timeout: 30_000 })

  await expect(doing(game, 'fight')).toBeVisible({ timeout: roundMs })
  await clock.showResult()
  await expect(doing(game, 'result')).toBeVisible({ timeout: roundMs })
  const result = await game.locator('.arena-stage').getAttribute('data-result')
  const dividend = minorOf(await game.locator('[data-place="pool-wala"] .spot-price').innerText())
  const stake = 50_000n
  const isDraw = result === 'both-down' || result === 'full-time'
  const back = [
    result === 'meron' ? (stake * odds) / 1000n : 0n,
    result === 'wala' ? (stake * dividend) / 100n : 0n,
  ].map((each) => (isDraw ? stake : each))
  await expect
    .poll(
      async () =>
        (await recorded(person)).map(({ stake: laid, win }) => `${minorOf(laid)} ${minorOf(win)}`).toSorted(),
      { timeout: 60_000 },
    )
    .toEqual(back.map((each) => `${stake} ${each}`).toSorted())
  expect(new Set((await recorded(person)).map(({ gameName }) => gameName))).toEqual(new Set(['Sabong Arena']))
  await expect(game.getByTestId('road').locator('li').last()).toBeVisible()
  expect(person.complaints).toEqual([])
  await person.close()
  await clock.close()
})
