/**
 * `npm run shots [-- pattern]`: pictures of every screen in both themes, on 1440 and
 * 390, in English, Burmese and, mirrored, Urdu, and of every listed game, written to shots/. They are
 * made to be looked at. `-- ^game-` takes the games alone, `-- ^win-` wins at their height, `-- ^table-` card tables in play, and
 * `-- '^(home|games).*-390-.*-en'` those of phones in English: the pattern is held against a picture's name.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accountScreens } from '@jackfruit/groundwork/browser/account-screens'
import { agentScreens } from '@jackfruit/groundwork/browser/agent-screens'
import { closeToEverybody, openBrandData } from '@jackfruit/groundwork/browser/brand-data'
import { gamesToldTo } from '@jackfruit/groundwork/browser/listed-games'
import { liveScreens } from '@jackfruit/groundwork/browser/live-screens'
import { moneyScreens } from '@jackfruit/groundwork/browser/money-screens'
import { openPerson } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { recordScreens } from '@jackfruit/groundwork/browser/record-screens'
import { moreRewardScreens, rewardScreens } from '@jackfruit/groundwork/browser/reward-screens'
import { closedScreen, type Screen, screens } from '@jackfruit/groundwork/browser/screens'
import { chromium } from '@jackfruit/groundwork/chromium'
import { type Page, chromium as playwright } from '@playwright/test'
import { openDoor } from '../apps/server/src/testing/signed-in.ts'
import { takeGames } from './shots/game-shots.ts'
import { takeTables } from './shots/table-shots.ts'
import { takeWins } from './shots/win-shots.ts'
import { secretsIn } from './stack/secrets.ts'
import { bringUp } from './stack/stack.ts'

const wanted = new RegExp(process.argv[2] ?? '')
const folder = fileURLToPath(new URL('../shots/', import.meta.url))
mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-shots-'))
const stack = await bringUp({
  dataDir,
  durable: false,
  // Whoever opens an account, or fails at a login, comes from a place of their own.
  env: { JACKFRUIT_TEST: '1', TRUSTED_PROXIES: '127.0.0.1,::1' },
  say: console.log,
})
const door = await openDoor({ databaseUrl: stack.databaseUrl, secret: secretsIn(dataDir).master })
process.env['E2E_DOOR'] = door.url
const browser = await playwright.launch(await chromium())
const data = await openBrandData(stack.adminUrl, stack.siteUrl)
let made = 0
/** Urdu is in the menu of the brand for Pakistan. */
const siteIn = (language: string) =>
  language === 'UR' ? stack.siteUrl.replace('localhost', 'pk.localhost') : stack.siteUrl
/** A host of the first brand that stands for no country. */
const nowhere = stack.siteUrl.replace('localhost', 'open.localhost')
const ways = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
].flatMap((size) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['EN', 'MY', 'UR'] as const).map((language) => ({ size, theme, language })),
  ),
)

async function take(
  all: readonly Screen[],
  siteOf = siteIn,
  languages: readonly string[] = ['EN', 'MY', 'UR'],
) {
  for (const { size, theme, language } of ways) {
    for (const screen of languages.includes(language) ? all : []) {
      const name = `${screen.name}-${size.width}-${theme}-${language.toLowerCase()}`
      if (!wanted.test(name)) continue
      const person = await openPerson(browser, { site: siteOf(language), size, theme, language })
      await screen.visit(person)
      if (screen.fullPage) await walkDown(person.page)
      await person.page.screenshot({ path: join(folder, `${name}.png`), fullPage: screen.fullPage ?? false })
      await person.close()
      made++
    }
  }
}

/** What a page brings when it comes into sight is in its picture too. */
async function walkDown(page: Page) {
  for (let screens = 0; screens < 8; screens++) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(150)
  }
  await page.mouse.wheel(0, -20_000)
  await quiet(page)
}

try {
  await gamesToldTo(stack.siteUrl)
  made += await takeGames(browser, { site: stack.siteUrl, wanted, folder })
  made += await takeTables(browser, { site: stack.siteUrl, wanted, folder })
  made += await takeWins(browser, { site: stack.siteUrl, wanted, folder })
  await take(recordScreens)
  await take(liveScreens)
  await take([...rewardScreens, ...moreRewardScreens])
  await take([...screens, ...accountScreens])
  // Which ways there are to pay, and how numbers are written, is the first brand's.
  await take(moneyScreens, () => stack.siteUrl, ['EN', 'MY'])
  // So is the tree of agents.
  await take(agentScreens, () => stack.siteUrl, ['EN', 'MY'])
  await take([closedScreen('region')], () => nowhere, ['EN', 'MY'])
  await data.set('SITE_MAINTENANCE', true)
  await data.write("update merchants.brands set maintenance_end = now() + interval '2 hours' where id = $1")
  await data.heard()
  await take([closedScreen('maintenance')], () => stack.siteUrl, ['EN', 'MY'])
  await data.set('SITE_MAINTENANCE', false)
  await closeToEverybody(data)
  await data.heard()
  await take([closedScreen('blocked')], () => stack.siteUrl, ['EN', 'MY'])
} finally {
  await data.close()
  await door.close()
  await browser.close()
  await stack.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(`${made} pictures in shots/`)
