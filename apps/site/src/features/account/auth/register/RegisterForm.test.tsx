import { expect, test } from 'vitest'
import { openPlatform, value } from '../../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../../testing/screen.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const screen = openScreen()
const rule = (change: object) => ({
  ...{ enabled: true, required: true, minLength: 4, maxLength: 12, acceptedPattern: '*', patternId: 'any' },
  ...change,
})
const names = () => [...document.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name)
const nothing = () => {}
const form = (visit: string) => (
  <RegisterForm key={visit} onEntered={nothing} onLogin={nothing} onTouched={nothing} />
)

test('[TR-20] [VA-20] the rules came with the start: the form follows them however often it opens, and asks for none', async () => {
  const { asked } = openPlatform({ 'GET /wps/v2/oauth/providers': value({ providers: [] }) })
  const registerRules = {
    username: rule({}),
    password: rule({}),
    line: rule({}),
    wechat: rule({ enabled: false }),
  }
  const site = siteWith(['REG_DIRECT', 'REG_USERNAME'], { registerRules } as never)
  for (const visit of ['first', 'second']) {
    await screen.draw(form(visit), site)
    await screen.until(() => expect(names()).toContain('line'))
    expect(names()).not.toContain('wechat')
    await screen.draw(null, site)
  }
  expect(asked.map(({ to }) => to).filter((to) => to.includes('settings'))).toEqual([])
})

test.each([
  ['[MD-03] [MD-04] [RG-01] both ways: two tabs', ['REG_USERNAME', 'REG_MOBILE', 'REG_SMS'], 2, 'username'],
  ['[MD-04] [RG-02] [EN-92] no way by number: no tab', ['REG_USERNAME', 'REG_SMS'], 0, 'username'],
  ['[MD-03] [EN-94] no way by name: no tab', ['REG_MOBILE', 'REG_SMS'], 0, 'mobileNum'],
])('%s', async (_, ways, tabs, first) => {
  openPlatform({ 'GET /wps/v2/oauth/providers': value({ providers: [] }) })
  await screen.draw(form('tabs'), siteWith(['REG_DIRECT', ...ways]))
  await screen.until(() => expect(names()).toContain(first))
  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(tabs)
  if (tabs === 0) return expect(names().includes('username')).toBe(first === 'username')
  await screen.choose(1)
  await screen.until(() => expect(names()).toContain('mobileNum'))
})
