import { expect, test } from 'vitest'
import { openPlatform, value } from '../../../../testing/platform.ts'
import { openScreen } from '../../../../testing/screen.tsx'
import { ForgotEmail } from './ForgotEmail.tsx'

const screen = openScreen()
const send = 'POST /wps/v2/password/email'

test('[VA-14] [VA-15] [VA-16] [VA-72] an empty name and a broken address are told below their fields', async () => {
  const { asked } = openPlatform({ [send]: value(null) })
  await screen.draw(<ForgotEmail typed={null} />)
  await screen.press('Send the link')
  expect([screen.errorOf('username'), screen.errorOf('email')]).toEqual([
    expect.stringContaining('Please fill in this field'),
    'Please fill in this field',
  ])
  await screen.type('email', 'a@')
  await screen.press('Send the link')
  expect(screen.errorOf('email')).toBe('Email format is incorrect')
  expect(asked).toEqual([])
})

test('[ER-16] whether name and address exist is not told: the answer is one for all, and says what it means', async () => {
  openPlatform({ [send]: value(null) })
  await screen.draw(<ForgotEmail typed={null} />)
  await screen.type('username', 'nobody1')
  await screen.type('email', 'nobody@tea.example')
  await screen.press('Send the link')
  await screen.until(() => expect(screen.has('Look into your mailbox')).toBe(true))
  expect(screen.has('If the username or the email does not exist, nothing comes.')).toBe(true)
})
