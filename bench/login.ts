/**
 * `npm run bench -- login`: logins per second with argon2id through HTTP, and what other calls feel while
 * 200 logins a second are demanded. Each login comes from an address of its own, through a trusted proxy,
 * so that no limit of an address hides the cost; the proof of work is switched off, since it is the
 * caller's work and not ours.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bringUp, type Stack } from '../tools/stack/stack.ts'
import { type Answer, logIn, pour, prepare, type ReadyLogin, writeMembers } from './login/visitors.ts'

const demanded = 200
const floodSeconds = 10
const steadyWorkers = 4
const steadyCount = 200
/** Fifty a second would soon be more than one session may ask in a minute. */
const askEveryMs = 40
const targetMs = 500
const password = 'Player#2026'

const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-bench-'))
let ok = false
let stack: Stack | null = null
try {
  const env = { JACKFRUIT_TEST: '1', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1,::1' }
  stack = await bringUp({
    ...{ dataDir, env, durable: false, skipBuild: true, say: console.log },
  })
  ok = await run(stack)
} finally {
  await stack?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(ok ? 0 : 1)

async function run({ siteUrl: site, adminUrl }: Stack): Promise<boolean> {
  // Who asks meanwhile does not log in again, which would end what they ask with.
  const [own = '', ...names] = await writeMembers(adminUrl)
  await wait(1_500) // what a brand has switched off is heard within a second
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`)

  const [first] = await prepare(site, { names: [own], password, count: 1 })
  const me = first && (await logIn(site, first))
  if (!me?.token || !me.cookie) throw new Error('nobody can log in')
  const steady = await prepare(site, { names, password, count: steadyCount })
  const started = performance.now()
  const answers = await steadily(site, steady)
  const perSecond = answers.filter(({ token }) => token).length / ((performance.now() - started) / 1000)
  console.log(
    `${perSecond.toFixed(1)} logins per second with ${steadyWorkers} at once, p99 ${p99(answers).toFixed(0)} ms`,
  )

  const quiet = await asking(site, me, 3)
  const flood = await prepare(site, { names, password, count: demanded * floodSeconds })
  const [others, flooded] = await Promise.all([asking(site, me, floodSeconds), pour(site, flood, demanded)])
  const entered = flooded.filter(({ token }) => token).length
  const shed = flooded.filter(({ status }) => status === 503 || status === 429).length
  const lost = flooded.length - entered - shed
  console.log(
    `${demanded} logins per second demanded for ${floodSeconds} s: ${entered} let in, ${shed} told to come again, ${lost} otherwise`,
  )
  console.log(
    `other calls: p99 ${p99(quiet).toFixed(0)} ms before, ${p99(others).toFixed(0)} ms meanwhile (at most ${targetMs})`,
  )
  const failed = others.filter(({ status }) => status !== 200).length
  const holds = p99(others) < targetMs && failed === 0 && lost === 0 && entered > 0
  console.log(JSON.stringify({ perSecond, p99: p99(others), entered, shed, lost, failed, holds }))
  return holds
}

async function steadily(site: string, ready: ReadyLogin[]): Promise<Answer[]> {
  const answers: Answer[] = []
  const left = [...ready]
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) answers.push(await logIn(site, next))
  }
  await Promise.all(Array.from({ length: steadyWorkers }, work))
  return answers
}

async function asking(site: string, { token, cookie }: Answer, seconds: number): Promise<Answer[]> {
  const until = performance.now() + seconds * 1000
  const asked: Promise<Answer>[] = []
  while (performance.now() < until) {
    asked.push(askMember(site, token, cookie))
    await wait(askEveryMs)
  }
  return Promise.all(asked)
}

async function askMember(site: string, token: string | null, cookie: string | null): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(`${site}/wps/v2/members/me`, {
    headers: { authorization: `Bearer ${token}`, cookie: cookie ?? '', 'x-forwarded-for': '10.255.0.1' },
  })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - started, token, cookie }
}

function p99(answers: readonly Answer[]): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY
}
