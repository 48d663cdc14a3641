import { expect, test } from 'vitest'
import { unusedTexts } from './texts.ts'

const en = {
  auth: { log_in: 'Log in', tries_one: '{{count}} try', tries_other: '{{count}} tries' },
  errors: { network: 'No network' },
}
const problems = (findings: readonly { problem: string }[]) => findings.map(({ problem }) => problem)

test('a key that no program names is found; templates use their whole feature', () => {
  const path = 'apps/site/src/features/account/auth/login.tsx'
  expect(problems(unusedTexts([{ path, text: "text('auth.log_in')" }], en))).toEqual([
    'auth.tries is used nowhere',
    'errors.network is used nowhere',
  ])
  const all = "text('auth.log_in'); text('auth.tries', { count }); text(`errors.${code}`)"
  expect(unusedTexts([{ path, text: all }], en)).toEqual([])
})

test('being named in a test is no use', () => {
  expect(
    unusedTexts([{ path: 'apps/site/src/a.test.tsx', text: "'auth.log_in'" }], { auth: { log_in: 'x' } }),
  ).toHaveLength(1)
})
