import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../../platform/briefly.ts'
import { type ContentWorld, openContentWorld, second } from '../../../testing/content-world.ts'
import { hostileHtml } from '../hostile-html.data.ts'
import { writeAnnouncement } from '../write.ts'

let world: ContentWorld
beforeAll(async () => {
  world = await openContentWorld(new Map())
})
afterAll(() => world.close())

type Rows = { id: string; bannerId: string; title: string; content: string; groupName: string }[]
const list = async (url: string, host?: string) =>
  (await world.ask('GET', url, host ? { host } : {})).value as unknown as Rows
const page = async (query: string, host?: string) =>
  (await world.ask('GET', `/wps/v2/announcements${query}`, host ? { host } : {})).value as unknown as {
    content: Rows
    totalPages: number
  }
const both = (text: string) => ({ EN: text, MY: text })

test('[BC-23] [API-38] [API-39] [API-40] [API-41] [API-42] announcements come by type, B when none is named', async () => {
  const counts = { B: 2, PL: 2, PU: 1, PR: 1, H: 2 }
  const titles = new Set<string>()
  for (const [type, count] of Object.entries(counts)) {
    const { content, totalPages } = await page(`?type=${type}&platform=W&language=EN`)
    expect([type, content.length, totalPages]).toEqual([type, count, 1])
    for (const { title } of content) titles.add(title)
  }
  expect(titles.size).toBe(8)
  expect(await page('?language=EN')).toEqual(await page('?type=B&language=EN'))
  expect(await world.ask('GET', '/wps/v2/announcements?type=X')).toMatchObject({ status: 400 })
})

test('[API-43] what is for other platforms is not answered', async () => {
  const id = await world.brandId('demommk')
  const text = { type: 'PU', onHome: true, titles: both('apps alone'), contents: both('<p>x</p>') }
  await writeAnnouncement(world.admin, id, { ...text, platforms: ['A'] })
  forgetKept()
  const { content } = await page('?type=PU&platform=W')
  expect(content).toHaveLength(1)
  expect((await list('/wps/v2/notices')).map(({ title }) => title)).not.toContain('apps alone')
})

test('[API-65] [API-03] announcements about games come in a list of their own, those for the site alone', async () => {
  const about = () =>
    list('/wps/v2/egame/announcements?language=EN').then((rows) => rows.map((row) => row.title))
  expect(await about()).toEqual(['Golden Chinthe is open'])
  const id = await world.brandId('demommk')
  const text = { type: 'PR', onHome: false, aboutGames: true, contents: both('<p>x</p>') }
  await writeAnnouncement(world.admin, id, { ...text, titles: both('Double coins') })
  await writeAnnouncement(world.admin, id, { ...text, titles: both('In the app'), platforms: ['A'] })
  forgetKept()
  expect(await about()).toEqual(['Double coins', 'Golden Chinthe is open'])
})

test('[EN-05] [EN-06] [EN-07] [API-80] the short list of home is the newest first, each with id, title, content and its instant', async () => {
  const notices = await list('/wps/v2/notices?language=EN')
  expect(notices.map(({ title }) => title)).toEqual([
    'Welcome to Jackfruit',
    'For adults only: 18+',
    'Golden Chinthe is open',
    'When we work on the site',
  ])
  expect(new Set(notices.map(({ id }) => id)).size).toBe(4)
})

test('announcements come nine to a page', async () => {
  const id = await world.brandId('demoinr')
  for (let n = 0; n < 10; n += 1)
    await writeAnnouncement(world.admin, id, {
      ...{ type: 'PR', onHome: false, titles: both(`n${n}`), contents: both('<p>x</p>') },
    })
  forgetKept()
  const first = await page('?type=PR', second)
  const last = await page('?type=PR&pageNo=2', second)
  expect([first.content.length, last.content.length, first.totalPages]).toEqual([9, 2, 2])
  expect(first.content[0]?.title).toBe('n9')
})

test('[IM-08] [IM-09] hostile HTML lies harmless in the database, and what was put there raw comes out harmless', async () => {
  const id = await world.brandId('demommk')
  const hostile = hostileHtml.join('\n')
  const text = { type: 'PL', onHome: false, titles: both('hostile'), contents: both(hostile) }
  const written = await writeAnnouncement(world.admin, id, text)
  const { rows } = await world.admin.query('select contents from content.announcements where id = $1', [
    written,
  ])
  await world.admin.query(
    `insert into content.announcements (merchant_id, type, titles, contents) values ($1, 'PL', '{"EN":"hostile"}', $2)`,
    [id, { EN: hostile }],
  )
  forgetKept()
  const shown = (await page('?type=PL')).content.filter(({ title }) => title === 'hostile')
  expect(shown).toHaveLength(2)
  const bad = /<(script|img|svg|math|iframe|style|form|object|link|meta|base)|on\w+=|javascript:[^"]*"/i
  for (const html of [rows[0].contents.EN, ...shown.map(({ content }) => content)]) {
    expect(hostile).toMatch(bad)
    expect(html).not.toMatch(bad)
  }
})
