import { readFileSync, mkdirSync } from 'node:fs'
import { chromium } from '@jackfruit/groundwork/chromium'
import { openPerson, signIn, join } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { chromium as playwright } from '@playwright/test'
import { openDoor } from '../apps/server/src/testing/signed-in.ts'
import { databaseUrl, dataDir } from './operate/running.ts'
const site = 'http://localhost:8371'
const secret = JSON.parse(readFileSync(`${dataDir}/secrets.json`, 'utf8')).master
const door = await openDoor({ databaseUrl: databaseUrl(), secret })
process.env['E2E_DOOR'] = door.url
const browser = await playwright.launch(await chromium())
mkdirSync('/tmp/w/pics', { recursive: true })
const [only = '.'] = process.argv.slice(2)
for (const [w, h, theme, language] of [[1440, 900, 'light', 'EN'], [390, 844, 'dark', 'MY'], [1440, 900, 'dark', 'MY'], [390, 844, 'light', 'EN']] as const) {
  const person = await openPerson(browser, { site, size: { width: w, height: h }, theme, language })
  await join(person)
  const { page } = person
  for (const id of ['lucky-wheel', 'golden-egg', 'envelope-rain', 'evening-rain', 'grand-raffle', 'harvest-raffle']) {
    const name = `${id}-${w}-${theme}-${language}`
    if (!new RegExp(only).test(name)) continue
    await page.goto(`/promoDetail?id=${id}`)
    await quiet(page)
    await page.screenshot({ path: `/tmp/w/pics/${name}.png`, fullPage: true })
    const gold = page.locator('[data-testid="draw"] .btn-gold, [data-testid="draw"] .btn').first()
    if (await gold.count()) {
      await gold.click()
      await page.waitForTimeout(1200)
      await quiet(page)
      const check = page.locator('[data-testid="draw-results"] button').first()
      if (await check.count()) { await check.click(); await page.waitForTimeout(600) }
      const verify = page.locator('[data-testid="draw-results"] .btn-green').first()
      if (await verify.count()) { await verify.click(); await page.waitForTimeout(600) }
      await page.screenshot({ path: `/tmp/w/pics/${name}-after.png`, fullPage: true })
    }
  }
  if (new RegExp(only).test('list')) {
    await page.goto('/promotions'); await quiet(page)
    await page.screenshot({ path: `/tmp/w/pics/list-${w}-${theme}-${language}.png`, fullPage: true })
  }
  console.log(w, theme, person.complaints)
  await person.close()
}
await browser.close(); await door.close()
process.exit(0)
