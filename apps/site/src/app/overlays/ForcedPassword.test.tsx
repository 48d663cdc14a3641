import { exportJWK, generateKeyPair } from 'jose'
import { act, Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useMember } from '../../features/account/member/index.ts'
import { goTo, usePlace } from '../../shared/address/navigation.ts'
import { beginSession, endSession } from '../../shared/session/session.ts'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen, siteWith } from '../../testing/screen.tsx'
import { passwordIsDue, useDuePassword } from '../start/entered.ts'
import ForcedPassword from './ForcedPassword.tsx'

const screen = openScreen()
const { publicKey } = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true })
const me = 'GET /wps/v2/members/me'
const answers = {
  [me]: value({
    ...{ id: '7', account: 'myaaye', nickname: 'Mya', type: 0, toUpline: false, vipRank: 0 },
    ...{ clubLabel: { labelName: 'VIP 0' }, memberLabel: [], language: null, avatar: null },
  }),
  'GET /wps/v2/security/challenge': value({
    ...{ kid: 'k', nonce: 'n', exp: 1 },
    jwk: await exportJWK(publicKey),
  }),
  'POST /wps/v2/members/me/password': value({ token: 'another' }),
}
const rule = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 16,
  acceptedPattern: '*',
  patternId: 'any',
}

function Shown() {
  const due = useDuePassword()
  useMember()
  return (
    <>
      <output>{usePlace().pathname}</output>
      <Suspense>{due && <ForcedPassword {...due} />}</Suspense>
    </>
  )
}

afterEach(() =>
  act(async () => {
    endSession('signed-out')
    goTo('/')
  }),
)

test('[TR-01] [TR-02] [TR-03] [MD-06] after the change who it is is asked anew, the window is gone, and home is shown', async () => {
  const { asked } = openPlatform(answers)
  const questions = () => asked.filter(({ to }) => to === me).length
  await act(async () => beginSession('a-token'))
  await screen.draw(<Shown />, siteWith([], { registerRules: { password: rule } }))
  await act(async () => {
    goTo('/help')
    passwordIsDue()
  })
  await screen.until(() => expect(questions()).toBe(1))
  await screen.until(() => screen.fieldNamed('newPassword'))
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  for (const [name, typed] of [
    ['oldPassword', 'Mango2026'],
    ['newPassword', 'Durian2026'],
    ['confirmNewPassword', 'Durian2026'],
  ] as const)
    await screen.type(name, typed)
  expect([document.querySelector('output')?.textContent, questions()]).toEqual(['/help', 1])
  await screen.press('Change password')
  await screen.until(() => expect(questions()).toBe(2))
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  expect(document.querySelector('output')?.textContent).toBe('/')
})
