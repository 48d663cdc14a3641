/** Pictures of wins at their height: each tier, for a slot, an instant game, a table and a bingo, on three screens and in two scripts. */
import { join } from 'node:path'
import { frameOf, ready } from '@jackfruit/groundwork/browser/game-table'
import { lay, payAs } from '@jackfruit/groundwork/browser/pay-as'
import { openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import type { Browser, FrameLocator, Page } from '@playwright/test'
import type { GameShots } from './game-shots.ts'

const games = ['slot-golden-chinthe', 'dice', 'tg-roulette', 'bingo75q'] as const

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** What a round pays for its stake, and how long after its beginning is its height. */
const tiers = [
  { tier: 1, tenths: 24n, heightMs: 350 },
  { tier: 2, tenths: 86n, heightMs: 1100 },
  { tier: 3, tenths: 248n, heightMs: 1900 },
  { tier: 4, tenths: 731n, heightMs: 3200 },
] as const

/** Until a busy machine has heard that the clock is to stand still; the busier, the longer. */
const aheadMs = [300, 900, 2_700]

/** Rounds until one pays something, whose symbols are lit then. */
const tries = 40
const languages = ['EN', 'MY'] as const

const all = games.flatMap((code) =>
  sizes.flatMap((size) =>
    tiers.flatMap((one) =>
      languages.map((language) => ({
        ...{ code, size, one, language },
        name: `win-${code}-${one.tier}-${size.width}-${language.toLowerCase()}`,
      })),
    ),
  ),
)

export async function takeWins(browser: Browser, { site, wanted, folder }: GameShots): Promise<number> {
  const chosen = all.filter(({ name }) => wanted.test(name))
  for (const { code, size, one, language, name } of chosen) {
    const person = await openPerson(browser, { site, size, language, reducedMotion: false })
    await signIn(person)
    await payAs(person.page, one.tenths)
    await person.page.clock.install()
    await person.page.goto(`/game?nodeId=${code}`)
    await playToWin(frameOf(person.page), one.tier)
    // The page's clock stands still at the height, however long a picture takes.
    const stoodMs = await standStill(person.page)
    await person.page.clock.runFor(Math.max(0, one.heightMs - stoodMs))
    await person.page.screenshot({ path: join(folder, `${name}.png`) })
    await person.close()
  }
  return chosen.length
}

/** Answers how long after it was asked for the clock of the page stood. */
async function standStill(page: Page): Promise<number> {
  const asked = await page.evaluate(() => Date.now())
  for (const ahead of aheadMs) {
    const at = await page.evaluate((ms) => Date.now() + ms, ahead)
    const isStill = await page.clock.pauseAt(at).then(
      () => true,
      () => false,
    )
    if (isStill) return at - asked
  }
  throw new Error('the machine is too busy for pictures of a moment')
}

async function playToWin(game: FrameLocator, tier: number): Promise<void> {
  for (let round = 0; round < tries; round++) {
    await ready(game)
    if (round === 0) await lay(game)
    await game.getByTestId('spin').click()
    const won = tier === 1 ? game.locator('.plate:visible') : game.locator('.celebration:visible')
    if (
      await won
        .first()
        .waitFor({ timeout: 9_000 })
        .then(() => true)
        .catch(() => false)
    )
      return
  }
  throw new Error(`no round paid in ${tries}`)
}
