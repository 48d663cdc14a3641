/** A whole product of which every process is signalled at once, as systemd and a terminal do it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-leaving-'))
let product: ChildProcess | null = null
afterEach(async () => {
  if (product && product.exitCode === null && product.signalCode === null) {
    product.kill('SIGTERM')
    await once(product, 'exit')
  }
  rmSync(dataDir, { recursive: true, force: true })
})

/** The platform goes on answering for a while, as it does behind a balancer: long enough that a database would be up again. */
const program = `
  import { attend } from ${JSON.stringify(new URL('./attend.ts', import.meta.url).href)}
  import { bringUp } from ${JSON.stringify(new URL('./stack.ts', import.meta.url).href)}
  const env = { JACKFRUIT_TEST: '1', LOG_LEVEL: 'silent', LEAVE_SECONDS: '2' }
  const stack = await bringUp({ dataDir: ${JSON.stringify(dataDir)}, durable: false, skipBuild: true, env, say: console.log })
  attend(stack)
  console.log('the pids are ' + JSON.stringify(stack.pids()) + '.')
`

/** All that descend from it, itself the last. */
function family(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each)))
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // It has ended meanwhile.
    }
  const under = (each: number): number[] => [
    ...[...parents].filter(([, parent]) => parent === each).flatMap(([child]) => under(child)),
    each,
  ]
  return under(pid)
}

const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

test.runIf(process.platform === 'linux')(
  'a signal to every process at once ends all of them, and nothing that ends meanwhile is started again',
  async () => {
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    product = child
    let said = ''
    const pids = await new Promise<Record<string, number>>((ready, failed) => {
      child.once('exit', () => failed(new Error(said)))
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk
        const found = /the pids are (\{.*\})\./.exec(said)?.[1]
        if (found) ready(JSON.parse(found))
      })
    })
    const all = family(child.pid ?? 0)
    expect(all).toEqual(expect.arrayContaining(Object.values(pids)))
    const ended = once(child, 'close')
    // The database first, and whoever starts it again the last.
    for (const pid of [pids['database'] ?? 0, ...all]) signal(pid, 'SIGINT')
    const [status] = await ended
    expect(said).not.toContain('started again')
    expect(status).toBe(0)
    expect(all.filter((pid) => signal(pid, 0))).toEqual([])
  },
)
