import { afterEach, expect, test } from 'vitest'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen } from '../../../testing/screen.tsx'
import type { Leading } from '../shared/linkage.ts'
import ActivityWindow from './ActivityWindow.tsx'

const screen = openScreen()
const banner = {
  ...{ bannerId: '71', groupName: 'activity', url: 'art/a@1x.webp', title: 'A week of races' },
  ...{ text: 'Every evening at eight.', linkageType: '1', linkageTarget: '/promotions' },
}
const shown = () => document.querySelector('[role="dialog"]')

afterEach(() => sessionStorage.clear())

test('[MD-10] an activity that is on opens with its content, leads on, and is not told again in this session', async () => {
  openPlatform({ 'GET /wps/v2/banners': value([banner]) })
  const led: Leading[] = []
  await screen.draw(<ActivityWindow onLead={(leading) => void led.push(leading)} />)
  await screen.until(() => expect(shown()?.textContent).toContain('A week of races'))
  expect(shown()?.textContent).toContain('Every evening at eight.')
  await screen.press('See more')
  expect(led).toEqual([{ kind: 'path', path: '/promotions' }])
  expect(sessionStorage.getItem('activitiesTold')).toBe('71')
  await screen.until(() => expect(shown()).toBeNull())
})

test('[MD-10] without an activity nothing opens', async () => {
  const { asked } = openPlatform({ 'GET /wps/v2/banners': value([]) })
  await screen.draw(<ActivityWindow onLead={() => {}} />)
  await screen.until(() => expect(asked).toHaveLength(1))
  expect(shown()).toBeNull()
})
