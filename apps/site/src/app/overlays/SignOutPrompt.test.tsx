import { expect, test } from 'vitest'
import { beginSession, currentToken } from '../../shared/session/session.ts'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen } from '../../testing/screen.tsx'
import SignOutPrompt from './SignOutPrompt.tsx'
import { askSignOut, useSignOutAsked } from './signOut.ts'

const screen = openScreen()
const logout = 'DELETE /wps/v2/auth/session'

function Prompt() {
  return useSignOutAsked() ? <SignOutPrompt /> : null
}

async function ask() {
  const platform = openPlatform({ [logout]: value(null) })
  sessionStorage.setItem('merchantCode', 'demommk')
  sessionStorage.setItem('isAgent', '0')
  beginSession('a-token')
  history.replaceState(null, '', '/records')
  askSignOut()
  await screen.draw(<Prompt />)
  return platform
}

test('[ER-03] [ER-04] [ER-05] [TR-08] signing out asks first, by its title and its text, and can be cancelled', async () => {
  const { asked } = await ask()
  const prompt = document.querySelector('[role="alertdialog"]')
  expect(prompt?.querySelector('h2')?.textContent).toBe('Please confirm')
  expect(prompt?.textContent).toContain('Do you want to sign out?')
  await screen.press('Cancel')
  expect(document.querySelector('[role="alertdialog"]')).toBeNull()
  expect([asked, currentToken()]).toEqual([[], 'a-token'])
})

test('[TR-09] [TR-10] [TR-11] [TR-12] confirmed, the platform is told, nothing but the merchant stays, and home is shown', async () => {
  const { asked } = await ask()
  await screen.press('Sign out')
  await screen.until(() => expect(currentToken()).toBeNull())
  expect(asked.map(({ to }) => to)).toEqual([logout])
  expect({ ...sessionStorage }).toEqual({ merchantCode: 'demommk' })
  expect(location.pathname).toBe('/')
})
