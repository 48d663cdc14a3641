/** The site in a browser: what measuring it takes, and the end that its figures have. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gamesToldTo } from '@jackfruit/groundwork/browser/listed-games'
import { chromium } from '@jackfruit/groundwork/chromium'
import { type Browser, chromium as playwright } from '@playwright/test'
import { openDoor } from '../../apps/server/src/testing/signed-in.ts'
import { secretsIn } from '../../tools/stack/secrets.ts'
import { bringUp } from '../../tools/stack/stack.ts'

interface Measuring {
  readonly siteUrl: string
  /** Where members come in without a form. */
  readonly doorUrl: string
  readonly browser: Browser
  /** Prints what was measured. One that does not hold its budget fails the whole. */
  judge(what: string, value: string, holds: boolean): void
}

/** A product of its own, brought up and taken away again. Answers whether all held their budgets. */
export async function measureSite(measure: (measuring: Measuring) => Promise<void>): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-bench-'))
  const env = { JACKFRUIT_TEST: '1', LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '127.0.0.1,::1' }
  const stack = await bringUp({ dataDir, durable: false, env, say: console.log })
  const door = await openDoor({ databaseUrl: stack.databaseUrl, secret: secretsIn(dataDir).master })
  const browser = await playwright.launch(await chromium())
  let isGood = true
  try {
    await gamesToldTo(stack.siteUrl)
    await measure({
      ...{ siteUrl: stack.siteUrl, doorUrl: door.url, browser },
      judge(what, value, holds) {
        console.log(`  ${holds ? 'PASS' : 'FAIL'}  ${what} ${value}`)
        isGood &&= holds
      },
    })
  } finally {
    await browser.close()
    await door.close()
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return isGood
}
