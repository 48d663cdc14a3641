/** A page in the frame of a game that wants what is not its own: keystrokes, the screen, everybody's budget. */
import { frameOf, ready } from '@jackfruit/groundwork/browser/game-table'
import { join, openPerson, type Person, password } from '@jackfruit/groundwork/browser/person'
import { move } from '@jackfruit/groundwork/browser/quiet'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { digits } from '../shared/money.ts'

const site = process.env['E2E_SITE'] ?? ''

/** Takes the focus every 20 ms and writes down what is typed; asks for the deposit and the balance, and says that it shows a win, all the time. */
const hostilePage = `<!doctype html><title>hostile</title><input><script>
  addEventListener('keydown', ({ key }) => stolen(key), true)
  setInterval(() => { window.focus(); document.querySelector('input').focus() }, 20)
  setInterval(() => parent.postMessage({ type: 'deposit' }, '*'), 100)
  setInterval(() => parent.postMessage({ type: 'showing', win: '99999999.00', before: '0.00' }, '*'), 20)
  setInterval(() => { for (let n = 0; n < 50; n++) parent.postMessage({ type: 'balance-refresh' }, '*') }, 20)
</script>`

interface Hostile extends Person {
  readonly stolen: string[]
  readonly count: { launches: number; balances: number }
}

/** A member whose games are launched by a maker elsewhere, and whose page is that one. */
async function openHostile(browser: Browser): Promise<Hostile> {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  const stolen: string[] = []
  const count = { launches: 0, balances: 0 }
  let games = ''
  await page.exposeFunction('stolen', (key: string) => void stolen.push(key))
  await page.route('**/wps/v2/games/launch', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { value: { url: string } }
    games = new URL(answer.value.url).port
    count.launches++
    await route.fulfill({ response, json: { ...answer, value: { ...answer.value, isOwn: false } } })
  })
  // Under either of the two addresses that games have, of which the page takes one by chance.
  await page.route(
    (url) => url.port === games,
    (route) => route.fulfill({ contentType: 'text/html', body: hostilePage }),
  )
  page.on('request', (request) => {
    if (request.url().endsWith('/wallets/balance')) count.balances++
  })
  await join(person, { paymentPassword: digits })
  return { ...person, stolen, count }
}

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement?.tagName === 'IFRAME')

/** Every place where a game can stand, and how a member comes to it. */
const places = {
  'the page of a game': async ({ page }: Person) => {
    await page.goto('/game?nodeId=kite-dice')
    return '/game?nodeId=kite-dice&'
  },
  'the small game’s window': async ({ page }: Person) => {
    await page.goto('/promotions')
    await page.getByTestId('mini-game-open').click()
    return '/promotions?'
  },
}

/** Every kind of secret that is asked over them. */
const secrets = [
  { panel: 'mc=securityCenter&item=password', field: 'oldPassword' },
  { panel: 'mc=securityCenter&item=payment', field: 'paymentPassword' },
  { panel: 'mc=withdraw&item=add', field: 'paymentPassword' },
] as const

for (const [place, goThere] of Object.entries(places))
  test(`a frame that takes the focus every 20 ms hears no secret that is typed beside it, in ${place}`, async ({
    browser,
  }) => {
    const hostile = await openHostile(browser)
    const { page, stolen, count } = hostile
    const below = await goThere(hostile)
    const typedInto = async (field: string, typed: string) => {
      const input = page.locator(`input[name="${field}"]`)
      await input.click()
      await page.keyboard.type(typed, { delay: 40 })
      await expect(input).toHaveValue(typed)
    }
    // It does hear what is typed while nothing secret is asked for, else the rest would prove nothing.
    await expect.poll(() => hasFocus(page)).toBe(true)
    await expect(async () => {
      await page.keyboard.press('x')
      expect(stolen).toContain('x')
    }).toPass({ timeout: 20_000 })
    stolen.length = 0
    for (const { panel, field } of secrets) {
      await expect(page.locator('iframe')).toHaveCount(1)
      await expect.poll(() => hasFocus(page)).toBe(true)
      const before = count.launches
      await move(page, below + panel)
      await typedInto(field, digits)
      await expect(page.locator('iframe')).toHaveCount(0)
      await move(page, below)
      await expect(page.locator('iframe')).toHaveCount(1)
      expect(count.launches).toBe(before + 1)
    }
    // A window that asks over the panel, and the code after it.
    await expect.poll(() => hasFocus(page)).toBe(true)
    await move(page, `${below}mc=securityCenter&item=authenticator`)
    await page.getByRole('button', { name: 'Begin' }).click()
    await typedInto('confirmPassword', password)
    await page.locator('input[name="confirmPassword"]').press('Enter')
    await typedInto('code', digits)
    expect(stolen).toEqual([])
    await hostile.close()
  })

