/**
 * `npm run shots [-- part-of-a-name]`: pictures of every screen in both themes, on 1440 and
 * 390, in English and Burmese, written to shots/. They are made to be looked at.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as playwright } from '@playwright/test'
import { openPerson } from '../e2e/person.ts'
import { screens } from '../e2e/screens.ts'
import { chromium } from './chromium.ts'
import { bringUp } from './stack/stack.ts'

const wanted = process.argv[2] ?? ''
const folder = fileURLToPath(new URL('../shots/', import.meta.url))
mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-shots-'))
const stack = await bringUp({
  dataDir,
  port: 8480,
  gamesPort: 8481,
  durable: false,
  env: { JACKFRUIT_TEST: '1' },
  say: console.log,
})
const browser = await playwright.launch(await chromium())
let made = 0
try {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    for (const theme of ['light', 'dark'] as const) {
      for (const language of ['EN', 'MY'] as const) {
        for (const screen of screens.filter(({ name }) => name.includes(wanted))) {
          const person = await openPerson(browser, { site: stack.siteUrl, size, theme, language })
          await screen.visit(person)
          const name = `${screen.name}-${size.width}-${theme}-${language.toLowerCase()}.png`
          await person.page.screenshot({ path: join(folder, name), fullPage: screen.fullPage ?? false })
          await person.close()
          made++
        }
      }
    }
  }
} finally {
  await browser.close()
  await stack.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(`${made} pictures in shots/`)
