import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { forgetKept } from '../../briefly.ts'
import { openScreens, type Screens } from './screens.ts'

const folder = mkdtempSync(join(tmpdir(), 'screens-'))
const file = join(folder, 'main.mjs')
/** Draws what it is asked for, and what one call answers; `/fish` takes its time. */
writeFileSync(
  file,
  `import { parentPort as port } from 'node:worker_threads'
   let wanted
   const tell = (more) => port.postMessage({
     drawn: { html: JSON.stringify({ ...wanted, ...more }), tag: {}, state: null, left: [] } })
   port.on('message', (told) => {
     if ('body' in told) return tell({ body: told.body, status: told.status })
     wanted = told.draw
     const { pathname } = new URL(wanted.address)
     if (pathname === '/live') return port.postMessage({ failed: 'no' })
     if (pathname === '/fish') return setTimeout(tell, 700)
     port.postMessage({ asked: 1, address: pathname === '/pvp' ? '/metrics' : '/wps/v2/place' })
   })
   port.postMessage({ ready: true })`,
)

let app: FastifyInstance
let screens: Screens
let places: string[]
beforeEach(async () => {
  places = []
  app = fastify()
  app.get('/wps/v2/place', async (request) => {
    places.push(request.ip)
    return request.host
  })
  app.get('/wps/v2/games/card', async (request) => {
    const { nodeId } = request.query as { nodeId: string }
    return { success: nodeId === 'lion' }
  })
  app.get('/metrics', async () => 'secret')
  // However busy the machine is: what takes longer has a test of its own.
  screens = openScreens(app, file, app.log, { patienceMs: 20_000 })
})
afterEach(async () => {
  await screens.close()
  await app.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const phone = 'Mozilla/5.0 (Linux; Android 10) Chrome/140.0 Mobile Safari/537.36'
const visit = async (url: string, headers: Record<string, string> = {}) => {
  const request = { url, headers, protocol: 'https', host: 'play.example' } as unknown as FastifyRequest
  const drawn = await screens.of(request, 'MY')
  return drawn && JSON.parse(drawn.html)
}

test('a visitor’s first screen is drawn for language and screen, from what this brand answers a stranger', async () => {
  expect(await visit('/rng?maker=a', { 'user-agent': phone })).toEqual({
    ...{ address: 'https://play.example/rng', language: 'MY', screen: 'phone' },
    ...{ body: 'play.example', status: 200 },
  })
  expect(await visit('/', { cookie: 'a=b; language=TH' })).toMatchObject({ language: 'TH', screen: 'wide' })
  expect(places.every((place) => place.startsWith('fd00:'))).toBe(true)
  expect(new Set(places).size).toBe(2)
})

test('nothing is drawn for members, for those who take a break, and at addresses that nobody comes in by', async () => {
  for (const cookie of ['jf_bind=a', 'language=EN; __Host-jf_bind=a', '__Host-jf_rest_3=a', 'jf_rest_1=a'])
    expect([cookie, await visit('/', { cookie })]).toEqual([cookie, null])
  for (const url of ['/records', '/nosuch', '/game', '/game?nodeId=', '/game?nodeId=%3Cb%3E', '//'])
    expect([url, await visit(url)]).toEqual([url, null])
  expect(places).toEqual([])
})

test('a game’s page is drawn for each game that the brand offers, and for no other', async () => {
  const address = 'https://play.example/game?nodeId=lion'
  expect(await visit('/game?round=7&nodeId=lion')).toMatchObject({ address })
  expect(await visit('/game?nodeId=lion', { cookie: 'language=TH' })).toMatchObject({
    ...{ address, language: 'TH' },
  })
  expect(await visit('/game?nodeId=ox')).toBeNull()
  expect(places.length).toBe(2)
})

test('a shelf of games of chance is drawn by itself, and the games of one maker are left to the browser', async () => {
  expect(await visit('/rng?shelf=tables&utm=a')).toMatchObject({
    address: 'https://play.example/rng?shelf=tables',
  })
  expect(await visit('/rng?shelf=nosuch')).toMatchObject({ address: 'https://play.example/rng' })
  expect(await visit('/rng?page=hexworks')).toBeNull()
})

test('games push no other screen out of what is kept', async () => {
  await visit('/')
  for (let n = 0; n < 320; n++) await visit(`/game?nodeId=ox-${n}`)
  await visit('/')
  expect(places.length).toBe(1)
})

test('the thread reaches calls of the site and nothing else', async () => {
  expect(await visit('/pvp')).toMatchObject({ status: 404, body: '' })
})

test('a screen is kept, until what is kept is forgotten', async () => {
  await visit('/')
  await visit('/?again')
  expect(places.length).toBe(1)
  forgetKept()
  await visit('/')
  expect(places.length).toBe(2)
})

test('a visitor does not wait for a slow one, and the next visitor has it', async () => {
  await screens.close()
  screens = openScreens(app, file, app.log, { patienceMs: 100 })
  expect(await visit('/fish')).toBeNull()
  await expect.poll(() => visit('/fish')).toMatchObject({ address: 'https://play.example/fish' })
})

test('one that cannot be drawn is left to the browser', async () => {
  expect(await visit('/live')).toBeNull()
})

test('a site without the program that draws begins empty', async () => {
  const without = openScreens(app, join(folder, 'absent.mjs'), app.log)
  const request = { url: '/', headers: {}, protocol: 'https', host: 'a' } as unknown as FastifyRequest
  expect(await without.of(request, 'EN')).toBeNull()
  await without.close()
})
