import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** A process that attends to a product of which one program falls again and again. */
const programOf = (ends: string) => `
  import { attend } from ${JSON.stringify(new URL('./attend.ts', import.meta.url).href)}
  import { supervise } from ${JSON.stringify(new URL('./supervise.ts', import.meta.url).href)}
  const { promise: givenUp, resolve: onGivenUp } = Promise.withResolvers()
  const stop = async () => console.log('all of it is stopped')
  attend({ stop, givenUp })
  ${ends}
  setInterval(() => {}, 1_000)
`

async function run(ends: string) {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', programOf(ends)]
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = { out: '', err: '' }
  program.stdout.on('data', (chunk: Buffer) => {
    printed.out += chunk
  })
  program.stderr.on('data', (chunk: Buffer) => {
    printed.err += chunk
  })
  const [status] = await once(program, 'close')
  return { status, ...printed }
}

test('a program that falls for the last time ends everything in order, with a status and a sentence', async () => {
  const ended = await run(
    `supervise('studios', 'tools/stack/nowhere.ts', { say: console.log, fallsMax: 2, onGivenUp }, {})`,
  )
  expect(ended.status).toBe(1)
  expect(ended.out).toContain('all of it is stopped')
  expect(ended.err.trim().split('\n').at(-1)).toMatch(/^The studios fell 2 times within a minute .*status 1/)
})

test('a product that is asked to stop ends with 0', async () => {
  const ended = await run(`setTimeout(() => process.kill(process.pid, 'SIGTERM'), 10)`)
  expect([ended.status, ended.err]).toEqual([0, ''])
  expect(ended.out).toContain('all of it is stopped')
})
