import { beforeEach, expect, test, vi } from 'vitest'
import { openPlatform } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import ChangePassword from './ChangePassword.tsx'

const screen = openScreen()
const password = {
  ...{ enabled: true, required: true, minLength: 6, maxLength: 16 },
  ...{ acceptedPattern: '^[A-Za-z0-9]+$', patternId: 'alnum' },
}
const site = siteWith([], { registerRules: { password } })
const onDone = vi.fn()
let asked: unknown[] = []

beforeEach(async () => {
  onDone.mockClear()
  ;({ asked } = openPlatform({}))
  await screen.draw(<ChangePassword onDone={onDone} />, site)
})
const send = () => screen.press('Change password')

test('[VA-09] [VA-11] [VA-70] nothing typed: each field says so, and nothing is sent', async () => {
  await send()
  for (const name of ['oldPassword', 'newPassword', 'confirmNewPassword'])
    expect([name, screen.errorOf(name)]).toEqual([name, expect.stringContaining('Please fill in')])
  expect(asked).toEqual([])
})

test.each([
  ['[VA-10] too short', 'abc1', 'abc1', 'newPassword', /6\D+16/],
  ['[VA-10] with signs that are not taken', 'abc 123', 'abc 123', 'newPassword', /6\D+16/],
  ['[VA-12] [VA-67] unlike its twin', 'Durian2026', 'Durian2027', 'confirmNewPassword', /match|same|differ/],
])(
  'a new password %s is told below its field, and nothing is sent',
  async (_, first, second, field, words) => {
    await screen.type('oldPassword', 'Mango2026')
    await screen.type('newPassword', first)
    await screen.type('confirmNewPassword', second)
    await send()
    expect(screen.errorOf(field)).toMatch(words)
    expect([asked, onDone.mock.calls]).toEqual([[], []])
  },
)

test('[VA-13] a password that is known is not asked for again', async () => {
  await screen.draw(<ChangePassword key="known" onDone={onDone} known="Mango2026" />, site)
  expect(document.querySelector('[name="oldPassword"]')).toBeNull()
})
