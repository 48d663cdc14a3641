/** The figures against their targets. A ratio is the median of the rounds' own ratios. */
import { type Measured, median } from './load.ts'

const targets = [
  { title: '1 caller: lanes / one commit each', over: 'lanes 1', under: 'single 1', least: 0.8 },
  { title: '16 callers: lanes / one commit each', over: 'lanes 16', under: 'single 16', least: 1.8 },
  { title: '64 callers: lanes / one commit each', over: 'lanes 64', under: 'single 64' },
  { title: '256 callers: lanes / one commit each', over: 'lanes 256', under: 'single 256', least: 7 },
  { title: '1024 callers: lanes / one commit each', over: 'lanes 1024', under: 'single 1024' },
  { title: '256 callers: lanes / simple-update at 16', over: 'lanes 256', under: 'simple-update 16' },
]
const p99Most = 25

export function verdicts(results: ReadonlyMap<string, readonly Measured[]>): boolean {
  const runs = (name: string) => results.get(name) ?? []
  let passed = true
  const verdict = (fits: boolean) => {
    passed &&= fits
    return fits ? 'PASS' : 'FAIL'
  }
  console.log('')
  for (const { title, over, under, least } of targets) {
    const ratio = median(
      runs(over).map((run, i) => run.perSecond / (runs(under)[i]?.perSecond ?? Number.NaN)),
    )
    const target = least ? `target ≥ ${least}   ${verdict(ratio >= least)}` : ''
    console.log(`${title.padEnd(44)}${ratio.toFixed(2).padStart(7)}   ${target}`)
  }
  const p99 = median(runs('lanes 256').map((run) => run.p99))
  console.log(
    `${'256 callers: p99 of the lanes, ms'.padEnd(44)}${p99.toFixed(2).padStart(7)}   target < ${p99Most}    ${verdict(p99 < p99Most)}`,
  )
  return passed
}
