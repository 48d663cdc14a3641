/**
 * `npm run bench -- web`: what a first visit to home costs: requests, bytes, JavaScript, layout shift and
 * largest paint, on a phone's screen with a processor four times slower and a slow 4G line; beside it
 * the same visit unthrottled, in the same run, and the JavaScript of a wide screen. The first load is all that was
 * asked for until home was complete above the fold and could be used: bench/web/complete.ts, docs/decisions/0012.
 */
import { measureSite } from './shared/measure-site.ts'
import { desk, type Line, type Visit, visitHome } from './web/visit.ts'

const budget = { scriptBytes: 140 * 1024, paintMs: 2_500, shift: 0.05 }
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const slow4g: Line = { downKbps: 1_638, upKbps: 750, latencyMs: 150, slowdown: 4 }
const rounds = 3

const isGood = await measureSite(async ({ siteUrl: site, browser, judge }) => {
  for (const language of ['EN', 'MY']) {
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
      wide.scriptBytes <= budget.scriptBytes,
    )
    judge(`${language}: largest paint`, `${Math.round(slow.paintMs)} ms`, slow.paintMs < budget.paintMs)
    judge(`${language}: layout shift`, slow.shift.toFixed(3), slow.shift < budget.shift)
  }
})
process.exit(isGood ? 0 : 1)

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
