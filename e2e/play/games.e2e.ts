/** The pages of games: makers, lists, and what stands there while nobody makes a kind. */

import { pointAt, pressOn } from '@jackfruit/groundwork/browser/game-card'
import { join, openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, test } from '@playwright/test'
import { goByNav } from '../shared/nav.ts'

const site = process.env['E2E_SITE'] ?? ''

const kinds = [
  ['RT-09', '/sports', 'Sports'],
  ['RT-10', '/esports', 'Esports'],
  ['RT-11', '/lott', 'Lottery'],
  ['RT-12', '/elott', 'Quick lottery'],
  ['RT-18', '/rng', 'Games'],
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
  // A visitor chooses a maker too, and is shown what visitors may see of it.
  await page.goto('/rng')
  await page.locator('[data-vendor="kitelab"]').click()
  await expect(page).toHaveURL(`${site}/rng?page=kitelab`)
  await expect(page.getByTestId('game-card').first()).toContainText('KiteLab')
  await signIn(person)

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

test('[RT-34] [RT-35] direct pages say what they have, offer what is open and lead back', async ({
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
  await signIn(person)
  await page.goto('/seamless?vendor=KITELAB&gameCode=kite-dice')
  await expect(page.frameLocator('iframe').getByTestId('spin')).toBeEnabled({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/seamless/)
  await person.close()
})

test('[RT-24] promotions stand in cards; [RT-25] [D-20] one opens at its own address, survives a reload, and an unknown one says so; [OV-16] the row of pages leads to the point mall and its goods', async ({
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
  await goByNav(page, '/pointMall')
  await expect(page.getByRole('heading', { level: 1, name: 'Point mall' })).toBeVisible()
  await expect(page.getByTestId('goods').first()).toBeVisible()
  await person.close()
})

test('[GL-02] [GL-10] [GL-12] [TR-25] [TR-26] [TR-27] a member narrows the list; each change asks for the first page of 24', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await signIn(person)
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/wps/v2/games') asked.push(Object.fromEntries(url.searchParams))
  })
  const last = () => expect.poll(() => asked.at(-1))
  await page.goto('/rng')
  await expect(page.getByTestId('game-card').filter({ hasText: 'Golden Chinthe' })).toBeVisible()
  await last().toMatchObject({ gameType: 'RNG', pageNo: '1', pageSize: '24' })
  const kind = page.getByTestId('filters').getByLabel('Class')
  await kind.selectOption('JP')
  await last().toMatchObject({ gameClassify: 'JP', pageNo: '1' })
  await kind.selectOption('')
  // Less than the smallest stake of any game here.
  await page.getByLabel('Minimum bet').selectOption('20.00')
  await last().toMatchObject({ minBet: '20.00', pageNo: '1' })
  await expect(page.getByText('No game fits')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('searchbox', { name: 'Name of a game' }).fill('chinthe')
  await last().toMatchObject({ gameName: 'chinthe', pageNo: '1' })
  await expect(page.getByTestId('game-card')).toHaveCount(2)
  await page.locator('[data-vendor="hexworks"]').click()
  await last().toMatchObject({ vassalage: 'hexworks', pageNo: '1' })
  await quiet(page)
  const slide = page.getByTestId('vendor-slide').first()
  const [strip, room] = [await slide.boundingBox(), await slide.locator('xpath=../..').boundingBox()]
  expect(Math.round(((room?.width ?? 0) + 10) / (strip?.width ?? 1))).toBe(7)
  await person.close()
})

test('[GL-01] [GL-04] the strip of slots goes round by itself with eight makers, and stands still with seven', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', reducedMotion: false })
  const { page } = person
  // More makers of slots than the house has: each under the sign of one that it has.
  let makers = 8
  await page.route('**/wps/v2/games/vendors**', async (route) => {
    const answer = (await (await route.fetch()).json()) as { value: { lanes: Lane[] } }
    for (const lane of answer.value.lanes.filter(({ gameType }) => gameType === 'RNG'))
      lane.cards = Array.from({ length: makers }, (_, n) => ({
        ...lane.cards[0],
        name: `Maker ${n}`,
        vassalage: `m${n}`,
      }))
    await route.fulfill({ json: answer })
  })
  const slides = page.getByTestId('vendor-slide')
  const place = async () => Math.round((await slides.nth(1).boundingBox())?.x ?? 0)
  await page.clock.install()
  await page.goto('/rng')
  await expect(slides).toHaveCount(8)
  await quiet(page)
  const before = await place()
  await page.clock.runFor(6_000)
  await expect.poll(place).not.toBe(before)
  makers = 7
  // A tab keeps the makers for a while.
  await page.evaluate(() => sessionStorage.removeItem('vendors'))
  await page.goto('/rng')
  await expect(slides).toHaveCount(7)
  await quiet(page)
  const still = await place()
  await page.clock.runFor(12_000)
  await quiet(page)
  expect(await place()).toBe(still)
  await person.close()
})

interface Lane {
  gameType: string
  cards: Record<string, unknown>[]
}

test('[GL-13] [TR-28] [TR-29] [TR-30] more games come until the last page; the hot tab asks for no list', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await signIn(person)
  const asked: string[] = []
  // Thirty games, so that there is a second page: the platform's own few, each several times under other names.
  await page.route('**/wps/v2/games?**', async (route) => {
    const query = new URL(route.request().url()).searchParams
    const pageNo = query.get('pageNo') ?? '1'
    asked.push(pageNo)
    const answer = (await (await route.fetch()).json()) as {
      value: { games: Record<string, unknown>[]; totalPages: number; total: number }
    }
    const [first] = await ofPage1(page.request)
    const from = (Number(pageNo) - 1) * 24
    answer.value.games = Array.from({ length: Math.min(24, 30 - from) }, (_, at) => ({
      ...first,
      nodeId: `game-${from + at}`,
      displayName: `Game ${from + at}`,
    }))
    Object.assign(answer.value, { totalPages: 2, total: 30 })
    await route.fulfill({ json: answer })
  })
  await page.goto('/rng')
  await expect(page.getByTestId('game-card')).toHaveCount(24)
  await page.getByText('Showing 24 of 30').scrollIntoViewIfNeeded()
  await expect(page.getByTestId('game-card')).toHaveCount(30)
  await expect(page.getByRole('button', { name: 'Show more games' })).toHaveCount(0)
  await page.mouse.wheel(0, 4_000)
  await quiet(page)
  expect(asked).toEqual(['1', '2'])
  await page.getByTestId('filters').getByText('Hot', { exact: true }).click()
  // The hot games are another call, and none of the list's.
  await expect(page.getByTestId('game-card').filter({ hasText: 'Game 0' })).toHaveCount(0)
  await expect(page.getByTestId('game-card').first()).toBeVisible()
  expect(asked).toEqual(['1', '2'])
  await person.close()
})

