/** Pictures of every listed game: at rest, after a round, and its rules. Themes do not change games. */
import { join } from 'node:path'
import { frameOf, playRound, ready } from '@jackfruit/groundwork/browser/game-table'
import { type ListedGame, listedGames } from '@jackfruit/groundwork/browser/listed-games'
import { logIn, openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import type { Browser } from '@playwright/test'

export interface GameShots {
  readonly site: string
  /** What the name of a picture must match. */
  readonly wanted: RegExp
  readonly folder: string
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 2560, height: 1440 },
]
const moments = ['rest', 'round', 'rules'] as const
type Moment = (typeof moments)[number]

/** Answers how many pictures were made. */
export async function takeGames(browser: Browser, { site, wanted, folder }: GameShots): Promise<number> {
  let made = 0
  for (const size of sizes) {
    for (const language of ['EN', 'MY']) {
      const nameOf = ({ code }: ListedGame, moment: string) =>
        `game-${code}-${moment}-${size.width}-${language.toLowerCase()}`
      const chosen = listedGames.filter((game) => moments.some((moment) => wanted.test(nameOf(game, moment))))
      if (chosen.length === 0) continue
      const person = await openPerson(browser, { site, size, language })
      await logIn(person, 'player', 'Player#2026')
      for (const game of chosen)
        made += await takeGame(person, game, (moment) => join(folder, `${nameOf(game, moment)}.png`))
      await person.close()
    }
  }
  return made
}

async function takeGame(
  { page }: Person,
  { code }: ListedGame,
  fileOf: (moment: Moment) => string,
): Promise<number> {
  await page.goto(`/game?nodeId=${code}`)
  const game = frameOf(page)
  await ready(game)
  await page.screenshot({ path: fileOf('rest') })
  await playRound(game)
  await page.screenshot({ path: fileOf('round') })
  await game.locator('.rules:visible, .info:visible').first().click()
  await game.getByRole('dialog').waitFor()
  await page.screenshot({ path: fileOf('rules') })
  return moments.length
}
