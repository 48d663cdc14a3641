/**
 * `npm run fault-test`: does to two platforms, a studio host, payments and their database what happens to them in
 * the end, and counts what was acknowledged, lost, doubled and not answered, and when they serve again.
 * `-- silent-database clock-ahead` does these alone, `-- --more` ten others; `-- --list` tells which there are.
 */
import { randomInt } from 'node:crypto'
import { mayMount } from './disk.ts'
import type { AnyFault } from './fault.ts'
import { faults, moreFaults } from './faults.ts'
import { layGround } from './ground.ts'
import { doFault, type Outcome } from './run.ts'

/** Of all of them; the one that is under way then is ended, and does not hold. */
const withinMs = 15 * 60_000
const stopsWithinMs = 60_000
const given = process.argv.slice(2)
const words = given.filter((word) => !word.startsWith('--'))
const option = (name: string) => given.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const every = [...faults, ...moreFaults]
if (given.includes('--list')) {
  for (const { name, title } of every) console.log(`${name.padEnd(24)} ${title}`)
  process.exit(0)
}
const unknown = words.filter((word) => !every.some(({ name }) => name === word))
if (unknown.length > 0) {
  console.error(
    `There is no fault ${unknown.join(', ')}: npm run fault-test -- --list tells which there are.`,
  )
  process.exit(1)
}
const without = option('without')?.split(',') ?? []
const seed = Number(option('seed') ?? randomInt(100_000))
const usual = given.includes('--more') ? moreFaults : faults
const wanted = words.length > 0 ? words.flatMap((word) => every.filter(({ name }) => name === word)) : usual
const say = given.includes('--loud') ? (line: string) => console.log(`  ${line}`) : () => {}

console.log(`${wanted.length} faults, seed ${seed}`)
const began = performance.now()
const over = AbortSignal.timeout(withinMs)
// Whoever cannot even stop is left behind: what was started here ends with this process.
setTimeout(() => end(), withinMs + stopsWithinMs).unref()
const notRun: string[] = []
let holds = 0
let ran = 0
const ground = await layGround(true, say)
try {
  for (const fault of wanted) {
    if (fault.needs === 'disk' && without.includes('disk')) continue
    if (fault.needs === 'disk' && !mayMount())
      notRun.push(`${fault.name}: this user may not mount a small disk; say --without=disk if that is known`)
    else if (over.aborted) notRun.push(`${fault.name}: the time was over`)
    else {
      ran++
      if (tell(await doFault(fault, { ground, seed, say, over }))) holds++
    }
  }
} finally {
  await ground.close()
}
end()

function end(): never {
  for (const each of notRun) console.error(`NOT RUN ${each}`)
  const took = Math.round((performance.now() - began) / 1_000)
  console.log(`${holds} of ${ran} hold, ${notRun.length} not run; ${took} s`)
  process.exit(holds === ran && notRun.length === 0 ? 0 : 1)
}

function tell({ fault, heard, backMs, seconds, problems, holds: isGood, ...counts }: Outcome): boolean {
  const { acknowledged, lost, doubled } = counts
  console.log(
    [
      fault.name.padEnd(22),
      isGood ? 'HOLDS' : 'FAILS',
      ...(heard
        ? [
            `acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}`,
            `answers ${Object.entries(heard)
              .filter(([status, count]) => count > 0 || status === '500')
              .map(([status, count]) => `${status}: ${count}`)
              .join(' ')}`,
          ]
        : []),
      `serving after ${backMs === null ? 'never' : `${(backMs / 1_000).toFixed(1)} s`} of ${bound(fault)}`,
      `${seconds.toFixed(0)} s`,
    ].join(' · '),
  )
  for (const problem of problems) console.log(`    ${problem.slice(0, 300)}`)
  return isGood
}

function bound({ backWithinMs }: AnyFault): string {
  return `${backWithinMs / 1_000} s`
}
