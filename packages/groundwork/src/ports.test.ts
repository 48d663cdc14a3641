import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { claimPorts, demandFree } from './ports.ts'

const file = fileURLToPath(new URL('ports.ts', import.meta.url))
/** Another process that claims, tells, and keeps what it has until it is told to end. */
async function another() {
  const text = `import { claimPorts } from ${JSON.stringify(file)}
    console.log(JSON.stringify([...(await claimPorts(2)), ...(await claimPorts(1))]))
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  const end = async () => {
    child.stdin.end()
    await once(child, 'exit')
  }
  return { ports: JSON.parse(line) as number[], end }
}

test('whoever claims ports at the same moment, here or in another process, gets others, and nobody listens on them', async () => {
  const [own, others] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => claimPorts(3))),
    Promise.all(Array.from({ length: 3 }, another)),
  ])
  const ports = [...own, ...others.map((each) => each.ports)].flat()
  await Promise.all(others.map((each) => each.end()))
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
  do {
    const other = await another()
    await other.end()
    taken = other.ports[0] ?? 0
  } while (!(await listens(taken)))
  expect(await claimPorts(2)).not.toContain(taken)
  await new Promise((done) => stranger.close(done))
})

test('more ports than one guard watches over are refused', async () => {
  await expect(claimPorts(16)).rejects.toThrow('16 ports')
})
