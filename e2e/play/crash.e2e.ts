/** The flight that many share: opened from its card, two bets in it, one out by itself and one by hand, paid and recorded. */
import { playFrom } from '@jackfruit/groundwork/browser/game-card'
import { frameOf } from '@jackfruit/groundwork/browser/game-table'
import { join, openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { tell } from '@jackfruit/groundwork/browser/proving'
import { expect, type FrameLocator, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
/** Most flights are over within half a minute, and one in twenty-five before anybody can be out: there is time for many. */
const untilBothAreOutMs = 420_000

const seat = (game: FrameLocator, place: string) => game.getByTestId(`seat-${place}`)
const note = (game: FrameLocator, place: string) => game.getByTestId(`note-${place}`)

/** Lays the bet of a panel, and again where it flew away, until it has ended as it should; `byHand`: cashes it out. */
async function playFor(
  game: FrameLocator,
  place: string,
  end: string,
  byHand: boolean,
): Promise<string | null> {
  const ended = await note(game, place).getAttribute('data-kind')
  const offers = (await seat(game, place).getAttribute('data-state')) ?? ''
  const pressed = ['bet', 'next', ...(byHand ? ['flying'] : [])]
  if (ended !== end && pressed.includes(offers)) await seat(game, place).click()
  return ended
}

const minorOf = (text: string): bigint => BigInt(text.replace(/\D/g, ''))

/** Stake and return of each bet of this game, as recorded. */
async function recorded(person: Person): Promise<readonly (readonly [stake: bigint, win: bigint])[]> {
  const { lists } = (await tell(person, 'GET', '/records/bets?limit=50&language=EN')) as {
    lists: { gameName: string; stake: string; win: string }[]
  }
  expect(lists.filter(({ gameName }) => gameName !== 'Rocket')).toEqual([])
  return lists.map(({ stake, win }) => [minorOf(stake), minorOf(win)])
}

test('[IM-29] [GA-11] two bets fly with the rocket: one is out by itself at its target, one by hand, and the record has both', async ({
  browser,
}) => {
  test.setTimeout(untilBothAreOutMs + 120_000)
  const person = await openPerson(browser, { site, language: 'EN' })
  await join(person)
  await person.page.goto('/rng?page=kitelab')
  const play = person.page.getByRole('button', { name: 'Rocket', exact: true })
  await playFrom(person.page.getByTestId('game-card').filter({ has: play }))
  await expect(person.page).toHaveURL(/\/(game\?nodeId|seamless\?vendor)=/)
  const game = frameOf(person.page)
  await expect(seat(game, 'first')).toHaveAttribute('data-state', /^(bet|next|in|flying)$/, {
    timeout: 60_000,
  })

  // What cannot be is said at the panel, and nothing is laid.
  await game.getByTestId('auto-first').click()
  await game.getByTestId('target-first').fill('1.00')
  await seat(game, 'first').click()
  await expect(note(game, 'first')).toContainText('1.01×')
  await game.getByTestId('target-first').fill('1.01')

  await expect(async () => {
    const ended = [await playFor(game, 'first', 'target', false), await playFor(game, 'second', 'out', true)]
    expect(ended).toEqual(['target', 'out'])
  }).toPass({ timeout: untilBothAreOutMs, intervals: [250] })
  await expect(game.getByTestId('past').locator('li').first()).toHaveText(/^\d+\.\d\d×$/)

  // Paid with the end of the flight: the one at its target to the last unit, the other for more than it.
  await expect(async () => {
    const times = (await recorded(person)).map(([stake, win]) => (win * 100n) / stake)
    expect(times.filter((each) => each > 100n).length).toBeGreaterThan(1)
    expect(times).toContain(101n)
  }).toPass({ timeout: 120_000, intervals: [1_000] })
  expect(person.complaints).toEqual([])
  await person.close()
})
