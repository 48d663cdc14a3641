/** The pages of games: makers, lists, and what stands there while nobody makes a kind. */
import { expect, test } from '@playwright/test'
import { logIn, openPerson } from './person.ts'

const site = process.env['E2E_SITE'] ?? ''
const password = 'Player#2026'

const kinds = [
  ['RT-09', '/sports', 'Sports'],
  ['RT-10', '/esports', 'Esports'],
  ['RT-11', '/lott', 'Lottery'],
  ['RT-12', '/elott', 'Quick lottery'],
  ['RT-18', '/rng', 'Slots'],
  ['RT-19', '/fish', 'Fishing'],
  ['RT-20', '/live', 'Live casino'],
  ['RT-21', '/pvp', 'PVP'],
  ['D-24', '/cockfight', 'Cockfight'],
  ['D-24', '/jackpot', 'Jackpot'],
  ['D-24', '/card', 'Card games'],
] as const

test(`[RT-01] ${kinds.map(([row, path]) => `[${row}] ${path}`).join(' ')}: each kind has its page, with its makers or with what is open instead`, async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  const { value } = (await (await page.request.get('/wps/v2/games/vendors')).json()) as {
    value: { lanes: { gameType: string; cards: { vassalage: string }[] }[] }
  }
  const made = new Map(value.lanes.map(({ gameType, cards }) => [gameType, cards]))
  const typeOf = (path: string) => path.slice(1).toUpperCase()
  for (const [, path, title] of kinds) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${site}${path}`)
    const makers = made.get(typeOf(path)) ?? []
    if (makers.length === 0) {
      await expect(page.getByTestId('no-games')).toBeVisible()
      await expect(page.getByTestId('game-card').first()).toBeVisible()
    }
    for (const { vassalage } of makers)
      await expect(page.locator(`[data-vendor="${vassalage}"]`)).toBeVisible()
  }
  expect(person.complaints).toEqual([])
  await person.close()
})

test('[RT-22] the query page chooses a maker; [RT-23] the list is asked for with the kind in upper case; [RO-51] only with a session', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/rng?page=hexworks')
  await expect(page.locator('[data-vendor="hexworks"]')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('game-card').first()).toContainText('Hexworks')
  // A visitor's choice of a maker waits behind the login.
  await page.goto('/rng')
  await page.locator('[data-vendor="hexworks"]').click()
  await expect(page).toHaveURL(/\/login\?to=/)
  await logIn(person, 'player', password)

  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/wps/v2/games')
  await page.goto('/rng?page=hexworks')
  const query = new URL((await asked).url()).searchParams
  expect(Object.fromEntries(query)).toMatchObject({ gameType: 'RNG', vassalage: 'hexworks', pageSize: '24' })
  await expect(page.getByTestId('game-card').filter({ hasText: 'Golden Chinthe' })).toBeVisible()
  await page.getByRole('button', { name: 'All makers' }).click()
  await expect(page).toHaveURL(`${site}/rng`)

  const stranger = await person.context.browser()?.newContext()
  const refused = await stranger?.request.get(`${site}/wps/v2/games?gameType=RNG`)
  expect(refused?.status()).toBe(401)
  await stranger?.close()
  await person.close()
})

test('[RT-13] [RT-26] [RT-27] [RT-33] [RT-34] [RT-35] direct pages say what they have, offer what is open and lead back', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  for (const path of ['/lottery', '/lottert', '/vnlottery', '/sealottery', '/fbsports', '/seamless']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByTestId('game-card').first()).toBeVisible()
    await page.getByRole('button', { name: 'All games' }).first().click()
    await expect(page).toHaveURL(`${site}/`)
  }
  await page.goto('/seamless?gameCode=no-such-game')
  await expect(page.getByText('This game is not offered here')).toBeVisible()
  await person.close()
})

test('[RT-26] /seamless opens the game of a maker that the address names, below the header', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await logIn(person, 'player', password)
  await page.goto('/seamless?vendor=KITELAB&gameCode=kite-dice')
  await expect(page.frameLocator('iframe').getByTestId('roll')).toBeEnabled({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/seamless/)
  await person.close()
})

test('[RT-24] promotions stand in cards; [RT-25] [D-20] one opens at its own address, survives a reload, and an unknown one says so', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/promotions')
  const card = page.getByTestId('promotion').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  expect(title).not.toBe('')
  await card.getByRole('button').click()
  await expect(page).toHaveURL(/\/promoDetail\?id=\w+/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/promoDetail?id=0')
  await expect(page.getByText('This promotion is not here')).toBeVisible()
  await page.getByRole('button', { name: 'All promotions' }).click()
  await expect(page).toHaveURL(`${site}/promotions`)
  await page.goto('/pointMall')
  await expect(page.getByRole('heading', { level: 1, name: 'Point mall' })).toBeVisible()
  await person.close()
})
