import { act, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import { goTo } from '../../shared/address/navigation.ts'
import { type Answer, openPlatform, value } from '../../testing/platform.ts'
import { openScreen, siteWith } from '../../testing/screen.tsx'
import DownloadRoute from './DownloadRoute.tsx'
import HelpRoute from './HelpRoute.tsx'
import PointMallRoute from './PointMallRoute.tsx'
import PromotionsRoute from './PromotionsRoute.tsx'

const screen = openScreen()
const banner = (groupName: string) => ({
  ...{ bannerId: groupName, groupName, url: 'art/a@1x.webp', title: `Slide of ${groupName}`, text: '' },
  ...{ linkageType: '', linkageTarget: '' },
})
const groups = ['home', 'download', 'promotions', 'shop', 'help']
const answers: Record<string, Answer> = {
  // Whatever is asked for, slides of every group come: the page shows its own.
  'GET /wps/v2/banners': value(groups.map(banner)),
  'GET /wps/v2/promotions': value({ lists: [] }),
  'GET /wps/v2/mall': value({ lists: [], terms: { ratios: [], convert: null } }),
  'GET /wps/v2/announcements': value({ content: [], totalPages: 0 }),
  'GET /wps/v2/help': value({ topics: [] }),
  'GET /wps/v2/routers': value({ domainList: [] }),
}

test.each<readonly [string, string, string, ComponentType]>([
  ['[RT-50]', '/down', 'download', DownloadRoute],
  ['[RT-51]', '/promotions', 'promotions', PromotionsRoute],
  ['[RT-52]', '/pointMall', 'shop', PointMallRoute],
  ['[RT-53]', '/help', 'help', HelpRoute],
])('%s %s shows the slides of the group %s and of no other', async (_row, path, group, View) => {
  openPlatform(answers)
  await act(async () => goTo(path))
  const here = `section[data-page="${path}"]`
  const shows = (of: string) => document.querySelector(here)?.textContent.includes(`Slide of ${of}`)
  await screen.draw(
    <section data-page={path}>
      <View />
    </section>,
    siteWith([], { resources: [], customerService: [] }),
  )
  await screen.until(() => expect(shows(group)).toBe(true))
  const { calls } = (globalThis.fetch as unknown as { mock: { calls: unknown[][] } }).mock
  const asked = calls
    .map(([input]) => new URL(String(input), 'http://site'))
    .filter(({ pathname }) => pathname.endsWith('/banners'))
  expect(asked.map(({ searchParams }) => searchParams.get('groupName'))).toEqual([group])
  for (const other of groups.filter((each) => each !== group)) expect(shows(other)).toBe(false)
  await act(async () => goTo('/'))
})
