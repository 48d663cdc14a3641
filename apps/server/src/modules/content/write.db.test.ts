import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import { type ContentWorld, openContentWorld } from '../../testing/content-world.ts'
import { hostileHtml } from './hostile-html.data.ts'
import * as write from './write.ts'

let world: ContentWorld
let id: number
let other: number
beforeAll(async () => {
  world = await openContentWorld(new Map())
  id = await world.brandId('demommk')
  other = await world.brandId('demoinr')
})
afterAll(() => world.close())

const both = (text: string) => ({ EN: text, MY: text })
const bannersOf = async (group: string) =>
  (await world.ask('GET', `/wps/v2/banners?groupName=${group}&language=EN`)).value as unknown as Record<
    string,
    unknown
  >[]
const noticesOf = async (type: string) =>
  (await world.ask('GET', `/wps/v2/announcements?type=${type}&language=EN`)).value['content'] as {
    title: string
    content: string
  }[]
const banner = {
  ...{ groupName: 'shop', picture: 'art/a@1x.webp', titles: both('first'), texts: both('') },
  ...({ linkageType: '1', linkageTarget: '/help' } as const),
}

test('[IM-07] a banner that an operator changes shows its change, and one that is withdrawn goes', async () => {
  const made = await write.writeBanner(world.admin, id, banner)
  forgetKept()
  expect(await bannersOf('shop')).toMatchObject([{ title: 'first', linkageTarget: '/help' }])
  await write.changeBanner(world.admin, id, made, { titles: both('second'), linkageTarget: '/notice' })
  forgetKept()
  expect(await bannersOf('shop')).toMatchObject([
    { title: 'second', linkageType: '1', linkageTarget: '/notice' },
  ])
  await write.withdraw(world.admin, id, 'banners', made)
  forgetKept()
  expect(await bannersOf('shop')).toEqual([])
})

test('[EN-04] a change may not lead astray either, and changes nothing of another brand', async () => {
  const made = await write.writeBanner(world.admin, id, banner)
  for (const change of [{ linkageTarget: '//evil.example' }, { linkageType: '2' as const }])
    await expect(write.changeBanner(world.admin, id, made, change)).rejects.toThrow(/may not lead/)
  await expect(write.changeBanner(world.admin, other, made, { sort: 1 })).rejects.toThrow(/no banner/)
  await expect(write.withdraw(world.admin, other, 'banners', made)).rejects.toThrow(/none of banners/)
  forgetKept()
  expect(await bannersOf('shop')).toMatchObject([{ title: 'first' }])
  await write.withdraw(world.admin, id, 'banners', made)
})

test('[IM-08] [IM-09] an announcement changes and ends by its dates, and its HTML is made harmless again', async () => {
  const text = { type: 'PR', onHome: false, titles: both('old'), contents: both('<p>old</p>') }
  const made = await write.writeAnnouncement(world.admin, id, { ...text, sort: -1 })
  await write.changeAnnouncement(world.admin, id, made, {
    titles: both('new'),
    contents: both(`<p>new</p>${hostileHtml.join('')}`),
  })
  const { rows } = await world.admin.query('select contents from content.announcements where id = $1', [made])
  expect(rows[0].contents.EN).not.toMatch(/<script|<img|onerror|javascript:/i)
  forgetKept()
  expect((await noticesOf('PR'))[0]).toMatchObject({
    title: 'new',
    content: expect.stringContaining('<p>new</p>'),
  })
  await write.changeAnnouncement(world.admin, id, made, { startsAt: new Date(0), endsAt: new Date(1) })
  forgetKept()
  expect((await noticesOf('PR')).map(({ title }) => title)).not.toContain('new')
  await expect(write.changeAnnouncement(world.admin, other, made, { sort: 1 })).rejects.toThrow(
    /none of announcements/,
  )
  await expect(write.changeAnnouncement(world.admin, id, made, {})).rejects.toThrow(/names what it changes/)
})

test('[IM-77] a text of the footer is edited for one brand, harmless, and the page follows', async () => {
  const place = { topic: 'terms', article: 'who' }
  await write.changeArticle(world.admin, id, place, { contents: both('<p>edited</p><script>1</script>') })
  forgetKept()
  const { value } = await world.ask('GET', '/wps/v2/help?language=EN')
  const terms = (value['topics'] as { id: string; articles: { id: string; content: string }[] }[]).find(
    (topic) => topic.id === 'terms',
  )
  expect(terms?.articles.find((article) => article.id === 'who')?.content).toBe('<p>edited</p>')
  await expect(
    write.changeArticle(world.admin, id, { topic: 'terms', article: 'nothing' }, { titles: both('x') }),
  ).rejects.toThrow(/no text/)
})

test('a browser that knows the answer gets none again, until something changed', async () => {
  const url = '/wps/v2/banners?groupName=promotions&language=EN'
  const first = await world.ask('GET', url)
  const etag = String(first.headers['etag'])
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Host, Cookie' })
  const again = (known: string, host = 'localhost') =>
    world.mount.app.inject({ method: 'GET', url, headers: { host, 'if-none-match': known } })
  const unchanged = await again(etag)
  expect([unchanged.statusCode, unchanged.body, unchanged.headers['etag']]).toEqual([304, '', etag])
  expect((await again(`W/"other", ${etag}`)).statusCode).toBe(304)
  expect((await again('W/"other"')).statusCode).toBe(200)
  const made = await write.writeBanner(world.admin, id, { ...banner, groupName: 'promotions' })
  forgetKept()
  const changed = await again(etag)
  expect([changed.statusCode, changed.json().value]).toEqual([
    200,
    [expect.objectContaining({ title: 'first' })],
  ])
  await write.withdraw(world.admin, id, 'banners', made)
  forgetKept()
  expect((await again(etag)).statusCode).toBe(304)
})

test('what is one person’s alone or refused is never kept', async () => {
  for (const url of ['/wps/v2/games/winners', '/wps/v2/banners?groupName=nothing']) {
    const { headers } = await world.ask('GET', url)
    expect([headers['cache-control'], headers['etag']], url).toEqual(['no-store', undefined])
  }
})

test('[SS-07] [SS-10] customer service answers while the site is closed; feedback and texts do not', async () => {
  await world.admin.query(
    "update merchants.setting_nodes set enabled = '1' where merchant_id = $1 and mod_id = 'SITE_MAINTENANCE'",
    [id],
  )
  forgetKept()
  const key = Buffer.from('{"kty":"EC"} padded to its least length').toString('base64url')
  expect(await world.ask('GET', `/wps/v2/customer-service?key=${key}`)).toMatchObject({ status: 400 })
  expect(await world.ask('GET', '/wps/v2/notices')).toMatchObject({ status: 503 })
  expect(await world.ask('PUT', '/wps/v2/feedback', { body: { content: 'Hello there' } })).toMatchObject({
    status: 503,
  })
  await world.admin.query(
    "update merchants.setting_nodes set enabled = '0' where merchant_id = $1 and mod_id = 'SITE_MAINTENANCE'",
    [id],
  )
})
