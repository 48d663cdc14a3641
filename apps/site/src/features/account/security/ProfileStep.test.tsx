import { contactIds } from '@jackfruit/contracts/security'
import { afterEach, expect, test, vi } from 'vitest'
import { openPlatform, refusal } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import ProfileStep from './ProfileStep.tsx'

const screen = openScreen()
afterEach(() => vi.useRealTimers())
const save = 'POST /wps/v2/members/me/profile'
const names = [
  ...['nickname', 'payeeName', 'birthday', 'gender'],
  ...['address', 'nationality', 'occupation', 'sourceOfIncome', 'placeOfBirth'],
  ...contactIds,
]
const profile = { ...Object.fromEntries(names.map((name) => [name, ''])), locked: [] } as never

const draw = (birthday: string, brand: { minAgeBirthday: number; timeZone: string }) =>
  screen.draw(
    <ProfileStep profile={profile} changed={{ birthday }} onChange={() => undefined} avatar={null} />,
    siteWith([], brand),
  )

test('[VA-80] a birthday is judged by the age and the calendar of the brand, and the message names that age', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T20:00:00Z'), toFake: ['Date'] })
  const { asked } = openPlatform({ [save]: refusal('too_young', { field: 'birthday', age: 19 }) })
  const brand = { minAgeBirthday: 18, timeZone: 'America/New_York' }
  await draw('2008-05-02', brand)
  await screen.press('Save changes')
  expect(screen.errorOf('birthday')).toMatch(/^You must be at least 18 years old/)
  expect(asked).toEqual([])
  await screen.speak('MY')
  expect(screen.errorOf('birthday')).toMatch(/[က-႟].*18/)
  await screen.speak('EN')
  await draw('2008-05-02', { ...brand, timeZone: 'Asia/Yangon' })
  await screen.press('Save changes')
  await screen.until(() => expect(screen.errorOf('birthday')).toMatch(/^You must be at least 19 years old/))
  expect(asked.filter(({ to }) => to === save)).toHaveLength(1)
})
