import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import { type ContentWorld, openContentWorld, second } from '../../testing/content-world.ts'
import { languageFor, mountServicePage } from './service-page.ts'

let world: ContentWorld
let id: number
beforeAll(async () => {
  world = await openContentWorld(new Map())
  const { mount, directory, database } = world
  mountServicePage(mount.app, {
    db: database.db,
    site: null,
    brandOf: (request) => directory.brandOfHost(request.host),
  })
  id = await world.brandId('demommk')
})
afterAll(() => world.close())

const open = (host = 'localhost', language = '') =>
  world.mount.app.inject({ method: 'GET', url: '/service', headers: { host, 'accept-language': language } })

test('[SS-07] [SS-10] the page of customer service opens while the brand is closed, in the visitor’s language, and loads nothing', async () => {
  await world.admin.query(
    "update merchants.setting_nodes set enabled = '1' where merchant_id = $1 and mod_id = 'SITE_MAINTENANCE'",
    [id],
  )
  forgetKept()
  const page = await open('localhost', 'en-GB,en;q=0.9')
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).toContain('<h1>Customer service</h1>')
  expect(page.body).toContain('href="https://telegram.example/jackfruit"')
  expect(page.body).not.toMatch(/<script|<img|<link|src=/)
  const [, nonce] = /style-src 'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? []
  expect(page.body).toContain(`<style nonce="${nonce}">`)
  expect((await open('localhost', 'fr')).body).toContain('<html lang="my">')
  expect((await open(second, 'hi-IN')).body).toContain('<html lang="hi">')
  expect((await open('evil.example')).statusCode).toBe(421)
})

test('what an operator writes into a link or a name stays text', async () => {
  await world.admin.query(
    `update merchants.resources set label_name_en = '<b>x</b>"' where merchant_id = $1 and resource_type = 'telegram'`,
    [id],
  )
  await world.admin.query(
    `update merchants.resources set url = 'javascript:alert(1)' where merchant_id = $1 and resource_type = 'line'`,
    [id],
  )
  forgetKept()
  const { body } = await open()
  expect(body).toContain('&lt;b&gt;x&lt;/b&gt;&quot;</a>')
  expect(body).not.toContain('javascript:')
})

test('a language is chosen that the brand speaks and the text is written in', () => {
  const brand = { supportedLanguages: ['EN', 'MY'], defaultLanguage: 'MY' }
  const written = { EN: 'a', MY: 'b', HI: 'c' }
  expect(languageFor('hi,en;q=0.5', brand, written)).toBe('EN')
  expect(languageFor('my-MM', brand, written)).toBe('MY')
  expect(languageFor('', brand, written)).toBe('MY')
  expect(languageFor('', brand, { EN: 'a' })).toBe('EN')
})
