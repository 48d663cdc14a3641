import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secureAnswers } from './headers.ts'
import { mountPages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
let app: FastifyInstance

beforeAll(async () => {
  for (const name of ['index.html', 'offline.html'])
    writeFileSync(join(folder, name), '<script nonce="__NONCE__"></script>')
  app = fastify()
  secureAnswers(app, { isProduction: true })
  await mountPages(app, {
    folder,
    isProduction: true,
    brandOf: async () => ({
      ...{ name: 'Mango', icon: 'icon-mango', themeColour: '#112233', backgroundColour: '#445566' },
      ...{
        language: 'EN',
        imageOrigins: ['https://pictures.example'],
        frameOrigins: ['https://games.example'],
      },
    }),
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const headersOf = async (url: string) => {
  const { headers, body } = await app.inject({ url, headers: { host: 'play.mango.example' } })
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? ''
  return { nonce, headers: JSON.parse(JSON.stringify(headers).replaceAll(nonce, 'N')) }
}

test('[ER-38] windows of a sign-in stay known to the page that opened them, until they come back to it', async () => {
  for (const url of ['/', '/login?side=agent', '/promotions', '/oauth/else', '/oauthx', '/?to=/oauth'])
    expect((await headersOf(url)).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  for (const url of ['/oauth', '/oauth?state=a'])
    expect((await headersOf(url)).headers['cross-origin-opener-policy']).toBe('unsafe-none')
})

test('the page of a callback is guarded like every other one in all else', async () => {
  const [home, back] = [await headersOf('/'), await headersOf('/oauth')]
  const { 'cross-origin-opener-policy': _, 'x-request-id': __, ...others } = home.headers
  expect(back.headers).toMatchObject({ ...others, date: expect.anything() })
  expect(home.nonce).not.toBe(back.nonce)
  expect(home.headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; script-src 'nonce-N' 'strict-dynamic'; style-src 'self' 'nonce-N'; img-src 'self' data: https://pictures.example; font-src 'self'; connect-src 'self' wss://play.mango.example; frame-src https://games.example; worker-src 'self'; manifest-src 'self'; media-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types app-html dompurify; upgrade-insecure-requests",
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self "https://games.example")',
    'cache-control': 'no-store',
  })
})
