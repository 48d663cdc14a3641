import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { setMiniGame, useMiniGame } from '../../play/miniGame.ts'
import FloatingBar from './FloatingBar.tsx'
import { closeQuick, openQuick } from './quickOpen.ts'

const screen = openScreen()
const gift = {
  ...{ bannerId: '1', groupName: 'w_topup_1', url: 'art/a@1x.webp', title: 'First gift', text: '' },
  ...{ linkageType: '', linkageTarget: '' },
}
const lanes = [
  {
    ...{ title: 'RNG', gameType: 'RNG' },
    cards: [
      {
        ...{ vassalage: 'kitelab', name: 'KiteLab', gameType: 'RNG' },
        ...{ accountTypeId: '1', isHot: 0, nodeId: 'kitelab' },
      },
    ],
  },
]

function Shown() {
  return (
    <>
      <FloatingBar />
      <output>{useMiniGame()}</output>
    </>
  )
}

afterEach(() =>
  act(async () => {
    closeQuick()
    setMiniGame('closed')
  }),
)

test('[FB-09] [FB-14] where a bar would cover the page nothing floats, and the sheet names gifts and the quick game', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as never,
  )
  openPlatform({
    'GET /wps/v2/banners': value([gift]),
    'GET /wps/v2/games/vendors': value({ lanes }),
  })
  const site = siteWith(['SITE_ACTIVITY_GIFT', 'SITE_MINI_GAME'], {
    resources: [],
    giftShow: 'never' as never,
  })
  await screen.draw(<Shown />, site)
  await act(() => new Promise<void>((done) => setTimeout(done, 30)))
  expect(document.querySelectorAll('button')).toHaveLength(0)
  await act(async () => openQuick())
  await screen.until(() => screen.buttonNamed(/gift/i))
  for (const name of ['Invite friends', 'Back to top']) expect(screen.buttonNamed(name)).toBeTruthy()
  await screen.until(() => screen.buttonNamed(/quick game/i))
  await screen.press(/quick game/i)
  expect(document.querySelector('output')?.textContent).toBe('asked')
  expect(document.querySelectorAll('button')).toHaveLength(0)
  await act(async () => openQuick())
  await screen.until(() => screen.buttonNamed(/gift/i))
  await screen.press(/gift/i)
  await screen.until(() => expect(screen.has('First gift')).toBe(true))
})
