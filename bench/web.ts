/**
 * `npm run bench -- web`: what a first visit to home costs: requests, bytes, JavaScript, layout shift and
 * largest paint, on a phone's screen with a processor four times slower and a slow 4G line; beside it
 * the same visit unthrottled, in the same run, and the JavaScript of a wide screen. The first load is all that was
 * asked for until home was complete above the fold and could be used: bench/web/complete.ts, docs/decisions/0012.
 * Then, on the same phone: how long after a press on each control of home, lobby, deposit and record the browser draws
 * again, and how long a visitor needs from the first byte of home to the first spin. For an agent, what the agent centre
 * fetches beyond home. `-- web visits` and `-- web presses`
 * measure one of them alone.
 */
import { openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import type { Page } from '@playwright/test'
import { measureSite } from './shared/measure-site.ts'
import { centreBytes } from './web/agent-centre.ts'
import { firstSpin } from './web/first-spin.ts'
import { pressAll } from './web/interactions.ts'
import { desk, type Line, slowDown, type Visit, visitHome } from './web/visit.ts'

const budget = {
  ...{
    scriptBytes: 110 * 1024,
    wideScriptBytes: 140 * 1024,
    centreBytes: 45 * 1024,
    paintMs: 1_200,
    shift: 0.05,
  },
  ...{ pressMs: 200, spinMs: 10_000, spinPresses: 3 },
}
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const slow4g: Line = { downKbps: 1_638, upKbps: 750, latencyMs: 150, slowdown: 4 }
const rounds = 3
const parts = ['visits', 'presses'] as const
const wanted = parts.filter((part) => process.argv.length < 3 || process.argv.includes(part))
/** Pages whose controls are pressed, and whether it takes a member to see them. */
const pressed = [
  ['home', '/', false],
  ['lobby', '/rng', false],
  ['deposit', '/?mc=depositv2', true],
  ['record', '/records', true],
] as const

const isGood = await measureSite(async ({ siteUrl: site, doorUrl, browser, judge }) => {
  process.env['E2E_DOOR'] = doorUrl
  for (const language of wanted.includes('visits') ? ['EN', 'MY'] : []) {
    const visit = (line: Line | null) => visitHome(browser, { site, language, line })
    const fast = await medianOf(() => visit(null))
    const slow = await medianOf(() => visit(slow4g))
    const wide = await visitHome(browser, { site, language, line: null, screen: desk })
    console.log(`\nhome, ${language}, 390 × 844, median of ${rounds}`)
    tell('no throttling', fast)
    tell('slow 4G, processor ÷ 4', slow)
    tell('1440 × 900', wide)
    judge(`${language}: JavaScript, gzip`, kB(slow.scriptBytes), slow.scriptBytes <= budget.scriptBytes)
    judge(
      `${language}: JavaScript of a wide screen, gzip`,
      kB(wide.scriptBytes),
      wide.scriptBytes <= budget.wideScriptBytes,
    )
    judge(`${language}: largest paint`, `${Math.round(slow.paintMs)} ms`, slow.paintMs <= budget.paintMs)
    judge(`${language}: layout shift`, slow.shift.toFixed(3), slow.shift < budget.shift)
    const { ms, presses } = await firstSpin(browser, { site, language, line: slow4g })
    const holds = ms <= budget.spinMs && presses <= budget.spinPresses
    judge(`${language}: first spin by trial`, `${(ms / 1000).toFixed(1)} s, ${presses} presses`, holds)
  }
  if (wanted.includes('visits')) {
    const bytes = await centreBytes(browser, site)
    judge('agent centre: JavaScript beyond home, gzip', kB(bytes), bytes <= budget.centreBytes)
  }
  for (const [name, path, isMember] of wanted.includes('presses') ? pressed : []) {
    const person = await openPerson(browser, {
      site,
      size: { width: 390, height: 844 },
      reducedMotion: false,
    })
    if (isMember) await signIn(person)
    await slowDown(person.page, slow4g.slowdown)
    const all = await pressAll(person.page, () => openAt(person.page, path))
    await person.close()
    const slowest = all.toSorted((one, other) => other.ms - one.ms)
    const told = slowest.slice(0, 3).map(({ control, ms }) => `${control} ${ms}`)
    console.log(`\n${name}: ${all.length} controls pressed; the slowest: ${told.join(', ')} ms`)
    judge(`${name}: press to paint`, `${slowest[0]?.ms ?? 0} ms`, (slowest[0]?.ms ?? 0) < budget.pressMs)
  }
})
process.exit(isGood ? 0 : 1)

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
}

async function medianOf(visit: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round++) visits.push(await visit())
  const [, middle] = visits.sort((a, b) => a.paintMs - b.paintMs)
  if (!middle) throw new Error('nothing was visited')
  return middle
}

function tell(
  title: string,
  { requests, bytes, scriptBytes, laterBytes, completeMs, paintMs, shift }: Visit,
) {
  console.log(
    `  ${title.padEnd(24)} ${String(requests).padStart(3)} requests  ${kB(bytes).padStart(9)}  ` +
      `JavaScript ${kB(scriptBytes).padStart(9)}, later ${kB(laterBytes).padStart(9)}  largest paint ${String(Math.round(paintMs)).padStart(5)} ms, complete ${String(Math.round(completeMs)).padStart(5)} ms  shift ${shift.toFixed(3)}`,
  )
}

function kB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`
}
