import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { claimPorts, demandFree } from './ports.ts'

const file = fileURLToPath(new URL('ports.ts', import.meta.url))
/** Another process that claims, tells, and keeps what it has while the others claim theirs. */
const another = async (): Promise<number[]> => {
  const text = `import { claimPorts } from ${JSON.stringify(file)}
    console.log(JSON.stringify([...(await claimPorts(2)), ...(await claimPorts(1))]))
    setTimeout(() => {}, 1_000)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', text])
  return JSON.parse(stdout) as number[]
}

test('whoever claims ports at the same moment, here or in another process, gets others, and nobody listens on them', async () => {
  const claims = await Promise.all([
    ...Array.from({ length: 20 }, () => claimPorts(3)),
    ...Array.from({ length: 3 }, another),
  ])
  const ports = claims.flat()
  expect(ports).toHaveLength(20 * 3 + 3 * 3)
  expect(new Set(ports).size).toBe(ports.length)
  await Promise.all(ports.map((port) => demandFree('PORT', port)))
})

test('ports where a stranger listens already are passed over', async () => {
  const stranger = createServer()
  const listens = (port: number) =>
    new Promise<boolean>((done) => {
      stranger.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true))
    })
  // Given back by a process that ended: the next to be claimed, unless somebody else was quicker.
  let taken = 0
  do [taken = 0] = await another()
  while (!(await listens(taken)))
  expect(await claimPorts(2)).not.toContain(taken)
  await new Promise((done) => stranger.close(done))
})

test('more ports than one guard watches over are refused', async () => {
  await expect(claimPorts(16)).rejects.toThrow('16 ports')
})
