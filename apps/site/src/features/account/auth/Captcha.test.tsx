import { afterEach, expect, test, vi } from 'vitest'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { Captcha } from './Captcha.tsx'

const screen = openScreen()
afterEach(() => vi.useRealTimers())

test('[BC-13] [VA-50] another picture is fetched at most once a second, and what was typed for the last one goes', async () => {
  let made = 0
  const { asked } = openPlatform({
    'GET /wps/v2/captcha': async () => {
      const answer = await value(`data:image/png;base64,AAA${++made}`)()
      answer.headers.set('captchaId', `picture-${made}`)
      return answer
    },
  })
  const onType = vi.fn()
  const onPicture = vi.fn()
  await screen.draw(<Captcha action="login" value="1a2b" round={0} onType={onType} onPicture={onPicture} />)
  await screen.until(() => expect(onPicture).toHaveBeenCalledWith('picture-1'))
  const now = vi.spyOn(Date, 'now').mockReturnValue(5_000_000)
  await screen.press('New picture')
  await screen.press('New picture')
  await screen.until(() => expect(onPicture).toHaveBeenCalledWith('picture-2'))
  expect(asked).toHaveLength(2)
  expect(onType.mock.calls).toEqual([['']])
  now.mockReturnValue(5_001_001)
  await screen.press('New picture')
  await screen.until(() => expect(onPicture).toHaveBeenCalledWith('picture-3'))
})
