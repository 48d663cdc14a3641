import { act } from 'react'
import { expect, test } from 'vitest'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { PlayPrivacy } from './PlayPrivacy.tsx'

const screen = openScreen()

test('a member hides the own play from agents above, and the tick follows what the platform says', async () => {
  const { asked } = openPlatform({
    'GET /wps/v2/play/privacy': value({ isHidden: false }),
    'POST /wps/v2/play/privacy': value({ isHidden: true }),
  })
  await screen.draw(<PlayPrivacy />)
  await screen.until(() => expect(screen.fieldNamed('play-hidden').checked).toBe(false))
  await act(async () => screen.fieldNamed('play-hidden').click())
  await screen.until(() =>
    expect(asked.at(-1)).toEqual({ to: 'POST /wps/v2/play/privacy', body: { isHidden: true } }),
  )
  await screen.until(() => expect(screen.fieldNamed('play-hidden').checked).toBe(true))
})
