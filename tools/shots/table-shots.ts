/** Pictures of tables: with chips laid, while cards are dealt or the ball rolls, at the player's turn, and at the result. */
import { join } from 'node:path'
import { frameOf, ready } from '@jackfruit/groundwork/browser/game-table'
import { openPerson, type Person, signIn } from '@jackfruit/groundwork/browser/person'
import type { Browser, FrameLocator } from '@playwright/test'
import type { GameShots } from './game-shots.ts'

const games = [
  ...(['tg-blackjack', 'tg-baccarat', 'tg-dragontiger', 'tg-andarbahar'] as const),
  ...(['tg-roulette', 'tg-sicbo', 'tg-fpc'] as const),
]
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]
const languages = ['EN', 'MY'] as const
const moments = ['bets', 'deal', 'turn', 'result'] as const

/** Rounds before the last one: their results lie on the road. */
const earlier = 9
/** After the first card, so many are under way or lie. */
const intoDealMs = 700
/** The wheel has come to the middle by then, and the ball rolls. */
const intoSpinMs = 1_800
const withCards = '.hand .card'
const withoutCards: Readonly<Record<string, { readonly begun: string; readonly intoMs: number }>> = {
  'tg-roulette': { begun: '.felt.spinning', intoMs: intoSpinMs },
  'tg-sicbo': { begun: '.dice.rolling', intoMs: 0 },
  'tg-fpc': { begun: '.dice.rolling', intoMs: 0 },
}
/** Rounds until one waits for the player: most do. */
const tries = 8

export async function takeTables(browser: Browser, { site, wanted, folder }: GameShots): Promise<number> {
  let made = 0
  for (const code of games)
    for (const size of sizes)
      for (const language of languages) {
        const nameOf = (moment: string) => `table-${code}-${moment}-${size.width}-${language.toLowerCase()}`
        if (!moments.some((moment) => wanted.test(nameOf(moment)))) continue
        const person = await openPerson(browser, { site, size, language, reducedMotion: false })
        await signIn(person)
        const table = { person, code, fileOf: (moment: string) => join(folder, `${nameOf(moment)}.png`) }
        made += code === 'tg-blackjack' ? await takeHand(table) : await takeDeal(table)
        await person.close()
      }
  return made
}

interface TableShots {
  readonly person: Person
  readonly code: string
  readonly fileOf: (moment: (typeof moments)[number]) => string
}

/** Chips of three values on the first place, one on the second. */
async function sitDown({ person: { page }, code }: TableShots): Promise<FrameLocator> {
  await page.goto(`/game?nodeId=${code}`)
  const game = frameOf(page)
  await ready(game)
  await game.locator('.felt:not(.locked)').waitFor()
  for (const chip of ['3', '2', '1']) {
    await game.locator('body').press(chip)
    await game.getByTestId('lay').nth(0).click()
  }
  await game.getByTestId('lay').nth(1).click()
  return game
}

const until = (game: FrameLocator, begun = withCards) =>
  game.locator(begun).first().waitFor({ timeout: 20_000 })

async function takeDeal(table: TableShots): Promise<number> {
  const { person, code, fileOf } = table
  const { begun, intoMs } = withoutCards[code] ?? { begun: withCards, intoMs: intoDealMs }
  const { page } = person
  const game = await sitDown(table)
  for (let i = 0; i < earlier; i++) {
    await game.getByTestId('spin').click()
    await page.keyboard.press('Space')
    await ready(game)
  }
  await page.screenshot({ path: fileOf('bets') })
  await game.getByTestId('spin').click()
  await until(game, begun)
  await page.waitForTimeout(intoMs)
  await page.screenshot({ path: fileOf('deal') })
  await ready(game)
  await page.screenshot({ path: fileOf('result') })
  return 3
}

async function takeHand(table: TableShots): Promise<number> {
  const { person, fileOf } = table
  const { page } = person
  const game = await sitDown(table)
  const stand = game.locator('.bj-action.stand')
  await page.screenshot({ path: fileOf('bets') })
  for (let i = 0; i < tries; i++) {
    await game.getByTestId('spin').click()
    await until(game)
    await page.waitForTimeout(intoDealMs)
    await page.screenshot({ path: fileOf('deal') })
    const waits = await stand
      .and(game.locator(':enabled'))
      .waitFor({ timeout: 6_000 })
      .then(() => true)
      .catch(() => false)
    if (waits) break
    await ready(game)
  }
  await page.screenshot({ path: fileOf('turn') })
  await stand.click()
  await ready(game)
  await page.screenshot({ path: fileOf('result') })
  return 4
}