async function ofPage1(request: { get: (url: string) => Promise<{ json(): Promise<unknown> }> }) {
  const answer = (await (await request.get(`${site}/wps/v2/games/popular`)).json()) as {
    value: Record<string, unknown>[]
  }
  return answer.value
}

test('[OV-37] [GL-08] [GL-16] [TR-22] [TR-23] [EN-22] a heart fills on every page, survives a reload and empties again; [RO-03] [TR-24] a visitor’s asks for the login', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/rng')
  await page.getByTestId('heart').first().click()
  await expect(page).toHaveURL(/\/login\?to=%2Frng/)
  await page.goto('/rng')
  await page.getByText('Favourites', { exact: true }).click()
  await expect(page).toHaveURL(/\/login\?to=%2Frng/)
  await signIn(person)
  await page.goto('/rng')
  const heart = () => page.getByTestId('game-card').filter({ hasText: 'Golden Chinthe' }).getByTestId('heart')
  await expect(heart()).toHaveAttribute('aria-pressed', 'false')
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/games/favourites'),
  )
  await heart().click()
  await saved
  await expect(heart()).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart()).toHaveAttribute('aria-pressed', 'true')
  await page.getByText('Favourites', { exact: true }).click()
  await expect(page.getByTestId('game-card')).toHaveCount(1)
  await heart().click()
  await expect(page.getByText('No favourites yet')).toBeVisible()
  await person.close()
})

