import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close()
})

/** Answers each piece with its own name before it. */
async function service(name: string) {
  const taken: Socket[] = []
  const server = createServer((socket) => {
    taken.push(socket)
    socket.on('error', () => {})
    socket.on('data', (piece) => socket.write(`${name}:${piece}`))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push({
    close: () => {
      for (const each of taken) each.destroy()
      server.close()
    },
  })
  return `tcp://127.0.0.1:${(server.address() as { port: number }).port}`
}

async function through(proxy: TcpProxy) {
  const socket = connect(proxy.port, '127.0.0.1')
  opened.push({ close: () => socket.destroy() })
  const heard: string[] = []
  const ended = new Promise<string>((done) => {
    socket.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'error'))
    socket.on('close', () => done('closed'))
  })
  socket.on('data', (piece) => heard.push(String(piece)))
  const joined = await Promise.race([once(socket, 'connect').then(() => 'joined'), ended])
  const say = async (text: string) => {
    const before = heard.length
    socket.write(text)
    await expect.poll(() => heard.length).toBeGreaterThan(before)
    return heard.at(-1)
  }
  return { socket, heard, ended, joined, say }
}

async function wire(target: string) {
  const proxy = await openTcpProxy(target)
  opened.push(proxy)
  return proxy
}

test('what is said passes both ways, and an end on either side reaches the other', async () => {
  const proxy = await wire(await service('first'))
  const one = await through(proxy)
  expect(await one.say('hello')).toBe('first:hello')
  expect(proxy.through('postgres://a:b@localhost:5432/c')).toBe(`postgres://a:b@127.0.0.1:${proxy.port}/c`)
  expect(proxy.open()).toBe(1)
  one.socket.destroy()
  await expect.poll(() => proxy.open()).toBe(0)
})

test('what is swallowed is neither answered nor ended, for who was connected and for who comes', async () => {
  const proxy = await wire(await service('first'))
  const before = await through(proxy)
  await before.say('hello')
  await proxy.swallow()
  const during = await through(proxy)
  expect(during.joined).toBe('joined')
  before.socket.write('lost')
  during.socket.write('lost')
  await proxy.accept()
  const after = await through(proxy)
  expect(await after.say('again')).toBe('first:again')
  expect(before.heard).toEqual(['first:hello'])
  expect(during.heard).toEqual([])
  expect([before.socket.destroyed, during.socket.destroyed]).toEqual([false, false])
  expect(proxy.taken()).toBe(3)
})

test('a refused connection is refused, those that are open go on, and the port is the same afterwards', async () => {
  const proxy = await wire(await service('first'))
  const before = await through(proxy)
  await proxy.refuse()
  expect((await through(proxy)).joined).toBe('ECONNREFUSED')
  expect(await before.say('still')).toBe('first:still')
  await proxy.accept()
  expect(await (await through(proxy)).say('back')).toBe('first:back')
})

test('a cut ends all at once, and the next connection is taken as before', async () => {
  const proxy = await wire(await service('first'))
  const one = await through(proxy)
  await one.say('hello')
  proxy.cut()
  expect(await one.ended).toBe('ECONNRESET')
  expect(await (await through(proxy)).say('hello')).toBe('first:hello')
})

test('an address that moved answers from the new place, and nobody tells those of the old one', async () => {
  const proxy = await wire(await service('first'))
  const before = await through(proxy)
  await before.say('hello')
  proxy.redirect(await service('second'))
  expect(await (await through(proxy)).say('hello')).toBe('second:hello')
  before.socket.write('lost')
  expect(await (await through(proxy)).say('more')).toBe('second:more')
  expect(before.heard).toEqual(['first:hello'])
  expect(before.socket.destroyed).toBe(false)
})

test('a place that was left and then resets its connections is not heard by whoever was connected to it', async () => {
  const left: Socket[] = []
  const old = createServer((socket) => {
    left.push(socket)
    socket.on('error', () => {})
    socket.on('data', (piece) => socket.write(piece))
  })
  old.listen(0, '127.0.0.1')
  await once(old, 'listening')
  opened.push({ close: () => old.close() })
  const proxy = await wire(`tcp://127.0.0.1:${(old.address() as { port: number }).port}`)
  const before = await through(proxy)
  await before.say('hello')
  proxy.redirect(await service('second'))
  for (const socket of left) socket.resetAndDestroy()
  // Both connections have been heard of when a later one has been answered.
  const after = await through(proxy)
  for (let turn = 0; turn < 5; turn++) expect(await after.say('more')).toBe('second:more')
  expect(await Promise.race([before.ended, Promise.resolve('still open')])).toBe('still open')
  expect(before.socket.destroyed).toBe(false)
})

test('where the service is down, whoever connects is reset', async () => {
  const proxy = await wire('tcp://127.0.0.1:1')
  const one = await through(proxy)
  expect(await one.ended).not.toBe('closed')
})