test('words of a frame without end cost two questions a second at most, hold no money back, and open nothing without the person', async ({
  browser,
}) => {
  const hostile = await openHostile(browser)
  const { page, count } = hostile
  await places['the page of a game'](hostile)
  await expect(page.getByTestId('game-wish')).toContainText('The game asks to open the deposit page.')
  // What it says of a win holds nothing back: the balance is told as it is.
  const balance = page.getByTestId('balance').first()
  await expect(balance).toContainText(/[1-9]/)
  const before = { asked: count.balances, at: Date.now(), told: await balance.innerText() }
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByTestId('game-wish')).toHaveCount(0)
  await expect.poll(() => count.balances - before.asked, { timeout: 20_000 }).toBeGreaterThan(3)
  const seconds = (Date.now() - before.at) / 1_000
  expect(count.balances - before.asked).toBeLessThanOrEqual(2 * seconds + 2)
  expect(await balance.innerText()).toBe(before.told)
  await expect(page.getByTestId('game-wish')).toHaveCount(0)
  expect(page.url()).not.toContain('mc=')
  await hostile.close()
})

/** Puts a secret's panel over the game and takes it away. */
async function putAside(page: Page, path: string) {
  await move(page, `${path}&mc=securityCenter&item=payment`)
  await expect(page.locator('input[name="paymentPassword"]')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await move(page, path)
}

test('a hand that is open when a secret is asked for is gone on with afterwards', async ({ browser }) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await join(person, { paymentPassword: digits })
  const path = '/game?nodeId=tg-blackjack'
  await page.goto(path)
  const game = frameOf(page)
  const actions = game.locator('[data-testid="action"]:visible:enabled')
  // A blackjack dealt at once ends its hand before an action.
  await expect(async () => {
    await ready(game)
    const lay = game.getByTestId('lay').first()
    if (await lay.isVisible()) await lay.click()
    await game.getByTestId('spin').click()
    await expect(actions.first()).toBeVisible({ timeout: 8_000 })
  }).toPass({ timeout: 60_000 })
  const hands = Number(await game.getByTestId('round').getAttribute('data-rounds'))
  await putAside(page, path)
  await expect(game.getByText('You have an unfinished round')).toBeVisible({ timeout: 30_000 })
  await game.getByRole('button', { name: 'Continue round' }).click()
  await expect(actions.first()).toBeVisible()
  // A pair that is split is two hands, which each take an action.
  await expect(async () => {
    if (await actions.count()) await actions.last().click({ timeout: 1_000 })
    await expect(game.getByTestId('spin')).toHaveAttribute('aria-disabled', 'false', { timeout: 2_000 })
  }).toPass({ timeout: 60_000, intervals: [300] })
  await page.goto('/records')
  await expect(page.getByTestId('bet-row')).toHaveCount(hands + 1)
  await person.close()
})

test('a round under way when a secret is asked for ends once, and the balance is what it made it', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await join(person, { paymentPassword: digits })
  const path = '/game?nodeId=slot-golden-chinthe'
  await page.goto(path)
  const game = frameOf(page)
  await ready(game)
  await game.getByTestId('spin').click()
  await putAside(page, path)
  await ready(game)
  const told = (await game.getByTestId('balance').textContent())?.replace(/[^\d.,]/g, '') ?? ''
  await page.goto('/')
  await expect(page.getByTestId('balance').first()).toContainText(told)
  await page.goto('/records')
  await expect(page.getByTestId('bet-row')).toHaveCount(1)
  await person.close()
})

test('a press in a game of ours is done at once: its way back needs no second one', async ({ browser }) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await join(person)
  await page.goto('/game?nodeId=slot-golden-chinthe')
  const game = frameOf(page)
  await ready(game)
  await game.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL(`${site}/`)
  await person.close()
})
