/** Tables with chips, as a hand plays them: a finger on a small board, the wheel that takes the middle, the chips' place in the bar. */
import { frameOf, ready } from '@jackfruit/groundwork/browser/game-table'
import { join, openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { expect, type FrameLocator, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
const phone = { width: 390, height: 844 }

async function sitDown(person: Person, code: string): Promise<FrameLocator> {
  await join(person)
  await person.page.goto(`/game?nodeId=${code}`)
  const game = frameOf(person.page)
  await ready(game)
  return game
}

const placeOf = (game: FrameLocator, id: string) => game.locator(`.felt-board [data-place="${id}"]`)

async function middleOf(game: FrameLocator, id: string) {
  const box = await placeOf(game, id).boundingBox()
  if (!box) throw new Error(`${id} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a finger on roulette’s board sees the places under it three times as large, and the chip lies once, where it lifts', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', size: phone })
  const game = await sitDown(person, 'tg-roulette')
  const session = await person.context.newCDPSession(person.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const [from, to] = [await middleOf(game, '17'), await middleOf(game, '20')]
  const lens = game.locator('.loupe')

  await touch('touchStart', [from])
  await expect(lens).toBeVisible()
  await expect(lens.locator('.meant')).toHaveAttribute('data-place', '17')
  const small = (await placeOf(game, '17').boundingBox())?.width ?? 0
  const large = (await lens.locator('[data-place="17"]').boundingBox())?.width ?? 0
  expect(large).toBeCloseTo(small * 3, 0)
  await touch('touchMove', [to])
  await expect(lens.locator('.meant')).toHaveAttribute('data-place', '20')
  await touch('touchEnd', [])
  await expect(lens).toHaveCount(0)
  await expect(placeOf(game, '17')).toHaveAccessibleName('17, 35:1')
  await expect(placeOf(game, '20')).toHaveAccessibleName(/^20, 35:1, Ks/)
  const once = await placeOf(game, '20').getAttribute('aria-label')

  // A short tap lays one chip more, and not two.
  await person.page.touchscreen.tap(to.x, to.y)
  await expect(placeOf(game, '20')).not.toHaveAccessibleName(once ?? '')
  const worth = (label: string | null) => BigInt((label ?? '').replace(/^.*Ks/, '').replace(/\D/g, ''))
  expect(worth(await placeOf(game, '20').getAttribute('aria-label'))).toBe(worth(once) * 2n)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('roulette’s wheel takes the middle while the ball rolls, says the number, and makes room for the chips again', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', reducedMotion: false })
  const game = await sitDown(person, 'tg-roulette')
  const board = game.locator('.felt-board')
  const wide = (await board.boundingBox())?.height ?? 0
  await placeOf(game, 'red').click()
  await game.getByTestId('spin').click()
  await expect(game.locator('.felt.spinning')).toBeVisible()
  await expect.poll(async () => (await board.boundingBox())?.height ?? wide).toBeLessThan(wide * 0.6)
  await expect(game.locator('.wheel-number')).toHaveText(/^\d{1,2}$/, { timeout: 20_000 })
  const number = await game.locator('.wheel-number').innerText()
  await ready(game)
  await expect(game.locator('.felt.spinning')).toHaveCount(0)
  await expect(game.locator('.road .mark').first()).toContainText(number)
  expect(person.complaints).toEqual([])
  await person.close()
})

test('while a hand of blackjack waits, its actions stand where the chips do, and the chips come back after it', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN', size: phone })
  const game = await sitDown(person, 'tg-blackjack')
  const [chips, stand] = [game.locator('.chip-row'), game.locator('.bj-action.stand')]
  for (let hand = 0; hand < 12 && !(await stand.isVisible()); hand++) {
    await ready(game)
    await expect(chips).toBeVisible()
    if (hand === 0) await placeOf(game, 'main').click()
    await game.getByTestId('spin').click()
    const again = game.locator('[data-testid="spin"][aria-disabled="false"]')
    // A hand may end at once: then the chips are back instead.
    await expect.poll(async () => (await stand.isVisible()) || (await again.isVisible())).toBe(true)
  }
  await expect(stand).toBeVisible()
  await expect(chips).toBeHidden()
  await stand.click()
  await ready(game)
  await expect(chips).toBeVisible()
  await person.close()
})

const tables = ['roulette', 'baccarat', 'blackjack', 'dragontiger', 'sicbo', 'andarbahar', 'fpc']

test('every table is played by keyboard alone', async ({ browser }) => {
  test.setTimeout(240_000)
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await join(person)
  const authorization = `Bearer ${await page.evaluate(() => sessionStorage.getItem('token'))}`
  for (const table of tables) {
    const answer = await page.request.post(`${site}/wps/v2/games/launch`, {
      headers: { authorization },
      data: { data: { nodeId: `tg-${table}`, language: 'EN' } },
    })
    const { value }: { value: { url: string } } = await answer.json()
    await page.goto(value.url)
    await expect(page.getByTestId('spin')).toBeVisible()
    const place = page.locator(table === 'blackjack' ? '[data-place="main"]' : '.place').first()
    await page.keyboard.press('2')
    await place.focus()
    await page.keyboard.press('Enter')
    await expect(place).toHaveClass(/laid/)
    const rounds = page.getByTestId('round')
    const before = Number(await rounds.getAttribute('data-rounds'))
    await place.blur()
    await page.keyboard.press('Space')
    await expect(async () => {
      await page.keyboard.press('s')
      expect(Number(await rounds.getAttribute('data-rounds'))).toBe(before + 1)
    }).toPass({ timeout: 30_000, intervals: [400] })
  }
  expect(person.complaints).toEqual([])
  await person.close()
})
