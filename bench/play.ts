/**
 * `npm run bench -- play [part of a code]`: what the first load of each game costs, art included, until it can be
 * played; and of the slots how many frames a second the reels draw on a phone with a processor four times slower,
 * beside an empty page in the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@jackfruit/groundwork/chromium'
import { chromium as playwright } from '@playwright/test'
import { bringUp } from '../tools/stack/stack.ts'
import { frameRateOfNothing, openPlayer } from './play/player.ts'

const budget = { loadBytes: 350 * 1024, ofEmpty: 0.95 }
const wanted = process.argv[2] ?? ''
const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-play-'))
const stack = await bringUp({
  dataDir,
  durable: false,
  env: { JACKFRUIT_TEST: '1', LOG_LEVEL: 'fatal' },
  say: console.log,
})
const browser = await playwright.launch(await chromium())
let isGood = true
try {
  const empty = await frameRateOfNothing(browser)
  console.log(`\nan empty page, processor ÷ 4: ${empty.toFixed(1)} frames/s\n`)
  const player = await openPlayer(browser, stack.siteUrl)
  for (const { nodeId, gameType, vassalage } of await player.games()) {
    if (!nodeId.includes(wanted)) continue
    const loadBytes = await player.firstLoad(nodeId)
    judge(`${nodeId}: first load`, `${(loadBytes / 1024).toFixed(1)} kB`, loadBytes <= budget.loadBytes)
    if (gameType !== 'RNG' || vassalage !== 'hexworks') continue
    const rate = await player.frameRate(nodeId)
    judge(`${nodeId}: reels, processor ÷ 4`, `${rate.toFixed(1)} frames/s`, rate >= empty * budget.ofEmpty)
  }
} finally {
  await browser.close()
  await stack.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(isGood ? 0 : 1)

function judge(what: string, value: string, holds: boolean): void {
  console.log(`  ${holds ? 'PASS' : 'FAIL'}  ${what} ${value}`)
  isGood &&= holds
}
