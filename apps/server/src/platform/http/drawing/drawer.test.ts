import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type Drawer, openDrawer, type Wanted } from './drawer.ts'

const folder = mkdtempSync(join(tmpdir(), 'drawer-'))
const open: Drawer[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A thread that does with each message what the test says; `born` tells threads apart. */
function drawerOf(name: string, hear: string): Drawer {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { parentPort as port, threadId } from 'node:worker_threads'
     const born = threadId
     const tell = (html) => port.postMessage({ drawn: { html, born, tag: {}, state: null, left: [] } })
     port.on('message', (told) => { ${hear} })
     port.postMessage({ ready: true })`,
  )
  const drawer = openDrawer(file, { longestMs: 300 })
  open.push(drawer)
  return drawer
}

const at = (path: string): Wanted => ({ address: `http://a${path}`, language: 'EN', screen: 'phone' })
const nobody = async () => ({ status: 404, body: '' })

test('a screen is made of the answers that the platform gives', async () => {
  const drawer = drawerOf(
    'asks',
    `if (told.draw) port.postMessage({ asked: 7, address: '/wps/v2/a' })
     else tell(told.answered + ':' + told.status + ':' + told.body)`,
  )
  const ask = async (address: string) => ({ status: 200, body: `of ${address}` })
  expect((await drawer.draw(at('/'), ask))?.html).toBe('7:200:of /wps/v2/a')
})

test('screens are drawn one after the other, by one thread', async () => {
  const drawer = drawerOf(
    'turns',
    `globalThis.running = (globalThis.running ?? 0) + 1
     const at = globalThis.running
     setTimeout(() => { globalThis.running--; tell(String(at)) }, 20)`,
  )
  const drawn = await Promise.all(['/a', '/b', '/c'].map((path) => drawer.draw(at(path), nobody)))
  expect(drawn.map((each) => each?.html)).toEqual(['1', '1', '1'])
  expect(new Set(drawn.map((each) => (each as unknown as { born: number }).born)).size).toBe(1)
})

test('one that hangs, falls or fails is not drawn, and the next one is', async () => {
  const drawer = drawerOf(
    'faulty',
    `const { pathname } = new URL(told.draw.address)
     if (pathname === '/hang') return
     if (pathname === '/fall') process.exit(1)
     if (pathname === '/throw') throw new Error('thrown')
     if (pathname === '/fail') return port.postMessage({ failed: 'no text' })
     tell('fine')`,
  )
  for (const [path, why] of [
    ['/hang', /no screen within/],
    ['/fall', /thread ended/],
    ['/throw', /thrown/],
    ['/fail', /no text/],
  ] as const) {
    await expect(drawer.draw(at(path), nobody)).rejects.toThrow(why)
    expect((await drawer.draw(at('/'), nobody))?.html).toBe('fine')
  }
})

test('after it is closed nothing is drawn, and no thread is left', async () => {
  const drawer = drawerOf('closed', `tell('fine')`)
  expect((await drawer.draw(at('/'), nobody))?.html).toBe('fine')
  await drawer.close()
  expect(await drawer.draw(at('/'), nobody)).toBeNull()
})

test('a program that is not there is told, and asked for again', async () => {
  const drawer = openDrawer(join(folder, 'absent.mjs'))
  open.push(drawer)
  await expect(drawer.draw(at('/'), nobody)).rejects.toThrow(/absent/)
  await expect(drawer.draw(at('/'), nobody)).rejects.toThrow(/absent/)
})
