import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type ContentWorld, openContentWorld, second } from '../../testing/content-world.ts'
import { seedContent } from './index.ts'
import { writeBanner } from './write.ts'

let world: ContentWorld
beforeAll(async () => {
  world = await openContentWorld(new Map())
})
afterAll(() => world.close())

type Rows = { id: string; bannerId: string; title: string; content: string; groupName: string; url: string }[]
const list = async (url: string, host?: string) =>
  (await world.ask('GET', url, host ? { host } : {})).value as unknown as Rows
const page = async (query: string, host?: string) =>
  (await world.ask('GET', `/wps/v2/announcements${query}`, host ? { host } : {})).value as unknown as {
    content: Rows
    totalPages: number
  }
/** Where the site's pictures lie. */
const pictures = join(import.meta.dirname, '../../../../site/public')
const both = (text: string) => ({ EN: text, MY: text })

/** For how long it is kept, and a little more. */
const aSecond = () => new Promise((done) => setTimeout(done, 1_050))

test('[EN-01] [EN-02] [EN-03] [BN-01] each page gets the banners of its own group, in order, in the asked language', async () => {
  const home = await list('/wps/v2/banners?groupName=home&language=EN')
  expect(home.map(({ title }) => title)).toEqual([
    'Golden Chinthe',
    'Ks 100,000 to play with',
    'Check it yourself',
  ])
  expect(home[0]).toMatchObject({ linkageType: '4', linkageTarget: 'slot-golden-chinthe' })
  const all = await list('/wps/v2/banners')
  expect(new Set(all.map(({ bannerId }) => bannerId)).size).toBe(all.length)
  expect(new Set(all.map(({ groupName }) => groupName))).toEqual(
    new Set(['home', 'rng', 'help', 'download', 'w_topup_1', 'w_topup_2', 'w_topup_3']),
  )
  for (const { url } of all) expect(existsSync(join(pictures, String(url))), String(url)).toBe(true)
  expect(all[0]?.title).toBe('ရွှေခြင်္သေ့')
  expect((await list('/wps/v2/banners?groupName=home&language=JA'))[0]?.title).toBe('Golden Chinthe')
})

test('[IM-07] a banner outside its dates is not served, and one that is published shows within a second', async () => {
  const id = await world.brandId('demommk')
  const day = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * day)
  const write = (title: string, startsAt: Date, endsAt: Date | null) =>
    writeBanner(world.admin, id, {
      ...{ groupName: 'shop', picture: 'art/a@1x.webp', titles: both(title), texts: both('') },
      ...{ linkageType: '', linkageTarget: '', startsAt, endsAt },
    })
  await write('over', at(-2), at(-1))
  await write('later', at(1), null)
  await write('now', at(-1), at(1))
  await aSecond()
  expect((await list('/wps/v2/banners?groupName=shop')).map(({ title }) => title)).toEqual(['now'])
  await world.admin.query("update content.banners set ends_at = now() where titles->>'EN' = 'now'")
  await aSecond()
  expect(await list('/wps/v2/banners?groupName=shop')).toEqual([])
})

test('[EN-04] a banner that leads astray is refused, and one that came in another way cannot be clicked', async () => {
  const id = await world.brandId('demommk')
  const banner = { groupName: 'fish', picture: 'art/a@1x.webp', titles: both('x'), texts: both('') }
  expect(() =>
    writeBanner(world.admin, id, { ...banner, linkageType: '1', linkageTarget: '//evil.example' }),
  ).toThrow(/may not lead/)
  await world.admin.query(
    `insert into content.banners (merchant_id, group_name, picture, titles, texts, linkage_type, linkage_target)
     values ($1, 'fish', 'art/a@1x.webp', '{"EN":"x"}', '{}', '2', 'javascript:alert(1)')`,
    [id],
  )
  forgetKept()
  expect(await list('/wps/v2/banners?groupName=fish')).toMatchObject([{ linkageType: '', linkageTarget: '' }])
})

test('[IM-77] [SC-08] [API-102] help has six topics with answers, and an edit follows within a second', async () => {
  const ask = async (language: string) =>
    (await world.ask('GET', `/wps/v2/help?language=${language}`)).value as unknown as {
      topics: { id: string; kind: string; title: string; articles: Rows }[]
    }
  const { topics } = await ask('EN')
  const help = topics.filter(({ kind }) => kind === 'help')
  expect(help).toHaveLength(6)
  expect(help.every(({ articles }) => articles.length >= 3)).toBe(true)
  const info = topics.filter(({ kind }) => kind === 'info').map(({ id }) => id)
  expect(info).toEqual(['about', 'terms', 'privacy', 'responsible', 'aml', 'complaints', 'service'])
  expect((await ask('MY')).topics[0]?.title).toBe('အကောင့်')
  await world.admin.query(
    `update content.help_topics set titles = '{"EN":"Your account"}'
     where slug = 'account' and merchant_id = $1`,
    [await world.brandId('demommk')],
  )
  await aSecond()
  expect((await ask('MY')).topics[0]?.title).toBe('Your account')
})

test('each brand shows its own, and row-level security shows none to who named no brand', async () => {
  const own = await page('?type=B&language=EN', second)
  expect(own.content.map(({ title }) => title)).toContain('Welcome to Jackfruit India')
  const ids = new Set((await list('/wps/v2/banners')).map(({ bannerId }) => bannerId))
  for (const { bannerId } of await list('/wps/v2/banners', second)) expect(ids.has(bannerId)).toBe(false)
  const { db } = world.database
  for (const table of ['banners', 'announcements', 'help_topics', 'help_articles'])
    expect((await sql`select * from ${sql.table(`content.${table}`)}`.execute(db)).rows).toEqual([])
  const change = inMerchant(db, await world.brandId('demommk'), (tx) =>
    sql`update content.banners set sort = 1`.execute(tx),
  )
  await expect(change).rejects.toThrow(/permission denied/)
})

test('[IM-69] every brand is sown in its own name and money, and India reads Hindi throughout', async () => {
  const { rows } = await world.admin.query<{ code: string; text: string }>(
    `select b.code, string_agg(t.titles::text || t.texts::text, ' ') as text from merchants.brands b
     join content.banners t on t.merchant_id = b.id group by b.code`,
  )
  const said = new Map(rows.map(({ code, text }) => [code, text]))
  expect(said.size).toBe(7)
  expect(said.get('demopkr')).toContain('Rs 10,000')
  expect(said.get('demoidrk')).toContain('Rp 1,000K')
  expect(said.get('demongn')).toContain('Jackfruit Nigeria')
  for (const [code, text] of said) expect(text, code).not.toMatch(/[{]\w+[}]/)
  for (const { title } of await list('/wps/v2/banners?language=HI', second))
    expect(title).toMatch(/\p{Script=Devanagari}/u)
  const help = (await world.ask('GET', '/wps/v2/help?language=HI', { host: second })).value as unknown as {
    topics: { title: string; articles: Rows }[]
  }
  for (const { title, articles } of help.topics)
    for (const text of [title, ...articles.flatMap((article) => [article.title, article.content])])
      expect(text).toMatch(/\p{Script=Devanagari}/u)
})

test('sowing again brings nothing back that operators removed', async () => {
  await world.admin.query("delete from content.banners where group_name = 'download'")
  expect(await seedContent(world.database.adminUrl)).toBe(0)
  forgetKept()
  expect(await list('/wps/v2/banners?groupName=download')).toEqual([])
})
