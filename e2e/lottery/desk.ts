/** The page of lotteries in its frame: numbers are picked, a ticket is laid, and its fate is waited for. */
import { frameOf } from '@jackfruit/groundwork/browser/game-table'
import { join, type Person } from '@jackfruit/groundwork/browser/person'
import { expect, type FrameLocator } from '@playwright/test'

export async function openLottery(
  person: Person,
  code: string,
  address = `/game?nodeId=${code}`,
): Promise<FrameLocator> {
  await join(person)
  await person.page.goto(address)
  const desk = frameOf(person.page)
  await expect(desk.locator('.place')).toBeVisible({ timeout: 30_000 })
  return desk
}

export const turnTo = (desk: FrameLocator, tab: string) =>
  desk.locator('.tabs').getByRole('button', { name: tab, exact: true }).click()

/** Lays what is on the slip; a draw that closes meanwhile is waited for, as a member does. */
export async function bet(desk: FrameLocator): Promise<void> {
  const place = desk.locator('.place')
  const taken = desk.locator('.toast[data-kind="up"]')
  await expect(async () => {
    if (await taken.isHidden()) await place.click({ timeout: 1_000 })
    await expect(taken).toContainText('Taken', { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

export async function typeNumbers(desk: FrameLocator, numbers: string): Promise<void> {
  await desk.getByRole('button', { name: 'Type or paste' }).click()
  await desk.locator('textarea.typed').fill(numbers)
}

/** Keeps what lies on the slip under a name, and leaves the list of such open. */
export async function keep(desk: FrameLocator, name: string): Promise<void> {
  await desk.getByRole('button', { name: 'Favourites' }).click()
  await desk.getByLabel('Name', { exact: true }).fill(name)
  await desk.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(desk.getByRole('button', { name, exact: true })).toBeVisible()
}

interface Order {
  readonly issues: readonly { readonly issueId: string; readonly multiple: number }[]
}

/** The draw that the next order is for, once it was taken. */
export async function betOn({ page }: Person): Promise<string> {
  const answer = await page.waitForResponse((one) => /\/draws\/v1\/place$/.test(one.url()) && one.ok())
  const { issues } = answer.request().postDataJSON() as Order
  return issues[0]?.issueId ?? ''
}

/** Orders are for this draw from now on, as those of somebody whose clock is late. */
export const onlyBetOn = ({ page }: Person, issueId: string) =>
  page.route('**/draws/v1/place', (route) => {
    const order = route.request().postDataJSON() as Order
    const issues = order.issues.map((one) => ({ ...one, issueId }))
    return route.continue({ postData: JSON.stringify({ ...order, issues }) })
  })

/** The newest ticket, or the oldest, asked for anew until it says this. */
export async function ticketSays(
  desk: FrameLocator,
  words: string,
  which: 'first' | 'last' = 'first',
): Promise<void> {
  await expect(async () => {
    await turnTo(desk, 'Bet')
    await turnTo(desk, 'My tickets')
    await expect(desk.locator('.tickets > li')[which]().locator('.tag')).toHaveText(words, { timeout: 2_000 })
  }).toPass({ timeout: 150_000, intervals: [1_000] })
}
