import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'

let pids: number[] = []
afterEach(() => {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended, as it should.
    }
  pids = []
})

const endless = "process.on('SIGINT', () => console.log('interrupted')); setInterval(() => {}, 1_000);"
const programOf = (work: string) => `
  import { runBehind } from ${JSON.stringify(new URL('./behind.ts', import.meta.url).href)}
  const work = [process.execPath, '-e', ${JSON.stringify(work)}]
  const ends = { done: () => console.log('done'), failed: () => console.log('failed') }
  const behind = runBehind(work, ends)
  process.on('SIGINT', () => void behind.stop().then(() => process.exit(0)))
`

/** A program in a group of its own, as a terminal makes one, and what it and its work print. */
function begin(work: string): { program: ChildProcess; printed: string[] } {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', programOf(work)]
  const program = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const printed: string[] = []
  program.stdout?.on('data', (chunk: Buffer) => printed.push(...chunk.toString().trim().split('\n')))
  return { program, printed }
}

/** Until its work has told its own process. */
async function beginEndless() {
  const begun = begin(`${endless} console.log(process.pid)`)
  const { program, printed } = begun
  if (program.stdout) await once(program.stdout, 'data')
  pids = [program.pid ?? 0, Number(printed.shift())]
  return begun
}

test('Ctrl-C ends what is done behind, and it is no failure', async () => {
  const { program, printed } = await beginEndless()
  process.kill(-(program.pid ?? 0), 'SIGINT')
  // Closed when nobody holds its output any longer, so its work is gone, too.
  await once(program, 'close')
  expect(printed).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'what is done behind ends with a program that is killed',
  async () => {
    const { program, printed } = await beginEndless()
    program.kill('SIGKILL')
    await once(program, 'close')
    expect(printed).toEqual([])
  },
)

test('what is done behind tells whether it was done', async () => {
  const [good, bad] = [begin(''), begin('process.exit(3)')]
  await Promise.all([once(good.program, 'close'), once(bad.program, 'close')])
  expect([good.printed, bad.printed]).toEqual([['done'], ['failed']])
})
