/**
 * `npm run bench -- tables [parts of ids] [--solid]`: how many frames a second each kind of live table draws in its drawn
 * form on a phone with a processor four times slower, while a member bets, through the deal, and while the result is
 * shown, beside an empty page in the same run; one that misses has another round. With `--solid` the form in three
 * dimensions instead, for information: what this browser draws of it, it draws on the processor. The tables are the
 * studio's own page with rounds of this process.
 */
import { chromium } from '@jackfruit/groundwork/chromium'
import { type Browser, chromium as playwright } from '@playwright/test'
import { buildClient, hostTables } from '../studios/rubyrow/testing/table-host.ts'
import { frameRateOfNothing, phone } from './play/frames.ts'
import { parts, type Rates, roundFrames } from './tables/round-frames.ts'

const goal = 59
/** One table of each kind. */
const kinds = [
  ...['bac-classic-1', 'dt-1', 'tp2020-1', 'andarbahar-1', 'bj-unlimited-1', 'roul-eu-1', 'big6-54-1'],
  ...['sicbo-1', 'taixiu-1', 'fpc-1', 'colorgame-1', 'fantan-1', 'xocdia-1'],
]

const asked = process.argv.slice(2)
const form = asked.includes('--solid') ? 'solid' : 'drawn'
const wanted = asked.filter((one) => !one.startsWith('--'))

async function measured(browser: Browser, address: string): Promise<Rates> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, deviceScaleFactor: 2 })
  try {
    return await roundFrames(context, address, form)
  } finally {
    await context.close()
  }
}

const areHeld = (rates: Rates) => parts.every((part) => rates[part] >= goal)

/** One that misses has another round: a moment of another program's is not the page's. */
async function best(browser: Browser, address: string): Promise<Rates> {
  const first = await measured(browser, address)
  if (form === 'solid' || areHeld(first)) return first
  const second = await measured(browser, address)
  return second.bet + second.deal + second.result > first.bet + first.deal + first.result ? second : first
}

await buildClient()
const host = await hostTables({ port: 0, bettingMs: 8_000 })
const browser = await playwright.launch(await chromium())
let isGood = true
try {
  const empty = await frameRateOfNothing(browser)
  console.log(`\nan empty page, processor ÷ 4: ${empty.toFixed(1)} frames/s; goal ${goal}, ${form} form\n`)
  for (const id of kinds) {
    if (wanted.length > 0 && !wanted.some((part) => id.includes(part))) continue
    const rates = await best(browser, host.pageOf(id, form))
    const holds = areHeld(rates)
    const told = parts.map((part) => `${part} ${rates[part].toFixed(1)}`).join(', ')
    console.log(`  ${form === 'solid' ? 'TOLD' : holds ? 'PASS' : 'FAIL'}  ${id}: ${told} frames/s`)
    isGood &&= holds || form === 'solid'
  }
} finally {
  await browser.close()
  await host.stop()
}
process.exit(isGood ? 0 : 1)