test('[IM-89] what was played and what is liked is there at the next login, in another browser', async ({
  browser,
}) => {
  const first = await openPerson(browser, { site, language: 'EN' })
  const name = await join(first)
  await first.page.goto('/game?nodeId=kite-dice')
  const game = first.page.frameLocator('iframe')
  await expect(game.getByTestId('spin')).toBeEnabled({ timeout: 30_000 })
  await game.getByTestId('spin').click()
  await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', '1', { timeout: 30_000 })
  await first.page.goto('/rng?page=hexworks')
  const liked = first.page.getByTestId('game-card').filter({ hasText: 'Golden Chinthe' }).getByTestId('heart')
  await liked.click()
  await expect(liked).toHaveAttribute('aria-pressed', 'true')
  await quiet(first.page)
  await first.close()

  const again = await openPerson(browser, { site, language: 'EN' })
  await signIn(again, name)
  await again.page.goto('/rng')
  for (const [tab, game] of [
    ['Recent', 'Kite Dice'],
    ['Favourites', 'Golden Chinthe'],
  ] as const) {
    await again.page.getByTestId('filters').getByText(tab, { exact: true }).click()
    await expect(again.page.getByTestId('game-card')).toHaveCount(1)
    await expect(again.page.getByTestId('game-card')).toContainText(game)
  }
  await again.close()
})

test('[GL-20] [D-46] a free trial stands on games that support it; a visitor’s begins with a trial account', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/rng')
  const { value } = (await (await page.request.get('/wps/v2/games/hot?language=EN')).json()) as {
    value: { RNG: { displayName: string; nodeId: string; supportPlay: number; gameType: string }[] }
  }
  await expect(page.getByTestId('game-card').first()).toBeVisible()
  for (const game of value.RNG.filter(({ gameType }) => gameType === 'RNG')) {
    const card = page.getByTestId('game-card').filter({ hasText: game.displayName }).first()
    await pointAt(card, card.getByTestId('hover-card'))
    await expect(card.getByTestId('try-free')).toHaveCount(game.supportPlay === 0 ? 1 : 0)
  }
  // One that opens in the page of games: others stand below the header, at an address of their own.
  const offered = value.RNG.find(({ supportPlay, nodeId }) => supportPlay === 0 && nodeId.startsWith('slot-'))
  if (offered) {
    const card = page.getByTestId('game-card').filter({ hasText: offered.displayName })
    await pressOn(card, card.getByTestId('try-free'))
    await expect(page).toHaveURL(/\/game\?nodeId=/)
    // The game itself says that its money is not real, and the site does not say so again.
    await expect(page.frameLocator('iframe').getByText('Practice money')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByTestId('sitting-net')).toHaveCount(0)
  }
  await person.close()
})

test('[IM-19] pictures of makers, slides and faces answer, each from a file of the house', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  await join(person)
  const token = (await person.page.evaluate(() => sessionStorage.getItem('token'))) ?? ''
  const ask = async (path: string) =>
    (
      await (
        await person.context.request.get(`${site}/wps/v2/${path}`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).json()
    ).value
  const { lanes } = await ask('games/vendors')
  const makers = lanes.flatMap(({ cards }: { cards: { vassalage: string }[] }) => cards)
  const { icons } = await ask('members/me/icon')
  const slides = await ask('banners?language=EN')
  const pictures: string[] = [
    ...makers.map(({ vassalage }: { vassalage: string }) => `art/vendor-${vassalage}.svg`),
    ...icons.map(({ url }: { url: string }) => url),
    ...slides.flatMap(({ url }: { url: string }) => [url, url.replace('@1x', '@2x')]),
  ].map((path: string) => path.replace(/^\//, ''))
  expect([makers.length, icons.length, slides.length].every((count) => count > 0)).toBe(true)
  for (const picture of new Set(pictures)) {
    const answer = await person.context.request.get(`${site}/${picture}`)
    const told = {
      picture,
      status: answer.status(),
      isPicture: /^image\//.test(answer.headers()['content-type'] ?? ''),
    }
    expect(told).toEqual({ picture, status: 200, isPicture: true })
  }
  await person.close()
})

test('[EN-123] both pictures of every game on offer answer', async ({ request }) => {
  const answer = await request.get(`${site}/wps/v2/games/popular?count=100`)
  const { value } = (await answer.json()) as { value: { showIcon: string; lagerIcon: string }[] }
  expect(value.length).toBeGreaterThan(30)
  for (const picture of value.flatMap(({ showIcon, lagerIcon }) => [showIcon, lagerIcon])) {
    const { status, type } = await request
      .get(`${site}/${picture}`)
      .then((got) => ({ status: got.status(), type: got.headers()['content-type'] }))
    expect({ picture, status, type }).toEqual({ picture, status: 200, type: 'image/webp' })
  }
})
