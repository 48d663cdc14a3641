import { beforeAll, expect, test } from 'vitest'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import NoticeBar from './NoticeBar.tsx'

const screen = openScreen()
const notices = [1, 2, 3].map((n) => ({
  ...{ id: String(n), title: `Notice ${n}`, content: `<p>Text ${n}.</p>` },
  publishedAt: '2026-11-22T10:00:00.000Z',
}))

beforeAll(() => import('./NoticeDialog.tsx'))

test('[EN-14] [HM-05] bar and window tell of one list, asked for once; a title opens at its own text', async () => {
  const { asked } = openPlatform({ 'GET /wps/v2/notices': value(notices) })
  await screen.draw(<NoticeBar />, siteWith([]))
  await screen.until(() => screen.buttonNamed('Notice 3'))
  await screen.press('Notice 3')
  const listed = () =>
    [...document.querySelectorAll('[data-testid="notice-title"]')].map(
      ({ textContent }) => /Notice \d/.exec(textContent)?.[0],
    )
  await screen.until(() => expect(listed()).toEqual(['Notice 1', 'Notice 2', 'Notice 3']))
  await screen.until(() =>
    expect(document.querySelector('[role="dialog"] article')?.textContent).toContain('Text 3.'),
  )
  expect(asked).toHaveLength(1)
})
